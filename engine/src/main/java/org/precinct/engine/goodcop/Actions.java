package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Seat;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;

/**
 * Writes and reads players' actions.
 *
 * <p>An action has exactly one form: whoever reads one writes it again and compares, so that stray
 * or unknown fields are refused with everything else that means nothing.
 */
final class Actions {
  /** What {@link #use} makes of numbers that are no place: it fits no card. */
  private static final int BAD_PLACES = 1 << 30;

  /** An order that is none. */
  static final int BAD_ORDER = -2;

  private final int seq;
  private final int windowNo;

  private Actions(int seq, int windowNo) {
    this.seq = seq;
    this.windowNo = windowNo;
  }

  /** Actions made against a state. */
  static Actions at(Position at) {
    return new Actions(at.seq(), at.window().no());
  }

  private Action.Builder of(Kind kind) {
    return new Action.Builder().kind(kind).state_seq(seq);
  }

  private Action.Builder answer(Kind kind) {
    return new Action.Builder().kind(kind).window_no(windowNo);
  }

  Action order(int order) {
    return of(Kind.ORDER).order(Order.write(order, Bits.ROW)).build();
  }

  Action investigate(int place) {
    return of(Kind.ANNOUNCE).announce(TurnAction.INVESTIGATE).place(place + 1).build();
  }

  Action announce(TurnAction action) {
    return of(Kind.ANNOUNCE).announce(action).build();
  }

  Action play(Use use, int rowSize) {
    return of(Kind.PLAY).play(message(use, rowSize)).build();
  }

  Action playInWindow(Use use, int rowSize) {
    return answer(Kind.PLAY).play(message(use, rowSize)).build();
  }

  Action pass() {
    return answer(Kind.PASS).build();
  }

  Action keep() {
    return of(Kind.KEEP).build();
  }

  Action chooseCard(int place) {
    return of(Kind.CHOOSE_CARD).place(place + 1).build();
  }

  Action chooseAim(int seat) {
    return of(Kind.CHOOSE_AIM).seat(seat).build();
  }

  Action discard(Equipment card) {
    return of(Kind.DISCARD).card(card).build();
  }

  /**
   * @param aim a seat, or −1 for none
   */
  Action endTurn(int aim) {
    Action.Builder action = of(Kind.END_TURN);
    return aim < 0 ? action.build() : action.seat(aim).build();
  }

  Action standingPass(StandingPass setting) {
    return of(Kind.SET_STANDING_PASS).standing_pass(setting).build();
  }

  Action claimCard(int place, CardType type) {
    return of(Kind.CLAIM).place(place + 1).type(type).build();
  }

  Action claimSide(int seat, Side side) {
    return of(Kind.CLAIM).seat(seat).side(side).build();
  }

  static Play message(Use use, int rowSize) {
    Play.Builder play = new Play.Builder().card(use.card()).from_front(use.fromFront());
    if (use.seat() >= 0) play.seat(use.seat());
    if (use.places() != 0) play.places(Events.places(use.places()));
    if (use.order() != Order.NONE) play.order(Order.write(use.order(), rowSize));
    return play.build();
  }

  /** Refuses an action with fields that its kind does not have. */
  static void checkForm(Action action) throws IllegalAction {
    Kind kind = action.kind;
    boolean inWindow = kind == Kind.PASS || kind == Kind.PLAY && action.window_no != 0;
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
        else form.seat(action.seat).side(action.side);
      }
      case PASS, KEEP -> {}
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
