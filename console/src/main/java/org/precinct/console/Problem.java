package org.precinct.console;

import java.util.Arrays;
import java.util.List;

/**
 * Something that the person at the terminal has to know and can do something about. Shown as one
 * sentence; the program then ends with code 2.
 */
public final class Problem extends Exception {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient List<String> args;

  /**
   * @param key a text of {@link org.precinct.console.text.Words}
   * @param args names and values of its placeholders, in turn
   */
  public Problem(String key, String... args) {
    super(key + " " + Arrays.toString(args), null, false, false);
    this.key = key;
    this.args = List.of(args);
  }

  public String key() {
    return key;
  }

  public String[] args() {
    return args.toArray(new String[0]);
  }
}
