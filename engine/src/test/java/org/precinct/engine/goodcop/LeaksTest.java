package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * The same step in two games that look alike to a viewer: unless it openly shows something, or
 * shows it to this viewer, they look alike afterwards.
 */
public final class LeaksTest {
  private static final GoodCopKit KIT = new GoodCopKit();

  /** Events that show everybody what was hidden. */
  private static final Set<Event.Kind> SHOWS =
      EnumSet.of(
          Event.Kind.REVEALED,
          Event.Kind.SHOT,
          Event.Kind.EQUIPMENT_DISCARDED,
          Event.Kind.GAME_ENDED);

  private int compared;

  @Test
  public void stepsTellNobodyWhatIsNotMeantForThem() throws Exception {
    List<Setup> setups = KIT.setups();
    for (int i = 0; i < 3 * setups.size(); i++) play(setups.get(i % setups.size()), "leak " + i);
    assertThat(compared).isGreaterThan(10_000);
  }

  private void play(Setup setup, String seed) throws Exception {
    Match<State, Action, View, Event> match = new Match<>(Scene.GAME, setup, Chance.of(seed));
    Chance luck = Chance.of("luck " + seed);
    Players.Driver<State, Action> driver = Players.random(Scene.GAME, setup.seats());
    while (!match.isOver()) {
      State before = match.state();
      Step<Action> step = composing(before, luck).orElse(null);
      if (step == null) step = driver.next(before, luck);
      match.take(step);
      for (int i = 0; i < 3; i++) {
        int seat = luck.below(setup.seats() + 1);
        Viewer viewer = seat == setup.seats() ? Viewer.BOARD : Viewer.of(Seat.of(seat));
        compare(before, step, viewer, luck);
      }
    }
  }

  /** Now and then somebody makes the sand wait. */
  private static Optional<Step<Action>> composing(State state, Chance luck) {
    int seat = luck.below(state.rules().seats());
    if (!Umpire.mayCompose(state, seat) || !luck.oneIn(3)) return Optional.empty();
    return Optional.of(new Step.Move<>(Seat.of(seat), Inputs.at(state).compose()));
  }

  private void compare(State before, Step<Action> step, Viewer viewer, Chance luck)
      throws Exception {
    boolean closing = before.phase() == Phase.WINDOW && step instanceof Step.TimeUp;
    if (closing && hasPlay(before)) return;
    State other = KIT.rearrange(before, viewer, luck);
    if (closing && hasPlay(other)) return;
    int key = luck.below(1 << 30);
    State after = Scene.GAME.step(before, step, Chance.of("step " + key));
    State otherwise;
    try {
      otherwise = Scene.GAME.step(other, step, Chance.of("step " + key));
    } catch (IllegalAction holdsAnotherCardThere) {
      return;
    }
    if (shows(after, viewer) || shows(otherwise, viewer)) return;
    compared++;
    String what = step + " in " + before.phase() + " seen by " + viewer;
    assertWithMessage("news of %s", what)
        .that(Scene.GAME.news(otherwise, viewer))
        .isEqualTo(Scene.GAME.news(after, viewer));
    assertWithMessage("view after %s", what)
        .that(Scene.GAME.view(otherwise, viewer))
        .isEqualTo(Scene.GAME.view(after, viewer));
    assertWithMessage("sand after %s", what).that(sand(otherwise)).isEqualTo(sand(after));
  }

  /** What everybody sees of the hourglass. */
  private static Optional<Hourglass> sand(State state) {
    return Scene.GAME
        .hourglass(state)
        .map(
            glass ->
                new Hourglass(
                    glass.id(),
                    glass.limitMillis(),
                    glass.beatMillis(),
                    false,
                    glass.absentMillis()));
  }

  private static boolean hasPlay(State state) {
    for (Use answer : state.window().answers()) if (answer.isPlay()) return true;
    return false;
  }

  /** Whether the step rightly showed something that was hidden to this viewer. */
  private static boolean shows(State after, Viewer viewer) {
    int me = viewer.seat().map(Seat::number).orElse(-1);
    for (Event event : publicNews(after)) {
      if (SHOWS.contains(event.kind)) return true;
      boolean mine = event.player != null && event.player == me;
      boolean atMe = event.target != null && event.target == me;
      boolean both = mine || atMe;
      switch (event.kind) {
        case PEEKED -> {
          if (mine || me >= 0 && Bits.has(after.turn().cameras(), me)) return true;
        }
        case PEEKED_MUTUAL, SWAPPED, EQUIPMENT_STOLEN -> {
          if (both) return true;
        }
        case EQUIPMENT_DRAWN, EQUIPMENT_DISCARDED_UNSEEN -> {
          if (mine) return true;
        }
        case EQUIPMENT_USED -> {
          if (event.card == Equipment.EVIDENCE_BAG && both) return true;
        }
        default -> {}
      }
    }
    return false;
  }

  /** What happened, in the form in which it is told to most. */
  private static List<Event> publicNews(State state) {
    List<Event> events = new ArrayList<>();
    for (Told told : state.news()) if ((told.to() & Told.BOARD) != 0) events.add(told.event());
    return events;
  }
}
