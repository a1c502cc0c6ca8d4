package org.precinct.engine.pennies;

import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Narrator;
import org.precinct.engine.Option;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Texts;
import org.precinct.engine.Viewer;
import org.precinct.engine.search.Judgement;
import org.precinct.engine.search.SearchBot;

/**
 * A game with everything a table has to cope with, as small as possible: a secret card each, sealed
 * answers that may be changed until the beat reveals them, a roll, a clock, absent players.
 *
 * <p>Each round everybody hides 0 to 3 pennies ({@code 1, n}); then the roller of the round rolls a
 * die ({@code 2}). Pennies and pips are points. A changed mind leaves no trace in the opened game.
 */
public final class Pennies implements Game<Pennies.State, Note, Note, Note> {
  public static final int HIDE = 1;
  public static final int ROLL = 2;

  private static final Texts TEXTS =
      Texts.builder()
          .addAll(Texts.common())
          .addAll(DataFile.resource(Pennies.class, "pennies-terms.csv"))
          .build();

  /** The whole truth. */
  public record State(
      int rounds,
      int round,
      boolean hiding,
      List<Integer> cards,
      List<Integer> hidden,
      List<Integer> points,
      Seats absent,
      List<Integer> told,
      int toldOnly) {}

  @Override
  public GameInfo info() {
    return new GameInfo(
        "pennies", 1, 2, 6, "1-2", 10_000, List.of(Option.of("rounds", "3", "1", "2", "20000")));
  }

  @Override
  public Texts texts() {
    return TEXTS;
  }

  @Override
  public Narrator<Note, Note, Note> narrator() {
    return new PenniesNarrator(TEXTS);
  }

  @Override
  public State deal(Setup setup, Chance chance) throws IllegalSetup {
    Setup all = info().complete(setup);
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < all.seats(); i++) cards.add(chance.below(52));
    return new State(
        all.number("rounds"),
        0,
        true,
        List.copyOf(cards),
        Collections.nCopies(all.seats(), -1),
        Collections.nCopies(all.seats(), 0),
        Seats.NONE,
        List.of(0),
        -1);
  }

  private static boolean isOver(State state) {
    return state.round == state.rounds;
  }

  private static int roller(State state) {
    return state.round % state.cards.size();
  }

  @Override
  public Seats waitingFor(State state) {
    if (isOver(state)) return Seats.NONE;
    if (!state.hiding) return Seats.of(Seat.of(roller(state)));
    Seats waited = Seats.NONE;
    for (int i = 0; i < state.hidden.size(); i++) {
      if (state.hidden.get(i) < 0) waited = waited.with(i);
    }
    return waited;
  }

  @Override
  public List<Note> choices(State state, Seat seat) {
    if (isOver(state) || seat.number() >= state.cards.size()) return List.of();
    if (state.hiding) {
      return List.of(Note.of(HIDE, 0), Note.of(HIDE, 1), Note.of(HIDE, 2), Note.of(HIDE, 3));
    }
    return seat.number() == roller(state) ? List.of(Note.of(ROLL)) : List.of();
  }

  @Override
  public State apply(State state, Seat seat, Note action, Chance chance) throws IllegalAction {
    if (seat.number() >= state.cards.size()) throw new IllegalAction("1", "action.not_seated");
    if (isOver(state)) throw new IllegalAction("1", "action.game_over");
    if (!choices(state, seat).contains(action)) {
      throw new IllegalAction("1", "action.not_your_turn");
    }
    if (state.hiding) {
      List<Integer> hidden = new ArrayList<>(state.hidden);
      hidden.set(seat.number(), action.at(1));
      return new State(
          state.rounds,
          state.round,
          true,
          state.cards,
          List.copyOf(hidden),
          state.points,
          state.absent,
          List.of(HIDE, action.at(1)),
          seat.number());
    }
    int die = chance.die();
    List<Integer> points = new ArrayList<>(state.points);
    points.set(seat.number(), points.get(seat.number()) + die);
    return new State(
        state.rounds,
        state.round + 1,
        true,
        state.cards,
        Collections.nCopies(state.cards.size(), -1),
        List.copyOf(points),
        state.absent,
        List.of(ROLL, seat.number(), die),
        -1);
  }

  @Override
  public State timeUp(State state, Chance chance) {
    if (isOver(state) || !state.hiding) return state;
    List<Integer> points = new ArrayList<>();
    List<Integer> told = new ArrayList<>(List.of(3));
    for (int i = 0; i < state.hidden.size(); i++) {
      int hidden = Math.max(0, state.hidden.get(i));
      points.add(state.points.get(i) + hidden);
      told.add(hidden);
    }
    return new State(
        state.rounds,
        state.round,
        false,
        state.cards,
        state.hidden,
        List.copyOf(points),
        state.absent,
        List.copyOf(told),
        -1);
  }

  @Override
  public Note fallback(State state, Seat seat, Chance chance) {
    return choices(state, seat).get(0);
  }

  @Override
  public State presence(State state, Seat seat, boolean present, Chance chance) {
    Seats absent = present ? state.absent.without(seat) : state.absent.with(seat);
    return new State(
        state.rounds,
        state.round,
        state.hiding,
        state.cards,
        state.hidden,
        state.points,
        absent,
        List.of(4, seat.number(), present ? 1 : 0),
        -1);
  }

  @Override
  public Optional<Hourglass> hourglass(State state) {
    if (isOver(state)) return Optional.empty();
    if (!state.hiding) return Optional.of(new Hourglass(2 * state.round + 2, 0, 0, false, 2_000));
    boolean ready = waitingFor(state).isEmpty();
    return Optional.of(new Hourglass(2 * state.round + 1, 30_000, 2_000, ready, 2_000));
  }

  @Override
  public Note view(State state, Viewer viewer) {
    Optional<Integer> seat = viewer.seat().map(Seat::number);
    List<Integer> numbers = new ArrayList<>();
    numbers.add(state.round);
    numbers.add(state.rounds);
    numbers.add(state.hiding ? 1 : 0);
    numbers.add(state.cards.size());
    numbers.add(seat.orElse(-1));
    numbers.add(seat.map(state.cards::get).orElse(-1));
    numbers.add(seat.map(state.hidden::get).orElse(-1));
    numbers.add(state.absent.mask());
    numbers.addAll(state.points);
    if (isOver(state)) numbers.addAll(state.cards);
    return new Note(numbers);
  }

  @Override
  public List<Note> news(State state, Viewer viewer) {
    boolean hears =
        state.toldOnly < 0
            || viewer.seat().isPresent() && viewer.seat().get().number() == state.toldOnly;
    return hears ? List.of(new Note(state.told)) : List.of();
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    if (!isOver(state)) return Optional.empty();
    int best = Collections.max(state.points);
    Seats winners = Seats.NONE;
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < state.points.size(); i++) {
      boolean won = state.points.get(i) == best;
      if (won) winners = winners.with(i);
      places.add(won ? 1 : 2);
    }
    return Optional.of(new Outcome("ROUNDS", "", winners, places));
  }

  @Override
  public List<Step<Note>> opened(List<State> before, List<Step<Note>> steps) {
    List<Step<Note>> opened = new ArrayList<>(steps);
    for (int i = 0; i < steps.size(); i++) {
      if (!(steps.get(i) instanceof Step.Move<Note> move) || move.action().at(0) != HIDE) continue;
      if (changesMind(move.seat(), steps, i)) {
        opened.set(i, new Step.Move<>(move.seat(), Note.of(HIDE, 0)));
      }
    }
    return opened;
  }

  private static boolean changesMind(Seat seat, List<Step<Note>> steps, int from) {
    for (int i = from + 1; i < steps.size(); i++) {
      if (steps.get(i) instanceof Step.TimeUp<Note>) return false;
      if (steps.get(i) instanceof Step.Move<Note> move && move.seat().equals(seat)) return true;
      if (steps.get(i) instanceof Step.Default<Note> absent && absent.seat().equals(seat)) {
        return true;
      }
    }
    return false;
  }

  /** Others' cards, and whether they have hidden pennies and how many, are anybody's guess. */
  @Override
  public State determine(Note view, Chance chance) {
    List<Integer> cards = new ArrayList<>();
    List<Integer> hidden = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < Look.seats(view); seat++) {
      boolean own = seat == Look.seat(view);
      cards.add(own ? Look.card(view) : chance.below(52));
      hidden.add(own ? Look.hidden(view) : chance.below(5) - 1);
      points.add(Look.points(view, seat));
    }
    return new State(
        Look.rounds(view),
        Look.round(view),
        Look.isHiding(view),
        List.copyOf(cards),
        List.copyOf(hidden),
        List.copyOf(points),
        Look.absent(view),
        List.of(0),
        -1);
  }

  @Override
  public Bot<Note, Note> bot(BotLevel level) {
    Bot<Note, Note> whim =
        (view, choices, chance) ->
            Look.asks(view) ? Optional.of(chance.pick(choices)) : Optional.empty();
    return level == BotLevel.HARD ? new SearchBot<>(this, new Thoughts(whim)) : whim;
  }

  private record Thoughts(Bot<Note, Note> normal) implements Judgement<Note, Note> {
    @Override
    public int count() {
      return 40;
    }
  }

  @Override
  public ProtoAdapter<Note> actionAdapter() {
    return Note.ADAPTER;
  }

  @Override
  public ProtoAdapter<Note> viewAdapter() {
    return Note.ADAPTER;
  }

  @Override
  public ProtoAdapter<Note> eventAdapter() {
    return Note.ADAPTER;
  }
}
