package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.proto.Event;

/** Makes events. All of them are public: nobody is ever told another player's secret (5). */
final class News {
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
}
