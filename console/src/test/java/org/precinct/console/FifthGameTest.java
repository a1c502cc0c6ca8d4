package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.engine.Game;
import org.precinct.engine.Games;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;
import org.precinct.seat.SeatedGames;

/**
 * Another game touches few files, and CONTRIBUTING lists them.
 *
 * <p>Those are the files that list games: in main sources all that name more than one, in tests
 * those that name every one. What names fewer belongs to a game or takes it as an example.
 */
public final class FifthGameTest {
  private static final int MOST = 8;
  private static final Path ROOT = Path.of("..");
  private static final List<String> MODULES =
      List.of("engine", "seat", "table", "console", "screens", "desktop", "app");
  private static final Pattern LISTED = Pattern.compile("(?m)^\\d\\. `([^`]+)`");
  private static final Pattern COMMENT =
      Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//.*$|<!--.*?-->", Pattern.DOTALL);

  @Test
  public void contributingListsTheFilesThatAnotherGameTouches() throws IOException {
    String page = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
    String section = page.substring(page.indexOf("## Adding a game"));
    Set<String> listed = new TreeSet<>();
    for (Matcher m = LISTED.matcher(section); m.find(); ) listed.add(m.group(1));
    assertThat(touched()).isEqualTo(listed);
    assertThat(listed.size()).isAtMost(MOST);
  }

  @Test
  public void everyRegistryHasTheGamesOfTheHouse() {
    List<String> house =
        Games.all().stream().map(game -> game.info().id()).collect(Collectors.toList());
    assertThat(Kits.house().stream().map(kit -> kit.game().info().id()).toList()).isEqualTo(house);
    assertThat(SeatedGames.all().stream().map(one -> one.game().info().id()).toList())
        .isEqualTo(house);
    assertThat(Titles.HOUSE.all().stream().map(Title::id).toList()).isEqualTo(house);
    assertThat(Kits.all().stream().map(Kit::game).toList()).hasSize(house.size() + 1);
  }

  /** {@code ?: GameFace.byId("kojak")}, {@code orElse(new KojakGame())} and the like. */
  @Test
  public void noGameStandsInForAnotherOne() throws IOException {
    String names =
        Games.all().stream()
            .map(game -> folder(game) + "|" + game.info().id())
            .collect(Collectors.joining("|"));
    Pattern standIn =
        Pattern.compile(
            "(\\?:|\\belse\\b|orElse\\w*\\(|[dD]efault\\w*\\W)[^;\\n]{0,60}\\b\\w*(?i:"
                + names
                + ")");
    assertThat(standIn.matcher("face(id) ?: KojakTabletop.face").find()).isTrue();
    assertThat(standIn.matcher("find(id).orElse(new PoliceCity())").find()).isTrue();
    for (String module : MODULES) {
      for (Path file : sources(module)) {
        String path = ROOT.relativize(file).toString().replace('\\', '/');
        if (!path.contains("/src/main/") || isOwn(path)) continue;
        String text = COMMENT.matcher(Files.readString(file)).replaceAll("");
        assertWithMessage(path).that(text).doesNotContainMatch(standIn);
      }
    }
  }

  private static Set<String> touched() throws IOException {
    Set<String> touched = new TreeSet<>();
    int read = 0;
    for (String module : MODULES) {
      for (Path file : sources(module)) {
        read++;
        String path = ROOT.relativize(file).toString().replace('\\', '/');
        String text = COMMENT.matcher(Files.readString(file)).replaceAll("");
        int named = 0;
        for (Game<?, ?, ?, ?> game : Games.all()) if (names(text, game)) named++;
        boolean list = named >= (path.contains("/src/main/") ? 2 : Games.all().size());
        if (list && !isOwn(path)) touched.add(path);
      }
    }
    assertWithMessage("files read").that(read).isAtLeast(500);
    return touched;
  }

  private static List<Path> sources(String module) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(ROOT.resolve(module).resolve("src"))) {
      for (Path file : all.collect(Collectors.toList())) {
        if (file.toString().matches(".*\\.(java|kt|csv|xml|proto|gradle)")) files.add(file);
      }
    }
    Path build = ROOT.resolve(module).resolve("build.gradle");
    if (Files.exists(build)) files.add(build);
    return files;
  }

  /** By its class, its package or its id. */
  private static boolean names(String text, Game<?, ?, ?, ?> game) {
    String type = game.getClass().getSimpleName();
    String id = game.info().id();
    String folder = folder(game);
    String word = "\\b" + type + "\\b|[.\"/_]" + folder + "[.\"/_]|(?<![\\w-])" + id + "(?![\\w-])";
    return Pattern.compile(word).matcher(text).find();
  }

  /** In a folder of the game's, or called after it. */
  private static boolean isOwn(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1).replaceFirst("^(strings|game)_", "");
    String lower = name.toLowerCase(Locale.ROOT);
    for (Game<?, ?, ?, ?> game : Games.all()) {
      if (path.contains("/" + folder(game) + "/") || lower.startsWith(folder(game))) return true;
      for (String part : game.info().id().split("-")) {
        if (part.length() > 3 && lower.startsWith(part)) return true;
      }
    }
    return false;
  }

  private static String folder(Game<?, ?, ?, ?> game) {
    String name = game.getClass().getPackageName();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
