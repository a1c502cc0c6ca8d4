package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code DEPLOY}, live: everybody places dice at once, and all see it (6.4). */
final class Deployment implements Stage {

  static void open(City c) {
    if (c.rules.turns()) DeploymentInTurns.open(c);
    else Stages.enter(c, Phase.DEPLOY);
  }

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    out.add(Actions.word(c.instance, word(c, seat)));
    for (int own = 0; own < City.OWN; own++) {
      placements(c, seat, own, out);
      if (c.at(seat, own) >= 0) out.add(Actions.takeBack(c.instance, 1 + own));
    }
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (!isUsable(c, seat, i)) continue;
      rides(c, seat, i, out);
      if (c.at[c.informant(i)] >= 0) out.add(Actions.takeBack(c.instance, 1 + City.OWN + i));
    }
    announcements(c, seat, out);
  }

  /** R73: an announcement is a Ready as well. */
  private static void announcements(City c, int seat, List<Action> out) {
    if (Stages.isOpen(c, seat) && AfterDeploy.isPossible(c)) {
      AfterDeploy.announcements(c, seat, out);
    }
  }

  @Override
  public void possibilities(City c, int seat, May.Builder may) {
    may.words.add(word(c, seat));
    int dice = 0;
    int slots = 0;
    int back = 0;
    for (int own = 0; own < City.OWN; own++) {
      int open = slotsFor(c, seat, own);
      if (open != 0) dice |= 1 << own;
      slots |= open;
      if (c.at(seat, own) >= 0) back |= 1 << own;
    }
    int informants = 0;
    int carriers = 0;
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (!isUsable(c, seat, i)) continue;
      int open = carriersFor(c, seat, i);
      if (open != 0) informants |= 1 << City.OWN + i;
      carriers |= open;
      if (c.at[c.informant(i)] >= 0) back |= 1 << City.OWN + i;
    }
    may.dice = Packed.numbers(dice);
    may.slots = Packed.numbers(slots);
    may.informants = Packed.numbers(informants);
    may.carriers = Packed.numbers(carriers);
    may.take_back = Packed.numbers(back);
    List<Action> announcements = new ArrayList<>();
    announcements(c, seat, announcements);
    Possibilities.sort(announcements, may);
  }

  private static Word word(City c, int seat) {
    return Stages.isOpen(c, seat) ? Word.READY : Word.UNREADY;
  }

  /** Every slot that a die may be put on. */
  static void placements(City c, int seat, int own, List<Action> out) {
    for (int slot : Packed.numbers(slotsFor(c, seat, own))) {
      out.add(Actions.place(c.instance, 1 + own, slot));
    }
  }

  private static int slotsFor(City c, int seat, int own) {
    int at = c.at(seat, own);
    int slots = 0;
    if (at < 0 && at != City.HOME) return slots;
    for (int slot = 0; slot < c.slotCard.length; slot++) {
      if (slot != at && c.accepts(slot)) slots |= 1 << slot;
    }
    return slots;
  }

  static void rides(City c, int seat, int informant, List<Action> out) {
    for (int carrier : Packed.numbers(carriersFor(c, seat, informant))) {
      out.add(Actions.ride(c.instance, 1 + City.OWN + informant, carrier));
    }
  }

  private static int carriersFor(City c, int seat, int informant) {
    int carriers = 0;
    for (int own = 0; own < City.OWN; own++) {
      int carrier = c.die(seat, own);
      if (c.at[carrier] >= 0 && c.carrier[informant] != carrier) carriers |= 1 << own;
    }
    return carriers;
  }

  /** R14: gained last round, with its owner or on a slot. */
  static boolean isUsable(City c, int seat, int informant) {
    int at = c.at[c.informant(informant)];
    return c.owner[informant] == seat && (at == City.HOME || at >= 0);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.word == Word.READY) {
      Stages.checkOpen(c, seat, "6.4");
      Stages.decide(c, seat);
    } else if (action.word == Word.UNREADY) {
      Check.that((c.decided >>> seat & 1) != 0, "6.4", "err_not_ready");
      Stages.undecide(c, seat);
    } else if (action.announce != null) {
      Stages.checkOpen(c, seat, "6.4");
      if (!AfterDeploy.isPossible(c)) throw Check.notNow("R17");
      AfterDeploy.announce(c, seat, action.announce);
      Stages.decide(c, seat);
    } else {
      int[] before = c.at.clone();
      if (action.place != null) place(c, seat, action);
      else if (action.ride != null) ride(c, seat, action);
      else if (action.take_back != null) takeBack(c, seat, action.take_back.die);
      else throw Check.notNow("6.4");
      changed(c, seat, before);
    }
  }

  /** R67: takes back the Ready of the player and of those who stand on a card that changed. */
  private static void changed(City c, int seat, int[] before) {
    c.acts[seat]++;
    Stages.undecide(c, seat);
    for (int die = 0; die < before.length; die++) {
      if (c.at[die] == before[die]) continue;
      for (int other = 0; other < c.seats; other++) {
        boolean left = before[die] >= 0 && c.membersAt(other, before[die]) != 0;
        boolean joined = c.at[die] >= 0 && c.membersAt(other, c.at[die]) != 0;
        if (left || joined) Stages.undecide(c, other);
      }
    }
  }

  static void place(City c, int seat, Action action) throws IllegalAction {
    int own = Check.number(action.place.die, City.OWN);
    int slot = Check.number(action.place.slot, c.slotCard.length);
    int die = c.die(seat, own);
    Check.that(c.at[die] != City.HELD, "6.4", "err_die_held");
    Check.that(c.at[die] >= 0 || c.at[die] == City.HOME, "6.4", "err_die_used");
    Check.that(c.accepts(slot), "6.4", "err_no_dice_here");
    Check.that(c.at[die] != slot, "6.4", "err_already_there");
    move(c, die, slot);
    c.tell(News.of(Event.Kind.PLACED, seat).die(1 + own).slot(1 + slot).build());
  }

  /** Moves a die with its riders. */
  static void move(City c, int die, int to) {
    c.at[die] = to;
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.carrier[i] != die) continue;
      c.at[c.informant(i)] = to;
      if (to < 0) c.carrier[i] = -1;
    }
  }

  static void ride(City c, int seat, Action action) throws IllegalAction {
    int informant = Check.number(action.ride.informant, City.MEMBERS) - City.OWN;
    if (informant < 0) throw Check.unreadable();
    int own = Check.number(action.ride.carrier, City.OWN);
    int carrier = c.die(seat, own);
    Check.that(isUsable(c, seat, informant), "R14", "err_no_informant");
    Check.that(c.at[carrier] >= 0, "R13", "err_informant_alone");
    Check.that(c.carrier[informant] != carrier, "6.4", "err_already_there");
    c.at[c.informant(informant)] = c.at[carrier];
    c.carrier[informant] = carrier;
    c.tell(News.of(Event.Kind.RODE, seat).die(1 + City.OWN + informant).other(1 + own).build());
  }

  private static void takeBack(City c, int seat, int number) throws IllegalAction {
    int member = Check.number(number, City.MEMBERS);
    int die = c.dieOf(seat, member);
    Check.that(c.ownerOf(die) == seat && c.at[die] >= 0, "6.4", "err_not_placed");
    if (member < City.OWN) {
      move(c, die, City.HOME);
    } else {
      c.at[die] = City.HOME;
      c.carrier[member - City.OWN] = -1;
    }
    c.tell(News.of(Event.Kind.TAKEN_BACK, seat).die(1 + member).build());
  }

  @Override
  public void close(City c) {
    finish(c, c.decided);
  }

  /**
   * What stands counts; dice at home do not (R11).
   *
   * @param ready seats that want nothing more
   */
  static void finish(City c, int ready) {
    for (int seat = 0; seat < c.seats; seat++) {
      int unplaced = 0;
      for (int own = 0; own < City.OWN; own++) {
        if (c.at(seat, own) != City.HOME) continue;
        c.at[c.die(seat, own)] = City.USED;
        unplaced++;
      }
      if (unplaced > 0) c.tell(News.of(Event.Kind.UNPLACED, seat).count(unplaced).build());
    }
    AfterDeploy.open(c, ready);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.READY);
  }
}
