package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import org.jline.terminal.Terminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;

/**
 * Every game from the first screen to its end, in both languages, by somebody who picks at random.
 */
public final class PlayTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Rehearsal play(String lang, String... told) {
    Rehearsal rehearsal =
        new Rehearsal(folder.getRoot().toPath(), Terminal.TYPE_DUMB, new Dice(1, told));
    int code = Main.run(rehearsal.surroundings(), "--fast", "--lang", lang);
    if (code != 0) throw new AssertionError(rehearsal.err() + rehearsal.written());
    return rehearsal;
  }

  @Test
  public void kojak() {
    assertThat(play("en", "3", "4", "2", "").written()).contains("played the whole game again");
    assertThat(play("fr", "3", "4", "2", "").written()).contains("rejoué toute la partie");
  }

  @Test
  public void goodCopBadCop() {
    assertThat(play("en", "1", "").written()).contains("played the whole game again");
    assertThat(play("fr", "1", "").written()).contains("rejoué toute la partie");
  }

  @Test
  public void policeCity() {
    assertThat(play("en", "2", "").written()).contains("played the whole game again");
    assertThat(play("fr", "2", "").written()).contains("rejoué toute la partie");
  }

  @Test
  public void allezLesBleus() {
    assertThat(play("en", "4", "4", "2", "").written()).contains("played the whole game again");
    assertThat(play("fr", "4", "4", "2", "").written()).contains("rejoué toute la partie");
  }
}
