package org.precinct.console.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import org.precinct.console.Problem;
import org.precinct.engine.DataFile;
import org.precinct.engine.Language;
import org.precinct.engine.Texts;

/**
 * The console's own texts in one language. What belongs to a game or to the table is told by them.
 */
public record Words(Language language) {
  private static final Texts TEXTS =
      Texts.builder().addAll(DataFile.resource(Words.class, "console-terms.csv")).build();
  private static final String HELP = "help.";

  /** All texts in both languages. */
  public static Texts texts() {
    return TEXTS;
  }

  /** A text with its placeholders filled, their names and values in turn. */
  public String get(String key, String... args) {
    return TEXTS.format(language, key, args);
  }

  /**
   * A text about a number of things, which it calls {@code {count}}.
   *
   * @param key with a dot at its end; {@code one} or {@code many} is added
   */
  public String count(String key, int count, String... args) {
    boolean one = language == Language.FRENCH ? count <= 1 : count == 1;
    String text = get(key + (one ? "one" : "many"), args);
    return text.replace("{count}", "" + count);
  }

  public String get(Problem problem) {
    return get(problem.key(), problem.args());
  }

  /** Words that a player may type: the text's own, separated by spaces. */
  public List<String> typed(String key) {
    return List.of(get(key).split(" "));
  }

  /** The texts of {@code --help}, in the form in which picocli looks for them. */
  public ResourceBundle help() {
    return new ResourceBundle() {
      @Override
      protected Object handleGetObject(String key) {
        return TEXTS.has(HELP + key) ? get(HELP + key) : null;
      }

      @Override
      public Enumeration<String> getKeys() {
        List<String> keys = new ArrayList<>();
        for (String key : TEXTS.keys()) {
          if (key.startsWith(HELP)) keys.add(key.substring(HELP.length()));
        }
        return Collections.enumeration(keys);
      }
    };
  }
}
