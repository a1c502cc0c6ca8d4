package org.precinct.engine.policecity;

import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.D;

import java.util.List;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;

/** Moments that a game of bots hardly ever comes to, for tests that want to see them. */
public final class RareMoments {
  private RareMoments() {}

  /** The first of four captains picks a seizure token, since no informant is left in the supply. */
  public static State picking() {
    Scene s = Scene.of(4).ranks(3, 4, 2, 1).mafia(2);
    s.give(A, "weapons").give(B, "alcohol bx_squat").give(C, "tobacco drugs").give(D, "bk_barber");
    s.calls("si_cemetery", "mn_casino", "qn_diner", "bx_stadium").place(A, 1, "i1 i2");
    for (int i = 0; i < Box.INFORMANTS; i++) s.informant(B);
    s.deployed().roll("A i1 H, A i2 H");
    return s.act(A, Actions.takeAllBut(s.id(), List.of())).state();
  }
}
