package org.precinct.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a lobby needs to know of a game. Its name is the text {@code game.title}, a line of
 * character {@code game.line}.
 *
 * @param id the game's name in files and commands, such as {@code kojak}
 * @param rulesVersion rises when the same steps would give another game; old saves are told by it
 * @param minutes the shortest and the longest ordinary game, as {@code "20-35"}
 * @param absentAfterMillis a phone gone for that long makes its seat absent
 */
public record GameInfo(
    String id,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    String minutes,
    int absentAfterMillis,
    List<Option> options) {

  public GameInfo {
    options = List.copyOf(options);
  }

  /** The option of that id. */
  public Option option(String optionId) {
    for (Option option : options) if (option.id().equals(optionId)) return option;
    throw new IllegalArgumentException(id + " has no option " + optionId);
  }

  /** The setup with every option that it leaves out at its standard value. */
  public Setup complete(Setup setup) throws IllegalSetup {
    if (setup.seats() < minSeats) {
      throw new IllegalSetup(
          "1", "setup.too_few", "seats", "" + setup.seats(), "min", "" + minSeats);
    }
    if (setup.seats() > maxSeats) {
      throw new IllegalSetup(
          "1", "setup.too_many", "seats", "" + setup.seats(), "max", "" + maxSeats);
    }
    Map<String, String> all = new TreeMap<>();
    for (Option option : options) {
      String value = setup.options().getOrDefault(option.id(), option.standard());
      if (!option.allows(value, setup.seats())) {
        throw new IllegalSetup("3", "setup.bad_value", "option", option.id(), "value", value);
      }
      all.put(option.id(), value);
    }
    for (String chosen : setup.options().keySet()) {
      if (!all.containsKey(chosen)) {
        throw new IllegalSetup("3", "setup.unknown_option", "option", chosen);
      }
    }
    return new Setup(setup.seats(), all);
  }
}
