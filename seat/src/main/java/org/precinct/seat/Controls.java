package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.Game;
import org.precinct.engine.Texts;

/**
 * One game as its players' fingers know it.
 *
 * <p>Pure: the same view, draft and touch give the same reaction. Decides from the view alone,
 * never from a list of legal actions, so nothing that the rules allow is out of reach; what it
 * sends is accepted by the engine. A view holds no secrets of others, so neither does anything
 * here.
 *
 * @param <A> what a player does
 * @param <V> what one viewer may know
 * @param <E> one thing that happened
 * @param <D> what a player has put together so far; immutable, with value equality
 * @param <T> something that can be touched; immutable, with value equality
 */
public interface Controls<
    A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T> {

  Game<?, A, V, E> game();

  /** The game's texts, and those that only its faces need. */
  Texts texts();

  /** The draft of a player who has touched nothing yet. */
  D begin(V view);

  /**
   * The draft after the table has moved on: the same if nothing in it has gone, begun anew if it
   * was made for another moment.
   */
  D revise(D draft, V view);

  /**
   * What a touch does. Whatever has to be opened before something else can be touched (a player's
   * cards, a drawer, a page) is part of the draft, so that touches can be counted here.
   */
  Reaction<D, A> touch(T touch, D draft, V view);

  /** Whether this is in the hand already, so that the next touch says where it goes. */
  default boolean holds(T touch, D draft) {
    return false;
  }

  /** Everything that reacts to a touch now, each once, in the order of reading. */
  List<T> open(D draft, V view);

  /** Why a touch does nothing; empty if it does something, or if there is nothing to say. */
  Optional<String> why(T touch, D draft, V view, Voice<A, V, E> voice);

  /** The buttons below the table, the most usual one last. */
  List<Button<T>> buttons(D draft, V view, Voice<A, V, E> voice);

  /**
   * How many touches an action is away, its sending included; empty if no touches lead there from
   * this draft. Some open touch brings every legal action closer.
   */
  OptionalInt distance(A action, D draft, V view);

  /**
   * What the host should know of a draft before anything is sent: a {@link Game#isWhisper whisper}.
   * Empty if it knows already, or need not. Screens pass it on as soon as there is one.
   */
  default Optional<A> whisper(D draft, V view) {
    return Optional.empty();
  }

  /**
   * Whether this player is asked the same as others at once, whatever each of them holds, so that
   * one {@link RoundQuestion} does for all who share a phone. Public: the same before and after an
   * answer.
   */
  default boolean isAskedAlike(V view) {
    return false;
  }

  /**
   * Whether this player may act now though nobody asks them, whatever they hold: whoever shares a
   * phone can ask for it then. Public: what everybody knows decides.
   */
  default boolean mayAskForPhone(V view) {
    return false;
  }

  /** What the host should know of a player who has taken a shared phone: a whisper. */
  default Optional<A> taking(V view) {
    return Optional.empty();
  }

  /** The answer of a player who is asked alike and does nothing; empty once they have answered. */
  default Optional<A> letPass(V view) {
    return Optional.empty();
  }

  /** What a newcomer is told at this moment; empty if there is nothing to decide. */
  Optional<Lesson> lesson(V view);

  /** The signs on cards and board, and what they mean. */
  List<Term> glossary();
}
