package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;

/**
 * A state that a view may have been made of: all of it lies open but the order of the piles, which
 * is drawn (5).
 */
final class Guess {
  private Guess() {}

  static KojakState of(Board board, Cards cards, View view, Chance chance) {
    KojakOptions options = options(view.options);
    Cars cars = Cars.NONE;
    Criminals criminals = Criminals.START;
    List<Detective> detectives = new ArrayList<>();
    Seats racers = Seats.NONE;
    List<Integer> missions = upTo(cards.missions().size());
    for (int seat = 0; seat < view.detectives.size(); seat++) {
      org.precinct.engine.kojak.proto.Detective shown = view.detectives.get(seat);
      for (int i = 0; i < shown.cars.size(); i++) cars = cars.with(seat, 1 + i, shown.cars.get(i));
      if (shown.stage == Stage.RACE) racers = racers.with(seat);
      if (shown.mission != null) missions.remove(shown.mission);
      detectives.add(detective(shown));
    }
    for (Colour colour : Colour.ALL) {
      criminals = criminals.with(colour, view.spaces.get(colour.ordinal()));
    }
    List<Integer> traps = upTo(cards.traps().size());
    if (view.trap != null) traps.remove(view.trap);
    // Nobody who looks at the table knows how many cards have been put back since the last pass.
    int putBack = options.reshuffle() ? chance.below(traps.size()) : 0;
    KojakState state =
        new KojakState(
            options,
            view.phase,
            view.seq,
            view.turn,
            view.round,
            view.first,
            view.current,
            hasMoved(board, view),
            view.roll,
            List.of(),
            cars,
            criminals,
            Collections.unmodifiableList(detectives),
            Pile.of(traps).shuffled(chance),
            view.trap == null ? KojakState.NO_CARD : view.trap,
            putBack,
            missions(missions, view, chance),
            racers,
            view.arrests,
            Optional.ofNullable(view.last),
            List.of(),
            Optional.empty());
    return view.phase == Phase.MOVE ? withMoves(board, cards, state) : state;
  }

  private static List<Integer> upTo(int count) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < count; card++) cards.add(card);
    return cards;
  }

  private static Detective detective(org.precinct.engine.kojak.proto.Detective shown) {
    return new Detective(
        shown.stage,
        shown.lead,
        shown.mission == null ? Detective.NO_MISSION : shown.mission,
        shown.posted,
        shown.arrests,
        shown.misses_turn);
  }

  private static KojakOptions options(org.precinct.engine.kojak.proto.Options shown) {
    return new KojakOptions(
        shown.quick,
        shown.shared,
        shown.free_entry,
        shown.reshuffle,
        shown.round_limit,
        shown.turn_timer);
  }

  /** A hunt that is offered lies open on top. */
  private static Pile missions(List<Integer> left, View view, Chance chance) {
    if (view.offered == null) return Pile.of(left).shuffled(chance);
    left.remove(view.offered);
    List<Integer> cards = new ArrayList<>(chance.shuffled(left));
    cards.add(0, view.offered);
    return Pile.of(cards);
  }

  /**
   * Whether the current player has moved in this turn. It matters only while a hunt is offered:
   * somebody who has just driven into the mission room does not roll any more.
   */
  private static boolean hasMoved(Board board, View view) {
    if (view.phase == Phase.TRAP_CHOICE) return true;
    if (view.phase != Phase.JOIN_CHOICE || view.last == null) return false;
    List<Integer> path = view.last.path;
    return view.last.seat == view.current && path.get(path.size() - 1) == board.missionRoom();
  }

  private static KojakState withMoves(Board board, Cards cards, KojakState state) {
    NextState draft = new NextState(board, cards, state);
    return new KojakState(
        state.options(),
        state.phase(),
        state.seq(),
        state.turn(),
        state.round(),
        state.first(),
        state.current(),
        state.moved(),
        state.roll(),
        LegalMoves.of(draft),
        state.cars(),
        state.criminals(),
        state.detectives(),
        state.traps(),
        state.trap(),
        state.putBack(),
        state.missions(),
        state.racers(),
        state.arrests(),
        state.last(),
        state.news(),
        state.outcome());
  }
}
