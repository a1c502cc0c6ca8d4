package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Note.How;

/**
 * What every seat has seen and can still follow (5.2 to 5.4).
 *
 * @param known for each seat the places whose card it tracks, besides its own and the face-up ones
 * @param looked for each seat the places of hidden cards that it openly looked at: {@code seenBy}
 * @param gear for each seat the Equipment cards whose holder it knows, a bit each
 * @param notes for each seat the lines of its notebook
 */
record Minds(Ints known, Ints looked, Ints gear, List<Ints> notes) {

  static Minds blank(int seats) {
    Ints nothing = Ints.filled(seats, 0);
    return new Minds(nothing, nothing, nothing, Collections.nCopies(seats, Ints.EMPTY));
  }

  /** Every place whose card a seat tracks (K1, K2, K3). */
  int tracked(int seat, Cards cards) {
    return cards.present() & (Bits.row(seat) | cards.faceUp() | known.get(seat));
  }

  /** A seat looks at hidden cards (K3), in everybody's sight. */
  Minds looking(int seat, int places, Cards cards, How how, int turnNo) {
    int hidden = places & cards.hidden();
    if (hidden == 0) return this;
    Ints lines = notes.get(seat);
    for (int left = hidden; left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      lines = lines.plus(Notes.line(turnNo, how, place, cards.type(place)));
    }
    return new Minds(
        known.with(seat, known.get(seat) | hidden),
        looked.with(seat, looked.get(seat) | hidden),
        gear,
        replaced(seat, lines));
  }

  /**
   * Two hidden cards change places (K4).
   *
   * @param cards as they lay before
   */
  Minds swapping(int a, int b, Cards cards, int turnNo) {
    int ownerA = Bits.seat(a);
    int ownerB = Bits.seat(b);
    int both = Bits.of(a) | Bits.of(b);
    int[] knows = known.toArray();
    int[] looks = looked.toArray();
    List<Ints> books = new ArrayList<>(notes.size());
    for (int seat = 0; seat < knows.length; seat++) {
      boolean owner = seat == ownerA || seat == ownerB;
      knows[seat] = Bits.exchange(knows[seat], a, b) | (owner ? both : 0);
      looks[seat] = Bits.exchange(looks[seat], a, b) | (owner ? both : 0);
      Ints lines = notes.get(seat);
      if (owner) {
        int given = seat == ownerA ? a : b;
        lines = lines.plus(Notes.line(turnNo, How.GIVEN, given, cards.type(given)));
      }
      for (int i = 0; i < lines.size(); i++) {
        int now = Notes.now(lines.get(i));
        if (now == a) lines = lines.with(i, Notes.moved(lines.get(i), b));
        else if (now == b) lines = lines.with(i, Notes.moved(lines.get(i), a));
      }
      books.add(lines);
    }
    return new Minds(Ints.of(knows), Ints.of(looks), gear, Collections.unmodifiableList(books));
  }

  /**
   * A row is turned face-down and laid out anew (K5).
   *
   * @param cards as they lay before
   */
  Minds flashed(int owner, int order, Cards cards, int turnNo) {
    int row = cards.row(owner);
    int mixed = row & ~cards.tokens();
    int tokenNow = cards.rearranged(owner, order).tokens() & row;
    int mixedNow = row & ~tokenNow;
    boolean alike = cards.alike(mixed);
    int[] knows = known.toArray();
    int[] looks = looked.toArray();
    List<Ints> books = new ArrayList<>(notes.size());
    for (int seat = 0; seat < knows.length; seat++) {
      int tracked = tracked(seat, cards);
      boolean keeps = keepsTrack(seat, owner, tracked, mixed, alike);
      knows[seat] = knows[seat] & ~row | tokenNow | (keeps ? mixedNow : 0);
      int tokenLook = looks[seat] & row & cards.tokens();
      looks[seat] = looks[seat] & ~row | (tokenLook != 0 ? tokenNow : 0);
      Ints lines = notes.get(seat);
      if (seat == owner) {
        books.add(laidOut(lines, owner, order));
      } else {
        lines = noted(lines, row & cards.faceUp(), cards, turnNo);
        books.add(after(lines, row, mixed, mixedNow, tokenNow, keeps));
      }
    }
    return new Minds(Ints.of(knows), Ints.of(looks), gear, Collections.unmodifiableList(books));
  }

  /** The seats that can no longer tell the cards of a row apart after its Flashbang. */
  int losing(int owner, Cards cards) {
    int mixed = cards.row(owner) & ~cards.tokens();
    boolean alike = cards.alike(mixed);
    int seats = 0;
    for (int seat = 0; seat < known.size(); seat++) {
      int tracked = tracked(seat, cards) & mixed;
      if (tracked != 0 && !keepsTrack(seat, owner, tracked, mixed, alike)) seats |= Bits.of(seat);
    }
    return seats;
  }

  private static boolean keepsTrack(int seat, int owner, int tracked, int mixed, boolean alike) {
    return seat == owner || alike && (tracked & mixed) == mixed;
  }

  /** Face-up cards are noted before they are turned down, unless a line follows them already. */
  private static Ints noted(Ints lines, int faceUp, Cards cards, int turnNo) {
    Ints result = lines;
    for (int left = faceUp; left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      if (!Notes.follows(lines, place)) {
        result = result.plus(Notes.line(turnNo, How.FACE_UP, place, cards.type(place)));
      }
    }
    return result;
  }

  /** The owner's lines about own cards: only the owner knows the order. */
  private static Ints laidOut(Ints lines, int owner, int order) {
    Ints result = lines;
    for (int i = 0; i < lines.size(); i++) {
      int now = Notes.now(lines.get(i));
      if (now < 0 || Bits.seat(now) != owner) continue;
      for (int slot = 0; slot < Bits.ROW; slot++) {
        if (Order.at(order, slot) == Bits.slot(now)) {
          result = result.with(i, Notes.moved(lines.get(i), Bits.place(owner, slot)));
          break;
        }
      }
    }
    return result;
  }

  /** Everybody else's lines about a row after its Flashbang. */
  private static Ints after(
      Ints lines, int row, int mixed, int mixedNow, int tokenNow, boolean keeps) {
    Ints result = lines;
    for (int i = 0; i < lines.size(); i++) {
      int line = lines.get(i);
      int now = Notes.now(line);
      if (now < 0 || !Bits.has(row, now)) continue;
      if (!Bits.has(mixed, now)) line = Notes.moved(line, Bits.lowest(tokenNow));
      else if (keeps) line = Notes.moved(line, sameRank(now, mixed, mixedNow));
      else line = Notes.lost(line);
      result = result.with(i, line);
    }
    return result;
  }

  /** The place in one set with as many smaller ones as this place has in the other. */
  private static int sameRank(int place, int from, int to) {
    return Bits.nth(to, Bits.size(from & Bits.of(place) - 1));
  }

  /** A row shrinks to one face-up card at slot 1 (K6). */
  Minds revived(int kept) {
    int seat = Bits.seat(kept);
    int row = Bits.row(seat);
    int[] knows = known.toArray();
    int[] looks = looked.toArray();
    List<Ints> books = new ArrayList<>(notes.size());
    for (int viewer = 0; viewer < knows.length; viewer++) {
      knows[viewer] &= ~row;
      looks[viewer] &= ~row;
      Ints lines = notes.get(viewer);
      for (int i = 0; i < lines.size(); i++) {
        int line = lines.get(i);
        int now = Notes.now(line);
        if (now == kept) lines = lines.with(i, Notes.moved(line, Bits.place(seat, 0)));
        else if (now >= 0 && Bits.has(row, now)) lines = lines.with(i, Notes.gone(line));
      }
      books.add(lines);
    }
    return new Minds(Ints.of(knows), Ints.of(looks), gear, Collections.unmodifiableList(books));
  }

  /** These seats know from now on who holds an Equipment card (5.4). */
  Minds following(int seats, Equipment card) {
    int[] all = gear.toArray();
    for (int left = seats; left != 0; left = Bits.withoutLowest(left)) {
      all[Bits.lowest(left)] |= Bits.of(card.getValue());
    }
    return new Minds(known, looked, Ints.of(all), notes);
  }

  /** Nobody can tell any more where these Equipment cards are. */
  Minds forgetting(int cards) {
    int[] all = gear.toArray();
    for (int seat = 0; seat < all.length; seat++) all[seat] &= ~cards;
    return new Minds(known, looked, Ints.of(all), notes);
  }

  private List<Ints> replaced(int seat, Ints lines) {
    List<Ints> books = new ArrayList<>(notes);
    books.set(seat, lines);
    return Collections.unmodifiableList(books);
  }
}
