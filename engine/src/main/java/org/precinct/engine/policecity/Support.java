package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Word;

/** Supporting proposals and being done with talking, for places and for the mafia's deal. */
final class Support {
  private Support() {}

  /** Supporters of a proposal, a bit each. */
  static int of(City c, int number) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) if (c.support[seat] == number) mask |= 1 << seat;
    return mask;
  }

  /** The proposal that everybody present among these seats supports; 0 if there is none. */
  static int unanimous(City c, int seats) {
    int number = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if ((seats & c.present & 1 << seat) == 0) continue;
      if (c.support[seat] == 0 || number != 0 && c.support[seat] != number) return 0;
      number = c.support[seat];
    }
    return number;
  }

  static void drop(City c, int number) {
    for (int seat = 0; seat < c.seats; seat++) if (c.support[seat] == number) c.support[seat] = 0;
  }

  static void choices(City c, int seat, List<Action> out) {
    marks(c, seat, out);
    if (c.support[seat] != 0) out.add(Actions.word(c.instance, Word.UNSUPPORT));
  }

  /** The same, sorted for a screen. */
  static void possibilities(City c, int seat, May.Builder may) {
    may.words.add(mark(c, seat));
    if (c.support[seat] != 0) may.words.add(Word.UNSUPPORT);
  }

  static void marks(City c, int seat, List<Action> out) {
    out.add(Actions.word(c.instance, mark(c, seat)));
  }

  /** Done, or not done after all. */
  static Word mark(City c, int seat) {
    return Stages.isOpen(c, seat) ? Word.DONE : Word.UNDONE;
  }

  static void support(City c, int seat, int number, boolean live) throws IllegalAction {
    // Numbered by publication, so that nobody supports a proposal he has not seen.
    Check.that(live, "6.6", "err_proposal_gone");
    Check.that(c.support[seat] != number, "6.6", "err_already_supported");
    c.support[seat] = number;
  }

  static void word(City c, int seat, Word word) throws IllegalAction {
    if (word == Word.UNSUPPORT) {
      Check.that(c.support[seat] != 0, "6.6", "err_no_support");
      c.support[seat] = 0;
    } else {
      mark(c, seat, word, "6.6");
    }
  }

  static void mark(City c, int seat, Word word, String rule) throws IllegalAction {
    if (word == Word.DONE) {
      Stages.checkOpen(c, seat, rule);
      Stages.decide(c, seat);
    } else if (word == Word.UNDONE) {
      Check.that((c.decided >>> seat & 1) != 0, rule, "err_not_done");
      Stages.undecide(c, seat);
    } else {
      throw Check.notNow(rule);
    }
  }
}
