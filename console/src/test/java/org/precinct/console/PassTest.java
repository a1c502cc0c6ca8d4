package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.builtins.ScreenTerminal;
import org.jline.terminal.Terminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;

/** Several people at one terminal. */
public final class PassTest {
  private static final Pattern HAND_OVER = Pattern.compile("Hand over to (\\w+), then");

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private String play(String game, String... more) {
    Rehearsal.Person hands = new Dice(2);
    Rehearsal.Person person =
        (all, fresh) -> fresh.contains("Hand over to") ? "" : hands.type(all, fresh);
    Rehearsal rehearsal = new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, person);
    String[] args = new String[3 + more.length];
    args[0] = "pass";
    args[1] = game;
    args[2] = "--fast";
    System.arraycopy(more, 0, args, 3, more.length);
    int code = Main.run(rehearsal.surroundings(), args);
    assertWithMessage(rehearsal.err()).that(code).isEqualTo(0);
    return rehearsal.written();
  }

  @Test
  public void nobodySeesAnotherOnesCards() {
    String written = play("good-cop-bad-cop", "--players", "Ana,Ben,Cem", "--bots", "1");
    assertThat(written).contains("played the whole game again");
    Matcher turns = HAND_OVER.matcher(written);
    int from = 0;
    String holder = "";
    int count = 0;
    while (turns.find()) {
      if (count > 0) {
        String seen = written.substring(from, turns.start());
        for (String other : new String[] {"Ana", "Ben", "Cem"}) {
          if (!other.equals(holder)) assertThat(seen).doesNotContain(other + " (you)");
        }
      }
      holder = turns.group(1);
      from = turns.end();
      count++;
    }
    assertThat(count).isGreaterThan(5);
  }

  @Test
  public void whoLeavesTakesTheirSecretsAlong() {
    Rehearsal drawn =
        new Rehearsal(folder.getRoot().toPath(), "xterm-256color", new Dice(1, "", "q"));
    assertThat(Main.run(drawn.surroundings(), "pass", "good", "--players", " ,Ana,Ben"))
        .isEqualTo(0);
    assertThat(drawn.written()).contains("Ana (you)");
    ScreenTerminal last = new ScreenTerminal(80, 24);
    last.write(drawn.written());
    assertThat(last.toString()).contains("“./precinct resume” goes on");
    assertThat(last.toString()).doesNotContain("Ana");
    Rehearsal lines = new Rehearsal(folder.getRoot().toPath(), "dumb", new Dice(1, "", "q"));
    assertThat(Main.run(lines.surroundings(), "pass", "good", "--players", "Ana,Ben")).isEqualTo(0);
    assertThat(lines.written()).containsMatch("(?s)Ana \\(you\\).*\n{24}Saved as");
  }

  @Test
  public void policeCityIsPlacedInTurns() {
    String written =
        play("police-city", "--players", "Ana,Ben", "--bots", "1", "-o", "length=short");
    assertThat(written).contains("place one die or hold back the rest");
    assertThat(written).contains("played the whole game again");
  }
}
