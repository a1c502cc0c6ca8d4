package org.precinct.engine;

import java.util.List;

/**
 * Something that the host may choose before a game.
 *
 * <p>Its texts are {@code option.ID}, {@code option.ID.help} and, for each value that is a word,
 * {@code option.ID.VALUE}.
 *
 * @param values the allowed values, the standard one first
 * @param seats a seat's number is allowed as well
 * @param least with {@code most}: any whole number between them is allowed as well, and {@code
 *     values} are proposals; both 0: no such numbers
 * @param only empty, or {@code "OTHER_ID=VALUE"}: this option has a meaning only then
 */
public record Option(
    String id, List<String> values, boolean seats, int least, int most, String only) {

  /** The value that stands for a player picked by chance. */
  public static final String RANDOM = "RANDOM";

  public Option {
    values = List.copyOf(values);
  }

  /** One of several values, the standard one first. */
  public static Option of(String id, String... values) {
    return new Option(id, List.of(values), false, 0, 0, "");
  }

  /** Any whole number within bounds; some are proposed, the standard one first. */
  public static Option number(String id, int least, int most, String... proposed) {
    return new Option(id, List.of(proposed), false, least, most, "");
  }

  /** {@link #RANDOM}, or a seat's number. */
  public static Option seat(String id) {
    return new Option(id, List.of(RANDOM), true, 0, 0, "");
  }

  /** The same option with a meaning only while another one has a certain value. */
  public Option onlyWith(String other, String value) {
    return new Option(id, values, seats, least, most, other + "=" + value);
  }

  public String standard() {
    return values.get(0);
  }

  /** Whether any number within bounds may be chosen. */
  public boolean isNumber() {
    return most > 0;
  }

  private boolean isWithin(int number) {
    return number >= least && number <= most;
  }

  /** Whether this value may be chosen at a table of that many seats. */
  public boolean allows(String value, int seatCount) {
    if (values.contains(value)) return true;
    if (isNumber()) return value.matches("[1-9]\\d{0,4}") && isWithin(Integer.parseInt(value));
    return seats && value.matches("\\d{1,2}") && Integer.parseInt(value) < seatCount;
  }
}
