package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code SECURE}: lieutenants and Reinforcements, then the result (6.5). */
final class Securing implements Stage {
  private static final int REINFORCEMENTS = Special.REINFORCEMENTS.ordinal();

  /** Dice are thrown, on a place or a dice event. R6: lieutenants alone are not. */
  static void open(City c) {
    if (Rolling.anyThrowable(c)) Stages.enter(c, Phase.ROLL);
    else window(c);
  }

  static void window(City c) {
    if (isQuestion(c)) Stages.enter(c, Phase.SECURE);
    else result(c);
  }

  /** R66: nobody is asked where nothing can change, and only public facts say whether it can. */
  private static boolean isQuestion(City c) {
    boolean lieutenant = callable(c) != 0;
    int mafia = Rolling.mafiaFaces(c);
    int missing = missing(c);
    if (missing <= 0) return lieutenant && mafia > 0;
    int tokens = Box.tokens(Special.REINFORCEMENTS) - c.tokenSupply[REINFORCEMENTS];
    if (lieutenant && (mafia > 0 || missing <= idle(c) + tokens)) return true;
    boolean matters = !c.card().isPlace() || c.participants() != 0 || c.card().mafia() > 0;
    return matters && holders(c) != 0 && missing <= tokens;
  }

  /**
   * Handcuffs that are missing; at an event one more is always of use, unless the mafia is at 0.
   */
  private static int missing(City c) {
    if (c.card().isPlace()) return c.card().handcuffs() - handcuffs(c);
    return c.card().is(EventKind.POLICE_RAID) && c.mafia == 0 ? 0 : 1;
  }

  /** Dice on the slot that a reroll could turn into a handcuff. */
  private static int idle(City c) {
    int dice = 0;
    int shown = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      dice += Integer.bitCount(c.throwableAt(seat, c.slot));
      shown += handcuffs(c, seat) - c.reinforced[seat];
    }
    return dice - shown;
  }

  /** Seats that may call their lieutenant. */
  private static int callable(City c) {
    return Rolling.anyThrowable(c) ? lieutenants(c) & ~c.called : 0;
  }

  /** Seats that everybody has seen with Reinforcements. */
  private static int holders(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.tokens[Special.KINDS * seat + REINFORCEMENTS] > 0) mask |= 1 << seat;
    }
    return mask;
  }

  /** Seats with their lieutenant on the slot. */
  static int lieutenants(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.at(seat, City.LIEUTENANT) == c.slot) mask |= 1 << seat;
    }
    return mask;
  }

  /** Those of whom everybody knows that they can do something. */
  @Override
  public int deciders(City c) {
    return callable(c) | holders(c);
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (Stages.isOpen(c, seat)) out.add(fallback(c, seat));
    if (mayCall(c, seat)) out.add(Actions.word(c.instance, Word.CALL_LIEUTENANT));
    if (mayTurn(c, seat)) out.add(Actions.word(c.instance, Word.TURN_DOUBLE));
    reinforcing(c, seat, out);
  }

  /**
   * R24: anybody, wherever their dice are, from the moment the card is turned to until its result.
   */
  static void reinforcing(City c, int seat, List<Action> out) {
    if (c.holds(seat, Special.REINFORCEMENTS)) {
      out.add(Actions.word(c.instance, Word.PLAY_REINFORCEMENTS));
    }
  }

  /** One handcuff more, credited to the player. */
  static void reinforce(City c, int seat) throws IllegalAction {
    if (!c.holds(seat, Special.REINFORCEMENTS)) throw Check.notNow("6.5");
    c.spend(seat, Special.REINFORCEMENTS);
    c.reinforced[seat]++;
    c.tell(News.of(Event.Kind.REINFORCEMENTS, seat).card(1 + c.slotCard[c.slot]).build());
  }

  /** R7: also when the handcuffs suffice; R8: once per slot. */
  private static boolean mayCall(City c, int seat) {
    return (callable(c) >>> seat & 1) != 0;
  }

  /** R1: a double is a handcuff, unless its player counts it as a rank. */
  private static boolean mayTurn(City c, int seat) {
    boolean isDouble = c.face[c.die(seat, City.SERGEANT)] == Face.DOUBLE.ordinal();
    return c.at(seat, City.SERGEANT) == c.slot && (isDouble || (c.turned >>> seat & 1) != 0);
  }

  private static void turn(City c, int seat) {
    c.turned ^= 1 << seat;
    Face face = (c.turned >>> seat & 1) != 0 ? Face.RANK : Face.DOUBLE;
    c.face[c.die(seat, City.SERGEANT)] = face.ordinal();
    // Those who have passed did so on other handcuffs.
    c.decided = 0;
    c.tell(News.of(Event.Kind.TURNED, seat).item(face.number()).build());
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.word == Word.PASS) {
      Stages.checkOpen(c, seat, "6.5");
      Stages.decide(c, seat);
    } else if (action.word == Word.CALL_LIEUTENANT && mayCall(c, seat)) {
      c.called |= 1 << seat;
      c.tell(News.of(Event.Kind.LIEUTENANT, seat).build());
      Rerolling.open(c, Phase.REROLL);
    } else if (action.word == Word.TURN_DOUBLE && mayTurn(c, seat)) {
      turn(c, seat);
    } else if (action.word == Word.PLAY_REINFORCEMENTS) {
      reinforce(c, seat);
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
