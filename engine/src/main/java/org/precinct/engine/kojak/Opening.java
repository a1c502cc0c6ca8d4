package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;

/** Setup (4). */
final class Opening {
  private Opening() {}

  static KojakState deal(Board board, Cards cards, KojakOptions options, int seats, Chance chance) {
    Pile traps = whole(cards.traps().size()).shuffled(chance);
    Pile missions = whole(cards.missions().size()).shuffled(chance);
    Cars cars = Cars.NONE;
    for (int seat = 0; seat < seats; seat++) {
      cars = cars.with(seat, 1, board.centrePark()).with(seat, 2, board.centrePark());
    }
    List<Event> news = new ArrayList<>();
    int first = first(seats, chance, news);
    return new KojakState(
        options,
        Phase.ROLL,
        0,
        1,
        1,
        first,
        first,
        false,
        0,
        List.of(),
        cars,
        Criminals.START,
        Collections.nCopies(seats, Detective.NEW),
        traps,
        KojakState.NO_CARD,
        0,
        missions,
        Seats.NONE,
        List.of(),
        Optional.empty(),
        Collections.unmodifiableList(news),
        Optional.empty());
  }

  /** The highest roll begins; those who tie for it roll again until one is left (4.6). */
  private static int first(int seats, Chance chance, List<Event> news) {
    Seats rolling = Seats.first(seats);
    while (rolling.size() > 1) {
      int highest = 0;
      Seats best = Seats.NONE;
      for (Seat seat : rolling) {
        int roll = chance.die();
        news.add(News.roll(Kind.START_ROLL, seat.number(), roll));
        if (roll > highest) best = Seats.NONE;
        highest = Math.max(highest, roll);
        if (roll == highest) best = best.with(seat);
      }
      rolling = best;
    }
    int first = rolling.lowest().number();
    news.add(News.of(Kind.FIRST_PLAYER, first));
    return first;
  }

  private static Pile whole(int size) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < size; card++) cards.add(card);
    return Pile.of(cards);
  }
}
