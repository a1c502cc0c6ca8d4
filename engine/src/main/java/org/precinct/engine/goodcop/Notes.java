package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Note.How;
import org.precinct.engine.goodcop.proto.Note.Status;

/**
 * Lines of a notebook (5.3), a number each.
 *
 * <p>A line follows a place, not a card: after a Flashbang whose cards are all alike it says
 * nothing of the secret order.
 */
final class Notes {
  private static final int LOST = 0;
  private static final int GONE = 31;
  private static final How[] HOWS = How.values();

  private Notes() {}

  static int line(int turnNo, How how, int place, CardType type) {
    return place + 1 | type.getValue() << 5 | place + 1 << 8 | how.getValue() << 13 | turnNo << 16;
  }

  /** Where the card of a line is now, or −1 if it is lost or gone. */
  static int now(int line) {
    int now = line & 31;
    return now == GONE ? -1 : now - 1;
  }

  static int moved(int line, int place) {
    return line & ~31 | place + 1;
  }

  static int lost(int line) {
    return line & ~31 | LOST;
  }

  static int gone(int line) {
    return line | GONE;
  }

  static int turnNo(int line) {
    return line >>> 16;
  }

  static boolean follows(Ints lines, int place) {
    for (int i = 0; i < lines.size(); i++) if (now(lines.get(i)) == place) return true;
    return false;
  }

  /** The line that a message was made of. */
  static int read(Note note) {
    int line = line(note.turn_no, note.how, note.place - 1, note.type);
    return switch (note.status) {
      case FOLLOWED -> moved(line, note.place_now - 1);
      case LOST -> lost(line);
      case GONE -> gone(line);
    };
  }

  static Note message(int line) {
    int now = line & 31;
    Status status = now == LOST ? Status.LOST : now == GONE ? Status.GONE : Status.FOLLOWED;
    return new Note(
        turnNo(line),
        HOWS[line >>> 13 & 7],
        line >>> 8 & 31,
        CardType.fromValue(line >>> 5 & 7),
        status,
        status == Status.FOLLOWED ? now : 0);
  }
}
