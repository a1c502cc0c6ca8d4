package org.precinct.engine.policecity;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;

/** From phase to phase: which rules hold now, who is waited for, when a phase ends. */
final class Stages {
  private static final Stage[] ALL = new Stage[Phase.values().length];

  static {
    ALL[Phase.PEEK.ordinal()] = new Peek();
    ALL[Phase.DEPLOY.ordinal()] = new Deployment();
    ALL[Phase.DEPLOY_TURN.ordinal()] = new DeploymentInTurns();
    ALL[Phase.ADJUST_TURN.ordinal()] = new AdjustmentLap();
    ALL[Phase.AFTER_DEPLOY.ordinal()] = new AfterDeploy();
    ALL[Phase.ANNOUNCED.ordinal()] = new AnnouncedOrder();
    ALL[Phase.ROLL.ordinal()] = new Rolling();
    ALL[Phase.SECURE.ordinal()] = new Securing();
    ALL[Phase.REROLL.ordinal()] = new Rerolling();
    ALL[Phase.OFFICER.ordinal()] = new RankingOfficer();
    ALL[Phase.SOLO.ordinal()] = new Solo();
    ALL[Phase.NEGOTIATE.ordinal()] = new Negotiation();
    ALL[Phase.STATEMENT.ordinal()] = new Negotiation();
    ALL[Phase.PICK.ordinal()] = new Picking();
    ALL[Phase.C_ROLL.ordinal()] = new Rolling();
    ALL[Phase.C_REROLL.ordinal()] = new Rerolling();
    ALL[Phase.C_POINT.ordinal()] = new Pointing();
    ALL[Phase.C_REMOVE.ordinal()] = new Withdrawal();
    ALL[Phase.PLEDGE.ordinal()] = new Pledging();
    ALL[Phase.MAFIA_DEAL.ordinal()] = new MafiaDeal();
    ALL[Phase.TRADE.ordinal()] = new SeizureDeal();
    ALL[Phase.OFFICE_KEEP.ordinal()] = new DivisionOffice();
    ALL[Phase.LAST_CLAIMS.ordinal()] = new LastClaims();
  }

  private Stages() {}

  static Stage of(City c) {
    return ALL[c.phase.ordinal()];
  }

  /** Begins a phase: inputs for the one before are late from here on. */
  static void enter(City c, Phase phase) {
    c.instance++;
    turnHourglass(c, phase);
  }

  /** Begins a phase that still takes inputs made for the one before. */
  static void turnHourglass(City c, Phase phase) {
    c.phase = phase;
    c.glass++;
    c.decided = 0;
    c.breath = false;
    Arrays.fill(c.acts, 0);
    c.lying = List.of();
  }

  /**
   * The seats whose decision holds up the game: those present that are asked. With nobody present
   * the host pauses the clock, and the phase stands until its sand has run out.
   */
  static int waitingFor(City c) {
    if (c.isOver()) return 0;
    int asked = of(c).deciders(c) & ~c.decided;
    return c.present == 0 ? asked : asked & c.present;
  }

  /** 6.1: a phase ends early as soon as every present decider has decided. */
  static void settle(City c) {
    // PEEK lasts its five seconds; the hourglass is ready then.
    while (!c.isOver() && c.phase != Phase.PEEK && !c.breath && waitingFor(c) == 0) {
      of(c).close(c);
    }
  }

  /**
   * Only the hourglass is news: that a window has run out would tell that somebody did not pass.
   */
  static void timeUp(City c) {
    switch (c.phase) {
      case DEPLOY, NEGOTIATE, PLEDGE, MAFIA_DEAL, TRADE ->
          c.tell(News.of(Event.Kind.TIME_UP).build());
      default -> {}
    }
    of(c).close(c);
  }

  /** The sender of a phase's input is asked and has not answered yet. */
  static void checkOpen(City c, int seat, String rule) throws IllegalAction {
    Check.that((of(c).deciders(c) >>> seat & 1) != 0, rule, "action.not_your_turn");
    Check.that((c.decided >>> seat & 1) == 0, rule, "err_decided");
  }

  static boolean isOpen(City c, int seat) {
    return (of(c).deciders(c) & ~c.decided & 1 << seat) != 0;
  }

  static void decide(City c, int seat) {
    c.decided |= 1 << seat;
  }

  static void undecide(City c, int seat) {
    c.decided &= ~(1 << seat);
  }

  static boolean isFree(Action action) {
    return action.claim != null
        || action.combine != null
        || action.file_in != null
        || action.file_out != null;
  }
}
