package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Seat;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * Reads players' actions, and writes them as the rules count: places and slots from 0.
 *
 * <p>An action has exactly one form: it is read, written again and compared, so that stray or
 * unknown fields are refused with everything else that means nothing.
 */
final class Inputs {
  /** What {@link #use} makes of numbers that are no place: it fits no card. */
  private static final int BAD_PLACES = 1 << 30;

  /** An order that is none. */
  static final int BAD_ORDER = -2;

  private final Actions actions;

  private Inputs(Actions actions) {
    this.actions = actions;
  }

  /** Actions made against a state. */
  static Inputs at(Position at) {
    return new Inputs(new Actions(at.seq(), at.window().no(), at.phase() == Phase.WINDOW));
  }

  Action order(int order) {
    return actions.order(Order.write(order, Bits.ROW));
  }

  Action investigate(int place) {
    return actions.investigate(place + 1);
  }

  Action announce(TurnAction action) {
    return actions.announce(action);
  }

  Action play(Use use, int rowSize) {
    return actions.play(message(use, rowSize));
  }

  Action pass() {
    return actions.pass();
  }

  Action keep() {
    return actions.keep();
  }

  Action chooseCard(int place) {
    return actions.chooseCard(place + 1);
  }

  Action chooseAim(int seat) {
    return actions.chooseAim(seat);
  }

  Action discard(Equipment card) {
    return actions.discard(card);
  }

  /**
   * @param aim a seat, or −1 for none
   */
  Action endTurn(int aim) {
    return aim < 0 ? actions.endTurn() : actions.endTurn(aim);
  }

  Action compose() {
    return actions.compose();
  }

  Action standingPass(StandingPass setting) {
    return actions.standingPass(setting);
  }

  Action claimCard(int place, CardType type) {
    return actions.claimCard(place + 1, type);
  }

  Action claimSide(int seat, Side side) {
    return actions.claimSide(seat, side);
  }

  Action claimGear(int seat, Equipment card) {
    return actions.claimGear(seat, card);
  }

  static Play message(Use use, int rowSize) {
    if (use.fromFront()) return Actions.useOnFront(use.card(), use.seat());
    if (use.seat() >= 0) return Actions.useOn(use.card(), use.seat());
    if (use.places() != 0) return Actions.useAt(use.card(), Places.list(use.places()));
    if (use.order() != Order.NONE) return Actions.layOut(Order.write(use.order(), rowSize));
    return Actions.use(use.card());
  }

  /** Refuses an action with fields that its kind does not have. */
  static void checkForm(Action action) throws IllegalAction {
    Kind kind = action.kind;
    boolean sealed = kind == Kind.PLAY || kind == Kind.COMPOSE;
    boolean inWindow = kind == Kind.PASS || sealed && action.window_no != 0;
    Action.Builder form = new Action.Builder().kind(kind);
    if (inWindow) form.window_no(action.window_no);
    else form.state_seq(action.state_seq);
    switch (kind) {
      case ORDER -> form.order(action.order);
      case ANNOUNCE -> {
        form.announce(action.announce);
        if (action.announce == TurnAction.INVESTIGATE) form.place(action.place);
      }
      case PLAY -> {
        if (action.play == null || action.play.unknownFields().size() > 0) {
          throw Refusals.unreadable();
        }
        form.play(action.play);
      }
      case CHOOSE_CARD -> form.place(action.place);
      case CHOOSE_AIM, END_TURN -> form.seat(action.seat);
      case DISCARD -> form.card(action.card);
      case SET_STANDING_PASS -> form.standing_pass(action.standing_pass);
      case CLAIM -> {
        if (action.place != 0) form.place(action.place).type(action.type);
        else if (action.card != Equipment.NO_EQUIPMENT) form.seat(action.seat).card(action.card);
        else form.seat(action.seat).side(action.side);
      }
      case PASS, KEEP, COMPOSE -> {}
      case NO_KIND -> throw Refusals.unreadable();
    }
    if (!form.build().equals(action)) throw Refusals.unreadable();
  }

  /** A seat field; −1 if it is unset, and a seat at no table if it is out of range. */
  static int seat(Integer field) {
    if (field == null) return -1;
    return field < 0 || field >= Seat.MOST ? Seat.MOST - 1 : field;
  }

  /** A use as somebody sent it; what it names may not exist. */
  static Use use(Play play, int rowSize) {
    int order = Order.NONE;
    if (!play.order.isEmpty()) {
      order = Order.read(play.order, rowSize);
      if (order == Order.NONE) order = BAD_ORDER;
    }
    int seat = seat(play.seat);
    return new Use(play.card, seat, places(play.places), play.from_front, order);
  }

  private static int places(List<Integer> numbers) {
    int places = 0;
    for (int number : numbers) {
      boolean ascending = number >= 1 && number <= 24 && places >>> number - 1 == 0;
      if (!ascending) return BAD_PLACES;
      places |= Bits.of(number - 1);
    }
    return places;
  }
}
