package org.precinct.engine.kojak;

import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.GameCharacter;
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
import org.precinct.engine.kojak.bot.DefaultPolicy;
import org.precinct.engine.kojak.bot.EasyBot;
import org.precinct.engine.kojak.bot.KojakJudgement;
import org.precinct.engine.kojak.bot.NormalBot;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.TrapCard;
import org.precinct.engine.kojak.narrator.KojakNarrator;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.search.SearchBot;

/** Kojak on the engine's contract. */
public final class KojakGame implements Game<KojakState, Action, View, Event> {
  /** An absent phone is waited for that long (6.7). */
  private static final int ABSENT_MILLIS = 5000;

  private static final GameInfo INFO =
      new GameInfo("kojak", 2, 2, 4, "20-35", ABSENT_MILLIS, KojakOptions.ALL, cars());

  /** Detectives are told by the colours of their cars. */
  private static List<GameCharacter> cars() {
    List<GameCharacter> cars = new ArrayList<>();
    for (String colour : List.of("blue", "red", "green", "yellow", "purple", "orange")) {
      cars.add(new GameCharacter(colour + "_car", colour));
    }
    return cars;
  }

  private final Board board;
  private final Cards cards;
  private final Texts texts;
  private final KojakNarrator narrator;
  private final DefaultPolicy policy;

  public KojakGame() {
    Catalogue box = Catalogue.get();
    board = box.board();
    cards = box.cards();
    texts = box.texts();
    narrator = new KojakNarrator(box);
    policy = new DefaultPolicy(box);
  }

  Board board() {
    return board;
  }

  Cards cards() {
    return cards;
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
  public KojakState deal(Setup setup, Chance chance) throws IllegalSetup {
    Setup complete = INFO.complete(setup);
    return Opening.deal(board, cards, KojakOptions.of(complete), complete.seats(), chance);
  }

  @Override
  public Seats waitingFor(KojakState state) {
    return isOver(state) ? Seats.NONE : Seats.of(Seat.of(state.current()));
  }

  @Override
  public List<Action> choices(KojakState state, Seat seat) {
    List<Action> choices = new ArrayList<>();
    if (isOver(state) || seat.number() != state.current()) return choices;
    int seq = state.seq();
    switch (state.phase()) {
      case MOVE -> {
        for (Move move : state.moves()) {
          choices.add(Actions.move(seq, move.car(), move.direction(), move.to()));
        }
      }
      case TRAP_CHOICE -> {
        for (ChooseCriminal choice : Views.criminals(draft(state))) {
          choices.add(Actions.choose(seq, choice));
        }
      }
      case JOIN_CHOICE -> {
        choices.add(Actions.join(seq, true));
        choices.add(Actions.join(seq, false));
      }
      default -> choices.add(Actions.roll(seq));
    }
    return choices;
  }

  @Override
  public KojakState apply(KojakState state, Seat seat, Action action, Chance chance)
      throws IllegalAction {
    if (seat.number() >= state.seats()) throw new IllegalAction("6.1", "action.not_seated");
    if (isOver(state)) throw new IllegalAction("8", "action.game_over");
    if (seat.number() != state.current()) throw new IllegalAction("6.1", "action.not_your_turn");
    if (action.seq != state.seq()) throw new IllegalAction("6.1", "action.stale");
    NextState draft = draft(state);
    if (action.roll != null) {
      roll(draft, action.roll.ask, chance);
    } else if (action.move != null) {
      move(draft, action.move, chance);
    } else if (action.choose != null) {
      choose(draft, action.choose, chance);
    } else if (action.join != null) {
      join(draft, action.join.joins, chance);
    } else {
      throw new IllegalAction("6.1", "action.unreadable");
    }
    return draft.finished();
  }

  private static void roll(NextState draft, boolean ask, Chance chance) throws IllegalAction {
    if (draft.phase == Phase.MOVE) throw new IllegalAction("6.1", "roll.done");
    requireNoCard(draft);
    Turn.roll(draft, ask, chance);
  }

  private static void move(NextState draft, Action.Move wish, Chance chance) throws IllegalAction {
    if (draft.phase == Phase.ROLL) throw new IllegalAction("6.1", "move.roll_first");
    requireNoCard(draft);
    for (Move move : draft.moves) {
      if (!move.is(wish)) continue;
      Driving.move(draft, move, chance);
      return;
    }
    throw Refusals.of(draft, wish);
  }

  /** A card that asks something is answered before anything else. */
  private static void requireNoCard(NextState draft) throws IllegalAction {
    if (draft.phase == Phase.TRAP_CHOICE) throw new IllegalAction("6.1", "choose.first");
    if (draft.phase == Phase.JOIN_CHOICE) throw new IllegalAction("6.1", "join.first");
  }

  private static void join(NextState draft, boolean joins, Chance chance) throws IllegalAction {
    if (draft.phase != Phase.JOIN_CHOICE) throw new IllegalAction("R41", "join.no_card");
    MissionDraw.answer(draft, joins, chance);
  }

  private static void choose(NextState draft, ChooseCriminal choice, Chance chance)
      throws IllegalAction {
    if (draft.phase != Phase.TRAP_CHOICE) throw new IllegalAction("6.1", "choose.no_card");
    if (choice.colour == org.precinct.engine.kojak.proto.Colour.NO_COLOUR) {
      throw new IllegalAction("6.1", "choose.no_colour");
    }
    Colour colour = Colour.of(choice.colour);
    if (!draft.criminals.isFree(colour)) throw new IllegalAction("R34", "choose.arrested");
    if (draft.cards.trap(draft.trap).effect() == TrapCard.Effect.SWAP_OWN) {
      if (colour == draft.ownFile()) throw new IllegalAction("2.3", "choose.own");
      if (choice.step != 0) throw new IllegalAction("2.3", "choose.no_step");
      TrapDraw.mixedFiles(draft, colour, chance);
    } else {
      if (Math.abs(choice.step) != 1) throw new IllegalAction("2.3", "choose.one_step");
      TrapDraw.informer(draft, colour, choice.step, chance);
    }
  }

  /** The current player's default is played, if there is a limit that can have been reached. */
  @Override
  public KojakState timeUp(KojakState state, Chance chance) {
    if (isOver(state) || state.options().turnTimer() == 0) return state.withoutNews();
    Seat seat = Seat.of(state.current());
    try {
      return apply(state, seat, fallback(state, seat, chance), chance);
    } catch (IllegalAction e) {
      throw new AssertionError("the default policy chooses among the legal actions", e);
    }
  }

  /** Who is there does not matter to the rules: defaults are played for those who are not (6.7). */
  @Override
  public KojakState presence(KojakState state, Seat seat, boolean present, Chance chance) {
    return state.withoutNews();
  }

  @Override
  public Action fallback(KojakState state, Seat seat, Chance chance) {
    return policy.decide(view(state, Viewer.BOARD));
  }

  @Override
  public Optional<Hourglass> hourglass(KojakState state) {
    if (isOver(state)) return Optional.empty();
    int limit = 1000 * state.options().turnTimer();
    return Optional.of(new Hourglass(state.seq(), limit, 0, false, ABSENT_MILLIS));
  }

  @Override
  public View view(KojakState state, Viewer viewer) {
    return Views.of(board, cards, state, viewer);
  }

  @Override
  public Optional<View> common(KojakState state) {
    return Optional.of(Views.common(board, cards, state));
  }

  @Override
  public View own(KojakState state, Viewer viewer) {
    return Views.own(viewer);
  }

  @Override
  public List<Event> news(KojakState state, Viewer viewer) {
    return state.news();
  }

  @Override
  public KojakState determine(View view, Chance chance) {
    return Guess.of(board, cards, view, chance);
  }

  @Override
  public Optional<Outcome> outcome(KojakState state) {
    return state.outcome();
  }

  @Override
  public Bot<Action, View> bot(BotLevel level) {
    return switch (level) {
      case EASY -> new EasyBot(policy);
      case NORMAL -> new NormalBot(policy);
      case HARD -> new SearchBot<>(this, new KojakJudgement(new NormalBot(policy)));
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

  private NextState draft(KojakState state) {
    return new NextState(board, cards, state);
  }

  private static boolean isOver(KojakState state) {
    return state.phase() == Phase.GAME_OVER;
  }
}
