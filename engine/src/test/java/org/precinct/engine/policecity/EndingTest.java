package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.combine;

import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Result;
import org.precinct.engine.policecity.proto.Word;

/** The end of the game: 8, R64, R65. */
public final class EndingTest {

  private static String told(Outcome outcome) {
    return Scene.GAME.narrator().outcome(outcome, Language.ENGLISH, seat -> "P" + seat.number());
  }

  @Test
  public void T20_theMafiaMayStillWinInTheLastRound() {
    Scene s = Scene.of(4).mafia(8).ranks(9, 0, 0, 0).track("-").give(A, "drugs drugs");
    s.calls("bx_pawnshop", "mn_theatre", "bk_barber", "qn_airport");
    s.act(A, combine("combo_aa", "drugs"));
    assertThat(s.rank(A)).isEqualTo(10);
    s.deployed();
    assertThat(s.outcome().cause()).isEqualTo("MAFIA");
    assertThat(s.outcome().winners().isEmpty()).isTrue();
    assertThat(s.outcome().places()).containsExactly(1, 2, 2, 2).inOrder();
    assertThat(told(s.outcome())).contains("Nobody wins");
  }

  /** A 3 cards + 2 tokens; B 1 card + 4 tokens, one of them filed; both at 11. */
  private static Scene tied() {
    Scene s = Scene.of(3).ranks(11, 11, 10).give(A, "bx_squat bi_toll_bridge mn_bank drugs drugs");
    return s.file(B, "weapons").give(B, "bk_docks weapons alcohol tobacco").calls("bx_pawnshop");
  }

  @Test
  public void T21_theTieIsBrokenByTheStock() {
    Scene s = tied().runTo(Phase.OVER);
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(A), Seat.of(B)));
    assertThat(s.outcome().places()).containsExactly(1, 1, 3).inOrder();
    assertThat(s.view(C).result.stock).containsExactly(5, 5, 0).inOrder();
    assertThat(told(s.outcome())).contains("P0 and P1");
    s = tied().give(B, "tobacco").runTo(Phase.OVER);
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(B)));
    assertThat(s.outcome().places()).containsExactly(2, 1, 3).inOrder();
    assertThat(told(s.outcome())).contains("P1 is the new chief");
  }

  private static Scene variant(int mafioso) {
    Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = mafioso);
    return s.calls("bx_squat");
  }

  @Test
  public void T22_theInfiltratedMafioso() {
    Scene s = variant(C).mafia(9).timeUp();
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(C)));
    assertThat(s.outcome().places()).containsExactly(2, 2, 1).inOrder();
    assertThat(told(s.outcome())).contains("P2 wins as the infiltrated mafioso");
    s = variant(-1).mafia(9).timeUp();
    assertThat(s.outcome().winners().isEmpty()).isTrue();
    // As chief.
    s = variant(C).ranks(3, 4, 10).runTo(Phase.OVER);
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(C)));
    assertThat(s.outcome().side()).isEqualTo("MOLE_CHIEF");
    assertThat(told(s.outcome())).contains("P2 was the infiltrated mafioso");
    // Tied with A in everything.
    s = variant(C).ranks(10, 4, 10).runTo(Phase.OVER);
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(A), Seat.of(C)));
    assertThat(told(s.outcome())).contains("Shared victory");
    // Only second: he does not win.
    s = variant(C).ranks(11, 4, 10).runTo(Phase.OVER);
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(A)));
  }

  @Test
  public void theResultShowsWhatWasHidden() {
    Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = C);
    s.secret(B, Special.HELICOPTER).file(A, "drugs bx_squat").mafia(9).calls("mn_bank");
    assertThat(s.view(B).result).isNull();
    s.runTo(Phase.OVER);
    Result result = s.board().result;
    assertThat(result.cause).isEqualTo(Cause.MAFIA);
    assertThat(result.loyalty).containsExactly(Loyalty.LOYAL, Loyalty.LOYAL, Loyalty.MAFIOSO);
    assertThat(result.loyalty_left).hasSize(4);
    assertThat(result.loyalty_left).doesNotContain(Loyalty.MAFIOSO);
    assertThat(result.tokens).containsExactly(0, 1 + Special.HELICOPTER.ordinal(), 0).inOrder();
    assertThat(result.files).containsExactly(1, Element.card(Scene.card("bx_squat")));
    s = variant(-1).mafia(9).timeUp();
    assertThat(s.board().result.loyalty_left).contains(Loyalty.MAFIOSO);
  }

  @Test
  public void T37_theShortGame() {
    Scene s = Scene.of(3, "length", "short");
    assertThat(s.board().goal).isEqualTo(7);
    assertThat(s.board().mafia_limit).isEqualTo(8);
    assertThat(s.board().track).hasSize(3);
    s.track("-").edit(c -> c.round = 3).ranks(6, 0, 0).give(A, "drugs drugs").calls("bx_pawnshop");
    assertThat(s.board().round).isEqualTo(4);
    s.act(A, combine("combo_aa", "drugs")).runTo(Phase.LAST_CLAIMS);
    assertThat(s.isOver()).isFalse();
    s.timeUp();
    assertThat(s.outcome().cause()).isEqualTo("CHIEF");
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(A)));
    s = Scene.of(3, "length", "short").mafia(7).calls("mn_bank").timeUp();
    assertThat(s.outcome().cause()).isEqualTo("MAFIA");
  }

  @Test
  public void R64_rankTenDoesNotStopTheRound() {
    Scene s =
        Scene.of(3).ranks(9, 9, 0).track("-").give(A, "drugs drugs").give(B, "alcohol alcohol");
    s.calls("bx_pawnshop", "mn_bank").place(C, 2, "i1 i2 s").act(A, combine("combo_aa", "drugs"));
    assertThat(s.rank(A)).isEqualTo(10);
    s.deployed();
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
    s.runTo(Phase.LAST_CLAIMS);
    // B alone can still claim something, so nobody else is asked.
    assertThat(s.board().asked).isEqualTo(0b010);
    s.act(B, combine("combo_aa", "alcohol"));
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(A), Seat.of(B)));
  }

  @Test
  public void R72_lastClaimsAskOnlyWhereTheGameMayEnd() {
    // Nobody near the end: a breath to see what happened, and no question.
    Scene s = Scene.of(3).track("-").ranks(5, 4, 0).give(A, "drugs drugs").calls("bx_squat");
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.waiting()).isEmpty();
    assertThat(s.choices(A)).doesNotContain(Actions.word(s.id(), Word.DONE));
    assertThat(Scene.GAME.hourglass(s.state()).get().limitMillis()).isEqualTo(3_000);
    s.timeUp();
    assertThat(s.board().round).isEqualTo(2);
    // With what lies in front of A he is chief; B is as high and has nothing to claim.
    s = Scene.of(3).track("-").ranks(9, 9, 0).give(A, "drugs drugs").calls("bx_squat");
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.board().asked).isEqualTo(0b001);
    assertThat(Scene.GAME.hourglass(s.state()).get().limitMillis()).isEqualTo(10_000);
    s.say(A, Word.DONE);
    assertThat(s.board().round).isEqualTo(2);
    // A check of the track might add to it.
    s = Scene.of(3).track("- - - drugs").ranks(8, 0, 0).give(A, "drugs drugs").calls("bx_squat");
    assertThat(s.runTo(Phase.LAST_CLAIMS).board().asked).isEqualTo(0b001);
    // Cards for an objective count, and so does a file that nobody looks into.
    s = Scene.of(3).track("-").ranks(9, 6, 5).give(A, "bx_squat bx_market");
    s.objectives("ob_2_bronx").file(B, "drugs").file(C, "drugs").calls("mn_bank");
    assertThat(s.runTo(Phase.LAST_CLAIMS).board().asked).isEqualTo(0b011);
    // Somebody is chief: all who can still claim something are asked, however low.
    s = Scene.of(3).track("-").ranks(10, 0, 0).give(C, "drugs drugs").calls("bx_squat");
    assertThat(s.runTo(Phase.LAST_CLAIMS).board().asked).isEqualTo(0b100);
    s.act(C, combine("combo_aa", "drugs"));
    assertThat(s.isOver()).isTrue();
  }

  @Test
  public void R72_aChiefMadeInABreathLeavesTheOthersTheirLastClaims() {
    Scene s = Scene.of(3).track("-").ranks(5, 0, 0).give(B, "drugs drugs").file(A, "weapons");
    s.calls("bx_squat").runTo(Phase.LAST_CLAIMS);
    assertThat(s.waiting()).isEmpty();
    s.ranks(10, 0, 0).timeUp();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.board().asked).isEqualTo(0b011);
  }

  @Test
  public void R65_nothingLowersARank() throws Exception {
    for (int game = 0; game < 5; game++) {
      int[] before = new int[4];
      var match = BotGames.bots(4, "ranks " + game);
      while (!match.isOver()) {
        match.take(BotGames.DRIVER.next(match.state(), BotGames.luck(match)));
        for (int seat = 0; seat < 4; seat++) {
          assertThat(match.state().city().rank[seat]).isAtLeast(before[seat]);
        }
        before = match.state().city().rank;
      }
    }
  }

  @Test
  public void theRoundLimitEndsTheGame() {
    Scene s = Scene.of(3, "round_limit", "12").edit(c -> c.round = 11).ranks(2, 5, 1);
    s.calls("bx_pawnshop").runTo(Phase.OVER);
    assertThat(s.outcome().cause()).isEqualTo("ROUND_LIMIT");
    assertThat(s.outcome().winners()).isEqualTo(Seats.of(Seat.of(B)));
    assertThat(told(s.outcome())).contains("last round");
  }

  @Test
  public void aStateThatIsOverStaysAsItIs() {
    Scene s = variant(C).mafia(9).timeUp();
    State over = s.state();
    assertThat(s.timeUp().state()).isEqualTo(over);
    assertThat(s.away(A).state()).isEqualTo(over);
    assertThat(s.waiting()).isEmpty();
    assertThat(Scene.GAME.hourglass(over).isPresent()).isFalse();
  }
}
