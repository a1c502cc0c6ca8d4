package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.function.Predicate;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;

/** What a player concludes who sees no more than a bot; that it fits the view is a property. */
public final class GuessTest {
  private static final int MANY = 2000;

  /** In how many of a hundred guesses something holds. */
  private static double share(Scene scene, int seat, Predicate<State> fact) {
    Chance chance = Chance.of("guess");
    int count = 0;
    for (int i = 0; i < MANY; i++) {
      if (fact.test(Scene.GAME.determine(scene.botView(seat), chance))) count++;
    }
    return 100.0 * count / MANY;
  }

  private static boolean areAllies(State state, int a, int b) {
    return state.side(a) == state.side(b);
  }

  @Test
  public void whatNobodyHasSeenLiesAnywhere() {
    for (Scene scene : new Scene[] {Scene.reference(), Scene.first()}) {
      // Twelve hidden cards of others and the one left over: the Kingpin, seven Honest, five
      // Crooked.
      for (int slot = 1; slot <= 3; slot++) {
        int place = place(DEE, slot);
        double kingpin = share(scene, ANA, guess -> guess.cards().type(place) == CardType.KINGPIN);
        assertThat(kingpin).isWithin(2.5).of(100.0 / 12);
        double honest = share(scene, ANA, guess -> guess.cards().type(place) == CardType.HONEST);
        assertThat(honest).isWithin(4).of(100.0 * 11 / 12 * 7 / 12);
      }
      // Cy holds no leader: they are with two of the four others.
      for (int seat : new int[] {ANA, BEN, DEE, ELI}) {
        assertThat(share(scene, CY, guess -> guess.cards().holdsLeader(seat))).isWithin(4).of(50);
      }
    }
  }

  @Test
  public void nobodyIsDealtBothLeadersButMayComeToHoldThem() {
    Predicate<State> torn =
        guess -> {
          for (int seat = 0; seat < 5; seat++) if (guess.side(seat) == Side.TORN) return true;
          return false;
        };
    assertThat(share(Scene.first(), CY, torn)).isEqualTo(0);
    Scene swapped = Scene.first().hand(DEE, Equipment.BLACKMAIL).blackmail(DEE, BEN, 2, ELI, 1);
    assertThat(share(swapped, CY, torn)).isGreaterThan(5);
    Scene again = Scene.reference().hand(DEE, Equipment.BLACKMAIL).blackmail(DEE, BEN, 2, ELI, 1);
    assertThat(share(again, CY, torn)).isEqualTo(0);
  }

  @Test
  public void aFlashbangMixesOnlyTheOrder() {
    Scene scene = Scene.reference().tracks(CY, BEN, 1, 2).hand(BEN, Equipment.FLASHBANG);
    scene.flashbang(BEN, 2, 3, 1);
    assertThat(share(scene, CY, guess -> guess.cards().holds(BEN, CardType.KINGPIN)))
        .isEqualTo(100);
    assertThat(share(scene, CY, guess -> guess.cards().type(place(BEN, 1)) == CardType.KINGPIN))
        .isWithin(4)
        .of(100.0 / 3);
    assertThat(share(scene, DEE, guess -> guess.cards().holds(BEN, CardType.KINGPIN)))
        .isLessThan(50.0);
  }

  @Test
  public void whoAimsKnowsAnEnemy() {
    Scene before = Scene.reference().tracks(DEE, BEN, 2, 3);
    Scene after = Scene.reference().tracks(DEE, BEN, 2, 3).turnOf(DEE);
    after.announce(DEE, TurnAction.ARM).aim(DEE, BEN);
    Predicate<State> allies = guess -> areAllies(guess, DEE, BEN);
    assertThat(share(before, CY, allies)).isGreaterThan(35.0);
    assertThat(share(after, CY, allies)).isLessThan(28.0);
    Scene blind = Scene.reference().turnOf(DEE).announce(DEE, TurnAction.ARM).aim(DEE, BEN);
    assertThat(share(blind, CY, allies)).isGreaterThan(share(after, CY, allies) + 5);
  }

  @Test
  public void whatIsSaidCountsAsLongAsItIsTheLastWord() {
    Scene scene = Scene.reference("quick_claims", "ON");
    Predicate<State> allies = guess -> areAllies(guess, DEE, BEN);
    double before = share(scene, CY, allies);
    scene.take(DEE, scene.actions().claimSide(BEN, Side.CROOKED_SIDE));
    assertThat(share(scene, CY, allies)).isLessThan(before - 10);
    scene.take(DEE, scene.actions().claimCard(place(BEN, 1), CardType.HONEST));
    assertThat(share(scene, CY, allies)).isGreaterThan(before + 10);
    assertThat(scene.state.deeds()).hasSize(1);
  }

  @Test
  public void whoTurnsOtherCardsFaceUpMayHideALeader() {
    Scene scene = Scene.reference().turnOf(BEN).announce(BEN, TurnAction.ARM).aim(BEN, CY);
    Predicate<State> leader = guess -> guess.cards().holdsLeader(BEN);
    double chosen = share(Scene.reference().faceUp(BEN, 2), CY, leader);
    scene.turnUp(BEN, 2);
    assertThat(share(scene, CY, leader)).isGreaterThan(chosen + 5);
  }

  @Test
  public void behaviourBeforePlantedEvidenceSpeaksForTheSideOfThen() {
    Scene scene = Scene.reference().tracks(DEE, CY, 1, 2, 3).turnOf(DEE);
    scene.hand(ELI, Equipment.PLANTED_EVIDENCE).announce(DEE, TurnAction.ARM);
    scene.close().aim(DEE, CY).turnUp(DEE, 1).play(ELI, Equipment.PLANTED_EVIDENCE, CY);
    // Cy has been Honest when Dee took aim, and knows it: Dee is rather Crooked, as Cy is now.
    assertThat(scene.side(CY)).isEqualTo(Side.CROOKED_SIDE);
    assertThat(share(scene, CY, guess -> guess.side(DEE) == Side.CROOKED_SIDE)).isGreaterThan(75.0);
  }

  @Test
  public void theSandWaitsForSomebodyElse() {
    Scene scene = Scene.reference("timers", "FAST", "window_mode", "FIXED");
    scene.hand(CY, Equipment.K9_UNIT).hand(DEE, Equipment.TASER).investigate(ANA, BEN, 1);
    scene.take(CY, scene.actions().compose());
    for (int seat : new int[] {ANA, CY, DEE}) {
      State guess = Scene.GAME.determine(scene.botView(seat), Chance.of("sand"));
      assertThat(Scene.GAME.view(guess, Viewer.bot(Seat.of(seat)))).isEqualTo(scene.botView(seat));
      assertThat(Scene.GAME.hourglass(guess)).isEqualTo(Scene.GAME.hourglass(scene.state));
    }
  }
}
