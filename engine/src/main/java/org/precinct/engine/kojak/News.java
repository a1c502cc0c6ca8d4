package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Event.Kind;

/** The events that players are told of. */
final class News {
  private News() {}

  static Event of(Kind kind) {
    return new Event.Builder().kind(kind).build();
  }

  static Event of(Kind kind, int seat) {
    return new Event.Builder().kind(kind).seat(seat).build();
  }

  static Event roll(Kind kind, int seat, int number) {
    return new Event.Builder().kind(kind).seat(seat).number(number).build();
  }

  static Event card(Kind kind, int seat, int card) {
    return new Event.Builder().kind(kind).seat(seat).card(card).build();
  }

  static Event file(Kind kind, int seat, Colour colour) {
    return new Event.Builder().kind(kind).seat(seat).colour(colour.message()).build();
  }

  static Event moved(Drive drive) {
    return new Event.Builder().kind(Kind.MOVED).seat(drive.seat).drive(drive).build();
  }

  static Event criminal(Colour colour, int from, int to) {
    return new Event.Builder()
        .kind(Kind.CRIMINAL)
        .colour(colour.message())
        .number(from)
        .to(to)
        .build();
  }

  static Event seats(Kind kind, Seats seats) {
    List<Integer> numbers = new ArrayList<>();
    for (Seat seat : seats) numbers.add(seat.number());
    return new Event.Builder().kind(kind).seats(numbers).build();
  }
}
