package org.precinct.engine.bleus;

import com.squareup.wire.ProtoAdapter;
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
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Texts;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.bot.BleusJudgement;
import org.precinct.engine.bleus.bot.EasyBot;
import org.precinct.engine.bleus.bot.NormalBot;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.narrator.Narration;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.search.SearchBot;

/** Allez les Bleus on the engine's contract. */
public final class AllezLesBleus implements Game<State, Action, View, Event> {
  private static final GameInfo INFO =
      new GameInfo("allez-les-bleus", 2, 2, 5, "20-45", 60_000, Terms.OPTIONS);
  private static final int ABSENT_MILLIS = 3_000;

  private final Box box;
  private final Texts texts;
  private final Narration narration;

  /** The game with the cards of its box. */
  public AllezLesBleus() {
    this(Box.standard());
  }

  AllezLesBleus(Box box) {
    this.box = box;
    texts =
        Texts.builder()
            .addAll(Texts.common())
            .addAll(box.texts())
            .addAll(DataFile.resource(AllezLesBleus.class, "allez-les-bleus-extra.csv"))
            .build();
    narration = new Narration(box, texts);
  }

  Box box() {
    return box;
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public Narrator<Action, View, Event> narrator() {
    return narration;
  }

  @Override
  public State deal(Setup setup, Chance chance) throws IllegalSetup {
    Setup complete = INFO.complete(setup);
    return Rounds.deal(box, Terms.of(complete), complete.seats(), chance);
  }

  @Override
  public Seats waitingFor(State state) {
    return state.isOver() ? Seats.NONE : Seats.NONE.with(state.seat());
  }

  @Override
  public List<Action> choices(State state, Seat seat) {
    if (state.isOver() || seat.number() != state.seat()) return List.of();
    return Choices.of(box, state);
  }

  @Override
  public State apply(State state, Seat seat, Action action, Chance chance) throws IllegalAction {
    return Referee.apply(box, state, seat.number(), action, chance);
  }

  @Override
  public State timeUp(State state, Chance chance) {
    return Absence.finishTurn(box, state, chance);
  }

  @Override
  public Action fallback(State state, Seat seat, Chance chance) {
    return Absence.fallback(box, state);
  }

  /** The sand runs for a whole turn, choices included. */
  @Override
  public Optional<Hourglass> hourglass(State state) {
    if (state.isOver()) return Optional.empty();
    int limit = state.terms().turnSeconds() * 1000;
    return Optional.of(new Hourglass(state.turns(), limit, 0, false, ABSENT_MILLIS));
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(box, state, viewer);
  }

  @Override
  public Optional<View> common(State state) {
    return Optional.of(Views.common(state));
  }

  @Override
  public View own(State state, Viewer viewer) {
    return Views.own(box, state, viewer);
  }

  @Override
  public List<Event> news(State state, Viewer viewer) {
    return Views.news(state, viewer);
  }

  @Override
  public State determine(View view, Chance chance) {
    return Guess.of(box, view, chance);
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    return state.isOver() ? Optional.of(Ranking.of(state)) : Optional.empty();
  }

  @Override
  public Bot<Action, View> bot(BotLevel level) {
    return switch (level) {
      case EASY -> new EasyBot();
      case NORMAL -> new NormalBot(box);
      case HARD -> new SearchBot<>(this, new BleusJudgement(box));
    };
  }

  @Override
  public ProtoAdapter<Action> actionAdapter() {
    return Action.ADAPTER;
  }

  @Override
  public ProtoAdapter<View> viewAdapter() {
    return View.ADAPTER;
  }

  @Override
  public ProtoAdapter<Event> eventAdapter() {
    return Event.ADAPTER;
  }
}
