package org.precinct.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.precinct.engine.Language;

/** Everything the table says exists in every language. */
public final class WordingTest {

  @Test
  public void everyKeyInTheSourceHasATextAndEveryTextIsUsed() throws IOException {
    Set<String> used = new TreeSet<>();
    Pattern key = Pattern.compile("\"((?:table|save|fair)\\.[a-z_]+)\"");
    List<Path> sources;
    try (Stream<Path> all = Files.walk(new File("src/main/java").toPath())) {
      sources = all.filter(path -> path.toString().endsWith(".java")).collect(Collectors.toList());
    }
    for (Path source : sources) {
      String text = new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
      for (Matcher found = key.matcher(text); found.find(); ) used.add(found.group(1));
    }
    assertThat(used).isEqualTo(Wording.texts().keys());
  }

  @Test
  public void placeholdersAreTheSameInAllLanguages() {
    for (String key : Wording.texts().keys()) {
      assertWithMessage(key)
          .that(placeholders(key, Language.FRENCH))
          .isEqualTo(placeholders(key, Language.ENGLISH));
    }
  }

  private static Set<String> placeholders(String key, Language language) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile("\\{\\w+\\}").matcher(Wording.texts().get(language, key));
    while (matcher.find()) found.add(matcher.group());
    return found;
  }

  @Test
  public void aKeyThatThisBuildDoesNotKnowIsShownAsItIs() {
    assertThat(Wording.text(Wording.notice("table.of_the_future"), Language.ENGLISH))
        .isEqualTo("table.of_the_future");
    assertThat(Wording.text(Wording.refused("action.stale"), "no game", Language.FRENCH))
        .startsWith("La situation");
    assertThat(Wording.text(Wording.notice("table.full"), Language.ENGLISH))
        .isEqualTo("The table is full.");
  }
}
