package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.precinct.engine.Game;
import org.precinct.engine.GameCharacter;
import org.precinct.table.proto.Room;

/** Who is which character of the game, in the lobby. */
final class Casting {
  private static final Pattern CHOICE = Pattern.compile("c (\\d{1,2})");

  private Casting() {}

  /** The name of each chair's character; empty if nobody has chosen. */
  static List<String> names(Console console, Room room) {
    List<String> names = new ArrayList<>();
    List<String> wishes = room.chairs.stream().map(chair -> chair.character).toList();
    for (Game<?, ?, ?, ?> game : game(console, room)) {
      for (GameCharacter one : game.info().cast(wishes)) names.add(name(console, game, one));
    }
    return names;
  }

  /** All that can be chosen, by number; empty if the game has no characters. */
  static String list(Console console, Room room) {
    List<String> all = new ArrayList<>();
    for (Game<?, ?, ?, ?> game : game(console, room)) {
      for (GameCharacter one : game.info().characters()) {
        all.add((all.size() + 1) + " " + name(console, game, one));
      }
    }
    return all.isEmpty() ? "" : console.say("lobby.characters", "list", String.join(", ", all));
  }

  /**
   * Makes a member's first chair the character of the number that was typed.
   *
   * @param cast given the chair and the character
   * @return whether that was typed
   */
  static boolean typed(
      Console console, Room room, int member, String line, BiConsumer<Integer, String> cast) {
    Matcher choice = CHOICE.matcher(line);
    if (!choice.matches()) return false;
    int wanted = Integer.parseInt(choice.group(1)) - 1;
    for (Game<?, ?, ?, ?> game : game(console, room)) {
      List<GameCharacter> all = game.info().characters();
      if (wanted < 0 || wanted >= all.size()) continue;
      for (int chair = 0; chair < room.chairs.size(); chair++) {
        if (room.chairs.get(chair).owner != member) continue;
        cast.accept(chair, all.get(wanted).id());
        return true;
      }
    }
    return false;
  }

  private static List<Game<?, ?, ?, ?>> game(Console console, Room room) {
    return console.titles().game(room.rules).stream().toList();
  }

  private static String name(Console console, Game<?, ?, ?, ?> game, GameCharacter one) {
    return game.texts().get(console.words().language(), one.key());
  }
}
