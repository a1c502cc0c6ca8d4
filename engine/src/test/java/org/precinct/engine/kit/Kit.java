package org.precinct.engine.kit;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Map;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;

/**
 * What the generic tests need to know about a game beyond its contract. A game registers its kit in
 * {@link Kits} and gets {@code PropertiesTest}, {@code PlaythroughTest}, {@code NarrationTest} and
 * {@code RuleNumbersTest} for it, and so do the walks, storms and fuzzers of the other modules.
 */
public interface Kit<S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {

  Game<S, A, V, E> game();

  /** Setups in which every value of every option and every number of seats occurs. */
  List<Setup> setups();

  /** The setups of the golden playthroughs. */
  List<Setup> playthroughs();

  /** No game of this setup has more steps, however it is played. */
  int mostSteps(Setup setup);

  /**
   * The same state with everything rearranged that this viewer may not know: other hands, deck
   * orders, hidden cards, sealed answers. A different one nearly every time, as far as there is
   * anything to rearrange.
   */
  S rearrange(S state, Viewer viewer, Chance chance);

  /** Whether {@link Game#determine} is there. */
  default boolean determines() {
    return true;
  }

  /**
   * Facts of a state that may be hidden from somebody, each with few values that are all likely, so
   * that they can be counted: the top card of a pile, a card in somebody's hand. Always as many.
   */
  List<Object> facts(S state);

  /** Fails if a card, die, token or pawn was lost or made. */
  void assertConserved(S state, Setup setup);

  /** Whether actions of this kind are listed completely by {@link Game#choices}. */
  default boolean isListed(A action) {
    return true;
  }

  /** Options that make a game short, for tests that play thousands of them to their end. */
  default Map<String, String> brief() {
    return Map.of();
  }

  /** Whether doing this leads to the end of the game; players in haste mostly do such things. */
  default boolean leadsOn(A action) {
    return true;
  }

  /** How many of a hundred such games shall be of this kind: more of those with few moves. */
  default int share() {
    return 9;
  }

  /** Whether players' actions need luck, so that a host who chooses it can be caught. */
  default boolean rolls() {
    return true;
  }
}
