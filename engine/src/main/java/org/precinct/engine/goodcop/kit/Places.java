package org.precinct.engine.goodcop.kit;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.View;

/** Places as messages count them: a seat's slot as one number from 1, and sets of such numbers. */
public final class Places {
  private static final int TYPE = 7;
  private static final int FACE_UP = 8;
  private static final int TOKEN = 16;

  private Places() {}

  /**
   * @param slot from 1
   */
  public static int of(int seat, int slot) {
    return Bits.ROW * seat + slot;
  }

  public static int seat(int place) {
    return (place - 1) / Bits.ROW;
  }

  /** From 1. */
  public static int slot(int place) {
    return (place - 1) % Bits.ROW + 1;
  }

  public static boolean has(int places, int place) {
    return place > 0 && Bits.has(places, place - 1);
  }

  /** The places of a set, ascending. */
  public static List<Integer> list(int places) {
    if (places == 0) return List.of();
    List<Integer> list = new ArrayList<>(4);
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      list.add(Bits.lowest(left) + 1);
    }
    return list;
  }

  /** The seats of a set, ascending. */
  public static List<Integer> seats(int seats) {
    List<Integer> list = new ArrayList<>(4);
    for (int left = seats; left != 0; left = Bits.withoutLowest(left)) list.add(Bits.lowest(left));
    return list;
  }

  /** A card as a row of a view has it. */
  public static int pack(CardType type, boolean faceUp, boolean token) {
    return type.getValue() | (faceUp ? FACE_UP : 0) | (token ? TOKEN : 0);
  }

  /** The type of a packed card, as far as the viewer knows it. */
  public static CardType type(int card) {
    CardType type = CardType.fromValue(card & TYPE);
    return type == null ? CardType.UNKNOWN : type;
  }

  public static boolean isFaceUp(int card) {
    return (card & FACE_UP) != 0;
  }

  /** Whether a packed card carries a Wounded token. */
  public static boolean hasToken(int card) {
    return (card & TOKEN) != 0;
  }

  /** The type at a place as the viewer knows it; UNKNOWN where no card lies. */
  public static CardType type(View view, int place) {
    if (place < 1 || seat(place) >= view.seats.size()) return CardType.UNKNOWN;
    List<Integer> cards = view.seats.get(seat(place)).cards;
    return slot(place) > cards.size() ? CardType.UNKNOWN : type(cards.get(slot(place) - 1));
  }
}
