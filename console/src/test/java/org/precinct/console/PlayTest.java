package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.terminal.Terminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.TestedTitles;
import org.precinct.console.show.Title;
import org.precinct.engine.Language;
import org.precinct.engine.kit.Kits;

/** Every game to its end, in both languages, by two who pick at random and pass the keyboard. */
@RunWith(Parameterized.class)
public final class PlayTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final String game;

  public PlayTest(String game) {
    this.game = game;
  }

  @Parameters(name = "{0}")
  public static List<String> ids() {
    return TestedTitles.ALL.all().stream().map(Title::id).collect(Collectors.toList());
  }

  private String play(Language language) {
    Rehearsal rehearsal =
        new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, new Dice(1))
            .playing(TestedTitles.ALL);
    List<String> args = new ArrayList<>(List.of("pass", game, "--players", "Ana,Ben", "--fast"));
    args.addAll(List.of("--lang", language.code()));
    Kits.find(game)
        .orElseThrow()
        .brief()
        .forEach((option, value) -> args.addAll(List.of("-o", option + "=" + value)));
    int code = Main.run(rehearsal.surroundings(), args.toArray(new String[0]));
    if (code != 0) throw new AssertionError(rehearsal.err() + rehearsal.written());
    return rehearsal.written();
  }

  @Test
  public void aGameIsPlayedToItsEndInBothLanguages() {
    assertThat(play(Language.ENGLISH)).contains("played the whole game again");
    assertThat(play(Language.FRENCH)).contains("rejoué toute la partie");
  }
}
