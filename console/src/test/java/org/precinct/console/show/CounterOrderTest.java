package org.precinct.console.show;

import static com.google.common.truth.Truth.assertThat;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.Test;
import org.precinct.console.show.Keyboard.Choice;
import org.precinct.console.show.Keyboard.Next;
import org.precinct.console.text.Words;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.State;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.policecity.CityBoard;
import org.precinct.seat.policecity.CityWords;
import org.precinct.seat.policecity.CounterOrders;

/** Six captains, and more Counter-orders than a host lists: each is a few numbers away. */
public final class CounterOrderTest {
  /** What a player reads at a glance. */
  private static final int GLANCE = 14;

  private final PoliceCity game = new PoliceCity();
  private final Viewpoint viewpoint =
      new Viewpoint(
          new Words(Language.ENGLISH),
          game.texts(),
          seat -> "P" + seat.number(),
          80,
          OptionalInt.of(0));

  private final CityWords words = new CityWords(viewpoint.voice(CityKeymap.CONTROLS));

  @Test
  public void everyOrderCanBeTyped() throws Exception {
    State state = CounterOrders.announced();
    int seat = CounterOrders.by(state);
    View view = game.view(state, Viewer.of(Seat.of(seat)));
    Set<Action> orders = new HashSet<>(game.choices(state, Seat.of(seat)));
    Chance luck = Chance.of("pairs");
    for (int i = 0; i < 100; i++) orders.add(game.sample(state, Seat.of(seat), luck));
    orders.removeIf(action -> action.counter_order == null);
    assertThat(orders.size()).isGreaterThan(CounterOrders.LISTED);
    for (Action order : orders) {
      assertThat(byNumbers(order, view)).isEqualTo(order);
      assertThat(byCommand(order, view)).isEqualTo(order);
    }
  }

  private Action byNumbers(Action order, View view) {
    Keyboard<Action, View> keyboard = new CityShow().keyboard(view);
    for (int die : order.counter_order.dice) {
      String name = "P" + Packed.seatOfDie(die);
      String label = name + ", " + words.die(Packed.ownDie(die));
      if (!has(keyboard, label)) keyboard = step(keyboard, name + " …");
      keyboard = step(keyboard, label);
    }
    int slot = order.counter_order.to;
    String card = words.card(CityBoard.of(view).calls().get(slot - 1).card().get());
    keyboard = step(keyboard, "to " + slot + " " + card);
    for (Choice<Action, View> choice : keyboard.choices(viewpoint)) {
      boolean sends =
          choice.next() instanceof Next.Act<Action, View> act && act.action().equals(order);
      if (sends) return order;
    }
    throw new AssertionError("not sent: " + order);
  }

  private boolean has(Keyboard<Action, View> keyboard, String label) {
    for (Choice<Action, View> choice : keyboard.choices(viewpoint)) {
      if (choice.label().toString().startsWith(label)) return true;
    }
    return false;
  }

  private Keyboard<Action, View> step(Keyboard<Action, View> keyboard, String label) {
    assertThat(keyboard.choices(viewpoint).size()).isAtMost(GLANCE);
    for (Choice<Action, View> choice : keyboard.choices(viewpoint)) {
      if (!choice.label().toString().startsWith(label)) continue;
      if (choice.next() instanceof Next.Step<Action, View> step) return step.keyboard();
    }
    throw new AssertionError(label + " is not in " + keyboard.choices(viewpoint));
  }

  private Action byCommand(Action order, View view) throws Exception {
    StringBuilder typed = new StringBuilder("c");
    for (int die : order.counter_order.dice) {
      typed.append(' ').append(1 + Packed.seatOfDie(die));
      typed.append(CityNames.die(Packed.ownDie(die)));
    }
    typed.append(' ').append(order.counter_order.to);
    Next<Action, View> next =
        new CityShow().keyboard(view).command(typed.toString(), viewpoint).get();
    return ((Next.Act<Action, View>) next).action();
  }
}
