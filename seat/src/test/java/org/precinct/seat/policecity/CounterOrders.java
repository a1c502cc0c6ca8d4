package org.precinct.seat.policecity;

import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.policecity.State;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** A table of six where more Counter-orders are possible than a host lists. */
public final class CounterOrders {
  /** As many choices as a phone is told. */
  public static final int LISTED = 64;

  private CounterOrders() {}

  /** The seat that gives the order. */
  public static int by(State state) {
    int seat = 0;
    while (!PlayedGames.view(state, seat).mine.may.counter_order) seat++;
    return seat;
  }

  /** Somebody has announced a Counter-order, and nearly all dice stand on cards. */
  public static State announced() throws Exception {
    for (int game = 0; game < 400; game++) {
      Chance luck = Chance.of("orders " + game);
      State state = PlayedGames.GAME.deal(Setup.of(6, "difficulty", "medium"), luck);
      state = peeked(state, luck);
      for (int seat = 0; seat < 6; seat++) state = deployed(state, seat, luck);
      for (int seat = 0; seat < 6; seat++) {
        View view = PlayedGames.view(state, seat);
        if (!view.mine.may.announce.contains(Special.COUNTER_ORDER.number())) continue;
        Action announce = Actions.announce(view.phase_id, Special.COUNTER_ORDER);
        State next = PlayedGames.GAME.apply(state, Seat.of(seat), announce, luck);
        for (int other = 0; other < 6; other++) next = say(next, other, Word.READY, luck);
        if (PlayedGames.GAME.choices(next, Seat.of(seat)).size() > LISTED) return next;
      }
    }
    throw new AssertionError("no such game");
  }

  private static State peeked(State state, Chance luck) throws Exception {
    State next = state;
    for (int seat = 0; seat < 6; seat++) next = say(next, seat, Word.ACK, luck);
    return PlayedGames.view(next, 0).phase == Phase.PEEK
        ? PlayedGames.GAME.timeUp(next, luck)
        : next;
  }

  private static State deployed(State state, int seat, Chance luck) throws Exception {
    State next = state;
    for (int die = 1; die <= Staff.OWN; die++) {
      View view = PlayedGames.view(next, seat);
      if (view.phase != Phase.DEPLOY || view.mine.may.slots.isEmpty()) return next;
      Action place = Actions.place(view.phase_id, die, luck.pick(view.mine.may.slots));
      next = PlayedGames.GAME.apply(next, Seat.of(seat), place, luck);
    }
    return next;
  }

  private static State say(State state, int seat, Word word, Chance luck) throws Exception {
    View view = PlayedGames.view(state, seat);
    if (!view.mine.may.words.contains(word)) return state;
    return PlayedGames.GAME.apply(state, Seat.of(seat), Actions.word(view.phase_id, word), luck);
  }
}
