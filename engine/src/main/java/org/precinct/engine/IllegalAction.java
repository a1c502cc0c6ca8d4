package org.precinct.engine;

/** An action that the rules do not allow now. The state is as it was. */
public final class IllegalAction extends Refusal {
  private static final long serialVersionUID = 1L;

  /**
   * @param rule the rule that forbids it
   * @param key the text that explains it
   * @param args names and values of the text's placeholders, in turn
   */
  public IllegalAction(String rule, String key, String... args) {
    super(rule, key, args);
  }
}
