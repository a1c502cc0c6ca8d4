package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.claim;
import static org.precinct.engine.policecity.Scene.combine;
import static org.precinct.engine.policecity.Scene.dice;
import static org.precinct.engine.policecity.Scene.element;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** Helicopter, Counter-order, Ranking officer, Reinforcements, Top-secret file: R19 to R28. */
public final class SpecialActionsTest {
  private static final int HELICOPTER = 1 + Special.HELICOPTER.ordinal();

  private static Action fly(Scene s, int from, String names, int to) {
    return Actions.helicopter(s.id(), from, dice(names), to);
  }

  private static Action order(Scene s, int to, int... dice) {
    return Actions.counterOrder(s.id(), News.list(dice), to);
  }

  private static int rival(int seat, int die) {
    return City.OWN * seat + die;
  }

  private static Scene announced(Special special) {
    Scene s = Scene.of(3).token(A, special).informant(B);
    s.calls("bx_squat", "bx_market", "mn_gallery").place(A, 1, "i1 s").place(B, 1, "i1");
    s.act(B, Actions.ride(s.id(), 5, 1)).place(C, 2, "s").deployed();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    return s.act(A, Actions.announce(s.id(), special));
  }

  @Test
  public void T29_aCounterOrderMovesTwoDiceWithTheirRiders() {
    Scene s = announced(Special.COUNTER_ORDER);
    assertThat(s.refusal(A, order(s, 2, rival(B, 1), rival(C, 3)))).isEqualTo("err_already_there");
    s.act(A, order(s, 3, rival(B, 1), rival(C, 3)));
    assertThat(s.at(B, "i1")).isEqualTo(2);
    assertThat(s.at(B, "x1")).isEqualTo(2);
    assertThat(s.at(C, "s")).isEqualTo(2);
    assertThat(s.city().tokenSupply[Special.COUNTER_ORDER.ordinal()]).isEqualTo(3);
  }

  @Test
  public void T36_theWindowLooksAlikeForAllWhoseTokenIsUnseen() {
    Scene s = Scene.of(3).secret(C, Special.HELICOPTER).secret(B, Special.RANKING_OFFICER);
    s.calls("bx_squat").place(C, 1, "i1").deployed();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertThat(Scene.GAME.hourglass(s.state()).get().limitMillis()).isEqualTo(5_000);
    assertThat(s.board().asked).isEqualTo(0b110);
    Action announce = Actions.announce(s.id(), Special.HELICOPTER);
    assertThat(s.choices(B)).containsExactly(Actions.word(s.id(), Word.PASS));
    assertThat(s.choices(C)).containsExactly(Actions.word(s.id(), Word.PASS), announce);
    assertThat(s.view(B).mine.may.announce).isEmpty();
    assertThat(s.refusal(B, announce)).isEqualTo("err_not_now");
    // Who has passed does not show.
    Scene passed = s.say(C, Word.PASS);
    assertThat(passed.view(B).marks).isEqualTo(0);
    assertThat(passed.view(C).mine.decided).isTrue();
  }

  @Test
  public void R19_theHelicopterHasOneOriginAndOneDestination() {
    Scene s = announced(Special.HELICOPTER);
    assertThat(s.refusal(A, fly(s, 2, "i1", 3))).isEqualTo("err_dice_elsewhere");
    assertThat(s.refusal(A, fly(s, 1, "i1", 1))).isEqualTo("err_already_there");
    assertThat(s.refusal(A, fly(s, 1, "", 2))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, fly(s, 1, "x1", 2))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, fly(s, 1, "s i1", 2))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, order(s, 3, rival(B, 1)))).isEqualTo("err_not_now");
    s.act(A, fly(s, 1, "i1", 3));
    assertThat(s.at(A, "i1")).isEqualTo(2);
    assertThat(s.at(A, "s")).isEqualTo(0);
    // Riders stay with their carrier.
    s = Scene.of(3).token(B, Special.HELICOPTER).informant(B).calls("bx_squat", "bx_market");
    s.place(B, 1, "i1 i2").act(B, Actions.ride(s.id(), 5, 2)).deployed();
    s.act(B, Actions.announce(s.id(), Special.HELICOPTER)).act(B, fly(s, 1, "i2", 2));
    assertThat(s.at(B, "x1")).isEqualTo(1);
    assertThat(s.at(B, "i1")).isEqualTo(0);
  }

  @Test
  public void R20_aCounterOrderTakesOtherPlayersDiceOnly() {
    Scene s = announced(Special.COUNTER_ORDER);
    assertThat(s.refusal(A, order(s, 3, rival(A, 1)))).isEqualTo("err_own_dice");
    assertThat(s.refusal(A, order(s, 3, rival(B, 2)))).isEqualTo("err_not_placed");
    assertThat(s.refusal(A, order(s, 3))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, order(s, 3, rival(C, 3), rival(B, 1)))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, order(s, 3, 5, 6, 7))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, order(s, 3, 13))).isEqualTo("action.unreadable");
    // It may pull a die onto a card where help is wanted.
    s.act(A, order(s, 1, rival(C, 3)));
    assertThat(s.at(C, "s")).isEqualTo(0);
    // Two players' dice from two cards.
    s = announced(Special.COUNTER_ORDER).edit(c -> c.slotCard[2] = Scene.card("ev_district_bronx"));
    assertThat(s.allows(A, order(s, 3, rival(B, 1)))).isFalse();
  }

  @Test
  public void R73_whoIsReadyHasNothingToPlayAndAnnouncingIsReady() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER).token(B, Special.COUNTER_ORDER);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1").place(B, 1, "i1");
    Scene all = s.say(Word.READY, A, B, C);
    // All have seen how the dice lie: no window.
    assertThat(all.phase()).isEqualTo(Phase.ROLL);
    s = Scene.of(3).secret(A, Special.HELICOPTER).token(B, Special.COUNTER_ORDER);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1").place(B, 1, "i1").say(B, Word.READY);
    s.deployed();
    // The sand was out: A is asked, B was ready.
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertThat(s.waiting()).containsExactly(Seat.of(A));
    s = Scene.of(3).secret(A, Special.HELICOPTER).token(B, Special.COUNTER_ORDER);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1").place(B, 1, "i1");
    s.act(A, Actions.announce(s.id(), Special.HELICOPTER)).say(Word.READY, B);
    assertThat(s.phase()).isEqualTo(Phase.DEPLOY);
    assertThat(s.board().marks).isEqualTo(0b011);
    assertThat(s.refusal(C, Actions.announce(s.id(), Special.HELICOPTER))).isEqualTo("err_not_now");
    s.say(Word.READY, C);
    assertThat(s.phase()).isEqualTo(Phase.ANNOUNCED);
    s.act(A, fly(s, 1, "i1", 2));
    // The dice lie otherwise now: B is asked, ready or not.
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertThat(s.waiting()).containsExactly(Seat.of(B));
  }

  @Test
  public void R73_noAnnouncementWhereThereIsNowhereToGo() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER);
    s.calls("bx_squat", "ev_district_bronx", "ev_district_queens");
    assertThat(s.refusal(A, Actions.announce(s.id(), Special.HELICOPTER))).isEqualTo("err_not_now");
    assertThat(s.view(A).mine.may.announce).isEmpty();
  }

  @Test
  public void R21_announcementsQueueUpAndACancelledTokenIsKept() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER).token(A, Special.COUNTER_ORDER);
    s.token(B, Special.HELICOPTER).calls("bx_squat", "bx_market").place(A, 1, "i1");
    s.place(B, 1, "i1").deployed();
    Action flyingB = Actions.announce(s.id(), Special.HELICOPTER);
    s.act(A, Actions.announce(s.id(), Special.HELICOPTER));
    assertThat(s.phase()).isEqualTo(Phase.ANNOUNCED);
    // B had pressed at the same moment, and A has a second token.
    s.act(B, flyingB).act(A, Actions.announce(s.id(), Special.COUNTER_ORDER));
    assertThat(s.refusal(B, flyingB)).isEqualTo("err_not_now");
    assertThat(s.board().announcements).hasSize(3);
    assertThat(s.refusal(B, fly(s, 1, "i1", 2))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    s.say(A, Word.CANCEL);
    // Seen, so it is public from now on.
    assertThat(s.view(B).players.get(A).secret_token).isFalse();
    assertThat(s.view(B).players.get(A).tokens.get(Special.HELICOPTER.ordinal())).isEqualTo(1);
    s.act(B, fly(s, 1, "i1", 2)).timeUp();
    assertThat(s.told(Event.Kind.CANCELLED)).isTrue();
    // The queue is empty: a fresh window, in which A cannot announce the same again.
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    assertThat(s.choices(A)).containsExactly(Actions.word(s.id(), Word.PASS));
    assertThat(s.refusal(A, Actions.announce(s.id(), Special.HELICOPTER))).isEqualTo("err_not_now");
    s.say(Word.PASS, A);
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
  }

  @Test
  public void anAnnouncementHasToBeOneOfTheTwo() {
    Scene s = Scene.of(3).token(A, Special.HELICOPTER).token(A, Special.REINFORCEMENTS);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1").deployed();
    assertThat(s.refusal(A, Actions.announce(s.id(), Special.REINFORCEMENTS)))
        .isEqualTo("err_not_now");
    Action nonsense = new Action.Builder().phase_id(s.id()).announce(9).build();
    assertThat(s.refusal(A, nonsense)).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.CANCEL))).isEqualTo("err_not_now");
    s.act(A, Actions.announce(s.id(), Special.HELICOPTER)).act(A, fly(s, 1, "i1", 2));
    // No Helicopter or Counter-order is outside the supply any more: no new window.
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
    assertThat(s.city().slot).isEqualTo(1);
    assertThat(s.city().tokenSupply[Special.HELICOPTER.ordinal()]).isEqualTo(4);
  }

  /** A (with the token) and B have secured the Bank, which gives card, rank and two weapons. */
  private static Scene officers(int seat, Special... more) {
    Scene s = Scene.of(3).token(seat, Special.RANKING_OFFICER);
    for (Special special : more) s.token(seat, special);
    s.calls("mn_bank").place(A, 1, "i1 i2 s").place(B, 1, "i1 i2").deployed();
    return s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
  }

  @Test
  public void R22_theRankingOfficerTakesATokenOrTheCard() {
    Scene s = officers(A, Special.RANKING_OFFICER);
    assertThat(s.phase()).isEqualTo(Phase.OFFICER);
    assertThat(s.refusal(B, Actions.take(s.id(), 1))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(C, Actions.take(s.id(), 1))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.take(s.id(), 2))).isEqualTo("err_not_takeable");
    assertThat(s.refusal(A, Actions.take(s.id(), 5))).isEqualTo("action.unreadable");
    Action late = Actions.take(s.id(), 3);
    s.act(A, Actions.take(s.id(), 1));
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.OFFICER);
    assertThat(s.refusal(A, late)).isEqualTo("err_late");
    // Two by one player.
    s.act(A, Actions.take(s.id(), 2));
    assertThat(s.tokens(A, "weapons")).isEqualTo(1);
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().gains).hasLength(2);
    // He still takes part in the talks.
    assertThat(s.waitsFor(A)).isTrue();
    s.clash().roll("A i1 R, A i2 R, A s R, B i1 H, B i2 H");
    s.act(A, s.point(B, 3)).timeUp();
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
  }

  @Test
  public void T28_whatTheOfficerTookStaysTaken() {
    Scene s = Scene.of(3).secret(C, Special.RANKING_OFFICER).calls("bk_barber");
    s.place(B, 1, "i1 i2").place(C, 1, "i1 i2").deployed();
    s.roll("B i1 H, B i2 H, C i1 H, C i2 H").act(C, Actions.take(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    int tobacco = Gain.seizure(Seizure.TOBACCO.ordinal());
    assertThat(s.city().gains).asList().containsExactly(tobacco, Gain.INFORMANT);
    s.clash().roll("B i1 H, B i2 H, C i1 H, C i2 H");
    assertThat(s.city().stage).isEqualTo(2);
    s.clash();
    assertThat(s.told(Event.Kind.FBI)).isTrue();
    assertThat(s.hasCard(C, "bk_barber")).isTrue();
    assertThat(s.isDiscarded("bk_barber")).isFalse();
    assertThat(s.tokens(B, "tobacco") + s.tokens(C, "tobacco")).isEqualTo(0);
    assertThat(s.informants(B) + s.informants(C)).isEqualTo(0);
  }

  @Test
  public void R23_theOfficerPicksIfTheKindIsNotInSupply() {
    Scene s = Scene.of(3).token(A, Special.RANKING_OFFICER).track("-");
    s.give(C, "weapons weapons weapons weapons weapons weapons weapons weapons weapons weapons");
    s.calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H").act(A, Actions.take(s.id(), 3));
    assertThat(s.phase()).isEqualTo(Phase.PICK);
    assertThat(s.refusal(A, Actions.pick(s.id(), 2))).isEqualTo("err_not_in_supply");
    s.act(A, Actions.pick(s.id(), 3));
    assertThat(s.tokens(A, "alcohol")).isEqualTo(1);
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().gains).hasLength(3);
  }

  @Test
  public void R24_reinforcementsMakeNobodyAParticipant() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).token(A, Special.REINFORCEMENTS);
    s.calls("bx_squat").place(A, 1, "L").place(B, 1, "L").deployed();
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    s.say(A, Word.PLAY_REINFORCEMENTS).say(A, Word.PLAY_REINFORCEMENTS);
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    // No dice to throw: straight to the count, in which they are no ranks.
    s.clash();
    assertThat(s.phase()).isEqualTo(Phase.C_POINT);
    assertThat(s.city().conflictRanks).asList().containsExactly(1, 1, 0).inOrder();
    // While dice are chosen to be rolled again, too.
    Scene again = Scene.of(3).secret(C, Special.REINFORCEMENTS).calls("bx_squat");
    again.place(A, 1, "i1 L").place(B, 1, "i1").deployed().roll("A i1 R, B i1 H");
    again.say(A, Word.CALL_LIEUTENANT).say(C, Word.PLAY_REINFORCEMENTS);
    assertThat(again.phase()).isEqualTo(Phase.REROLL);
    again
        .act(A, Actions.reroll(again.id(), List.of()))
        .act(B, Actions.reroll(again.id(), List.of()));
    assertThat(again.phase()).isEqualTo(Phase.NEGOTIATE);
    Scene event = Scene.of(3).token(C, Special.REINFORCEMENTS).calls("ev_traffic_drugs");
    event.place(A, 1, "i1").deployed().roll("A i1 H").say(C, Word.PLAY_REINFORCEMENTS);
    assertThat(event.rank(A)).isEqualTo(1);
    assertThat(event.rank(C)).isEqualTo(1);
  }

  @Test
  public void R25_usedTokensReturnAndFilesStay() {
    Scene s = announced(Special.HELICOPTER);
    s.act(A, fly(s, 1, "i1", 2));
    assertThat(s.city().tokenSupply[Special.HELICOPTER.ordinal()]).isEqualTo(4);
    // Two files hold three each.
    s = Scene.of(3).token(A, Special.TOP_SECRET_FILE).token(A, Special.TOP_SECRET_FILE);
    s.give(A, "drugs drugs drugs weapons weapons weapons alcohol").calls("bx_squat");
    for (String kind : List.of("drugs", "drugs", "drugs", "weapons", "weapons", "weapons")) {
      s.act(A, Actions.fileIn(element(kind)));
    }
    assertThat(s.refusal(A, Actions.fileIn(element("alcohol")))).isEqualTo("err_file_full");
    assertThat(s.city().files(A)).isEqualTo(2);
  }

  @Test
  public void R26_aFileWonFromAnObjectiveIsShownAndWorksAtOnce() {
    Scene s = Scene.of(3).objectives("ob_2_staten_island").give(A, "si_marina si_villa drugs");
    s.calls("bx_squat");
    assertThat(s.refusal(A, Actions.fileIn(element("drugs")))).isEqualTo("err_no_file");
    assertThat(s.refusal(A, Actions.fileOut(element("drugs")))).isEqualTo("err_no_file");
    s.act(A, claim("ob_2_staten_island", "si_marina si_villa"));
    assertThat(s.told(Event.Kind.FILE_SHOWN)).isTrue();
    int file = Special.TOP_SECRET_FILE.ordinal();
    assertThat(s.view(B).players.get(A).tokens.get(file)).isEqualTo(1);
    s.act(A, Actions.fileIn(element("drugs")));
    assertThat(s.view(B).players.get(A).filed).isEqualTo(1);
  }

  @Test
  public void R27_filedElementsCountForEverything() {
    Scene s = Scene.of(3).file(A, "drugs drugs bx_squat").give(A, "bx_market");
    s.objectives("ob_2_bronx").calls("bx_pawnshop");
    s.act(A, combine("combo_aa", "drugs"));
    assertThat(s.rank(A)).isAtLeast(1);
    assertThat(s.city().filed(A)).isEqualTo(1);
    s.act(A, claim("ob_2_bronx", "bx_squat bx_market"));
    assertThat(s.city().filed(A)).isEqualTo(0);
    assertThat(s.isDiscarded("bx_squat")).isTrue();
    // Thresholds and majorities.
    s = Scene.of(3).track("drugs").file(A, "drugs").give(B, "weapons weapons").calls("bx_squat");
    s.ranks(0, 1, 0).act(B, combine("combo_aa", "weapons"));
    assertThat(s.rank(A)).isEqualTo(1);
    s = Scene.of(3).file(A, "bx_squat").give(B, "mn_bank").calls("ev_district_bronx").deployed();
    assertThat(s.rank(A)).isEqualTo(1);
  }

  @Test
  public void whatLiesOpenIsSpentBeforeWhatIsFiled() {
    Scene s = Scene.of(3).file(A, "drugs").give(A, "drugs drugs").calls("bx_squat");
    s.act(A, combine("combo_aa", "drugs"));
    assertThat(s.city().filed(A)).isEqualTo(1);
    assertThat(s.city().seizure(A, 0)).isEqualTo(0);
    s.act(A, Actions.fileOut(element("drugs")));
    assertThat(s.city().seizure(A, 0)).isEqualTo(1);
    assertThat(s.refusal(A, Actions.fileOut(element("drugs")))).isEqualTo("err_not_yours");
    assertThat(s.refusal(A, Actions.fileIn(element("weapons")))).isEqualTo("err_not_yours");
    assertThat(s.refusal(A, Actions.fileIn(77))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.fileIn(0))).isEqualTo("action.unreadable");
  }

  @Test
  public void R28_anotherTokenIsNamedForOneThatIsGone() {
    Scene s = Scene.of(3).objectives("ob_2_bronx").give(A, "bx_squat bx_market");
    for (int i = 0; i < 4; i++) s.token(B, Special.HELICOPTER);
    s.calls("mn_bank");
    int counterOrder = 1 + Special.COUNTER_ORDER.ordinal();
    assertThat(s.view(A).mine.may.alt_tokens).contains(counterOrder);
    assertThat(s.view(A).mine.may.alt_tokens).doesNotContain(HELICOPTER);
    s.act(A, claim("ob_2_bronx", "bx_squat bx_market", counterOrder));
    assertThat(s.city().holds(A, Special.COUNTER_ORDER)).isTrue();
  }

  @Test
  public void T27_withoutANameTheFirstAvailableTokenIsTaken() {
    Scene s = Scene.of(3).objectives("ob_2_staten_island").give(A, "si_marina si_villa");
    s.token(B, Special.TOP_SECRET_FILE).token(C, Special.TOP_SECRET_FILE).calls("bx_squat");
    Scene named = s;
    Action claim = claim("ob_2_staten_island", "si_marina si_villa", HELICOPTER);
    State before = named.state();
    named.act(A, claim);
    assertThat(named.city().holds(A, Special.HELICOPTER)).isTrue();
    assertThat(before.city().holds(A, Special.HELICOPTER)).isFalse();
    s = Scene.of(3).objectives("ob_2_staten_island").give(A, "si_marina si_villa");
    s.token(B, Special.TOP_SECRET_FILE).token(C, Special.TOP_SECRET_FILE).calls("bx_squat");
    s.act(A, claim("ob_2_staten_island", "si_marina si_villa"));
    assertThat(s.city().holds(A, Special.REINFORCEMENTS)).isTrue();
  }

  @Test
  public void withAnEmptySupplyThereIsNoToken() {
    Scene s = Scene.of(3).objectives("ob_2_bronx").give(A, "bx_squat bx_market");
    for (Special special : Special.values()) {
      for (int i = 0; i < Box.tokens(special); i++) s.token(B, special);
    }
    s.calls("mn_bank").act(A, claim("ob_2_bronx", "bx_squat bx_market"));
    assertThat(s.rank(A)).isAtLeast(1);
    for (Special special : Special.values()) assertThat(s.city().holds(A, special)).isFalse();
  }
}
