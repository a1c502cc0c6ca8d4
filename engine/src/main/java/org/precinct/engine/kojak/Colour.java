package org.precinct.engine.kojak;

import java.util.List;
import java.util.Locale;

/**
 * The colour of a file, its criminal and its district; of cars, by seat. The order is that of 2.
 */
enum Colour {
  RED("bank"),
  YELLOW("city_hall"),
  BLUE("club"),
  GREEN("hotel");

  static final List<Colour> ALL = List.of(values());

  private final String district;

  Colour(String district) {
    this.district = district;
  }

  /** The id of the district in the data files. */
  String district() {
    return district;
  }

  /** The id of the colour in the data files. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  org.precinct.engine.kojak.proto.Colour message() {
    return org.precinct.engine.kojak.proto.Colour.fromValue(ordinal() + 1);
  }
}
