package org.precinct.engine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How many play, and with which options. */
public record Setup(int seats, Map<String, String> options) {

  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /**
   * @param options ids and values, in turn
   */
  public static Setup of(int seats, String... options) {
    Map<String, String> map = new TreeMap<>();
    for (int i = 0; i < options.length; i += 2) map.put(options[i], options[i + 1]);
    return new Setup(seats, map);
  }

  /** The value of an option of a setup that {@link GameInfo#complete} has returned. */
  public String option(String id) {
    String value = options.get(id);
    if (value == null) throw new IllegalArgumentException("no option " + id);
    return value;
  }

  /** The same for an option whose values are numbers. */
  public int number(String id) {
    return Integer.parseInt(option(id));
  }

  /** The same for an option that is {@code on} or {@code off}. */
  public boolean on(String id) {
    return option(id).equalsIgnoreCase("on");
  }
}
