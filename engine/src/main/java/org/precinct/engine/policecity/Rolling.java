package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code ROLL} and {@code C_ROLL}: everybody shakes, then all dice of the slot fall at once. */
final class Rolling implements Stage {

  @Override
  public int deciders(City c) {
    return c.participants();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (Stages.isOpen(c, seat)) out.add(fallback(c, seat));
    if (c.phase == Phase.ROLL) Securing.reinforcing(c, seat, out);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.word == Word.PLAY_REINFORCEMENTS && c.phase == Phase.ROLL) {
      Securing.reinforce(c, seat);
      return;
    }
    if (action.word != Word.TAP) throw Check.notNow("6.5");
    Stages.checkOpen(c, seat, "6.5");
    Stages.decide(c, seat);
  }

  @Override
  public void close(City c) {
    boolean conflict = c.phase == Phase.C_ROLL;
    int[] all = new int[c.seats];
    Arrays.fill(all, -1);
    roll(c, all);
    if (conflict) Conflict.rolled(c);
    else Securing.window(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.TAP);
  }

  static boolean anyThrowable(City c) {
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.throwableAt(seat, c.slot) != 0) return true;
    }
    return false;
  }

  /**
   * Throws dice of the slot in the order of 4: by seat, inspectors, sergeant, informants.
   *
   * @param which by seat, the members thrown
   */
  static void roll(City c, int[] which) {
    List<Integer> dice = new ArrayList<>();
    List<Integer> faces = new ArrayList<>();
    for (int seat = 0; seat < c.seats; seat++) {
      int team = c.throwableAt(seat, c.slot) & which[seat];
      for (; team != 0; team &= team - 1) {
        int member = Integer.numberOfTrailingZeros(team);
        if (member == City.SERGEANT) c.turned &= ~(1 << seat);
        Face face = Box.faces(member)[c.luck().below(6)];
        c.face[c.dieOf(seat, member)] = face.ordinal();
        dice.add(City.MEMBERS * seat + 1 + member);
        faces.add(1 + face.ordinal());
      }
    }
    if (dice.isEmpty()) return;
    c.tell(News.of(Event.Kind.ROLLED).slot(1 + c.slot).items(dice).faces(faces).build());
  }

  /** Mafia faces on the slot: each raises the mafia by 1 (R2). */
  static int mafiaFaces(City c) {
    int count = 0;
    for (int die = City.OWN * c.seats; die < c.at.length; die++) {
      if (c.at[die] == c.slot && c.face[die] == Face.MAFIA.ordinal()) count++;
    }
    return count;
  }
}
