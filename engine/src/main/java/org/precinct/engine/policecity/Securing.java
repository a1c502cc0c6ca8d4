package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code SECURE}: lieutenants and Reinforcements, then the result (6.5). */
final class Securing implements Stage {

  /** Dice are thrown, on a place or a dice event. R6: lieutenants alone are not. */
  static void open(City c) {
    if (Rolling.anyThrowable(c)) Stages.enter(c, Phase.ROLL);
    else window(c);
  }

  /** 6.1: opens on public facts only. */
  static void window(City c) {
    boolean lieutenant = (lieutenants(c) & ~c.called) != 0 && Rolling.anyThrowable(c);
    if (lieutenant || c.isOut(Special.REINFORCEMENTS)) Stages.enter(c, Phase.SECURE);
    else result(c);
  }

  /** Seats with their lieutenant on the slot. */
  static int lieutenants(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.at(seat, City.LIEUTENANT) == c.slot) mask |= 1 << seat;
    }
    return mask;
  }

  /** Reinforcements need presence on a place, not on an event. */
  @Override
  public int deciders(City c) {
    return c.card().isPlace() ? c.participants() : c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    out.add(fallback(c, seat));
    if (mayCall(c, seat)) out.add(Actions.word(c.instance, Word.CALL_LIEUTENANT));
    if (c.holds(seat, Special.REINFORCEMENTS)) {
      out.add(Actions.word(c.instance, Word.PLAY_REINFORCEMENTS));
    }
  }

  /** R7: also when the handcuffs suffice; R8: once per slot. */
  private static boolean mayCall(City c, int seat) {
    return (lieutenants(c) & ~c.called & 1 << seat) != 0 && Rolling.anyThrowable(c);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.5");
    if (action.word == Word.PASS) {
      Stages.decide(c, seat);
    } else if (action.word == Word.CALL_LIEUTENANT && mayCall(c, seat)) {
      c.called |= 1 << seat;
      c.tell(News.of(Event.Kind.LIEUTENANT, seat).build());
      Rerolling.open(c, Phase.REROLL);
    } else if (action.word == Word.PLAY_REINFORCEMENTS && c.holds(seat, Special.REINFORCEMENTS)) {
      c.spend(seat, Special.REINFORCEMENTS);
      c.reinforced[seat]++;
      c.tell(News.of(Event.Kind.REINFORCEMENTS, seat).build());
      window(c);
    } else {
      throw Check.notNow("6.5");
    }
  }

  @Override
  public void close(City c) {
    result(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.PASS);
  }

  /** Handcuffs of a player on the slot, Reinforcements included. */
  static int handcuffs(City c, int seat) {
    int count = c.reinforced[seat];
    for (int team = c.membersAt(seat, c.slot); team != 0; team &= team - 1) {
      int face = c.face[c.dieOf(seat, Integer.numberOfTrailingZeros(team))];
      if (face >= 0 && Face.values()[face].isHandcuff()) count++;
    }
    return count;
  }

  static int handcuffs(City c) {
    int count = 0;
    for (int seat = 0; seat < c.seats; seat++) count += handcuffs(c, seat);
    return count;
  }

  /** R4: mafia faces first, whether the place is secured or not. */
  private static void result(City c) {
    ProgressTrack.raiseMafia(c, Rolling.mafiaFaces(c));
    Card card = c.card();
    if (!card.isPlace()) {
      Events.rolled(c, card);
      return;
    }
    int handcuffs = handcuffs(c);
    if (handcuffs < card.handcuffs()) {
      Slots.unsecured(c);
      return;
    }
    c.tell(
        News.of(Event.Kind.SECURED)
            .card(1 + card.index())
            .count(handcuffs)
            .need(card.handcuffs())
            .build());
    c.gains = Gain.of(card);
    RankingOfficer.open(c);
  }
}
