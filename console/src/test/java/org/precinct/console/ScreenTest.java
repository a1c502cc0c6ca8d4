package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.builtins.ScreenTerminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.TestedTitles;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.engine.Language;

/**
 * Every game on a terminal of 80 by 24 that can be drawn on, as jline's own virtual one shows it.
 */
public final class ScreenTest {
  private static final int WIDTH = 80;
  private static final int HEIGHT = 24;

  private static final Titles TITLES = TestedTitles.ALL;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  /** Looks at each screen before it types. */
  private static final class Reader implements Rehearsal.Person {
    private final ScreenTerminal terminal = new ScreenTerminal(WIDTH, HEIGHT);
    private final Rehearsal.Person hands;
    private final List<String> screens = new ArrayList<>();
    private int drawn;

    Reader(Rehearsal.Person hands) {
      this.hands = hands;
    }

    @Override
    public String type(String all, String fresh) {
      terminal.write(all.substring(drawn));
      drawn = all.length();
      String screen = terminal.toString();
      screens.add(screen);
      return hands.type(screen, screen);
    }
  }

  private List<String> play(String game, Language language, String... setup) {
    List<String> told = new ArrayList<>();
    told.add("" + (1 + TITLES.all().indexOf(TITLES.find(game).get())));
    told.addAll(List.of(setup));
    told.add("");
    Reader reader = new Reader(new Dice(7, told.toArray(new String[0])));
    Rehearsal rehearsal =
        new Rehearsal(folder.getRoot().toPath(), "xterm-256color", reader)
            .playing(TITLES)
            .with("NO_COLOR", game.length() % 2 == 0 ? "1" : "");
    int code = Main.run(rehearsal.surroundings(), "--fast", "--lang", language.code());
    assertWithMessage(rehearsal.err()).that(code).isEqualTo(0);
    boolean colours = rehearsal.written().contains("\u001b[31;1m");
    assertThat(colours).isEqualTo(game.length() % 2 != 0);
    return reader.screens.subList(told.size(), reader.screens.size());
  }

  /**
   * @param setup what is typed to change the number of players and the like
   */
  private void everyScreenFits(String game, String... setup) {
    for (Language language : Language.values()) {
      String title = TITLES.find(game).get().name(language).toLowerCase(Locale.ROOT);
      List<String> screens = play(game, language, setup);
      assertThat(screens.size()).isAtLeast(5);
      for (String screen : screens.subList(0, screens.size() - 1)) {
        // Nothing has been pushed out at the top: the bar with the game's name is still there.
        assertWithMessage(screen)
            .that(screen.split("\n")[0].toLowerCase(Locale.ROOT))
            .contains(title);
      }
    }
  }

  @Test
  public void aSmallWindowSaysSoAndKeepsTheChoices() {
    List<String> pages = new ArrayList<>();
    Dice hands = new Dice(7, "3", "", "1", "q");
    Rehearsal.Person person =
        (all, fresh) -> {
          pages.add(fresh.substring(fresh.lastIndexOf("\u001b[2J") + 4));
          return hands.type(all, fresh);
        };
    Rehearsal small =
        new Rehearsal(folder.getRoot().toPath(), "xterm-256color", person)
            .sized(60, 16)
            .with("NO_COLOR", "1");
    assertThat(Main.run(small.surroundings(), "--fast")).isEqualTo(0);
    assertThat(pages).hasSize(4);
    for (String page : pages) {
      String[] lines = page.split("\r?\n");
      assertThat(lines[0]).startsWith("This window is small");
      assertThat(lines.length).isAtMost(16);
      for (String line : lines) assertWithMessage(page).that(line.length()).isAtMost(60);
    }
    assertThat(pages.get(2)).contains(" 1 Roll the die");
  }

  @Test
  public void theSignsAreExplained() {
    for (Title<?, ?, ?, ?> title : TITLES.all()) {
      int number = 1 + TITLES.all().indexOf(title);
      Dice hands = new Dice(7, "" + number, "", "?", "q");
      // The rules of the moment come first, and may fill a page and more.
      Reader reader =
          new Reader(
              (all, fresh) ->
                  fresh.contains("Entrée : suite · q : retour") ? "" : hands.type(all, fresh));
      Rehearsal rehearsal =
          new Rehearsal(folder.getRoot().toPath(), "xterm-256color", reader)
              .playing(TITLES)
              .with("NO_COLOR", "1");
      assertThat(Main.run(rehearsal.surroundings(), "--fast", "--lang", "fr")).isEqualTo(0);
      assertThat(rehearsal.written()).contains("Ce que montre l’écran");
      // The game goes on where it was; then it is left, and the last screen offers another one.
      String game = reader.screens.get(reader.screens.size() - 2);
      assertThat(game).contains("Ana (vous)");
      assertThat(game).doesNotContain("en pause");
    }
  }

  @Test
  public void everyGameFits() {
    for (Title<?, ?, ?, ?> title : TITLES.all()) everyScreenFits(title.id());
  }

  @Test
  public void largeTablesFit() {
    for (Title<?, ?, ?, ?> title : TITLES.all()) {
      everyScreenFits(title.id(), "2", "" + title.game().info().maxSeats());
    }
  }

  @Test
  public void theLargestBoardFits() {
    everyScreenFits("police-city", "2", "6", "5", "2", "4", "3");
  }
}
