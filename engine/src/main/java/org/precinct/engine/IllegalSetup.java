package org.precinct.engine;

/** Options or seats with which a game cannot be dealt. */
public final class IllegalSetup extends Refusal {
  private static final long serialVersionUID = 1L;

  /**
   * @param rule the rule that forbids it
   * @param key the text that explains it
   * @param args names and values of the text's placeholders, in turn
   */
  public IllegalSetup(String rule, String key, String... args) {
    super(rule, key, args);
  }
}
