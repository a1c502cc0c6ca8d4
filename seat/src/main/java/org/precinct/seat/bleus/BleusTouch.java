package org.precinct.seat.bleus;

/** Everything that a finger can touch. */
public sealed interface BleusTouch {

  /**
   * A card of the own hand.
   *
   * @param slot from 0
   */
  record HandCard(int slot) implements BleusTouch {}

  /**
   * A card of the suburb row.
   *
   * @param place from 1
   */
  record RowCard(int place) implements BleusTouch {}

  /**
   * A card arrested this turn.
   *
   * @param index from 0
   */
  record Arrested(int index) implements BleusTouch {}

  /** A card of the market, or one that another may be promoted to. */
  record MarketCard(int card) implements BleusTouch {}

  /** A player, as the one who gets a Quiet day. */
  record Opponent(int seat) implements BleusTouch {}

  /** Gives an opponent the Quiet day at once. */
  record Give(int seat) implements BleusTouch {}

  /** The buttons that stand for no card. */
  enum Press implements BleusTouch {
    /** Discards what has been picked for a speech. */
    CONFIRM,

    /** Plays all cards of the hand that only add to the pools. */
    PLAY_ALL,

    /** Takes the last step back. */
    UNDO,

    /**
     * Pulls the market out over the hand, or pushes it back, where they do not fit side by side.
     */
    MARKET,

    /** Promotes or removes nobody. */
    DECLINE,

    END_TURN
  }
}
