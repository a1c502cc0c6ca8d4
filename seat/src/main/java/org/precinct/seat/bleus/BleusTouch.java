package org.precinct.seat.bleus;

import java.util.Optional;
import org.precinct.engine.bleus.kit.Side;

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

  /** A card of the market, or one that another may be promoted to. */
  record MarketCard(int card) implements BleusTouch {}

  /** A player, as the one who gets a Quiet day. */
  record Opponent(int seat) implements BleusTouch {}

  /** The tab of the hand or of one side of the market, where they do not fit side by side. */
  enum Page implements BleusTouch {
    HAND(Optional.empty()),
    POLICE(Optional.of(Side.POLICE)),
    SUBURB(Optional.of(Side.BANLIEUE));

    private final Optional<Side> side;

    Page(Optional<Side> side) {
      this.side = side;
    }

    /** The side of the market; empty for the hand. */
    public Optional<Side> side() {
      return side;
    }

    static Page of(Side side) {
      return side == Side.POLICE ? POLICE : SUBURB;
    }
  }

  /** Gives an opponent the Quiet day at once. */
  record Give(int seat) implements BleusTouch {}

  /** The buttons that stand for no card. */
  enum Press implements BleusTouch {
    /** Does what has been picked. */
    CONFIRM,

    /** Promotes or removes nobody. */
    DECLINE,

    END_TURN
  }
}
