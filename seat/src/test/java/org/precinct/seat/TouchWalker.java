package org.precinct.seat;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * Plays a random game by touches alone.
 *
 * <p>At every look each action that the engine lists can be reached, from a fresh draft and from
 * one that its player has fumbled with, and so can each move of the game; whatever a touch sends is
 * accepted; what is out of reach says so without a fault; and nothing depends on what the player
 * may not know.
 */
final class TouchWalker<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T> {
  /** More touches than any action takes. */
  private static final int MOST = 60;

  /** So many touches at random, at most, before an action is made. */
  private static final int FUMBLES = 4;

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private final Kit<S, A, V, E> kit;
  private final Game<S, A, V, E> game;
  private final Controls<A, V, E, D, T> controls;
  private final Match<S, A, V, E> match;
  private final Chance luck;
  private final String where;
  private final Set<String> seen = new HashSet<>();
  private int walked;
  private int heard;

  TouchWalker(Kit<S, A, V, E> kit, Controls<A, V, E, D, T> controls, Setup setup, String seed)
      throws Exception {
    this.kit = kit;
    this.game = kit.game();
    this.controls = controls;
    this.match = new Match<>(game, setup, Chance.of(seed));
    this.luck = Chance.of("luck " + seed);
    this.where = game.info().id() + " " + setup + " " + seed + " step ";
  }

  /** How many actions were reached. */
  int walked() {
    return walked;
  }

  /** How many drafts the host was told of. */
  int heard() {
    return heard;
  }

  void walk(int mostSteps, int lookEvery) throws Exception {
    int seats = match.setup().seats();
    Players.Driver<S, A> random = Players.random(game, seats);
    Bot<A, V> bot = game.bot(BotLevel.values()[0]);
    Players.Driver<S, A> bots = Players.bots(game, Collections.nCopies(seats, bot));
    while (!match.isOver() && match.steps().size() < mostSteps) {
      boolean all = luck.oneIn(lookEvery);
      for (int n = 0; n < seats; n++) {
        Seat seat = Seat.of(n);
        if (all || isNew(seat)) look(seat);
      }
      // Chance alone would see little of a long game.
      Step<A> step = (luck.oneIn(2) ? bots : random).next(match.state(), luck);
      if (step instanceof Step.Move<A> move) {
        V view = view(move.seat());
        reach(move.seat(), view, fumbled(view), move.action());
      }
      match.take(step);
    }
  }

  /** Whether a moment with these kinds of touches has not come up before. */
  private boolean isNew(Seat seat) {
    V view = view(seat);
    Set<String> kinds = new TreeSet<>();
    for (T touch : offers(controls.begin(view), view).open()) {
      kinds.add(NUMBER.matcher(touch.toString()).replaceAll("#"));
    }
    return seen.add(game.narrator().topic(view) + kinds);
  }

  /** A draft in which its player has touched this and that. */
  private D fumbled(V view) {
    D draft = controls.begin(view);
    for (int touches = luck.below(FUMBLES + 1); touches > 0; touches--) {
      Offers<A, V, E, D, T> offers = offers(draft, view);
      List<T> open = offers.open();
      if (open.isEmpty()) return draft;
      T touch = open.get(luck.below(open.size()));
      if (offers.reaction(touch) instanceof Reaction.Edit<D, A> edit) draft = edit.draft();
    }
    return draft;
  }

  private V view(Seat seat) {
    return game.view(match.state(), Viewer.of(seat));
  }

  private void look(Seat seat) {
    V view = view(seat);
    List<A> choices = game.choices(match.state(), seat);
    for (A action : choices) {
      reach(seat, view, controls.begin(view), action);
      reach(seat, view, fumbled(view), action);
    }
    Offers<A, V, E, D, T> offers = offers(controls.begin(view), view);
    assertHonest(seat, offers);
    for (T touch : offers.open()) {
      if (offers.reaction(touch) instanceof Reaction.Edit<D, A> edit) {
        assertHonest(seat, offers(edit.draft(), view));
      }
    }
    assertHonest(seat, offers(fumbled(view), view));
    assertOnlyLooks(view);
    S other = kit.rearrange(match.state(), Viewer.of(seat), luck);
    V same = game.view(other, Viewer.of(seat));
    assertWithMessage("%s: what is hidden shows in what can be touched", here())
        .that(described(same))
        .isEqualTo(described(view));
  }

  /** Where a bot plays for the seat, things can be looked at, and nothing is sent. */
  private void assertOnlyLooks(V view) {
    Offers<A, V, E, D, T> offers =
        new Offers<>(controls, controls.begin(view), view, voice(), false);
    for (T touch : offers.open()) {
      assertWithMessage("%s: %s only looks", here(), touch)
          .that(offers.reaction(touch))
          .isInstanceOf(Reaction.Edit.class);
    }
  }

  private List<Object> described(V view) {
    Offers<A, V, E, D, T> offers = offers(controls.begin(view), view);
    return List.of(offers.open(), offers.buttons());
  }

  /** Open is what reacts; buttons are open or say why not; what is sent is legal. */
  private void assertHonest(Seat seat, Offers<A, V, E, D, T> offers) {
    Set<T> open = new HashSet<>(offers.open());
    assertWithMessage("%s: a touch twice", here()).that(offers.open()).hasSize(open.size());
    for (T touch : open) {
      assertWithMessage("%s: %s reacts", here(), touch).that(offers.reacts(touch)).isTrue();
      if (offers.reaction(touch) instanceof Reaction.Send<D, A> sent) {
        assertWithMessage("%s: %s sends", here(), touch)
            .that(game.check(match.state(), seat, sent.action()))
            .isEqualTo(Optional.empty());
      }
      assertWithMessage("%s: %s is open", here(), touch)
          .that(offers.why(touch).isPresent())
          .isFalse();
    }
    for (Button<T> button : offers.buttons()) {
      assertWithMessage("%s: button %s", here(), button)
          .that(button.isOpen())
          .isEqualTo(open.contains(button.touch()));
      assertThat(button.label()).isNotEmpty();
    }
  }

  /** Touches what brings the action closer until it is sent. */
  private void reach(Seat seat, V view, D from, A action) {
    D draft = from;
    for (int touches = 0; touches < MOST; touches++) {
      Offers<A, V, E, D, T> offers = offers(draft, view);
      OptionalInt left = controls.distance(action, draft, view);
      assertWithMessage("%s: %s is out of reach of %s", here(), action, draft)
          .that(left.isPresent())
          .isTrue();
      T next = null;
      for (T touch : offers.open()) if (next == null && offers.leads(touch, action)) next = touch;
      assertWithMessage("%s: nothing leads from %s to %s", here(), draft, action)
          .that(next)
          .isNotNull();
      Reaction<D, A> reaction = offers.reaction(next);
      if (reaction instanceof Reaction.Send<D, A>) {
        walked++;
        return;
      }
      draft = ((Reaction.Edit<D, A>) reaction).draft();
      assertWithMessage("%s: a draft lasts", here())
          .that(controls.revise(draft, view))
          .isEqualTo(draft);
      assertWhispers(seat, draft, view);
    }
    throw new AssertionError(here() + ": still not sent: " + action);
  }

  /** What the host is told of a draft is legal, told once, and leaves the draft as it is. */
  private void assertWhispers(Seat seat, D draft, V view) {
    Optional<A> whisper = controls.whisper(draft, view);
    if (!whisper.isPresent()) return;
    assertThat(game.isWhisper(whisper.get())).isTrue();
    S told;
    try {
      told = game.apply(match.state(), seat, whisper.get(), Chance.of("whisper"));
    } catch (IllegalAction refused) {
      throw new AssertionError(here() + ": " + whisper.get() + " of " + draft, refused);
    }
    V now = game.view(told, Viewer.of(seat));
    assertWithMessage("%s: a draft outlasts its whisper", here())
        .that(controls.revise(draft, now))
        .isEqualTo(draft);
    assertWithMessage("%s: whispered twice", here())
        .that(controls.whisper(draft, now))
        .isEqualTo(Optional.empty());
    heard++;
  }

  private Offers<A, V, E, D, T> offers(D draft, V view) {
    return new Offers<>(controls, draft, view, voice());
  }

  private Voice<A, V, E> voice() {
    return new Voice<>(game, controls.texts(), Language.ENGLISH, seat -> "Player " + seat.number());
  }

  private String here() {
    return where + match.steps().size();
  }
}
