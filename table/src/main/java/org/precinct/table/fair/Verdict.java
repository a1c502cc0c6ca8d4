package org.precinct.table.fair;

import org.precinct.table.Wording;
import org.precinct.table.proto.Notice;

/** What a guest found when it played a finished game again. */
public sealed interface Verdict {

  /** In the player's words. */
  Notice notice();

  /**
   * Everything this device was shown is what the opened seed and steps give.
   *
   * @param deals how often the deal was begun before it came about
   */
  record Fair(int steps, int deals) implements Verdict {
    @Override
    public Notice notice() {
      if (deals == 1) return Wording.notice("fair.fair", "steps", "" + steps);
      return Wording.notice("fair.fair_again", "steps", "" + steps, "deals", "" + deals);
    }
  }

  /**
   * It is not.
   *
   * @param step the first step that differs; 0 for the deal and what led to it
   * @param what a key of {@link Wording#texts}
   */
  record Differs(int step, String what) implements Verdict {
    @Override
    public Notice notice() {
      return Wording.notice(what, "step", "" + step);
    }
  }

  /** This device cannot tell, for instance because it runs other rules. */
  record Unchecked(String why) implements Verdict {
    @Override
    public Notice notice() {
      return Wording.notice(why);
    }
  }
}
