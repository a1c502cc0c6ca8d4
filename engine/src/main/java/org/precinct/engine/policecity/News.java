package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.proto.Dice;
import org.precinct.engine.policecity.proto.Event;

/** Makes events. All of them are public: nobody is ever told another player's secret (5). */
final class News {
  private static final List<List<Integer>> MEMBERS = new ArrayList<>();

  static {
    for (int mask = 0; mask < 1 << City.MEMBERS; mask++) MEMBERS.add(membersOf(mask));
  }

  private News() {}

  static Event.Builder of(Event.Kind kind) {
    return new Event.Builder().kind(kind);
  }

  static Event.Builder of(Event.Kind kind, int seat) {
    return of(kind).seat(seat);
  }

  static List<Integer> list(int... numbers) {
    List<Integer> list = new ArrayList<>(numbers.length);
    for (int number : numbers) list.add(number);
    return list;
  }

  /** The set bits of a mask of members, slots or gains, which count from 1 in messages. */
  static List<Integer> members(int mask) {
    return mask < MEMBERS.size() ? MEMBERS.get(mask) : membersOf(mask);
  }

  private static List<Integer> membersOf(int mask) {
    List<Integer> list = new ArrayList<>();
    for (int left = mask; left != 0; left &= left - 1) {
      list.add(1 + Integer.numberOfTrailingZeros(left));
    }
    // A list of one message is taken over by others without being copied.
    return new Dice(list).dice;
  }
}
