package org.precinct.table.chaos;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Option;
import org.precinct.engine.kit.Kit;

/**
 * Who sits down to what: a game with options by chance, as far as they do not make it long.
 *
 * @param seats mostly as few as the game allows
 * @param phones devices with players
 * @param bots seats of nobody; what is left shares the first phone
 * @param board a device that only looks on
 */
record Occasion(int seats, int phones, int bots, boolean board, Map<String, String> options) {

  static Occasion of(Kit<?, ?, ?, ?> kit, Random random) {
    GameInfo game = kit.game().info();
    Map<String, String> options = new TreeMap<>();
    for (Option option : game.options()) {
      options.put(option.id(), option.values().get(random.nextInt(option.values().size())));
    }
    // Rules that make a game longer are too good to be left out always.
    Map<String, String> fixed = new TreeMap<>(kit.brief());
    if (fixed.size() > 1 && random.nextInt(16) == 0) {
      fixed.remove(List.copyOf(fixed.keySet()).get(random.nextInt(fixed.size())));
    }
    options.putAll(fixed);
    int more = random.nextInt(12) == 0 ? 1 : 0;
    int seats = Math.min(game.minSeats() + more, game.maxSeats());
    int phones = random.nextInt(3) == 0 ? 2 + random.nextInt(seats - 1) : 2;
    // They think before they move, and play on where chance would have ended the game.
    int bots = random.nextInt(6) == 0 ? random.nextInt(seats - phones + 1) : 0;
    return new Occasion(seats, phones, bots, random.nextInt(8) == 0, options);
  }
}
