package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code AFTER_DEPLOY}: the moment for a Helicopter or a Counter-order (6.4). */
final class AfterDeploy implements Stage {

  /**
   * 6.1: opens on public facts only, never on whether somebody really holds a token. R73: who is
   * ready has seen how the dice lie and announced nothing.
   */
  static void open(City c, int ready) {
    if (!c.queue.isEmpty()) {
      Stages.enter(c, Phase.ANNOUNCED);
    } else if ((holders(c) & c.present & ~ready) != 0 && isPossible(c)) {
      Stages.enter(c, Phase.AFTER_DEPLOY);
      c.decided = ready;
    } else {
      DivisionOffice.returnHeld(c);
    }
  }

  /** R17: there is somewhere to move to. */
  static boolean isPossible(City c) {
    return c.slotsWithDice() >= 2;
  }

  private static int holders(City c) {
    return c.mayHold(Special.HELICOPTER) | c.mayHold(Special.COUNTER_ORDER);
  }

  /** R66: those who have no token that could be one of these are not asked. */
  @Override
  public int deciders(City c) {
    return holders(c);
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    out.add(fallback(c, seat));
    announcements(c, seat, out);
  }

  static void announcements(City c, int seat, List<Action> out) {
    if (mayAnnounce(c, seat, Special.HELICOPTER)) {
      out.add(Actions.announce(c.instance, Special.HELICOPTER));
    }
    if (mayAnnounce(c, seat, Special.COUNTER_ORDER)) {
      out.add(Actions.announce(c.instance, Special.COUNTER_ORDER));
    }
  }

  /** Each player has one entry per kind in the queue, and cancels a kind once a round. */
  private static boolean mayAnnounce(City c, int seat, Special special) {
    Announcement announcement = new Announcement(seat, special);
    return c.holds(seat, special)
        && !c.queue.contains(announcement)
        && (c.cancelled & announcement.bit()) == 0;
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.4");
    if (action.word == Word.PASS) {
      Stages.decide(c, seat);
    } else if (action.announce != null) {
      announce(c, seat, action.announce);
      Stages.turnHourglass(c, Phase.ANNOUNCED);
    } else {
      throw Check.notNow("6.4");
    }
  }

  static void announce(City c, int seat, int number) throws IllegalAction {
    Special special = Special.values()[Check.number(number, Special.KINDS)];
    if (special != Special.HELICOPTER && special != Special.COUNTER_ORDER) {
      throw Check.notNow("6.4");
    }
    if (!mayAnnounce(c, seat, special)) throw Check.notNow("6.4");
    // Announced is seen: public from now on, even if it is cancelled.
    c.show(seat, special);
    List<Announcement> queue = new ArrayList<>(c.queue);
    queue.add(new Announcement(seat, special));
    c.queue = List.copyOf(queue);
    c.tell(News.of(Event.Kind.ANNOUNCED, seat).item(number).build());
  }

  @Override
  public void close(City c) {
    DivisionOffice.returnHeld(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.PASS);
  }
}
