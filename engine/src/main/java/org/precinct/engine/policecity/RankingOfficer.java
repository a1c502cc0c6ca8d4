package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code OFFICER}: a seizure token or the card, before the talks and whatever happens (R22). */
final class RankingOfficer implements Stage {

  /** 6.1: opens on public facts only. R34: nothing left, no talks. */
  static void open(City c) {
    boolean takeable = false;
    for (int gain : c.gains) takeable |= isTakeable(gain);
    if (c.gains.length == 0) {
      Slots.close(c);
    } else if (takeable && holders(c) != 0 && Integer.bitCount(c.participants()) >= 2) {
      Stages.enter(c, Phase.OFFICER);
    } else {
      Sharing.open(c);
    }
  }

  private static boolean isTakeable(int gain) {
    return gain == Gain.CARD || Gain.isSeizure(gain);
  }

  private static int holders(City c) {
    return c.participants() & c.mayHold(Special.RANKING_OFFICER);
  }

  /** R66: those who have no token that could be one are not asked. */
  @Override
  public int deciders(City c) {
    return holders(c);
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    out.add(fallback(c, seat));
    if (!c.holds(seat, Special.RANKING_OFFICER)) return;
    for (int i = 0; i < c.gains.length; i++) {
      if (isTakeable(c.gains[i])) out.add(Actions.take(c.instance, 1 + i));
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.5");
    if (action.word == Word.PASS) {
      Stages.decide(c, seat);
    } else if (action.take != null && c.holds(seat, Special.RANKING_OFFICER)) {
      int position = Check.number(action.take, c.gains.length);
      Check.that(isTakeable(c.gains[position]), "R22", "err_not_takeable");
      take(c, seat, position);
    } else {
      throw Check.notNow("6.5");
    }
  }

  private static void take(City c, int seat, int position) {
    int gain = c.gains[position];
    int[] left = new int[c.gains.length - 1];
    System.arraycopy(c.gains, 0, left, 0, position);
    System.arraycopy(c.gains, position + 1, left, position, left.length - position);
    c.gains = left;
    c.spend(seat, Special.RANKING_OFFICER);
    c.tell(News.of(Event.Kind.OFFICER, seat).card(1 + c.slotCard[c.slot]).item(gain).build());
    c.officerPicks = true;
    Sharing.give(c, seat, gain);
    Sharing.pickOrGoOn(c);
  }

  @Override
  public void close(City c) {
    Sharing.open(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.PASS);
  }
}
