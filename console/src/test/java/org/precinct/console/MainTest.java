package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.precinct.engine.Games;
import org.precinct.engine.Language;

public final class MainTest {
  private final PrintStream realOut = System.out;
  private final PrintStream realErr = System.err;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Before
  public void listen() {
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @After
  public void restore() {
    System.setOut(realOut);
    System.setErr(realErr);
  }

  @Test
  public void listsEveryGameInBothLanguages() {
    for (Language language : Language.values()) {
      out.reset();
      assertThat(Main.run("--lang", language.code())).isEqualTo(0);
      String text = out.toString(StandardCharsets.UTF_8);
      Games.all()
          .forEach(game -> assertThat(text).contains(game.texts().get(language, "game.title")));
    }
  }

  @Test
  public void tellsOneGame() {
    assertThat(Main.run("--lang", "en", "good-cop-bad-cop")).isEqualTo(0);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("4–8 players");
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("Kojak");
  }

  @Test
  public void anUnknownGameIsOneSentence() {
    assertThat(Main.run("--lang", "fr", "poker")).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("Le jeu « poker » n’existe pas.");
  }

  @Test
  public void anUnknownLanguageIsOneSentence() {
    assertThat(Main.run("--lang", "de")).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("There is no language 'de'");
  }
}
