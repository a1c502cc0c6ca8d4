package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;

/** The next state while the rules are still making it. Fields mean what they do in the state. */
final class NextState {
  final Board board;
  final Cards cards;
  final KojakOptions options;
  final int first;

  Phase phase;
  int turn;
  int round;
  int current;
  boolean moved;
  int roll;
  List<Move> moves;
  Cars cars;
  Criminals criminals;
  Pile traps;
  int trap;
  int putBack;
  Pile missions;
  Seats racers;
  List<Arrest> arrests;
  Optional<Drive> last;
  Optional<Outcome> outcome;

  private final int seq;
  private final List<Event> news = new ArrayList<>(4);
  private List<Detective> detectives;
  private boolean ownsDetectives;

  NextState(Board board, Cards cards, KojakState state) {
    this.board = board;
    this.cards = cards;
    options = state.options();
    seq = state.seq();
    phase = state.phase();
    turn = state.turn();
    round = state.round();
    first = state.first();
    current = state.current();
    moved = state.moved();
    roll = state.roll();
    moves = state.moves();
    cars = state.cars();
    criminals = state.criminals();
    detectives = state.detectives();
    traps = state.traps();
    trap = state.trap();
    putBack = state.putBack();
    missions = state.missions();
    racers = state.racers();
    arrests = state.arrests();
    last = state.last();
    outcome = state.outcome();
  }

  /** The state that has become of it; the draft is of no use afterwards. */
  KojakState finished() {
    return new KojakState(
        options,
        phase,
        seq + 1,
        turn,
        round,
        first,
        current,
        moved,
        roll,
        moves,
        cars,
        criminals,
        ownsDetectives ? Collections.unmodifiableList(detectives) : detectives,
        traps,
        trap,
        putBack,
        missions,
        racers,
        arrests,
        last,
        Collections.unmodifiableList(news),
        outcome);
  }

  int seats() {
    return detectives.size();
  }

  Detective detective(int seat) {
    return detectives.get(seat);
  }

  /** The detective whose turn it is. */
  Detective own() {
    return detectives.get(current);
  }

  void set(int seat, Detective detective) {
    if (!ownsDetectives) {
      detectives = new ArrayList<>(detectives);
      ownsDetectives = true;
    }
    detectives.set(seat, detective);
  }

  /** The file of the current detective, who has one. */
  Colour ownFile() {
    return cards.file(own().mission());
  }

  /** Where a car of the current detective stands. */
  int at(int car) {
    return cars.at(current, car);
  }

  /** Where the current detective's other car stands. */
  int atOther(int car) {
    return at(3 - car);
  }

  /** Street squares are full with two cars that go the same way, no matter whose (6.2, R6). */
  boolean isFull(int square) {
    return board.isStreet(square) && cars.on(square) >= 2;
  }

  boolean holds(int seat, Colour file) {
    Detective detective = detectives.get(seat);
    return detective.hasMission() && cards.file(detective.mission()) == file;
  }

  /** Whether a detective other than the current one has posted a warrant on that district. */
  boolean othersHunt(Colour file) {
    for (int seat = 0; seat < detectives.size(); seat++) {
      if (seat != current && detectives.get(seat).posted() && holds(seat, file)) return true;
    }
    return false;
  }

  /** Whether a detective other than the current one has that file. */
  boolean othersHold(Colour file) {
    for (int seat = 0; seat < detectives.size(); seat++) {
      if (seat != current && holds(seat, file)) return true;
    }
    return false;
  }

  boolean raceIsOn() {
    return !racers.isEmpty();
  }

  boolean isOver() {
    return phase == Phase.GAME_OVER;
  }

  void tell(Event event) {
    news.add(event);
  }
}
