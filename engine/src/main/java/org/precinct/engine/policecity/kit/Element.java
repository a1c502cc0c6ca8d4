package org.precinct.engine.policecity.kit;

/**
 * The numbers of what players own, lying open or in a Top-secret file: 1 to 5 a seizure token of
 * that kind, from 6 on a place card. Kinds and cards count from 0 here.
 */
public final class Element {
  private Element() {}

  public static int token(int kind) {
    return 1 + kind;
  }

  public static int card(int card) {
    return 1 + Seizure.KINDS + card;
  }

  public static boolean isToken(int element) {
    return element <= Seizure.KINDS;
  }

  public static int kind(int element) {
    return element - 1;
  }

  public static int cardOf(int element) {
    return element - 1 - Seizure.KINDS;
  }

  public static boolean exists(int element) {
    return element >= 1 && element <= Seizure.KINDS + Box.CARDS.size();
  }
}
