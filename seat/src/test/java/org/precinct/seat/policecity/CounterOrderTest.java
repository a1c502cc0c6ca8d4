package org.precinct.seat.policecity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
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
import org.precinct.seat.Reaction;

/**
 * Six captains with all dice out: more Counter-orders than a host lists for a phone, and each of
 * them can be given.
 */
public final class CounterOrderTest {
  /** As many choices as a phone is told. */
  private static final int LISTED = 64;

  /** Somebody has announced a Counter-order, and nearly all dice stand on cards. */
  private static State announced() throws Exception {
    for (int game = 0; game < 400; game++) {
      Chance luck = Chance.of("orders " + game);
      State state = PlayedGames.GAME.deal(Setup.of(6, "difficulty", "medium"), luck);
      state = peeked(state, luck);
      for (int seat = 0; seat < 6; seat++) state = deployed(state, seat, luck);
      for (int seat = 0; seat < 6; seat++) state = say(state, seat, Word.READY, luck);
      for (int seat = 0; seat < 6; seat++) {
        View view = PlayedGames.view(state, seat);
        if (!view.mine.may.announce.contains(Special.COUNTER_ORDER.number())) continue;
        Action announce = Actions.announce(view.phase_id, Special.COUNTER_ORDER);
        State next = PlayedGames.GAME.apply(state, Seat.of(seat), announce, luck);
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

  @Test
  public void everyOrderIsWithinReach() throws Exception {
    State state = announced();
    int seat = 0;
    while (!PlayedGames.view(state, seat).mine.may.counter_order) seat++;
    View view = PlayedGames.view(state, seat);
    List<Action> orders = new ArrayList<>();
    for (Action action : PlayedGames.GAME.choices(state, Seat.of(seat))) {
      if (action.counter_order != null) orders.add(action);
    }
    assertThat(orders.size()).isGreaterThan(LISTED);
    Set<Action> sent = new HashSet<>();
    for (Action order : orders) {
      Action made = make(order, view);
      assertThat(made).isEqualTo(order);
      assertThat(PlayedGames.GAME.check(state, Seat.of(seat), made)).isEqualTo(Optional.empty());
      sent.add(made);
    }
    assertThat(sent).hasSize(orders.size());
    Chance luck = Chance.of("pairs");
    for (int i = 0; i < 200; i++) {
      Action drawn = PlayedGames.GAME.sample(state, Seat.of(seat), luck);
      if (drawn.counter_order != null) assertThat(make(drawn, view)).isEqualTo(drawn);
    }
  }

  private static Action make(Action wanted, View view) {
    CityDraft draft = PlayedGames.CONTROLS.begin(view);
    while (true) {
      var offers = PlayedGames.offers(draft, view);
      CityTouch next = null;
      for (CityTouch touch : offers.open()) if (offers.leads(touch, wanted)) next = touch;
      assertWithMessage("a step from %s to %s", draft, wanted).that(next).isNotNull();
      Reaction<CityDraft, Action> reaction = offers.reaction(next);
      if (reaction instanceof Reaction.Send<CityDraft, Action> sent) return sent.action();
      draft = ((Reaction.Edit<CityDraft, Action>) reaction).draft();
    }
  }
}
