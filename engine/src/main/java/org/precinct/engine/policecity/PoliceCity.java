package org.precinct.engine.policecity;

import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.DataFile;
import org.precinct.engine.Game;
import org.precinct.engine.GameCharacter;
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
import org.precinct.engine.Texts;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.bot.CityBot;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.narrator.CityNarrator;
import org.precinct.engine.policecity.narrator.CityTexts;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;

/** Police City: 3 to 6 captains, the mafia, and one office of chief of police. */
public final class PoliceCity implements Game<State, Action, View, Event> {
  private static final int ABSENT_MILLIS = 10_000;
  private static final int PEEK_MILLIS = 5_000;

  private static final GameInfo INFO =
      new GameInfo(
          "police-city",
          3,
          3,
          6,
          "25-40",
          ABSENT_MILLIS,
          List.of(
              Option.of("difficulty", "easy", "medium", "hard"),
              Option.of("infiltrated_mafioso", "off", "on"),
              Option.of("length", "standard", "short"),
              Option.of("hourglass", "30", "20", "45", "60", "90"),
              Option.of("pace", "normal", "brisk", "relaxed"),
              Option.of("placement", "live", "turns"),
              Option.of("absent", "defaults", "bot"),
              Option.of("round_limit", "20", "12", "30")),
          captains());

  private final Texts texts = CityTexts.load();
  private final CityNarrator narrator = new CityNarrator(texts);

  private static List<GameCharacter> captains() {
    List<GameCharacter> captains = new ArrayList<>();
    for (DataFile.Row row : Box.file("terms").rows()) {
      if (!row.text("type").equals("character")) continue;
      captains.add(new GameCharacter(row.text("id"), row.text("data")));
    }
    return captains;
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
    return narrator;
  }

  @Override
  public State deal(Setup setup, Chance chance) throws IllegalSetup {
    return new State(Opening.deal(Rules.of(INFO.complete(setup)), chance));
  }

  @Override
  public Seats waitingFor(State state) {
    return new Seats(Stages.waitingFor(state.city()));
  }

  @Override
  public List<Action> choices(State state, Seat seat) {
    return choices(state.city(), seat.number());
  }

  static List<Action> choices(City c, int seat) {
    List<Action> out = new ArrayList<>();
    if (c.isOver() || seat >= c.seats) return out;
    Stages.of(c).choices(c, seat, out);
    FreeActions.choices(c, seat, out);
    return out;
  }

  @Override
  public Action sample(State state, Seat seat, Chance chance) {
    return Sampling.draw(state.city(), seat.number(), chance);
  }

  @Override
  public State apply(State state, Seat seat, Action action, Chance chance) throws IllegalAction {
    if (seat.number() >= state.city().seats) throw new IllegalAction("4", "action.not_seated");
    if (state.city().isOver()) throw new IllegalAction("8", "action.game_over");
    if (action.unknownFields().size() > 0) throw Check.unreadable();
    City draft = state.draft(chance);
    try {
      if (Whispers.isWhisper(action)) {
        Check.that(action.phase_id == draft.instance, "6.1", "err_late");
        Whispers.keep(draft, state.draft(chance), seat.number(), action.lying);
        return new State(draft);
      }
      if (Stages.isFree(action)) {
        FreeActions.act(draft, seat.number(), action);
      } else {
        Check.that(action.phase_id == draft.instance, "6.1", "err_late");
        Whispers.forget(draft, seat.number());
        Stages.of(draft).act(draft, seat.number(), action);
      }
      Stages.settle(draft);
    } catch (ProgressTrack.CityFalls end) {
      Ending.cityFalls(draft);
    }
    return new State(draft);
  }

  @Override
  public boolean isWhisper(Action action) {
    return Whispers.isWhisper(action);
  }

  @Override
  public State timeUp(State state, Chance chance) {
    if (state.city().isOver()) return state;
    City draft = state.draft(chance);
    try {
      int instance = draft.instance;
      Whispers.count(draft);
      if (draft.instance == instance) Stages.timeUp(draft);
      Stages.settle(draft);
    } catch (ProgressTrack.CityFalls end) {
      Ending.cityFalls(draft);
    }
    return new State(draft);
  }

  @Override
  public Action fallback(State state, Seat seat, Chance chance) {
    City c = state.city();
    Optional<Action> lying = Whispers.of(c, seat.number());
    return lying.isPresent() ? lying.get() : Stages.of(c).fallback(c, seat.number());
  }

  /** 6.9: nobody waits for those who are away, and they are not needed for unanimity. */
  @Override
  public State presence(State state, Seat seat, boolean present, Chance chance) {
    City now = state.city();
    int bit = 1 << seat.number();
    if (now.isOver() || seat.number() >= now.seats || (now.present & bit) != 0 == present) {
      return state;
    }
    City draft = state.draft(chance);
    draft.present ^= bit;
    draft.tell(News.of(present ? Event.Kind.BACK : Event.Kind.AWAY, seat.number()).build());
    try {
      if (!present) Whispers.count(draft, seat.number());
      if (draft.phase == Phase.NEGOTIATE || draft.phase == Phase.STATEMENT) {
        Negotiation.standIn(draft, seat.number());
        Negotiation.checkUnanimity(draft);
      } else if (draft.phase == Phase.MAFIA_DEAL) MafiaDeal.checkUnanimity(draft);
      Stages.settle(draft);
    } catch (ProgressTrack.CityFalls end) {
      Ending.cityFalls(draft);
    }
    return new State(draft);
  }

  @Override
  public Optional<Hourglass> hourglass(State state) {
    City c = state.city();
    if (c.isOver()) return Optional.empty();
    boolean peek = c.phase == Phase.PEEK;
    return Optional.of(
        new Hourglass(
            c.glass,
            c.breath ? c.rules.breathMillis() : c.rules.millis(c.phase),
            peek ? PEEK_MILLIS : 0,
            peek && Stages.waitingFor(c) == 0,
            ABSENT_MILLIS));
  }

  @Override
  public View view(State state, Viewer viewer) {
    return Views.of(state.city(), viewer.seat().map(Seat::number).orElse(-1));
  }

  @Override
  public Optional<View> common(State state) {
    return Optional.of(Views.common(state.city()));
  }

  @Override
  public View own(State state, Viewer viewer) {
    return Views.own(state.city(), viewer.seat().map(Seat::number).orElse(-1));
  }

  @Override
  public List<Event> news(State state, Viewer viewer) {
    return state.city().news;
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    City c = state.city();
    return c.isOver() ? Optional.of(Ending.outcome(c)) : Optional.empty();
  }

  @Override
  public Bot<Action, View> bot(BotLevel level) {
    return new CityBot(level);
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
