package org.precinct.engine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Something that the rules do not allow, with what to tell the one who tried.
 *
 * <p>Goes to that one only. Without a stack trace: being refused is ordinary.
 */
public abstract sealed class Refusal extends Exception permits IllegalAction, IllegalSetup {
  private static final long serialVersionUID = 1L;

  private final String rule;
  private final String key;
  private final transient Map<String, String> args;

  Refusal(String rule, String key, String[] args) {
    super(rule + ": " + key, null, false, false);
    this.rule = rule;
    this.key = key;
    Map<String, String> map = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) map.put(args[i], args[i + 1]);
    this.args = Collections.unmodifiableMap(map);
  }

  /** The rule that forbids it, as the rules text numbers it: {@code R13}, {@code 6.5}. */
  public final String rule() {
    return rule;
  }

  /** The text that explains it. */
  public final String key() {
    return key;
  }

  /** What to put into the text's placeholders. */
  public final Map<String, String> args() {
    return args;
  }

  /** The explanation in a player's language. */
  public final String explain(Texts texts, Language language) {
    return texts.format(language, key, args);
  }
}
