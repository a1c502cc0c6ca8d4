package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertWithMessage;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View.Phase;

/** Nothing of a state gets lost on its way through a step. */
public final class StateTest {
  private static final GoodCopBadCop GAME = new GoodCopBadCop();

  @Test
  public void aStepKeepsWhatItDoesNotChange() throws Exception {
    State one = GAME.deal(Setup.of(4), Chance.of("one"));
    for (RecordComponent component : State.class.getRecordComponents()) {
      String name = component.getName();
      // What was told is told once.
      if (name.equals("news")) continue;
      State other = with(one, name, another(name, one));
      assertWithMessage("%s makes a difference", name).that(other).isNotEqualTo(one);
      State after = new NextState(other, Chance.of("step")).done();
      assertWithMessage("%s is kept", name).that(after).isEqualTo(with(other, "news", List.of()));
    }
  }

  /** A value that the state does not have. */
  private static Object another(String name, State state) throws Exception {
    State second = GAME.deal(Setup.of(5, "edition", "FIRST"), Chance.of("two"));
    return switch (name) {
      case "phase", "then" -> Phase.AUDIT;
      case "seq", "alive", "wounded", "ready" -> 77;
      case "audit" -> new Audit(3, 1);
      case "deeds" -> List.of(new Deed.Builder().kind(Deed.Kind.MIXED).build());
      case "pending" -> List.of(new Pending(Phase.DISCARD, 2));
      case "result" -> new Result(Cause.LAST_ALIVE, Side.NO_SIDE, 1);
      case "window" -> state.window().opened(0b1111);
      case "standing" -> Ints.of(2, 2, 2, 2);
      case "guns" -> state.guns().taken(0);
      case "turn" -> state.turn().withLock();
      default -> State.class.getMethod(name).invoke(second);
    };
  }

  private static State with(State state, String name, Object value) throws Exception {
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : State.class.getRecordComponents()) {
      boolean changes = component.getName().equals(name);
      values.add(changes ? value : component.getAccessor().invoke(state));
    }
    Class<?>[] types =
        Arrays.stream(State.class.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    Constructor<State> made = State.class.getDeclaredConstructor(types);
    return made.newInstance(values.toArray());
  }
}
