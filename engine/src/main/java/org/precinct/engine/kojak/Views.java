package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.TrapCard;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Options;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Result;
import org.precinct.engine.kojak.proto.View;

/** What viewers see (5): everything but the order of the piles, and so all of them the same. */
final class Views {
  private Views() {}

  static View of(Board board, Cards cards, KojakState state, Viewer viewer) {
    return everything(board, cards, state).viewer(number(viewer)).build();
  }

  /** Who looks: all that is not the same for everybody. */
  static View own(Viewer viewer) {
    return new View.Builder().viewer(number(viewer)).build();
  }

  private static Integer number(Viewer viewer) {
    return viewer.seat().map(Seat::number).orElse(null);
  }

  static View common(Board board, Cards cards, KojakState state) {
    return everything(board, cards, state).build();
  }

  private static View.Builder everything(Board board, Cards cards, KojakState state) {
    View.Builder view =
        new View.Builder()
            .seq(state.seq())
            .phase(state.phase())
            .current(state.current())
            .first(state.first())
            .turn(state.turn())
            .round(state.round())
            .arrests(state.arrests())
            .roll(state.roll())
            .traps_left(state.traps().size())
            .missions_left(state.missions().size())
            .last(state.last().orElse(null))
            .options(options(state.options()))
            .result(state.outcome().map(Views::result).orElse(null));
    for (int seat = 0; seat < state.seats(); seat++) view.detectives.add(detective(state, seat));
    for (Colour colour : Colour.ALL) view.spaces.add(state.criminals().space(colour));
    if (state.phase() == Phase.JOIN_CHOICE) view.offered(state.missions().top());
    if (state.trap() != KojakState.NO_CARD) {
      view.trap(state.trap()).criminals(criminals(new NextState(board, cards, state)));
    }
    for (Move move : state.moves()) view.moves.add(offer(state.roll(), move));
    if (state.phase() == Phase.ROLL || state.phase() == Phase.MOVE) {
      NextState draft = new NextState(board, cards, state);
      for (int car = 1; car <= 2; car++) view.still.add(still(draft, car));
    }
    return view;
  }

  /** Every legal answer to the trap card in play (6.1). */
  static List<ChooseCriminal> criminals(NextState draft) {
    boolean swap = draft.cards.trap(draft.trap).effect() == TrapCard.Effect.SWAP_OWN;
    List<ChooseCriminal> choices = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      if (!draft.criminals.isFree(colour)) continue;
      if (!swap) {
        choices.add(new ChooseCriminal(colour.message(), 1));
        choices.add(new ChooseCriminal(colour.message(), -1));
      } else if (colour != draft.ownFile()) {
        choices.add(new ChooseCriminal(colour.message(), 0));
      }
    }
    return choices;
  }

  private static String still(NextState draft, int car) {
    String reason = LegalMoves.still(draft, car);
    if (!reason.isEmpty() || draft.phase == Phase.ROLL) return reason;
    for (Move move : draft.moves) if (move.car() == car) return "";
    return "car.no_way";
  }

  private static org.precinct.engine.kojak.proto.Detective detective(KojakState state, int seat) {
    Detective detective = state.detectives().get(seat);
    return new org.precinct.engine.kojak.proto.Detective.Builder()
        .cars(cars(state.cars(), seat))
        .stage(detective.stage())
        .lead(detective.lead())
        .mission(detective.hasMission() ? detective.mission() : null)
        .posted(detective.posted())
        .arrests(detective.arrests())
        .misses_turn(detective.missesTurn())
        .build();
  }

  private static List<Integer> cars(Cars cars, int seat) {
    int first = cars.at(seat, 1);
    return first == Cars.NOWHERE ? List.of() : List.of(first, cars.at(seat, 2));
  }

  private static Offer offer(int roll, Move move) {
    return new Offer.Builder()
        .car(move.car())
        .direction(move.direction())
        .to(move.to())
        .path(Path.list(move.path()))
        .effect(move.effect())
        .stops_short(move.stopsShort())
        .lost(roll - Path.length(move.path()))
        .build();
  }

  private static Options options(KojakOptions options) {
    return new Options.Builder()
        .quick(options.quick())
        .shared(options.shared())
        .free_entry(options.freeEntry())
        .reshuffle(options.reshuffle())
        .round_limit(options.roundLimit())
        .turn_timer(options.turnTimer())
        .build();
  }

  private static Result result(Outcome outcome) {
    return new Result.Builder().cause(outcome.cause()).places(outcome.places()).build();
  }
}
