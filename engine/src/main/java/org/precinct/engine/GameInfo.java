package org.precinct.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a lobby needs to know of a game. Its name is the text {@code game.title}, a line of
 * character {@code game.line}.
 *
 * @param id the game's name in files and commands, such as {@code kojak}
 * @param rulesVersion rises when the same steps would give another game; old saves are told by it
 * @param minutes the shortest and the longest ordinary game, as {@code "20-35"}
 * @param absentAfterMillis a phone gone for that long makes its seat absent
 * @param characters whom players may be; none, or at least one for each seat
 */
public record GameInfo(
    String id,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    String minutes,
    int absentAfterMillis,
    List<Option> options,
    List<GameCharacter> characters) {

  public GameInfo {
    options = List.copyOf(options);
    characters = List.copyOf(characters);
    if (!characters.isEmpty() && characters.size() < maxSeats) {
      throw new IllegalArgumentException(id + " has characters for some seats only");
    }
  }

  /** A game without characters. */
  public GameInfo(
      String id,
      int rulesVersion,
      int minSeats,
      int maxSeats,
      String minutes,
      int absentAfterMillis,
      List<Option> options) {
    this(id, rulesVersion, minSeats, maxSeats, minutes, absentAfterMillis, options, List.of());
  }

  /** The character of that id. */
  public Optional<GameCharacter> character(String characterId) {
    return characters.stream().filter(one -> one.id().equals(characterId)).findFirst();
  }

  /**
   * Who is whom, once anybody has chosen: each seat the character it wishes to be, unless a seat
   * before it is that one; the others what is left, in order. Empty if nobody has chosen, or if
   * there are not enough characters.
   *
   * @param wishes the id of a character for each seat; anything else is no wish
   */
  public List<GameCharacter> cast(List<String> wishes) {
    if (characters.size() < wishes.size()) return List.of();
    if (wishes.stream().noneMatch(wish -> character(wish).isPresent())) return List.of();
    List<GameCharacter> left = new ArrayList<>(characters);
    List<Optional<GameCharacter>> wished = new ArrayList<>();
    for (String wish : wishes) wished.add(character(wish).filter(left::remove));
    List<GameCharacter> cast = new ArrayList<>();
    for (Optional<GameCharacter> one : wished)
      cast.add(one.isPresent() ? one.get() : left.remove(0));
    return cast;
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
