package org.precinct.engine.goodcop.kit;

import java.util.Locale;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.Why;

/** By which key the game's texts name something. */
public final class Keys {
  private static final String[] WHY = new String[Why.values().length];

  static {
    for (Why why : Why.values()) WHY[why.ordinal()] = "why." + small(why);
  }

  private Keys() {}

  public static String of(CardType type) {
    return "type." + small(type);
  }

  public static String of(Equipment card) {
    return "card." + small(card);
  }

  /** What the card does. */
  public static String rules(Equipment card) {
    return of(card) + ".text";
  }

  public static String of(TurnAction action) {
    return "action." + small(action);
  }

  /** The sentence that tells everybody about it. */
  public static String announced(TurnAction action) {
    return "event.announced_" + small(action);
  }

  public static String of(StandingPass setting) {
    return "action.standing_pass." + small(setting);
  }

  public static String of(Why why) {
    return WHY[why.ordinal()];
  }

  public static String of(Note.How how) {
    return "note." + small(how);
  }

  public static String of(Note.Status status) {
    return "note." + small(status);
  }

  /** A side; {@code NO_SIDE} has no text. */
  public static String of(Side side) {
    return switch (side) {
      case HONEST_SIDE -> "side.honest";
      case CROOKED_SIDE -> "side.crooked";
      case TORN -> "side.torn";
      case NO_SIDE -> throw new IllegalArgumentException("nobody is on no side");
    };
  }

  private static String small(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
