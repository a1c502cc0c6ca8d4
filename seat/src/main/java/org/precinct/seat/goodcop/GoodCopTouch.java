package org.precinct.seat.goodcop;

import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;

/** Something that a finger can touch. Places and slots count from 1 as in messages. */
public sealed interface GoodCopTouch {

  /** Buttons that say all by themselves. */
  enum Press implements GoodCopTouch {
    /** Gives up what is put together. */
    BACK,

    /** Does what is put together. */
    DONE,

    /** The same with an Evidence Bag that takes what lies in front of the player. */
    DONE_FRONT,

    /** Keeps the announced action. */
    KEEP,

    PASS,

    /** Opens the own Equipment. */
    EQUIPMENT,

    /** Opens the notebook. */
    NOTEBOOK,

    /** In the own Equipment: uses the card, or goes on to choose on whom. */
    USE,

    /** In the own Equipment: the same use that another card got in the way of. */
    USE_AGAIN,

    /** Closes what lies open over the table. */
    CLOSE,
  }

  /** One of the actions of a turn. */
  record Announce(TurnAction action) implements GoodCopTouch {}

  /** Somebody at the table: chosen, their cards brought close, or their file opened. */
  record Player(int seat) implements GoodCopTouch {}

  /** A card that lies close: of the own row, of a close-up or in a file. */
  record Card(int place) implements GoodCopTouch {}

  /** A position in the own row while it is laid out. */
  record Slot(int slot) implements GoodCopTouch {}

  /** One of two Equipment cards of which one goes. */
  record Discard(Equipment card) implements GoodCopTouch {}

  /** Somebody's line in the notebook. */
  record Page(int seat) implements GoodCopTouch {}

  /** Somebody's hand in their file: to speak about the Equipment in it, or no more. */
  record Hand(int seat) implements GoodCopTouch {}

  record SetStandingPass(StandingPass setting) implements GoodCopTouch {}

  /** Says to everybody what a card is. */
  record ClaimCard(int place, CardType type) implements GoodCopTouch {}

  /** Says to everybody which Equipment a player holds. */
  record ClaimGear(int seat, Equipment card) implements GoodCopTouch {}

  /** Says to everybody on which side a player is. */
  record ClaimSide(int seat, Side side) implements GoodCopTouch {}
}
