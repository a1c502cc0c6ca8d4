package org.precinct.app;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Both languages say the same things. */
public class StringsTest {
  private static final Path SCREENS = Path.of("../screens/src/main");
  private static final Pattern ARGUMENT = Pattern.compile("%(\\d\\$)?[a-z]");

  private static final Pattern USE =
      Pattern.compile("(?:R\\.(?:string|plurals)\\.|@string/)(\\w+)");

  private final Map<String, String> english = read("values");
  private final Map<String, String> french = read("values-fr");

  @Test
  public void everythingIsTranslated() {
    assertThat(french.keySet()).isEqualTo(english.keySet());
  }

  @Test
  public void argumentsAreTheSame() {
    english.forEach(
        (name, text) ->
            assertWithMessage(name)
                .that(
                    ARGUMENT
                        .matcher(french.get(name))
                        .results()
                        .map(m -> m.group())
                        .sorted()
                        .toList())
                .isEqualTo(ARGUMENT.matcher(text).results().map(m -> m.group()).sorted().toList()));
  }

  @Test
  public void frenchPunctuationStaysWithItsWord() {
    french.forEach(
        (name, text) -> {
          assertWithMessage(name).that(text).doesNotContainMatch("[^\\u00A0][:;!?]");
          assertWithMessage(name).that(text).doesNotContain("'");
        });
  }

  @Test
  public void everythingIsUsed() throws IOException {
    Set<String> used = new TreeSet<>();
    for (Path sources : List.of(Path.of("src/main"), SCREENS)) {
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          if (!file.toString().matches(".*\\.(kt|java|xml)")) continue;
          USE.matcher(Files.readString(file)).results().forEach(use -> used.add(use.group(1)));
        }
      }
    }
    Set<String> unused = new TreeSet<>();
    for (String name : english.keySet()) unused.add(name.replaceFirst(" .*", ""));
    unused.removeAll(used);
    assertThat(unused).isEmpty();
  }

  private static Map<String, String> read(String folder) {
    Map<String, String> texts = new TreeMap<>();
    for (File file : SCREENS.resolve("res").resolve(folder).toFile().listFiles()) {
      if (file.getName().startsWith("strings")) read(file, texts);
    }
    return texts;
  }

  private static void read(File file, Map<String, String> texts) {
    try {
      Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file);
      for (String tag : List.of("string", "item")) {
        NodeList nodes = document.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
          Element text = (Element) nodes.item(i);
          if (text.getAttribute("translatable").equals("false")) continue;
          texts.put(name(text), text.getTextContent().replace("\\u00A0", "\u00A0"));
        }
      }
    } catch (Exception unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  /** A plural's forms are told apart by their quantity. */
  private static String name(Element text) {
    if (text.hasAttribute("name")) return text.getAttribute("name");
    return ((Element) text.getParentNode()).getAttribute("name")
        + " "
        + text.getAttribute("quantity");
  }
}
