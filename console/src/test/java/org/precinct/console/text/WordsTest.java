package org.precinct.console.text;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;
import org.precinct.engine.Language;

public final class WordsTest {
  private static final Pattern KEY =
      Pattern.compile("(?:say|get|typed|Problem)\\(\\s*\"([a-z]+\\.[a-z_0-9.]+)\"");
  private static final Pattern COUNTED = Pattern.compile("count\\(\\s*\"([a-z]+\\.[a-z_.]+\\.)\"");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z]+\\.[a-z_0-9.]*)\"");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-z_]+\\}");

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  private static List<String> all(Pattern pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) found.add(matcher.group(matcher.groupCount()));
    return found;
  }

  @Test
  public void everyTextThatIsSaidExists() throws IOException {
    for (String key : all(KEY, sources())) {
      if (key.startsWith("game.") || key.startsWith("option.") || key.endsWith(".")) continue;
      assertWithMessage(key).that(Words.texts().has(key)).isTrue();
    }
  }

  @Test
  public void whatIsCountedHasOneAndMany() throws IOException {
    List<String> counted = all(COUNTED, sources());
    assertThat(counted).isNotEmpty();
    for (String key : counted) {
      assertWithMessage(key).that(Words.texts().has(key + "one")).isTrue();
      assertWithMessage(key).that(Words.texts().has(key + "many")).isTrue();
    }
    Words english = new Words(Language.ENGLISH);
    assertThat(english.count("city.ranks.", 1)).isEqualTo("1 rank");
    assertThat(english.count("city.ranks.", 0)).isEqualTo("0 ranks");
    assertThat(new Words(Language.FRENCH).count("city.ranks.", 0)).isEqualTo("0 grade");
  }

  @Test
  public void everyTextIsSaidSomewhere() throws IOException {
    Set<String> literals = new TreeSet<>(all(LITERAL, sources()));
    for (String key : Words.texts().keys()) {
      if (key.startsWith("help.")) continue;
      boolean said =
          literals.contains(key)
              || literals.stream().anyMatch(one -> one.endsWith(".") && key.startsWith(one));
      assertWithMessage(key).that(said).isTrue();
    }
  }

  @Test
  public void bothLanguagesHaveTheSamePlaceholders() {
    for (String key : Words.texts().keys()) {
      Set<String> english = placeholders(key, Language.ENGLISH);
      assertWithMessage(key).that(placeholders(key, Language.FRENCH)).isEqualTo(english);
    }
  }

  private static Set<String> placeholders(String key, Language language) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = PLACEHOLDER.matcher(Words.texts().get(language, key));
    while (matcher.find()) found.add(matcher.group());
    return found;
  }

  @Test
  public void everyProblemSaysWhatToDo() {
    for (String key : Words.texts().keys()) {
      if (!key.startsWith("error.")) continue;
      for (Language language : Language.values()) {
        String text = Words.texts().get(language, key);
        // The fault first, then the way out: a semicolon, a colon or a second sentence between.
        assertWithMessage(key).that(text).containsMatch("[;:.] ?\\S|\\{why\\}");
      }
    }
    assertThat(new Words(Language.FRENCH).typed("typed.yes")).contains("oui");
  }
}
