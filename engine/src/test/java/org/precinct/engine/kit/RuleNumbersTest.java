package org.precinct.engine.kit;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Every numbered ruling and test vector of the rules has a test of its number. */
@RunWith(Parameterized.class)
public final class RuleNumbersTest {
  private static final Path RULES = Path.of("../docs/rules");
  private static final Pattern IN_RULES =
      Pattern.compile("(?m)^[-*] (?:\\*\\*)?([RT]\\d+)(?:\\*\\*|\\.)");
  private static final Pattern IN_TESTS =
      Pattern.compile("@Test(?:\\([^)]*\\))?\\s+public void ([RT]\\d+)_");

  private static final Pattern LINK = Pattern.compile("]\\(([^):#]+)\\)");

  private final Kit<?, ?, ?, ?> kit;

  public RuleNumbersTest(String name, Kit<?, ?, ?, ?> kit) {
    this.kit = kit;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> kits() {
    return Kits.house().stream()
        .map(kit -> new Object[] {kit.game().info().id(), kit})
        .collect(Collectors.toList());
  }

  @Test
  public void everyNumberHasATest() throws IOException {
    TreeSet<String> rules = find(IN_RULES, read(RULES.resolve(kit.game().info().id() + ".md")));
    assertThat(rules.size()).isAtLeast(30);
    TreeSet<String> tests = new TreeSet<>();
    String folder = kit.getClass().getPackage().getName().replace('.', '/');
    try (Stream<Path> files = Files.walk(Path.of("src/test/java", folder))) {
      for (Path file : files.filter(Files::isRegularFile).collect(Collectors.toList())) {
        tests.addAll(find(IN_TESTS, read(file)));
      }
    }
    TreeSet<String> missing = new TreeSet<>(rules);
    missing.removeAll(tests);
    assertWithMessage("rules without a test").that(missing).isEmpty();
  }

  @Test
  public void theRulesLinkToTheDataThatTheEngineReads() throws IOException {
    TreeSet<String> links = find(LINK, read(RULES.resolve(kit.game().info().id() + ".md")));
    for (String link : links) {
      assertWithMessage(link).that(Files.exists(RULES.resolve(link))).isTrue();
    }
    String folder = kit.game().getClass().getPackage().getName().replace('.', '/');
    assertThat(links.stream().filter(link -> link.contains(folder)).count()).isAtLeast(1);
  }

  private static TreeSet<String> find(Pattern pattern, String text) {
    TreeSet<String> found = new TreeSet<>();
    for (Matcher m = pattern.matcher(text); m.find(); ) found.add(m.group(1));
    return found;
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }
}
