package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.Games;

/** One word, one thing; and a page for every package. */
public final class HouseTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern MAIN =
      Pattern.compile(
          "\\w+/src/(main|android|desktop|google|without)/(java|kotlin)/(org/precinct/.*)/([^/]+)");
  private static final Pattern TYPE =
      Pattern.compile(
          "(?m)^(?:@\\w+(?:\\([^)]*\\))? +)*(?:[a-z-]+ +)*"
              + "(?:class|interface|enum|record|object|typealias) +([A-Z]\\w*)");
  private static final Pattern SAMPLE = Pattern.compile("<pre>.*?</pre>", Pattern.DOTALL);
  private static final Pattern SENTENCE = Pattern.compile("[.!?](?=\\s)");
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  /**
   * Games may share names: each has its own State, Board and Draft. So may what is written twice
   * for two machines, of which one is compiled, in the same package.
   */
  @Test
  public void noTwoTypesShareAName() throws IOException {
    String games =
        Games.all().stream().map(HouseTest::folder).collect(Collectors.joining("|", ".*/(", ").*"));
    Map<String, Set<String>> packages = new TreeMap<>();
    for (Matcher file : files()) {
      String where = file.group(3).matches(games) ? "games" : file.group(3);
      String text = COMMENT.matcher(Files.readString(ROOT.resolve(file.group()))).replaceAll("");
      for (Matcher type = TYPE.matcher(text); type.find(); ) {
        packages.computeIfAbsent(type.group(1), name -> new TreeSet<>()).add(where);
      }
    }
    assertThat(packages.size()).isAtLeast(600);
    packages.values().removeIf(of -> of.size() < 2);
    assertWithMessage("%s", packages).that(packages).isEmpty();
  }

  /** One to five sentences; what is longer belongs to a type. */
  @Test
  public void pagesAreShort() throws IOException {
    Map<String, Integer> others = new TreeMap<>();
    for (Matcher file : files()) {
      if (!file.group(4).equals("package-info.java")) continue;
      String page = Files.readString(ROOT.resolve(file.group()));
      page = page.substring(0, page.indexOf("*/"));
      String prose = SAMPLE.matcher(page).replaceAll("").replaceAll("\\{@\\w+ [^}]*}", "it");
      int sentences = (int) SENTENCE.matcher(prose).results().count();
      if (sentences < 1 || sentences > 5) others.put(file.group(), sentences);
    }
    assertWithMessage("%s", others).that(others).isEmpty();
  }

  /** A package that app and screens share has one page for both. */
  @Test
  public void everyPackageHasAPage() throws IOException {
    Map<String, Integer> pages = new TreeMap<>();
    for (Matcher file : files()) {
      pages.merge(file.group(3), file.group(4).equals("package-info.java") ? 1 : 0, Integer::sum);
    }
    assertThat(pages.size()).isAtLeast(60);
    pages.values().removeIf(number -> number == 1);
    assertWithMessage("%s", pages).that(pages).isEmpty();
  }

  /** Main sources of all modules: their package and name. */
  private static List<Matcher> files() throws IOException {
    List<Matcher> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path module : modules.filter(one -> Files.isDirectory(one.resolve("src"))).toList()) {
        try (Stream<Path> files = Files.walk(module.resolve("src"))) {
          for (Path file : files.filter(one -> one.toString().matches(".*\\.(java|kt)")).toList()) {
            Matcher main = MAIN.matcher(ROOT.relativize(file).toString().replace('\\', '/'));
            if (main.matches()) found.add(main);
          }
        }
      }
    }
    return found;
  }

  private static String folder(Game<?, ?, ?, ?> game) {
    String name = game.getClass().getPackageName();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
