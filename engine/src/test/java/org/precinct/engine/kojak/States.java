package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Phase;

/** Changes single components of a state. */
final class States {
  private final KojakState of;
  private KojakOptions options;
  private Phase phase;
  private int turn;
  private int round;
  private int first;
  private int current;
  private int roll;
  private List<Move> moves;
  private Cars cars;
  private Criminals criminals;
  private List<Detective> detectives;
  private Pile traps;
  private int trap;
  private int putBack;
  private Pile missions;
  private Seats racers;
  private List<Arrest> arrests;

  private States(KojakState state) {
    of = state;
    options = state.options();
    phase = state.phase();
    turn = state.turn();
    round = state.round();
    first = state.first();
    current = state.current();
    roll = state.roll();
    moves = state.moves();
    cars = state.cars();
    criminals = state.criminals();
    detectives = new ArrayList<>(state.detectives());
    traps = state.traps();
    trap = state.trap();
    putBack = state.putBack();
    missions = state.missions();
    racers = state.racers();
    arrests = new ArrayList<>(state.arrests());
  }

  static States with(KojakState state) {
    return new States(state);
  }

  States first(int seat) {
    first = seat;
    return this;
  }

  States current(int seat) {
    current = seat;
    return this;
  }

  States round(int value) {
    round = value;
    return this;
  }

  /** Rolled, with the legal moves still to be worked out. */
  States roll(int value) {
    roll = value;
    return this;
  }

  States moves(List<Move> value) {
    moves = value;
    phase = Phase.MOVE;
    return this;
  }

  States car(int seat, int car, int square) {
    cars = cars.with(seat, car, square);
    return this;
  }

  States criminal(Colour colour, int space) {
    criminals = criminals.with(colour, space);
    return this;
  }

  States arrested(Colour colour, int seat) {
    criminals = criminals.with(colour, Circle.ARRESTED);
    arrests.add(new Arrest.Builder().colour(colour.message()).seat(seat).build());
    detectives.set(seat, detectives.get(seat).withOneMoreArrest());
    return this;
  }

  States detective(int seat, Detective detective) {
    detectives.set(seat, detective);
    return this;
  }

  States traps(Pile pile) {
    traps = pile;
    return this;
  }

  States missions(Pile pile) {
    missions = pile;
    return this;
  }

  States racers(Seats seats) {
    racers = seats;
    return this;
  }

  Detective detective(int seat) {
    return detectives.get(seat);
  }

  KojakState build() {
    return new KojakState(
        options,
        phase,
        of.seq(),
        turn,
        round,
        first,
        current,
        of.moved(),
        roll,
        moves,
        cars,
        criminals,
        List.copyOf(detectives),
        traps,
        trap,
        putBack,
        missions,
        racers,
        List.copyOf(arrests),
        of.last(),
        of.news(),
        of.outcome());
  }
}
