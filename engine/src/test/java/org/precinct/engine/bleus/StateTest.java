package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/** No part of a state is forgotten where it is compared or copied. */
public final class StateTest {
  private static final Box BOX = Box.standard();
  private static final Deck ONE = new Deck(Pile.of(1, 2), Pile.of(3));
  private static final Deck TWO = new Deck(Pile.of(2), Pile.of(4, 5));
  private static final Turn TURN =
      new Turn(Phase.MAIN, Pile.of(1), Pile.of(2), Pile.of(16), Pile.EMPTY, 1, 2, 3, 4, 5, 6, 7, 8);
  private static final Turn OTHER_TURN =
      new Turn(
          Phase.SPEECH,
          Pile.of(2),
          Pile.of(3),
          Pile.of(17),
          Pile.of(18),
          11,
          12,
          13,
          14,
          15,
          16,
          17,
          18);
  private static final State STATE =
      new State(
          new Terms(15, 60, 0, true),
          List.of(new Player(ONE, TWO, 1, 2), new Player(TWO, ONE, 3, 4)),
          Stock.none(BOX).plus(3, 2),
          Stock.none(BOX).plus(4, 1),
          0,
          5,
          6,
          TURN,
          Optional.empty(),
          List.of());
  private static final State OTHER_STATE =
      new State(
          new Terms(8, 30, 60, false),
          List.of(new Player(TWO, ONE, 5, 6), new Player(ONE, ONE, 7, 8)),
          Stock.none(BOX).plus(5, 2),
          Stock.none(BOX).plus(6, 1),
          1,
          8,
          9,
          OTHER_TURN,
          Optional.of(STATE),
          List.of(new Event.Builder().build()));

  @Test
  public void equalityHasNoBlindSpot() throws Exception {
    assertThat(mixes(STATE, OTHER_STATE)).doesNotContain(STATE);
    assertThat(mixes(TURN, OTHER_TURN)).doesNotContain(TURN);
    assertThat(STATE.players().get(0)).isNotEqualTo(STATE.players().get(1));
  }

  @Test
  public void aDraftKeepsWhatNoRuleChanges() throws Exception {
    for (State state : mixes(STATE, OTHER_STATE)) assertKept(state);
    for (Turn turn : mixes(TURN, OTHER_TURN)) assertKept(with(STATE, "turn", turn));
    Player[] players = {STATE.players().get(0), OTHER_STATE.players().get(1)};
    for (Player player : mixes(players[0], players[1])) {
      assertKept(with(STATE, "players", List.of(player, players[1])));
      assertKept(with(STATE, "players", List.of(players[1], player)));
    }
  }

  @Test
  public void newsReplaceNothingElse() throws Exception {
    List<Event> news = OTHER_STATE.news();
    for (State state : mixes(STATE, OTHER_STATE)) {
      assertThat(state.withNews(news)).isEqualTo(with(state, "news", news));
    }
  }

  private static void assertKept(State state) throws Exception {
    State expected = with(with(state, "seq", state.seq() + 1), "news", List.of());
    assertWithMessage("%s", state)
        .that(new NextState(BOX, state, Chance.of("copy")).state())
        .isEqualTo(expected);
  }

  /** One record for each component: that one of the other record, all else of the first. */
  private static <R extends Record> List<R> mixes(R record, R other) throws Exception {
    List<R> mixes = new ArrayList<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      mixes.add(with(record, component.getName(), component.getAccessor().invoke(other)));
    }
    return mixes;
  }

  @SuppressWarnings("unchecked") // A record's constructor makes such a record.
  private static <R extends Record> R with(R record, String name, Object value) throws Exception {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      boolean changed = components[i].getName().equals(name);
      values[i] = changed ? value : components[i].getAccessor().invoke(record);
    }
    return (R) record.getClass().getDeclaredConstructor(types).newInstance(values);
  }
}
