package org.precinct.engine.kojak.kit;

import java.util.List;
import java.util.Locale;

/**
 * The colour of a file, its criminal and its district; of cars, by seat. The order is that of 2.
 */
public enum Colour {
  RED("bank"),
  YELLOW("city_hall"),
  BLUE("club"),
  GREEN("hotel");

  public static final List<Colour> ALL = List.of(values());

  private final String district;

  Colour(String district) {
    this.district = district;
  }

  /** The id of the district in the data files. */
  public String district() {
    return district;
  }

  /** The id of the colour in the data files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Colour of(org.precinct.engine.kojak.proto.Colour message) {
    return ALL.get(message.getValue() - 1);
  }

  /** The colour of a seat's cars. */
  public static Colour ofSeat(int seat) {
    return ALL.get(seat);
  }

  public org.precinct.engine.kojak.proto.Colour message() {
    return org.precinct.engine.kojak.proto.Colour.fromValue(ordinal() + 1);
  }
}
