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
import org.precinct.engine.policecity.State;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * Six captains with all dice out: more Counter-orders than a host lists for a phone, and each of
 * them can be given.
 */
public final class CounterOrderTest {
  @Test
  public void everyOrderIsWithinReach() throws Exception {
    State state = CounterOrders.announced();
    int seat = CounterOrders.by(state);
    View view = PlayedGames.view(state, seat);
    List<Action> orders = new ArrayList<>();
    for (Action action : PlayedGames.GAME.choices(state, Seat.of(seat))) {
      if (action.counter_order != null) orders.add(action);
    }
    assertThat(orders.size()).isGreaterThan(CounterOrders.LISTED);
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
