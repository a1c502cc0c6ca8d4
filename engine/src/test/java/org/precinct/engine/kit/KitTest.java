package org.precinct.engine.kit;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
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
import org.precinct.engine.goodcop.GoodCopKit;

/** The properties notice a game that breaks them. */
public final class KitTest {
  private static final Setup SETUP = Setup.of(4);

  @Test
  public void anHonestGameHasAllProperties() throws Exception {
    Properties<?, ?, ?, ?> game = of(new GoodCopKit());
    game.playsToTheEnd();
    game.replays();
    game.doesNotInterfere();
    game.encodes();
    game.endsWithNobodyThere();
    game.botsFinish();
  }

  @Test
  public void aBoardThatShowsAHandIsNoticed() {
    assertCaught(
        "view of", () -> broken(new GoodCopKit(), Fault.SHOWS_A_HAND_TO_ALL).doesNotInterfere());
  }

  @Test
  public void aClockThatCountsSecretsIsNoticed() {
    assertCaught("", () -> broken(new GoodCopKit(), Fault.CLOCK_COUNTS_SECRETS).doesNotInterfere());
  }

  @Test
  public void anOfferThatIsRefusedIsNoticed() {
    assertCaught(
        "is offered, but refused",
        () -> broken(new GoodCopKit(), Fault.OFFERS_TO_OTHERS).playsToTheEnd());
  }

  @Test
  public void aGameThatHidesAChoiceIsNoticed() {
    assertCaught("", () -> broken(new GoodCopKit(), Fault.HIDES_CHOICES).playsToTheEnd());
  }

  @Test
  public void luckOfItsOwnIsNoticed() {
    assertCaught("", () -> broken(new GoodCopKit(), Fault.LUCK_OF_ITS_OWN).replays());
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Properties<S, A, V, E> of(Kit<S, A, V, E> kit) {
    return new Properties<>(kit, SETUP, "kit");
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Properties<S, A, V, E> broken(Kit<S, A, V, E> kit, Fault fault) {
    return of(new BrokenKit<>(kit, fault));
  }

  private static void assertCaught(String message, ThrowingRunnable check) {
    assertThat(assertThrows(AssertionError.class, check)).hasMessageThat().contains(message);
  }

  private enum Fault {
    SHOWS_A_HAND_TO_ALL,
    CLOCK_COUNTS_SECRETS,
    OFFERS_TO_OTHERS,
    HIDES_CHOICES,
    LUCK_OF_ITS_OWN
  }

  private record BrokenKit<
          S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
      Kit<S, A, V, E> kit, Fault fault) implements Kit<S, A, V, E> {
    @Override
    public Game<S, A, V, E> game() {
      return new BrokenGame<>(kit.game(), fault, new int[1]);
    }

    @Override
    public List<Setup> setups() {
      return kit.setups();
    }

    @Override
    public List<Setup> playthroughs() {
      return kit.playthroughs();
    }

    @Override
    public int mostSteps(Setup setup) {
      return kit.mostSteps(setup);
    }

    @Override
    public S rearrange(S state, Viewer viewer, Chance chance) {
      return kit.rearrange(state, viewer, chance);
    }

    @Override
    public List<Object> facts(S state) {
      return kit.facts(state);
    }

    @Override
    public void assertConserved(S state, Setup setup) {
      kit.assertConserved(state, setup);
    }

    @Override
    public boolean isListed(A action) {
      return kit.isListed(action);
    }
  }

  /** A game that is right but for one fault. */
  private record BrokenGame<
          S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
      Game<S, A, V, E> game, Fault fault, int[] deals) implements Game<S, A, V, E> {
    @Override
    public GameInfo info() {
      return game.info();
    }

    @Override
    public Texts texts() {
      return game.texts();
    }

    @Override
    public Narrator<A, V, E> narrator() {
      return game.narrator();
    }

    @Override
    public S deal(Setup setup, Chance chance) throws IllegalSetup {
      boolean own = fault == Fault.LUCK_OF_ITS_OWN;
      return game.deal(setup, own ? Chance.of("deal " + deals[0]++) : chance);
    }

    @Override
    public Seats waitingFor(S state) {
      return game.waitingFor(state);
    }

    @Override
    public List<A> choices(S state, Seat seat) {
      List<A> choices = game.choices(state, seat);
      if (fault == Fault.HIDES_CHOICES && choices.size() > 2) return choices.subList(0, 2);
      if (fault == Fault.OFFERS_TO_OTHERS && choices.isEmpty() && seat.number() < SETUP.seats()) {
        List<A> others = new ArrayList<>();
        for (Seat other : game.waitingFor(state)) others.addAll(game.choices(state, other));
        return others;
      }
      return choices;
    }

    @Override
    public A sample(S state, Seat seat, Chance chance) {
      return game.sample(state, seat, chance);
    }

    @Override
    public S apply(S state, Seat seat, A action, Chance chance) throws IllegalAction {
      return game.apply(state, seat, action, chance);
    }

    @Override
    public S timeUp(S state, Chance chance) {
      return game.timeUp(state, chance);
    }

    @Override
    public A fallback(S state, Seat seat, Chance chance) {
      return game.fallback(state, seat, chance);
    }

    @Override
    public Optional<Hourglass> hourglass(S state) {
      if (fault != Fault.CLOCK_COUNTS_SECRETS) return game.hourglass(state);
      return game.hourglass(state)
          .map(glass -> new Hourglass(state.hashCode(), glass.limitMillis(), 0, true, 0));
    }

    @Override
    public V view(S state, Viewer viewer) {
      boolean leaks = fault == Fault.SHOWS_A_HAND_TO_ALL && viewer.seat().isEmpty();
      return game.view(state, leaks ? Viewer.of(Seat.of(0)) : viewer);
    }

    @Override
    public List<E> news(S state, Viewer viewer) {
      return game.news(state, viewer);
    }

    @Override
    public Optional<Outcome> outcome(S state) {
      return game.outcome(state);
    }

    @Override
    public Bot<A, V> bot(BotLevel level) {
      return game.bot(level);
    }

    @Override
    public ProtoAdapter<A> actionAdapter() {
      return game.actionAdapter();
    }

    @Override
    public ProtoAdapter<V> viewAdapter() {
      return game.viewAdapter();
    }

    @Override
    public ProtoAdapter<E> eventAdapter() {
      return game.eventAdapter();
    }
  }
}
