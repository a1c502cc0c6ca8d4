package org.precinct.engine.goodcop;

import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
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
import org.precinct.engine.goodcop.bot.EasyBot;
import org.precinct.engine.goodcop.bot.NormalBot;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.narrator.GoodCopNarrator;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

/** Good Cop Bad Cop, both editions. */
public final class GoodCopBadCop implements Game<State, Action, View, Event> {
  private final Narrator<Action, View, Event> narrator = new GoodCopNarrator(Catalogue.TEXTS);

  @Override
  public GameInfo info() {
    return Rules.INFO;
  }

  @Override
  public Texts texts() {
    return Catalogue.TEXTS;
  }

  @Override
  public Narrator<Action, View, Event> narrator() {
    return narrator;
  }

  @Override
  public State deal(Setup setup, Chance chance) throws IllegalSetup {
    return Deal.deal(Rules.of(info().complete(setup)), chance);
  }

  @Override
  public Seats waitingFor(State state) {
    return new Seats(Umpire.waitingFor(state));
  }

  @Override
  public List<Action> choices(State state, Seat seat) {
    return Choices.of(state, seat.number());
  }

  @Override
  public Action sample(State state, Seat seat, Chance chance) {
    return Choices.sample(state, seat.number(), choices(state, seat), chance);
  }

  @Override
  public State apply(State state, Seat seat, Action action, Chance chance) throws IllegalAction {
    return Umpire.apply(state, seat.number(), action, chance);
  }

  @Override
  public boolean isWhisper(Action action) {
    return action.kind == Action.Kind.COMPOSE;
  }

  @Override
  public State timeUp(State state, Chance chance) {
    return Umpire.timeUp(state, chance);
  }

  @Override
  public Action fallback(State state, Seat seat, Chance chance) {
    if (!waitingFor(state).has(seat)) throw new IllegalArgumentException("not waited for: " + seat);
    return Defaults.action(state, seat.number(), chance);
  }

  @Override
  public State standIn(State state, Seat seat, Chance chance) throws IllegalAction {
    return Umpire.standIn(state, seat.number(), chance);
  }

  @Override
  public List<Option> adjustable() {
    return List.of(Rules.WINDOW_TIME);
  }

  @Override
  public State setting(State state, String option, String value, Chance chance)
      throws IllegalAction {
    return Umpire.setting(state, option, value, chance);
  }

  @Override
  public Optional<Hourglass> hourglass(State state) {
    return Clock.hourglass(state);
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.view(state, viewer);
  }

  @Override
  public Optional<View> common(State state) {
    return Optional.of(Views.common(state));
  }

  @Override
  public View own(State state, Viewer viewer) {
    return Views.own(state, viewer);
  }

  @Override
  public List<Event> news(State state, Viewer viewer) {
    List<Event> events = new ArrayList<>(state.news().size());
    for (Told told : state.news()) if (told.reaches(viewer)) events.add(told.event());
    return events;
  }

  @Override
  public State determine(View view, Chance chance) {
    return Guess.of(view, chance);
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    if (state.phase() != Phase.GAME_OVER) return Optional.empty();
    Result result = state.result();
    Seats winners = new Seats(result.winners);
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < state.rules().seats(); seat++) {
      places.add(winners.isEmpty() || winners.has(seat) ? 1 : 2);
    }
    String side = result.side == Side.NO_SIDE ? "" : sideName(result.side);
    return Optional.of(new Outcome(result.cause.name(), side, winners, places));
  }

  @Override
  public List<Step<Action>> opened(List<State> before, List<Step<Action>> steps) {
    return OpenRecord.of(before, steps);
  }

  /** HONEST or CROOKED. */
  private static String sideName(Side side) {
    return side.name().replace("_SIDE", "").toUpperCase(Locale.ROOT);
  }

  @Override
  public Bot<Action, View> bot(BotLevel level) {
    return level == BotLevel.EASY ? new EasyBot() : new NormalBot();
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
