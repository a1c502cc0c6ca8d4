package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/**
 * {@code LAST_CLAIMS}: objectives and combinations before a round ends that may be the last (6.7).
 * After any other round nobody is asked, and there is just a breath to see how it ended: the
 * combination of a round may still be used during the next deployment (R54).
 */
final class LastClaims implements Stage {

  static void open(City c) {
    Stages.enter(c, Phase.LAST_CLAIMS);
    c.breath = asked(c) == 0;
  }

  /** R72: who can claim something if the game ends, otherwise who can end it by claiming. */
  private static int asked(City c) {
    boolean last = Ending.isDue(c);
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      int ranks = Combinations.mostInSight(c, seat) + Objectives.mostInSight(c, seat);
      boolean hides = c.filed(seat) > 0;
      if (hides) ranks = Math.max(ranks, Combinations.MOST);
      if (ranks > 0 && (last || c.rank[seat] + ranks + checks(c) >= c.rules.goal())) {
        mask |= 1 << seat;
      }
    }
    return mask;
  }

  /** Checks of the track that may still give a rank. */
  private static int checks(City c) {
    int left = 0;
    for (int kind : c.track) if (kind >= 0) left++;
    return left;
  }

  @Override
  public int deciders(City c) {
    return c.breath ? 0 : asked(c);
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if ((deciders(c) >>> seat & 1) != 0) Support.marks(c, seat, out);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Support.mark(c, seat, action.word, "6.7");
  }

  @Override
  public void close(City c) {
    // Somebody may have become chief meanwhile, with what nobody saw.
    if (c.breath && asked(c) != 0) open(c);
    else if (!Ending.check(c)) Calls.open(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
