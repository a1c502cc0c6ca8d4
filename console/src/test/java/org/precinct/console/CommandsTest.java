package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.Silent;
import org.precinct.console.kit.TestedTitles;
import org.precinct.console.show.Title;
import org.precinct.engine.Language;

/** Commands that answer by themselves. */
public final class CommandsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private String out(String... args) {
    Rehearsal rehearsal = Silent.in(folder.getRoot().toPath()).playing(TestedTitles.ALL);
    assertThat(Main.run(rehearsal.surroundings(), args)).isEqualTo(0);
    assertThat(rehearsal.err()).isEmpty();
    return rehearsal.out() + rehearsal.written();
  }

  @Test
  public void listsEveryGameInBothLanguages() {
    for (Language language : Language.values()) {
      String text = out("games", "--lang", language.code());
      for (Title<?, ?, ?, ?> title : TestedTitles.ALL.all()) {
        assertThat(text).contains(title.name(language));
        String line = title.game().texts().get(language, "game.line");
        assertThat(text.replaceAll("\\s+", " ")).contains(line);
      }
      for (String line : text.split("\n")) assertThat(line.length()).isAtMost(80);
    }
  }

  @Test
  public void helpsInBothLanguages() {
    assertThat(out("--help")).contains("Opens a table for phones");
    assertThat(out("--lang", "fr", "--help")).contains("Ouvre une table pour les téléphones");
    assertThat(out("simulate", "--help", "--lang", "fr")).contains("Combien de parties");
    assertThat(out("--version")).startsWith("precinct ");
  }

  @Test
  public void showsAndSearchesTheRules() {
    assertThat(out("rules", "kojak")).contains("The chase");
    assertThat(out("rules", "kojak", "--lang", "fr")).contains("La poursuite");
    String found = out("rules", "cop", "taser");
    assertThat(found).contains("- Taser: On your turn");
    assertThat(found).doesNotContain("Coffee");
    assertThat(out("rules", "police", "--lang", "fr", "helicoptere")).contains("Hélicoptère");
  }

  @Test
  public void simulatesTheSameOnAnyNumberOfThreads() {
    String one =
        out("simulate", "kojak", "--games", "40", "--json", "--threads", "1", "--bots", "3");
    String four =
        out("simulate", "kojak", "--games", "40", "--json", "--threads", "4", "--bots", "3");
    assertThat(four).isEqualTo(one);
    assertThat(one).contains("\"games\": 40");
    assertThat(one).contains("\"seats\": 3");
    String text = out("simulate", "good", "--games", "20", "--lang", "fr");
    assertThat(text).contains("20 parties de 4 robots");
    assertThat(text).contains("Honnêtes");
    assertThat(text).containsMatch("Le Caïd est tombé +\\d+ +\\d+,\\d %");
  }

  @Test
  public void writesEveryGameOfBotsOfAllLevels() throws Exception {
    Path csv = folder.getRoot().toPath().resolve("games.csv");
    Path json = folder.getRoot().toPath().resolve("games.jsonl");
    String bots = "hard,normal,easy";
    out("simulate", "pennies", "--json", "--games", "30", "--bots", bots, "--each", "" + csv);
    List<String> lines = Files.readAllLines(csv);
    assertThat(lines).hasSize(31);
    assertThat(lines.get(0))
        .isEqualTo("game,steps,cause,side,winners,bot1,bot2,bot3,place1,place2,place3");
    assertThat(lines.get(1)).matches("1,\\d+,ROUNDS,,[123 ]+,hard,normal,easy,[12],[12],[12]");
    long won = lines.stream().filter(line -> line.matches("\\d+,\\d+,ROUNDS,,1[ ,].*")).count();
    assertThat(won).isGreaterThan(10);
    for (int i = 1; i < lines.size(); i++) assertThat(lines.get(i)).startsWith(i + ",");
    out("simulate", "pennies", "--json", "--games", "30", "--bots", bots, "--each", "" + json);
    assertThat(Files.readAllLines(json)).hasSize(30);
    assertThat(Files.readAllLines(json).get(29))
        .containsMatch(
            "^\\{\"game\": 30, .*\"bots\": \\[\"hard\", \"normal\", \"easy\"\\], \"places\"");
    byte[] before = Files.readAllBytes(csv);
    String threads = "--threads=3";
    out("simulate", "pennies", "--json", "--games=30", "--bots", bots, "--each", "" + csv, threads);
    assertThat(Files.readAllBytes(csv)).isEqualTo(before);
    String text = out("simulate", "kojak", "--games", "5", "--bots", "normal,easy");
    assertThat(text).contains("Seat 1, normal");
    assertThat(text).contains("Seat 2, easy");
  }

  @Test
  public void everyStepThatIsWaitedForShowsSomethingNew() {
    List<String> screens = new ArrayList<>();
    Rehearsal.Person person =
        (all, fresh) -> {
          screens.add(fresh.strip());
          return screens.size() == 12 ? "q" : "";
        };
    Rehearsal rehearsal = new Rehearsal(folder.getRoot().toPath(), "dumb", person);
    int code = Main.run(rehearsal.surroundings(), "watch", "good", "--step", "--seed", "7");
    assertThat(code).isEqualTo(0);
    for (int i = 1; i < screens.size(); i++) {
      assertThat(screens.get(i)).isNotEqualTo(screens.get(i - 1));
    }
  }

  @Test
  public void theSameSeedShowsTheSameGame() {
    String first =
        out("watch", "bleus", "--bots", "2", "--seed", "x", "--pace", "0", "-o", "target=8");
    String again =
        out("watch", "bleus", "--bots", "2", "--seed", "x", "--pace", "0", "-o", "target=8");
    String other =
        out("watch", "bleus", "--bots", "2", "--seed", "y", "--pace", "0", "-o", "target=8");
    assertThat(again).isEqualTo(first);
    assertThat(other).isNotEqualTo(first);
    assertThat(first).contains("Allez les Bleus!");
    assertThat(out("watch", "city", "--seed", "x", "--pace", "0")).contains("Round 1");
  }
}
