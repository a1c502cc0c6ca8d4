package org.precinct.engine;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one game: pure, deterministic, without input, output or clock.
 *
 * <p>Implementations keep no state of their own and may be used by any number of games and threads
 * at once. A state is immutable and has value equality; no method changes the one it is given.
 * Iteration order is part of a game's result: states hold lists, {@link Seats} and enum-keyed
 * arrays, nothing whose order depends on hash codes.
 *
 * <p>Three ways lead out: {@link #view} is everything one {@link Viewer} may know now, {@link
 * #news} is what the last step told that viewer, and {@link #choices} is what a seat may do. The
 * first two are messages with no field for what the viewer may not know. The property that guards
 * all three is non-interference: change anything a viewer may not know, and these bytes stay the
 * same. A refused step throws a {@link Refusal}, which names the rule and a text, and leaves the
 * state as it was.
 *
 * @param <S> the whole truth of a game; it never leaves the host
 * @param <A> what a player does
 * @param <V> what one viewer may know
 * @param <E> one thing that happened, as one viewer is told it
 */
public interface Game<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {

  /** Id, seats and options. */
  GameInfo info();

  /** Every text of this game, the engine's common ones included. */
  Texts texts();

  /** Sentences for views, actions and events. */
  Narrator<A, V, E> narrator();

  /** The opening state. Options that {@code setup} leaves out take their standard value. */
  S deal(Setup setup, Chance chance) throws IllegalSetup;

  /**
   * The seats whose decision holds up the game. Others may be free to act as well: those with
   * {@link #choices} may.
   *
   * <p>Never empty before the end, unless the {@link #hourglass} is ready: then only the clock is
   * waited for. Host's knowledge: it may tell who has answered in secret.
   */
  Seats waitingFor(S state);

  /**
   * What a seat may do now; empty if nothing.
   *
   * <p>Every element is accepted by {@link #apply}. Kinds of action with too many forms to list (a
   * split, a trade) are represented by a few examples; {@link #sample} draws from all forms, and
   * {@link #check} judges any. A {@link #isWhisper whisper} is never listed. All other kinds are
   * listed completely, and what is not listed is refused.
   */
  List<A> choices(S state, Seat seat);

  /**
   * A legal action drawn at random, any legal action but a {@link #isWhisper whisper} being
   * possible.
   *
   * <p>Only for seats with {@link #choices}.
   */
  default A sample(S state, Seat seat, Chance chance) {
    return chance.pick(choices(state, seat));
  }

  /** The state after a player's action. */
  S apply(S state, Seat seat, A action, Chance chance) throws IllegalAction;

  /** Why an action is not legal now, or empty if it is. */
  default Optional<IllegalAction> check(S state, Seat seat, A action) {
    try {
      apply(state, seat, action, Chance.of("check"));
      return Optional.empty();
    } catch (IllegalAction refusal) {
      return Optional.of(refusal);
    }
  }

  /**
   * Whether an action only tells the host what a player has put together so far, so that it counts
   * if the sand runs out or the phone dies. Nobody chooses it and nobody waits for its answer;
   * other viewers learn no more from it than the rules say.
   */
  default boolean isWhisper(A action) {
    return false;
  }

  /** The state after the hourglass has run out, or after the beat at which it was ready. */
  S timeUp(S state, Chance chance);

  /**
   * The action taken for a player who does not decide: absent, or out of time.
   *
   * <p>Only for seats that are waited for. Always legal.
   */
  A fallback(S state, Seat seat, Chance chance);

  /** The state after an absent player's {@link #fallback}. */
  default S standIn(S state, Seat seat, Chance chance) throws IllegalAction {
    return apply(state, seat, fallback(state, seat, chance), chance);
  }

  /**
   * The state after a phone was lost for good or came back, for games whose rules count the players
   * present. Others leave the state as it is.
   */
  default S presence(S state, Seat seat, boolean present, Chance chance) {
    return state;
  }

  /** The options that the host may also change during a game. */
  default List<Option> adjustable() {
    return List.of();
  }

  /** The state after the host has changed one of the {@link #adjustable} options. */
  default S setting(S state, String option, String value, Chance chance) throws IllegalAction {
    throw new IllegalAction("3", "action.unreadable");
  }

  /** The clock of the present phase; empty when the game is over. */
  Optional<Hourglass> hourglass(S state);

  /** Everything that a viewer may know, and no more. */
  V view(S state, Viewer viewer);

  /**
   * What all viewers see alike, as a view with nothing but those parts: a host that shows a state
   * to a whole table works it out and encodes it once. Empty if a game makes no difference.
   */
  default Optional<V> common(S state) {
    return Optional.empty();
  }

  /** The rest of a viewer's view. Its bytes behind those of {@link #common} are the view's. */
  default V own(S state, Viewer viewer) {
    return view(state, viewer);
  }

  /**
   * What the last step told a viewer, in order; empty if nothing. After {@link #deal}: how the game
   * began.
   */
  List<E> news(S state, Viewer viewer);

  /**
   * A state that may be the true one, drawn at random by somebody who knows no more than a bot's
   * view of a game that is not over.
   *
   * <p>It shows that bot the same view, byte for byte, and what it hides from it is drawn as a
   * player who knows the rules and the view alone would expect it. What the view does not show and
   * nobody is asked about, such as news, may be missing.
   */
  default S determine(V view, Chance chance) {
    throw new UnsupportedOperationException(info().id() + " has no determine yet");
  }

  /** Who won and why, once the game is over. */
  Optional<Outcome> outcome(S state);

  /**
   * The steps as everybody may see them once the game is over, so that all can play it again and
   * check what they were shown. Inputs that had no effect, such as sealed plays that were dropped,
   * give way to what the rules count them as; they may stay secret for ever.
   *
   * <p>Replaying the result leads to the same views and news for everybody, but for the one whose
   * own input was replaced. Opening it again changes nothing.
   *
   * @param before the state before each step
   * @return as many steps, each at its place
   */
  default List<Step<A>> opened(List<S> before, List<Step<A>> steps) {
    return steps;
  }

  /** A player for an empty chair. */
  Bot<A, V> bot(BotLevel level);

  ProtoAdapter<A> actionAdapter();

  ProtoAdapter<V> viewAdapter();

  ProtoAdapter<E> eventAdapter();

  /** The state after any step. */
  default S step(S state, Step<A> step, Chance chance) throws IllegalAction {
    if (step instanceof Step.Move<A> move) return apply(state, move.seat(), move.action(), chance);
    if (step instanceof Step.Default<A> absent) return standIn(state, absent.seat(), chance);
    if (step instanceof Step.Presence<A> change) {
      return presence(state, change.seat(), change.present(), chance);
    }
    if (step instanceof Step.Setting<A> change) {
      return setting(state, change.option(), change.value(), chance);
    }
    return timeUp(state, chance);
  }
}
