package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.claim;
import static org.precinct.engine.policecity.Scene.combine;
import static org.precinct.engine.policecity.Scene.element;
import static org.precinct.engine.policecity.Scene.elements;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.engine.policecity.bot.CityBot;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** Bots: 6.11. */
public final class BotTest {
  private static final Bot<Action, View> NORMAL = Scene.GAME.bot(BotLevel.NORMAL);

  private static Optional<Action> decide(Scene s, int seat) {
    return decide(s, seat, "bot");
  }

  private static Optional<Action> decide(Scene s, int seat, String luck) {
    View view = Scene.GAME.view(s.state(), Viewer.bot(Seat.of(seat)));
    return NORMAL.decide(view, s.choices(seat), Chance.of(luck));
  }

  private static Action word(Scene s, Word word) {
    return Actions.word(s.id(), word);
  }

  @Test
  public void botsOfBothLevelsFinishEverySetup() throws Exception {
    int number = 0;
    for (Setup setup : new PoliceCityKit().setups()) {
      for (BotLevel level : BotLevel.values()) {
        Match<State, Action, View, Event> match =
            new Match<>(Scene.GAME, setup, Chance.of("bots " + number++));
        Players.Driver<State, Action> driver = BotGames.driver(setup.seats(), level);
        while (!match.isOver()) {
          match.take(driver.next(match.state(), BotGames.luck(match)));
          assertThat(match.steps().size()).isLessThan(6_000);
        }
      }
    }
  }

  private static void settle(Scene s, int seat) {
    for (int i = 0; i < 30; i++) {
      Optional<Action> action = decide(s, seat);
      if (action.isEmpty()) return;
      s.act(seat, action.get());
    }
  }

  @Test
  public void aBotSettlesInTheDeployment() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat", "mn_bank", "ev_traffic_drugs");
    settle(s, A);
    // It says Ready after those who have placed less.
    assertThat(s.board().marks).isEqualTo(0);
    s.say(C, Word.READY);
    for (int i = 0; i < 10; i++) s.place(B, 1 + i % 2, "i1");
    settle(s, A);
    assertThat(s.board().marks).isEqualTo(0b101);
    assertThat(s.city().acts[A]).isAtMost(7);
    int placed = 0;
    for (int at : s.board().players.get(A).dice) if (at > 0) placed++;
    assertThat(placed).isAtLeast(3);
    assertThat(decide(s, A)).isEqualTo(Optional.empty());
    // Disturbed again and again, it is content in the end.
    for (int i = 0; i < 20; i++) {
      s.place(B, 1 + i % 2, "i1");
      settle(s, A);
    }
    assertThat(decide(s, A).isEmpty() || decide(s, A).get().equals(word(s, Word.READY))).isTrue();
  }

  @Test
  public void aBotTakesTurnsAndAdjusts() {
    Scene s = Scene.of(3, "placement", "turns").informant(A).calls("bx_squat", "mn_bank");
    for (int i = 0; i < 60 && s.phase() != Phase.ROLL; i++) {
      int seat = s.waiting().get(0).number();
      s.act(seat, decide(s, seat).get());
    }
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
  }

  @Test
  public void aBotCallsItsLieutenantWhenShort() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 i2 L").deployed();
    s.roll("A i1 H, A i2 R");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.CALL_LIEUTENANT)));
    s.say(A, Word.CALL_LIEUTENANT);
    assertThat(decide(s, A)).isEqualTo(Optional.of(Actions.reroll(s.id(), List.of(2))));
    s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1 i2 L");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A i2 H, A x1 M");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PASS)));
    s.say(A, Word.CALL_LIEUTENANT);
    assertThat(decide(s, A)).isEqualTo(Optional.of(Actions.reroll(s.id(), List.of())));
  }

  @Test
  public void aBotPlaysReinforcementsWhenTheyCloseTheGap() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).token(B, Special.REINFORCEMENTS);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1 i2").place(A, 2, "s").deployed();
    s.roll("A i1 H, A i2 R");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PLAY_REINFORCEMENTS)));
    s.say(Word.PASS, A, B).roll("A s H");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PASS)));
    // Not while a colleague may still call; nobody waits for what nobody has seen.
    s = Scene.of(3).secret(A, Special.REINFORCEMENTS).calls("bx_squat").place(A, 1, "i1 i2");
    s.place(B, 1, "L").deployed().roll("A i1 H, A i2 R");
    assertThat(decide(s, A)).isEqualTo(Optional.empty());
  }

  @Test
  public void aBotReinforcesEvents() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).mafia(3).calls("ev_police_raid");
    s.place(B, 1, "i1 i2").deployed().roll("B i1 H, B i2 H");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PLAY_REINFORCEMENTS)));
    s = Scene.of(3).token(A, Special.REINFORCEMENTS).informant(B).give(B, "drugs");
    s.calls("ev_traffic_drugs").place(B, 1, "i1").act(B, Actions.ride(s.id(), 5, 1)).deployed();
    s.roll("B i1 R, B x1 R");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PLAY_REINFORCEMENTS)));
    s = Scene.of(3).token(A, Special.REINFORCEMENTS).give(B, "drugs drugs drugs");
    s.calls("ev_traffic_drugs").deployed();
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PASS)));
    s = Scene.of(3).token(A, Special.REINFORCEMENTS).calls("ev_police_raid").deployed();
    assertThat(s.phase()).isNotEqualTo(Phase.SECURE);
  }

  @Test
  public void theMafiosoLetsAPlaceGo() {
    Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = A).mafia(7);
    s.calls("bk_docks").place(A, 1, "L").place(B, 1, "i1 i2 s L").place(C, 1, "i1 i2 s L");
    s.deployed().roll("B i1 R, B i2 R");
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PASS)));
    assertThat(decide(s, B)).isEqualTo(Optional.of(word(s, Word.CALL_LIEUTENANT)));
  }

  /** The Bank with A and B at two dice each. */
  private static Scene talks() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    return s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
  }

  @Test
  public void botsClaimTheirPartAndAgree() {
    Scene s = talks();
    for (int step = 0; s.phase() == Phase.NEGOTIATE; step++) {
      assertThat(step).isAtMost(12);
      Optional<Action> first = decide(s, A);
      int seat = first.isPresent() ? A : B;
      s.act(seat, first.isPresent() ? first.get() : decide(s, B).get());
    }
    assertThat(s.told(Event.Kind.CLASH)).isFalse();
    assertThat(s.city().stock(A) + s.rank(A)).isAtLeast(1);
    assertThat(s.city().stock(B) + s.rank(B)).isAtLeast(1);
    assertThat(decide(talks(), C)).isEqualTo(Optional.empty());
    // A fair proposal is agreed to with one touch, a greedy one is not.
    s = talks();
    s.act(A, s.split("A B A B"));
    assertThat(decide(s, B)).isEqualTo(Optional.of(Actions.support(s.id(), 1)));
    s.act(A, s.split("A A A A"));
    assertThat(decide(s, B).get().support).isNull();
  }

  @Test
  public void aBotContestsGreedAndLeavesAFairPartAlone() {
    Scene greed = talks();
    for (int i = 1; i <= 4; i++) greed.act(A, Actions.want(greed.id(), i));
    Scene fair = talks();
    fair.act(A, Actions.want(fair.id(), 1)).act(A, Actions.want(fair.id(), 3));
    fair.act(B, Actions.want(fair.id(), 2)).act(B, Actions.want(fair.id(), 4));
    int contests = 0;
    for (int i = 0; i < 20; i++) {
      if (decide(greed, B, "angry " + i).get().want != null) contests++;
      assertThat(decide(fair, B, "calm " + i)).isEqualTo(Optional.of(word(fair, Word.DONE)));
    }
    assertThat(contests).isAtLeast(17);
    // Of much it gives something up, of little nothing.
    greed.act(B, Actions.want(greed.id(), 4));
    assertThat(decide(greed, A).get().unwant).isEqualTo(4);
  }

  @Test
  public void aBotPointsAtTheOneItCanRemove() {
    Scene s = Scene.of(3).ranks(0, 5, 1).calls("mn_bank").place(A, 1, "i1 i2 s L");
    s.place(B, 1, "i1 i2").place(C, 1, "i1").deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H");
    s.clash();
    s.roll("A i1 H, A i2 H, A s R, B i1 H, B i2 H, C i1 H");
    assertThat(decide(s, A)).isEqualTo(Optional.of(Actions.reroll(s.id(), List.of(1, 2))));
    s.reroll(A, "i1 i2", "A i1 H, A i2 H");
    assertThat(s.city().conflictRanks[A]).isEqualTo(2);
    assertThat(decide(s, A)).isEqualTo(Optional.of(s.point(B, 2)));
    s.edit(c -> c.conflictRanks[A] = 3);
    assertThat(decide(s, A)).isEqualTo(Optional.of(s.point(B, 2, C, 1)));
    s.edit(c -> c.conflictRanks[A] = 1);
    assertThat(decide(s, A)).isEqualTo(Optional.of(s.point(C, 1)));
    s.edit(c -> c.at[c.die(C, 1)] = 0).edit(c -> c.rank[C] = 9);
    assertThat(decide(s, A)).isEqualTo(Optional.of(s.point(C, 1)));
    s.edit(c -> c.conflictRanks[A] = 3);
    assertThat(decide(s, A)).isEqualTo(Optional.of(s.point(B, 1, C, 2)));
    s.act(A, decide(s, A).get());
    assertThat(s.phase()).isEqualTo(Phase.C_REMOVE);
    assertThat(decide(s, B)).isEqualTo(Optional.of(Actions.remove(s.id(), List.of(1))));
  }

  @Test
  public void aBotKeepsTheDefaultInTheOffice() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "s L");
    s.edit(c -> Slots.put(c, c.die(A, 2), City.OFFICE));
    s.edit(c -> Slots.put(c, c.die(A, 3), City.OFFICE)).deployed();
    assertThat(decide(s, A)).isEqualTo(Optional.of(Actions.keep(s.id(), 3)));
  }

  @Test
  public void aBotUsesItsRankingOfficer() {
    Scene s = Scene.of(3).secret(A, Special.RANKING_OFFICER).give(A, "weapons");
    s.secret(B, Special.REINFORCEMENTS);
    s.calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
    assertThat(decide(s, A).get().take).isNotNull();
    assertThat(decide(s, B)).isEqualTo(Optional.of(word(s, Word.PASS)));
  }

  @Test
  public void aBotFliesWhereItGains() {
    Scene s = Scene.of(3).secret(A, Special.HELICOPTER).secret(B, Special.REINFORCEMENTS);
    s.calls("bk_docks", "mn_bank");
    s.place(A, 1, "i1 i2 s").place(B, 2, "i1 i2 L").deployed();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
    Action announce = decide(s, A).get();
    assertThat(announce).isEqualTo(Actions.announce(s.id(), Special.HELICOPTER));
    assertThat(decide(s, B)).isEqualTo(Optional.of(word(s, Word.PASS)));
    s.act(A, announce);
    assertThat(decide(s, B)).isEqualTo(Optional.empty());
    Action flight = decide(s, A).get();
    assertThat(flight.helicopter.to).isEqualTo(2);
    s.act(A, flight);
    assertThat(s.at(A, "i1")).isEqualTo(1);
    // Nothing to gain: it keeps the token.
    s = Scene.of(3).secret(A, Special.HELICOPTER).calls("bx_squat").place(A, 1, "i1 i2 s");
    s.deployed();
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.PASS)));
  }

  @Test
  public void aBotClaimsObjectivesAndThreesAtOnceAndPairsLate() {
    Scene s = Scene.of(3).track("-").objectives("ob_2_bronx", "ob_2_queens", "ob_2_brooklyn");
    s.give(A, "bx_squat bx_market drugs drugs").calls("mn_bank");
    assertThat(decide(s, A)).isEqualTo(Optional.of(claim("ob_2_bronx", "bx_squat bx_market")));
    s.act(A, decide(s, A).get());
    assertThat(decide(s, A).get().combine).isNull();
    s.give(A, "drugs");
    assertThat(decide(s, A)).isEqualTo(Optional.of(combine("combo_aaa", "drugs")));
    s.ranks(0, 8, 0).edit(c -> Stock.discard(c, A, element("drugs"), false));
    assertThat(decide(s, A)).isEqualTo(Optional.of(combine("combo_aa", "drugs")));
    s.ranks(9, 0, 0);
    assertThat(decide(s, A)).isEqualTo(Optional.of(combine("combo_aa", "drugs")));
  }

  @Test
  public void aBotPledgesWhenTheMafiaIsNear() {
    for (int mafia : new int[] {2, 4, 7}) {
      Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = B).mafia(mafia);
      s.give(A, "drugs weapons weapons").give(B, "alcohol tobacco").calls("ev_pay_informants");
      s.deployed();
      int pledged = 0;
      while (decide(s, A).get().pledge != null) {
        s.act(A, decide(s, A).get());
        pledged++;
      }
      assertThat(pledged).isEqualTo(mafia < 4 ? 0 : mafia < 7 ? 1 : 2);
      if (pledged > 0) assertThat(s.board().pledges.get(0).element).isEqualTo(element("drugs"));
      assertThat(decide(s, B)).isEqualTo(Optional.of(word(s, Word.DONE)));
    }
  }

  @Test
  public void R74_aSplitThatLiesReadyLeavesEverybodyWhatTheyClaim() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
    // The card, a rank and two tokens: two for each, and the rank is worth about one of the others.
    List<Integer> fair = CityBot.shares(s.view(A));
    assertThat(fair).hasSize(4);
    assertThat(Collections.frequency(fair, 1 + A)).isEqualTo(2);
    assertThat(Collections.frequency(fair, 1 + B)).isEqualTo(2);
    for (int gain = 0; gain < 4; gain++) {
      Scene claimed = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2");
      claimed.deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H");
      claimed.act(B, Actions.want(claimed.id(), 1 + gain));
      assertThat(CityBot.shares(claimed.view(A)).get(gain)).isEqualTo(1 + B);
    }
  }

  @Test
  public void aBotMakesTheFirstProposalAndTheOtherAgrees() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
    Action proposal = decide(s, A).get();
    assertThat(proposal).isEqualTo(Actions.propose(s.id(), CityBot.shares(s.view(A))));
    s.act(A, proposal);
    assertThat(decide(s, B)).isEqualTo(Optional.of(Actions.support(s.id(), 1)));
    s.act(B, decide(s, B).get());
    assertThat(s.phase()).isNotEqualTo(Phase.NEGOTIATE);
  }

  @Test
  public void botsMakeADealThatCostsNobody() {
    Scene s = Scene.of(3, "infiltrated_mafioso", "on").edit(c -> c.mafioso = C).track("-");
    s.give(A, "drugs weapons").give(B, "alcohol tobacco tobacco").calls("ev_mafia_deal").deployed();
    Action proposal = decide(s, A).get();
    assertThat(proposal.deal).isNotNull();
    s.act(A, proposal);
    assertThat(decide(s, A)).isEqualTo(Optional.of(word(s, Word.DONE)));
    assertThat(decide(s, B)).isEqualTo(Optional.of(Actions.support(s.id(), 1)));
    // The mafioso has no interest in it.
    assertThat(decide(s, C)).isEqualTo(Optional.of(word(s, Word.DONE)));
    // A deal at one's own cost.
    s = Scene.of(3).track("-").give(A, "drugs weapons alcohol tobacco").calls("ev_mafia_deal");
    s.deployed().act(B, Actions.deal(s.id(), List.of(1, 2, 3, 4), List.of(), List.of(0, 4, 0)));
    assertThat(decide(s, A).get().support).isNull();
    // Too few tokens in sight: the rest lies in a file.
    s = Scene.of(3).file(A, "drugs drugs drugs").give(B, "drugs").calls("ev_mafia_deal").deployed();
    assertThat(decide(s, B)).isEqualTo(Optional.of(word(s, Word.DONE)));
  }

  @Test
  public void botsSwapWhatHelpsBoth() {
    Scene fresh = Scene.of(3).track("-").give(A, "drugs weapons weapons").give(B, "drugs drugs");
    fresh.give(B, "weapons").calls("ev_seizure_deal").deployed();
    Action offer = decide(fresh, A).get();
    assertThat(offer.offer).isNotNull();
    assertThat(offer.offer.give).containsExactly(element("drugs"));
    assertThat(offer.offer.want).containsExactly(element("weapons"));
    fresh.act(A, offer);
    assertThat(decide(fresh, B)).isEqualTo(Optional.of(Actions.accept(fresh.id(), 1)));
    // Made already: it waits.
    assertThat(decide(fresh, A)).isEqualTo(Optional.of(word(fresh, Word.DONE)));
    // A bad offer is left alone.
    Scene s = Scene.of(3).track("-").give(A, "tobacco").give(B, "drugs drugs").file(A, "bx_squat");
    s.calls("ev_seizure_deal").deployed();
    s.act(A, Actions.offer(s.id(), B, elements("tobacco"), List.of(), elements("drugs drugs")));
    assertThat(decide(s, B).get().accept).isNull();
    s.act(A, Actions.offer(s.id(), B, List.of(), elements("bx_squat"), elements("drugs")));
    assertThat(decide(s, B).isPresent()).isTrue();
  }

  @Test
  public void aBotPicksWhatItLacksMost() {
    Scene s = Scene.of(3).track("-").give(A, "weapons").calls("si_cemetery").place(A, 1, "i1 i2");
    for (int i = 0; i < 5; i++) s.informant(B);
    s.deployed().roll("A i1 H, A i2 H");
    assertThat(decide(s, A)).isEqualTo(Optional.of(Actions.takeAllBut(s.id(), List.of())));
    s.act(A, decide(s, A).get());
    assertThat(s.phase()).isEqualTo(Phase.PICK);
    assertThat(decide(s, A).get().pick).isAnyOf(1, 2);
  }
}
