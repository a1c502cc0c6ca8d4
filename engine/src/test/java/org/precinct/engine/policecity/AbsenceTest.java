package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Hourglass;
import org.precinct.engine.Seat;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** Clocks and players who are away: 6.1, 6.9. */
public final class AbsenceTest {

  private static Hourglass glass(Scene s) {
    return Scene.GAME.hourglass(s.state()).get();
  }

  @Test
  public void T38_aWholeRoundWithoutAnybody() {
    Scene s = Scene.of(3).away(A, B, C).calls("mn_bank", "ev_district_bronx", "ev_mafia_deal");
    assertThat(s.phase()).isEqualTo(Phase.DEPLOY);
    // With nobody there the clock stands; only when it runs does the game go on.
    s.timeUp();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(1 + 1 + 2);
  }

  @Test
  public void anEmptyTableWaits() {
    Scene s = Scene.of(3).calls("bx_squat").away(A, B, C);
    assertThat(s.phase()).isEqualTo(Phase.DEPLOY);
    assertThat(s.waiting()).hasSize(3);
    s.back(B);
    assertThat(s.waiting()).containsExactly(Seat.of(B));
    s.say(B, Word.READY);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void thePeekLastsFiveSecondsAtLeast() {
    Scene s = Scene.of(3);
    assertThat(glass(s)).isEqualTo(new Hourglass(1, 10_000, 5_000, false, 10_000));
    s.say(Word.ACK, A, B);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.ACK))).isEqualTo("err_decided");
    assertThat(s.refusal(C, Actions.word(s.id(), Word.READY))).isEqualTo("err_not_now");
    assertThat(s.refusal(A, Actions.combine(1, 1, 0))).isEqualTo("err_not_now");
    s.say(C, Word.ACK);
    assertThat(s.phase()).isEqualTo(Phase.PEEK);
    assertThat(glass(s)).isEqualTo(new Hourglass(1, 10_000, 5_000, true, 10_000));
    assertThat(s.waiting()).isEmpty();
    s.timeUp();
    assertThat(s.phase()).isNotEqualTo(Phase.PEEK);
    assertThat(s.board().round).isEqualTo(1);
  }

  @Test
  public void timersFollowTheOptions() {
    Rules normal = Scene.of(3).city().rules;
    assertThat(normal.millis(Phase.DEPLOY)).isEqualTo(30_000);
    assertThat(normal.millis(Phase.SECURE)).isEqualTo(5_000);
    assertThat(normal.millis(Phase.OFFICER)).isEqualTo(5_000);
    assertThat(normal.millis(Phase.C_ROLL)).isEqualTo(3_000);
    assertThat(normal.millis(Phase.PICK)).isEqualTo(7_000);
    assertThat(normal.millis(Phase.ANNOUNCED)).isEqualTo(10_000);
    assertThat(normal.millis(Phase.LAST_CLAIMS)).isEqualTo(10_000);
    assertThat(normal.breathMillis()).isEqualTo(3_000);
    assertThat(normal.millis(Phase.DEPLOY_TURN)).isEqualTo(20_000);
    assertThat(normal.millis(Phase.OVER)).isEqualTo(0);
    Rules brisk = Scene.of(3, "pace", "brisk", "hourglass", "20").city().rules;
    assertThat(brisk.millis(Phase.TRADE)).isEqualTo(20_000);
    assertThat(brisk.millis(Phase.STATEMENT)).isEqualTo(3_000);
    assertThat(Scene.of(3, "pace", "relaxed").city().rules.millis(Phase.C_POINT)).isEqualTo(20_000);
  }

  @Test
  public void everyNewWindowTurnsTheHourglass() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).token(B, Special.REINFORCEMENTS);
    s.mafia(3).calls("ev_police_raid").place(A, 1, "i1").deployed().roll("A i1 H");
    int before = glass(s).id();
    s.say(B, Word.PASS);
    assertThat(glass(s).id()).isEqualTo(before);
    s.say(A, Word.PLAY_REINFORCEMENTS);
    assertThat(glass(s).id()).isEqualTo(before + 1);
  }

  @Test
  public void phasesOfAbsentDecidersEndAtOnce() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 i2").say(Word.READY, B, C);
    s.away(A);
    // Dice rolled by the engine; alone there, he takes everything if it is secured.
    assertThat(s.told(Event.Kind.AWAY)).isTrue();
    assertThat(s.told(Event.Kind.ROLLED)).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void absentPlayersAreNotNeededForUnanimity() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1").place(C, 1, "i1");
    s.deployed().roll("A i1 H, B i1 H").act(A, s.split("A B C")).act(B, Actions.support(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    s.away(C);
    assertThat(s.hasCard(A, "bx_squat")).isTrue();
    // Gains may be given to somebody who is away.
    assertThat(s.tokens(C, "prostitution")).isEqualTo(1);
  }

  @Test
  public void aDealIsDoneWhenTheLastDoubterLeaves() {
    Scene s = Scene.of(3).track("-").give(A, "drugs drugs drugs drugs").calls("ev_mafia_deal");
    s.deployed();
    s.act(A, Actions.deal(s.id(), List.of(1, 1, 1, 1), List.of(), List.of(2, 2, 0)));
    s.act(B, Actions.support(s.id(), 1)).away(C);
    assertThat(s.told(Event.Kind.DEAL_YES)).isTrue();
    assertThat(s.rank(B)).isEqualTo(2);
  }

  @Test
  public void withAllParticipantsAwayStandInsShareAtOnce() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H").away(A, B);
    assertThat(s.city().stock(A) + s.rank(A)).isAtLeast(1);
    assertThat(s.city().stock(B) + s.rank(B)).isAtLeast(1);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void anAbsentAnnouncerKeepsHisToken() {
    Scene s = Scene.of(3).token(A, Special.HELICOPTER).token(B, Special.COUNTER_ORDER);
    s.calls("bx_squat", "mn_bank").place(A, 1, "i1").deployed();
    s.act(A, Actions.announce(s.id(), Special.HELICOPTER)).away(A);
    assertThat(s.told(Event.Kind.CANCELLED)).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertThat(s.city().holds(A, Special.HELICOPTER)).isTrue();
  }

  @Test
  public void comingAndGoingTwiceChangesNothing() {
    Scene s = Scene.of(3).calls("bx_squat");
    State here = s.state();
    assertThat(s.back(A).state()).isEqualTo(here);
    State away = s.away(A).state();
    assertThat(s.away(A).state()).isEqualTo(away);
    assertThat(s.view(B).players.get(A).absent).isTrue();
    assertThat(s.back(A).told(Event.Kind.BACK)).isTrue();
    assertThat(s.away(5).state()).isEqualTo(s.state());
  }
}
