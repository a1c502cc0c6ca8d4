package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
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
  public void oneQuestionIsForAllWhoCouldReact() {
    Dice dice = new Dice(3);
    int[] asked = {0};
    int[] taken = {0};
    Rehearsal.Person person =
        (all, fresh) -> {
          if (fresh.contains("Hand over to")) return "";
          if (!fresh.contains("Does anybody use Equipment?")) return dice.type(all, fresh);
          assertThat(fresh).contains("1 Nobody: go on");
          assertThat(fresh.substring(fresh.lastIndexOf("Does anybody"))).doesNotContain("(you)");
          asked[0]++;
          // Some take the keyboard, and the others let the moment pass.
          return asked[0] % 5 == 0 && taken[0]++ < 10 ? "2" : "1";
        };
    Rehearsal rehearsal = new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, person);
    String[] args = {"pass", "good", "--fast", "--players", "Ana,Ben,Cem,Dia"};
    int code = Main.run(rehearsal.surroundings(), args);
    assertWithMessage(rehearsal.err()).that(code).isEqualTo(0);
    assertThat(rehearsal.written()).contains("played the whole game again");
    assertThat(asked[0]).isGreaterThan(5);
    assertThat(taken[0]).isGreaterThan(0);
  }

  @Test
  public void whoeverHoldsEquipmentCanAskForTheTerminalUnasked() {
    Dice dice = new Dice(3);
    int[] offered = {0};
    String[] taker = {""};
    List<String> given = new ArrayList<>();
    Rehearsal.Person person =
        (all, fresh) -> {
          String last = fresh.substring(Math.max(0, fresh.lastIndexOf("Hand over to")));
          if (!last.startsWith("Hand over to")) {
            return fresh.contains("Does anybody use Equipment?") ? "1" : dice.type(all, fresh);
          }
          Matcher next = HAND_OVER.matcher(last);
          assertThat(next.find()).isTrue();
          if (!taker[0].isEmpty()) {
            // Nobody else is named before whoever has asked for it has it.
            assertThat(next.group(1)).isEqualTo(taker[0]);
            assertThat(last).doesNotContain(": I do");
            given.add(taker[0]);
            taker[0] = "";
            return "";
          }
          Matcher label = Pattern.compile("1 (\\w+): I do").matcher(last);
          if (!label.find()) return "";
          // The board lies open, and nobody's own screen.
          assertThat(fresh).contains("Guns left:");
          assertThat(label.group(1)).isNotEqualTo(next.group(1));
          if (offered[0]++ % 4 != 0) return "";
          taker[0] = label.group(1);
          return "1";
        };
    Rehearsal rehearsal = new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, person);
    String[] args = {"pass", "good", "--fast", "--players", "Ana,Ben,Cem,Dia"};
    int code = Main.run(rehearsal.surroundings(), args);
    assertWithMessage(rehearsal.err()).that(code).isEqualTo(0);
    assertThat(rehearsal.written()).contains("played the whole game again");
    assertThat(offered[0]).isGreaterThan(5);
    assertThat(given.size()).isGreaterThan(1);
  }

  @Test
  public void theQuestionToAllIsAskedInFrenchToo() {
    Dice dice = new Dice(3);
    Rehearsal.Person person =
        (all, fresh) -> {
          if (fresh.contains("utilise-t-il un Équipement")) return "q";
          return fresh.contains("Passez le clavier") ? "" : dice.type(all, fresh);
        };
    Rehearsal french = new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, person);
    String[] args = {"--lang", "fr", "pass", "good", "--fast", "--players", "Ana,Ben,Cem,Dia"};
    assertThat(Main.run(french.surroundings(), args)).isEqualTo(0);
    assertThat(french.written()).contains("1 Personne : on continue");
    assertThat(french.written()).contains(" : moi");
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
