package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.jline.terminal.Terminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.Silent;

/** Leaving, coming back, looking again, checking. */
public final class SavesTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Rehearsal run(Rehearsal.Person person, String... args) {
    Rehearsal rehearsal = new Rehearsal(path(), Terminal.TYPE_DUMB, person);
    int code = Main.run(rehearsal.surroundings(), args);
    if (code != 0) throw new AssertionError(rehearsal.err() + rehearsal.written());
    return rehearsal;
  }

  private Path path() {
    return folder.getRoot().toPath();
  }

  private String save() {
    File[] files = path().resolve("precinct/saves").toFile().listFiles();
    for (File file : files) {
      if (file.getName().endsWith(".precinct")) return file.getName().replace(".precinct", "");
    }
    throw new AssertionError("nothing was saved");
  }

  @Test
  public void aGameIsLeftAndTakenUpAgain() {
    Rehearsal before = run(new Dice(3, "3", "4", "2", "", "1", "1", "1", "q"), "--fast");
    assertThat(before.written()).contains("“./precinct resume” goes on");
    assertThat(save()).isEqualTo("kojak-20240714-200000");
    Rehearsal left = run(new Dice(4, "1", "1", "q"), "resume", "--fast");
    assertThat(left.written()).contains("Ana (you)");
    // The first screen offers it as well.
    Rehearsal after = run(new Dice(5, "5"), "--fast");
    assertThat(after.written()).contains("Go on with Kojak (kojak-20240714-200000)");
    assertThat(after.written()).contains("played the whole game again");
    Rehearsal verified = Silent.in(path());
    assertThat(Main.run(verified.surroundings(), "verify", save())).isEqualTo(0);
    assertThat(verified.out()).contains("played the whole game again");
    Rehearsal over = Silent.in(path());
    assertThat(Main.run(over.surroundings(), "resume", save())).isEqualTo(2);
    assertThat(over.err()).contains("is over");
  }

  @Test
  public void aGameIsShownAgainWithAnybodysEyesOnlyWhenItIsOver() {
    run(new Dice(3, "1", "", "1", "1", "q"), "--fast");
    Rehearsal secret = Silent.in(path());
    assertThat(Main.run(secret.surroundings(), "replay", save(), "--as", "2")).isEqualTo(2);
    assertThat(secret.err()).contains("choose from 0, 1.");
    Rehearsal own = run(new Dice(1, "", "v 3", "v 0", "dance", "q"), "replay", save(), "--as", "1");
    assertThat(own.written()).contains("Ana (you)");
    assertThat(own.written()).contains("other people’s secrets stay theirs");
    assertThat(own.written()).contains("“dance” means nothing here");
    Rehearsal unfinished = Silent.in(path());
    assertThat(Main.run(unfinished.surroundings(), "verify", save())).isEqualTo(2);
    assertThat(unfinished.err()).contains("is not over");
    Rehearsal board = run(new Dice(1, "", "", "b", "3", "q"), "replay", save());
    assertThat(board.written()).contains("the public board");
    run(new Dice(3), "resume", "--fast");
    Rehearsal all =
        run(new Dice(1, "", "v 2", "", "v 0", "9999", ""), "replay", save(), "--as", "1");
    assertThat(all.written()).contains("(Honest)");
    assertThat(all.written()).contains("Game over");
  }

  @Test
  public void aSaveIsItsOwnersAlone() throws Exception {
    run(new Dice(3, "3", "4", "2", "", "1", "1", "1", "q"), "--fast");
    Path file = path().resolve("precinct/saves/" + save() + ".precinct");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  public void theGoodPartOfADamagedSaveCanBePlayedOn() throws Exception {
    run(new Dice(3, "3", "4", "2", "", "1", "1", "1", "q"), "--fast");
    String name = save();
    Path file = path().resolve("precinct/saves/" + name + ".precinct");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 120] ^= 1;
    Files.write(file, bytes);
    Rehearsal refused = Silent.in(path());
    assertThat(Main.run(refused.surroundings(), "resume", name)).isEqualTo(2);
    assertThat(refused.err()).contains("--good-part");
    Rehearsal after = run(new Dice(5), "resume", name, "--good-part", "--fast");
    assertThat(after.written()).contains("Ana (you)");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @Test
  public void thoseOfOneTerminalKeepTheirSecretsFromEachOther() {
    Rehearsal.Person hands = new Dice(2, "", "1", "", "q");
    run(hands, "pass", "good", "--players", "Ana,Ben", "--fast");
    Rehearsal replay = run(new Dice(1, "", "v 2", "", "q"), "replay", save(), "--as", "1");
    String seen = replay.written();
    assertThat(seen.indexOf("Hand over to Ana")).isLessThan(seen.indexOf("Ana (you)"));
    int handed = seen.indexOf("Hand over to Ben");
    assertThat(handed).isGreaterThan(0);
    assertThat(seen.indexOf("Ben (you)")).isGreaterThan(handed);
    assertThat(seen.substring(handed)).doesNotContain("Ana (you)");
  }

  @Test
  public void someoneWithoutTheirKeepsakeGetsTheirSeatBack() {
    run(new Dice(3, "3", "4", "2", "", "1", "1", "q"), "--fast");
    assertThat(path().resolve("precinct/seats/" + save()).toFile().delete()).isTrue();
    Rehearsal after = run(new Dice(5), "resume", "--fast");
    assertThat(after.written()).contains("Ana (you)");
    // Those who were away cannot check what was shown before; the game itself is still checked.
    assertThat(after.written()).contains("Another game?");
  }
}
