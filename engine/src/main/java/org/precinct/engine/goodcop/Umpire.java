package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Judges every input and carries out the legal ones: the state machine of 6.2. */
final class Umpire {
  private Umpire() {}

  static State apply(State state, int seat, Action action, Chance chance) throws IllegalAction {
    NextState draft = new NextState(state, chance);
    take(draft, seat, action);
    return draft.done();
  }

  /** A default for a seat without a player. */
  static State standIn(State state, int seat, Chance chance) throws IllegalAction {
    if (state.phase() == Phase.GAME_OVER) throw Refusals.over();
    if (!Bits.has(waitingFor(state), seat)) throw Refusals.notYourTurn();
    NextState draft = new NextState(state, chance);
    Action action = Defaults.action(state, seat, chance);
    if (!isSealed(state.phase())) draft.tellAll(Events.about(Event.Kind.ABSENT_DEFAULT, seat));
    take(draft, seat, action);
    return draft.done();
  }

  static State timeUp(State state, Chance chance) {
    if (state.phase() == Phase.GAME_OVER) return state;
    NextState draft = new NextState(state, chance);
    if (state.phase() == Phase.WINDOW) {
      ReactionWindow.close(draft);
      return draft.done();
    }
    if (state.phase() == Phase.TURN_PASSES) {
      TurnEnd.next(draft);
      return draft.done();
    }
    for (int left = waitingFor(state); left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      if (!isSealed(state.phase())) draft.tellAll(Events.about(Event.Kind.TIME_OUT, seat));
      try {
        take(draft, seat, Defaults.action(state, seat, chance));
      } catch (IllegalAction impossible) {
        throw new AssertionError("a default must be legal", impossible);
      }
    }
    return draft.done();
  }

  /** Nobody learns in these phases who has decided, or how (L4). */
  private static boolean isSealed(Phase phase) {
    return phase == Phase.ORDER_CARDS || phase == Phase.WINDOW || phase == Phase.AUDIT;
  }

  /** The seats whose decision holds up the game. */
  static int waitingFor(Position at) {
    return switch (at.phase()) {
      case ORDER_CARDS -> at.alive() & ~at.ready();
      case WINDOW -> ReactionWindow.missing(at);
      case AUDIT -> at.audit().missing();
      case TURN_ACTION, RECONSIDER, TURN_END -> Bits.of(at.turn().seat());
      case TURN_PASSES, GAME_OVER, NO_PHASE -> 0;
      case AIM_NOW, REVEAL, DISCARD, SERUM, RETARGET, STANDOFF ->
          Bits.of(at.pending().get(0).seat());
    };
  }

  private static void take(NextState draft, int seat, Action action) throws IllegalAction {
    if (seat >= draft.rules().seats()) throw Refusals.notSeated();
    Inputs.checkForm(action);
    if (draft.isOver()) throw Refusals.over();
    checkFresh(draft, action);
    if (!draft.isAlive(seat)) Refusals.unless(Why.ELIMINATED);
    switch (action.kind) {
      case ORDER -> order(draft, seat, action);
      case ANNOUNCE -> announce(draft, seat, action);
      case PLAY -> play(draft, seat, action);
      case PASS -> {
        if (!draft.window.asks(seat)) Refusals.unless(whyNotAsked(draft, seat));
        if (draft.window.hasAnswered(seat)) Refusals.unless(Why.ALREADY_ANSWERED);
        ReactionWindow.answer(draft, seat, Use.PASS);
      }
      case KEEP -> {
        checkAsked(draft, seat, draft.phase == Phase.RECONSIDER);
        if (!Announcements.stands(draft)) Refusals.unless(Why.MUST_CHANGE);
        ReactionWindow.keep(draft);
      }
      case CHOOSE_CARD -> chooseCard(draft, seat, action.place - 1);
      case CHOOSE_AIM -> chooseAim(draft, seat, Inputs.seat(action.seat));
      case DISCARD -> {
        checkAsked(draft, seat, draft.phase == Phase.DISCARD);
        if (!draft.gear.holds(seat, action.card)) Refusals.unless(Why.NOT_HELD);
        SubDecisions.discard(draft, seat, action.card);
      }
      case END_TURN -> {
        boolean again = draft.phase == Phase.TURN_PASSES && TurnEnd.mayAimAgain(draft);
        if (!again) checkAsked(draft, seat, draft.phase == Phase.TURN_END);
        else if (seat != draft.turn.seat()) throw Refusals.notYourTurn();
        int aim = Inputs.seat(action.seat);
        Refusals.unless(TurnEnd.whyNot(draft, aim));
        TurnEnd.end(draft, aim);
      }
      case SET_STANDING_PASS -> setStandingPass(draft, seat, action.standing_pass);
      case CLAIM -> claim(draft, seat, action);
      case COMPOSE -> {
        if (!mayCompose(draft, seat)) Refusals.unless(Why.NOT_NOW);
        draft.window = draft.window.composing(draft.window.composing() | Bits.of(seat));
      }
      case NO_KIND -> throw Refusals.unreadable();
    }
  }

  private static Why whyNotAsked(Position at, int seat) {
    return at.gear().count(seat) == 0 ? Why.EMPTY_HANDED : Why.OWN_ANNOUNCEMENT;
  }

  /** R62: those who might use something now, whatever it is, and once. */
  static boolean mayCompose(Position at, int seat) {
    if (Bits.has(at.window().composing(), seat)) return false;
    return switch (at.phase()) {
      case WINDOW -> at.window().asks(seat) && !at.window().hasAnswered(seat);
      case TURN_PASSES -> at.gear().count(seat) > 0;
      default -> false;
    };
  }

  /** 6.1: an input made against an older state has no effect. */
  private static void checkFresh(NextState draft, Action action) throws IllegalAction {
    boolean fresh;
    if (action.window_no != 0 || action.kind == Kind.PASS) {
      fresh = draft.phase == Phase.WINDOW && action.window_no == draft.window.no();
    } else {
      fresh = action.state_seq == draft.seq();
      boolean sealed = action.kind == Kind.PLAY || action.kind == Kind.COMPOSE;
      if (sealed && draft.phase == Phase.WINDOW) fresh = false;
    }
    if (!fresh) throw Refusals.stale();
  }

  /** The phase must be the right one, and this seat's. */
  private static void checkAsked(NextState draft, int seat, boolean phase) throws IllegalAction {
    if (!phase) Refusals.unless(Why.NOT_NOW);
    if (!Bits.has(waitingFor(draft), seat)) throw Refusals.notYourTurn();
  }

  private static void order(NextState draft, int seat, Action action) throws IllegalAction {
    if (draft.phase != Phase.ORDER_CARDS) Refusals.unless(Why.NOT_NOW);
    if (Bits.has(draft.ready, seat)) Refusals.unless(Why.ALREADY_CHOSEN);
    int order = Order.read(action.order, Bits.ROW);
    if (order == Order.NONE) Refusals.unless(Why.BAD_ORDER);
    draft.cards = draft.cards.rearranged(seat, order);
    draft.ready |= Bits.of(seat);
    draft.tell(Bits.of(seat), Events.about(Event.Kind.RECORDED, seat));
    if (draft.ready != draft.alive) return;
    draft.tellAll(Events.bare(Event.Kind.CARDS_PLACED));
    draft.tellAll(Events.about(Event.Kind.TURN_STARTED, draft.turn.seat()));
    draft.enter(Phase.TURN_ACTION);
  }

  private static void announce(NextState draft, int seat, Action action) throws IllegalAction {
    Phase phase = draft.phase;
    checkAsked(draft, seat, phase == Phase.TURN_ACTION || phase == Phase.RECONSIDER);
    int place = -1;
    switch (action.announce) {
      case INVESTIGATE -> {
        if (action.place < 1 || action.place > 24) Refusals.unless(Why.NO_SUCH_CARD);
        place = action.place - 1;
      }
      case NO_ACTION -> throw Refusals.unreadable();
      case ARM, EQUIP, SHOOT, NOTHING -> {}
    }
    Refusals.unless(Announcements.whyNot(draft, action.announce, place));
    Announcements.announce(draft, action.announce, place);
  }

  private static void play(NextState draft, int seat, Action action) throws IllegalAction {
    Use use = Inputs.use(action.play, draft.cards.size(seat));
    Refusals.unless(EquipmentRules.whyNot(draft, seat, use));
    if (draft.phase == Phase.WINDOW) {
      ReactionWindow.answer(draft, seat, use);
      return;
    }
    boolean replaces = Catalogue.CARDS.timing(use.card()) == Catalogue.Timing.AS_ACTION;
    // What an action still asks is asked after what the card asks.
    List<Pending> waiting = draft.pending;
    draft.pending = List.of();
    if (waiting.isEmpty()) draft.then = replaces ? Phase.TURN_END : after(draft.phase);
    EquipmentEffects.use(draft, seat, use);
    if (!draft.isOver()) draft.queue(waiting);
    SubDecisions.proceed(draft);
  }

  /** Where a use leads back to: between two windows the announcement may have become illegal. */
  private static Phase after(Phase phase) {
    return phase == Phase.RECONSIDER ? Phase.WINDOW : phase;
  }

  private static void chooseCard(NextState draft, int seat, int place) throws IllegalAction {
    Phase phase = draft.phase;
    boolean audit = phase == Phase.AUDIT;
    if (audit && draft.audit.choice(seat) >= 0) Refusals.unless(Why.ALREADY_CHOSEN);
    checkAsked(draft, seat, audit || phase == Phase.REVEAL || phase == Phase.SERUM);
    Refusals.unless(SubDecisions.whyNotTurn(draft, seat, place));
    if (audit) SubDecisions.audit(draft, seat, place);
    else SubDecisions.turnUp(draft, place);
  }

  private static void chooseAim(NextState draft, int seat, int target) throws IllegalAction {
    Phase phase = draft.phase;
    checkAsked(
        draft, seat, phase == Phase.AIM_NOW || phase == Phase.RETARGET || phase == Phase.STANDOFF);
    if (target < 0) Refusals.unless(Why.AIM_NEEDED);
    if (target >= draft.rules().seats()) Refusals.unless(Why.NO_SUCH_SEAT);
    boolean allowed = Bits.has(SubDecisions.aims(draft, phase, seat), target);
    if (!allowed) Refusals.unless(Why.AIM_NOT_ALLOWED);
    SubDecisions.aim(draft, seat, target);
  }

  /** 6.6. In an open window it answers for a seat that has not. */
  private static void setStandingPass(NextState draft, int seat, StandingPass setting)
      throws IllegalAction {
    if (!draft.rules().equipment()) Refusals.unless(Why.EQUIPMENT_OFF);
    if (draft.standing.get(seat) == setting.getValue()) Refusals.unless(Why.SAME_SETTING);
    draft.standing = draft.standing.with(seat, setting.getValue());
    boolean answers = setting != StandingPass.OFF && draft.phase == Phase.WINDOW;
    if (answers && draft.window.asks(seat) && !draft.window.hasAnswered(seat))
      ReactionWindow.answer(draft, seat, Use.PASS);
  }

  /** R48: words without effect, not even on {@code stateSeq}. */
  private static void claim(NextState draft, int seat, Action action) throws IllegalAction {
    if (!draft.rules().claims()) Refusals.unless(Why.CLAIMS_OFF);
    if (action.place != 0) {
      int place = action.place - 1;
      boolean there = place >= 0 && place < 24 && Bits.has(draft.cards.present(), place);
      if (!there) Refusals.unless(Why.NO_SUCH_CARD);
      if (action.type == CardType.UNKNOWN) Refusals.unless(Why.BAD_CLAIM);
      draft.tell(Told.EVERYBODY, Events.claimedCard(seat, place, action.type));
      Deeds.claimed(draft, seat, Bits.seat(place), Deeds.side(action.type));
      return;
    }
    int target = Inputs.seat(action.seat);
    boolean gear = action.card != Equipment.NO_EQUIPMENT;
    if (target < 0 || action.side == Side.NO_SIDE && !gear) Refusals.unless(Why.BAD_CLAIM);
    if (target >= draft.rules().seats()) Refusals.unless(Why.NO_SUCH_SEAT);
    if (!canBe(draft, target, action)) Refusals.unless(Why.BAD_CLAIM);
    if (gear) draft.tell(Told.EVERYBODY, Events.claimedGear(seat, target, action.card));
    else draft.tell(Told.EVERYBODY, Events.claimedSide(seat, target, action.side));
    if (!gear) Deeds.claimed(draft, seat, target, action.side);
  }

  /** R67: nobody says what everybody can see to be impossible. */
  private static boolean canBe(Position at, int target, Action claim) {
    Rules rules = at.rules();
    if (claim.side == Side.TORN) return rules.first();
    if (claim.card == Equipment.NO_EQUIPMENT) return true;
    List<Integer> deck = Catalogue.CARDS.equipment(rules.first());
    return at.gear().count(target) > 0 && deck.contains(claim.card.getValue());
  }

  /** The host changes the time to react (R66): from the next turn on, and nobody is interrupted. */
  static State setting(State state, String option, String value, Chance chance)
      throws IllegalAction {
    boolean fits = option.equals(Rules.WINDOW_TIME.id()) && Rules.WINDOW_TIME.allows(value, 0);
    if (!fits || state.phase() == Phase.GAME_OVER) throw Refusals.unreadable();
    NextState draft = new NextState(state, chance);
    int seconds = Rules.windowSeconds(value);
    if (seconds == state.window().next()) throw Refusals.unreadable();
    draft.window = draft.window.withNext(seconds);
    draft.tell(Told.EVERYBODY, Events.windowTime(seconds));
    return draft.done();
  }
}
