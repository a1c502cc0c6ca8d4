package org.precinct.seat.policecity;

import java.util.List;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.Word;

/** Something that a captain can touch. Numbers are those of the game's messages. */
public sealed interface CityTouch {

  /** What there is once. */
  enum Spot implements CityTouch {
    /** Where dice stand that are not sent out. */
    HOME,

    /** Sends what the phase asked the player to put together. */
    SEND,

    /** Opens what may be claimed at any time: objectives, combinations, the own stock. */
    CLAIMS,

    /** Claims the objective, or trades in the combination. */
    CLAIM,

    /** Opens the special actions that could be played at this moment. */
    SPECIALS,

    /** Opens the own Top-secret file, or shuts it. */
    FILE,

    /** Opens a proposal for all to take part in, or shuts it. */
    PROPOSAL,

    /** Points at nobody. */
    NOBODY,

    /** Lays aside what was opened over the table. */
    CLOSE,
  }

  record Die(int seat, int die) implements CityTouch {}

  record Slot(int slot) implements CityTouch {}

  /**
   * Something that is shared out.
   *
   * @param position in the list of gains, the first one 1
   */
  record Gain(int position) implements CityTouch {}

  /**
   * Claims a gain in talks, or not any more.
   *
   * @param position in the list of gains, the first one 1
   */
  record Claimed(int position) implements CityTouch {}

  /**
   * Somebody who takes a gain.
   *
   * @param taker 1 + a seat, or 0 for what is set aside
   */
  record Taker(int taker) implements CityTouch {}

  /**
   * A whole proposal.
   *
   * @param takers for each gain
   */
  record Shares(List<Integer> takers) implements CityTouch {}

  /** A finger more or less. */
  record Finger(int seat, boolean more) implements CityTouch {}

  /** A rank more or less in a deal. */
  record Rank(int seat, boolean more) implements CityTouch {}

  /** One more of these put into a deal or an offer, or one less. */
  record Element(int seat, int element, boolean filed, boolean more) implements CityTouch {}

  record Kind(int kind) implements CityTouch {}

  record Captain(int seat) implements CityTouch {}

  record Objective(int number) implements CityTouch {}

  record Card(int number) implements CityTouch {}

  /**
   * A special action to take where the printed one is not in the supply.
   *
   * @param number 0 leaves it to the game
   */
  record Token(int number) implements CityTouch {}

  record Combination(Combine combine) implements CityTouch {}

  record Say(Word word) implements CityTouch {}

  /** Announces a special action. */
  record Announce(int token) implements CityTouch {}

  /**
   * Takes something as a ranking officer.
   *
   * @param position in the list of gains, the first one 1
   */
  record Take(int position) implements CityTouch {}

  record Support(int number) implements CityTouch {}

  record Pledge(int element) implements CityTouch {}

  record Unpledge(int element) implements CityTouch {}

  record Accept(int number) implements CityTouch {}

  record Decline(int number) implements CityTouch {}

  record Withdraw(int number) implements CityTouch {}

  record FileIn(int element) implements CityTouch {}

  record FileOut(int element) implements CityTouch {}
}
