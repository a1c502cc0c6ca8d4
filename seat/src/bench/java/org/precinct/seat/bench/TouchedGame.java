package org.precinct.seat.bench;

import com.squareup.wire.Message;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.seat.Button;
import org.precinct.seat.Controls;
import org.precinct.seat.Offers;
import org.precinct.seat.Reaction;
import org.precinct.seat.Voice;

/** A game of bots in which every action is put together from the touches that a phone offers. */
public final class TouchedGame<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T> {
  /** More touches than any action takes. */
  private static final int MOST = 60;

  private final Game<S, A, V, E> game;
  private final Controls<A, V, E, D, T> controls;
  private final Voice<A, V, E> voice;
  private final Map<Seat, D> drafts = new HashMap<>();

  public TouchedGame(Game<S, A, V, E> game, Controls<A, V, E, D, T> controls) {
    this.game = game;
    this.controls = controls;
    voice = new Voice<>(game, controls.texts(), Language.ENGLISH, seat -> "P" + seat.number());
  }

  /** Is told every step of a game. */
  public interface Watcher<S, A> {

    /**
     * @param touches how many it took, questions answered included, on a phone that remembers what
     *     its seat has opened (a drawer, a page) as long as the controls do
     */
    void moved(S before, Seat seat, A action, int touches, S after);

    /** The clock, or a default: nobody touched anything. */
    default void passed(S before, S after) {}
  }

  /** Plays to the end with a bot of that level in every seat. */
  public S play(Setup setup, BotLevel level, String seed, Watcher<S, A> watcher) throws Exception {
    return play(setup, game.bot(level), seed, watcher);
  }

  /** Plays to the end with this bot in every seat. */
  public S play(Setup setup, Bot<A, V> bot, String seed, Watcher<S, A> watcher) throws Exception {
    Match<S, A, V, E> match = new Match<>(game, setup, Chance.of(seed + setup));
    Players.Driver<S, A> driver =
        Players.bots(game, Collections.nCopies(match.setup().seats(), bot));
    Chance luck = Chance.of("luck " + seed + setup);
    drafts.clear();
    while (!match.isOver()) {
      S before = match.state();
      boolean clock = game.waitingFor(before).isEmpty();
      Step<A> step = clock ? new Step.TimeUp<>() : driver.next(before, luck);
      match.take(step);
      if (step instanceof Step.Move<A> move) {
        int touches =
            touches(move.seat(), game.view(before, Viewer.of(move.seat())), move.action());
        watcher.moved(before, move.seat(), move.action(), touches, match.state());
      } else {
        watcher.passed(before, match.state());
      }
    }
    return match.state();
  }

  /** How many touches send this action, from the phone of that seat as it was left. */
  public int touches(Seat seat, V view, A action) {
    D left = drafts.getOrDefault(seat, controls.begin(view));
    Offers<A, V, E, D, T> offers = new Offers<>(controls, controls.revise(left, view), view, voice);
    int touches = 0;
    while (touches < MOST) {
      T next = step(offers, action);
      touches += asksFirst(offers, next) ? 2 : 1;
      Reaction<D, A> reaction = offers.reaction(next);
      if (!(reaction instanceof Reaction.Edit<D, A> edit)) {
        boolean sends = reaction instanceof Reaction.Send;
        drafts.put(seat, sends ? ((Reaction.Send<D, A>) reaction).draft() : offers.draft());
        return touches;
      }
      offers = offers.with(edit.draft());
    }
    throw new IllegalStateException("still not sent: " + action);
  }

  private T step(Offers<A, V, E, D, T> offers, A action) {
    for (T touch : offers.open()) if (offers.leads(touch, action)) return touch;
    throw new IllegalStateException("nothing leads from " + offers.draft() + " to " + action);
  }

  private static <T> boolean asksFirst(Offers<?, ?, ?, ?, T> offers, T touch) {
    for (Button<T> button : offers.buttons()) {
      if (button.touch().equals(touch)) return button.question().isPresent();
    }
    return false;
  }
}
