package org.precinct.engine.policecity.kit;

/** The numbers of gains: what a secured place has to give, each piece for itself (R30). */
public final class Gain {
  public static final int CARD = 1;
  public static final int RANK = 2;
  public static final int INFORMANT = 3;

  private Gain() {}

  public static int seizure(int kind) {
    return INFORMANT + 1 + kind;
  }

  public static boolean isSeizure(int gain) {
    return gain > INFORMANT;
  }

  public static int kind(int gain) {
    return gain - INFORMANT - 1;
  }

  /** Everything that a place gives, the card first. */
  public static int[] of(Card card) {
    int count = 1 + card.ranks() + card.informants();
    for (int tokens : card.seizures()) count += tokens;
    int[] gains = new int[count];
    int next = 0;
    gains[next++] = CARD;
    for (int i = 0; i < card.ranks(); i++) gains[next++] = RANK;
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      for (int i = 0; i < card.seizures().get(kind); i++) gains[next++] = seizure(kind);
    }
    for (int i = 0; i < card.informants(); i++) gains[next++] = INFORMANT;
    return gains;
  }
}
