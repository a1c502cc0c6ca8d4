package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;
import org.precinct.engine.goodcop.bot.Insight;
import org.precinct.engine.goodcop.bot.Suspicion;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

public final class BotsTest {
  private static final Bot<Action, View> NORMAL = Scene.GAME.bot(BotLevel.NORMAL);
  private static final Bot<Action, View> EASY = Scene.GAME.bot(BotLevel.EASY);

  private static Optional<Action> asks(Bot<Action, View> bot, Scene scene, int seat, int luck) {
    return bot.decide(scene.botView(seat), scene.choices(seat), Chance.of("bot " + luck));
  }

  /** What the NORMAL bot does. */
  private static Action does(Scene scene, int seat) {
    return asks(NORMAL, scene, seat, 0).get();
  }

  private static Equipment uses(Scene scene, int seat) {
    Action action = does(scene, seat);
    return action.kind == Kind.PLAY ? action.play.card : Equipment.NO_EQUIPMENT;
  }

  /** Everybody's row is open to everybody. */
  private static Scene open(Scene scene) {
    for (int seat = 0; seat < 5; seat++) {
      for (int viewer = 0; viewer < 5; viewer++) {
        if (viewer != seat) scene.tracks(viewer, seat, 1, 2, 3);
      }
    }
    return scene;
  }

  @Test
  public void shootsTheEnemyLeader() {
    Scene scene = open(Scene.reference()).armed(ANA, BEN);
    assertThat(does(scene, ANA).announce).isEqualTo(TurnAction.SHOOT);
  }

  @Test
  public void doesNotShootAnAlly() {
    Scene scene = open(Scene.reference()).armed(ANA, CY);
    assertThat(does(scene, ANA).announce).isNotEqualTo(TurnAction.SHOOT);
    scene.atTurnEnd();
    assertThat(does(scene, ANA).seat).isEqualTo(BEN);
  }

  @Test
  public void armsWhenItKnowsAnEnemy() {
    assertThat(does(open(Scene.reference()), ANA).announce).isEqualTo(TurnAction.ARM);
  }

  @Test
  public void investigatesWhatItDoesNotKnow() {
    Scene scene = Scene.reference().tracks(ANA, CY, 1, 2, 3).tracks(ANA, ELI, 1, 2, 3);
    Action look = does(scene.tracks(ANA, DEE, 3), ANA);
    if (look.announce == TurnAction.INVESTIGATE) {
      assertThat(Bits.seat(look.place - 1)).isAnyOf(BEN, DEE);
    }
    Scene unknown = Scene.reference().armed(ANA);
    assertThat(does(unknown, ANA).announce).isEqualTo(TurnAction.INVESTIGATE);
  }

  @Test
  public void withNothingToLearnOrShootItTakesAGunThenACard() {
    Scene scene = Scene.reference().row(DEE, "H H H").row(CY, "H H H").row(ELI, "H H H");
    scene.eliminated(BEN);
    for (int seat : new int[] {CY, DEE, ELI}) scene.faceUp(seat, 1, 2, 3);
    assertThat(does(scene, ANA).announce).isEqualTo(TurnAction.ARM);
    scene.armed(ANA, CY);
    assertThat(does(scene, ANA).announce).isEqualTo(TurnAction.EQUIP);

    Scene none = Scene.reference("equipment", "NONE").row(CY, "H H H").row(DEE, "H H H");
    none.row(ELI, "H H H").eliminated(BEN).armed(ANA, CY);
    for (int seat : new int[] {CY, DEE, ELI}) none.faceUp(seat, 1, 2, 3);
    assertThat(does(none, ANA).announce).isEqualTo(TurnAction.NOTHING);
    Scene known = Scene.reference("equipment", "NONE").row(CY, "H H H").row(DEE, "H H H");
    known.row(ELI, "H H H").eliminated(BEN).armed(ANA, CY);
    for (int seat : new int[] {CY, DEE, ELI}) known.tracks(ANA, seat, 1, 2, 3);
    assertThat(does(known, ANA).announce).isEqualTo(TurnAction.INVESTIGATE);
  }

  @Test
  public void defendsItselfAndItsAllies() {
    for (Equipment card :
        List.of(
            Equipment.K9_UNIT,
            Equipment.RESTRAINING_ORDER,
            Equipment.STANDOFF,
            Equipment.BULLETPROOF_VEST)) {
      Scene me = Scene.reference().armed(ANA, CY).hand(CY, card).announce(ANA, TurnAction.SHOOT);
      assertThat(uses(me, CY)).isEqualTo(card);
    }
    Scene ally = open(Scene.reference()).turnOf(DEE).armed(DEE, ELI).hand(CY, Equipment.K9_UNIT);
    ally.announce(DEE, TurnAction.SHOOT);
    assertThat(uses(ally, CY)).isEqualTo(Equipment.K9_UNIT);
    Scene enemy = open(Scene.reference()).turnOf(ELI).armed(ELI, BEN).hand(CY, Equipment.K9_UNIT);
    enemy.announce(ELI, TurnAction.SHOOT);
    assertThat(does(enemy, CY).kind).isEqualTo(Kind.PASS);
    assertThat(asks(NORMAL, enemy, ANA, 0).isPresent()).isFalse();
  }

  @Test
  public void filmsWhatItDoesNotKnow() {
    Scene scene =
        Scene.reference().hand(CY, Equipment.SURVEILLANCE_CAMERA).investigate(ANA, BEN, 1);
    assertThat(uses(scene, CY)).isEqualTo(Equipment.SURVEILLANCE_CAMERA);
    Scene known = Scene.reference().hand(CY, Equipment.SURVEILLANCE_CAMERA).tracks(CY, BEN, 1);
    known.investigate(ANA, BEN, 1);
    assertThat(does(known, CY).kind).isEqualTo(Kind.PASS);
  }

  @Test
  public void takesBackupAgainstAKnownEnemy() {
    Scene scene = open(Scene.reference()).hand(CY, Equipment.BACKUP).investigate(ANA, DEE, 1);
    Action play = does(scene, CY);
    assertThat(play.play.card).isEqualTo(Equipment.BACKUP);
    assertThat(play.play.seat).isEqualTo(BEN);
    Scene friends = open(Scene.reference().row(BEN, "H H H").row(DEE, "H H H"));
    friends.hand(CY, Equipment.BACKUP).investigate(ANA, DEE, 1);
    assertThat(does(friends, CY).kind).isEqualTo(Kind.PASS);
  }

  @Test
  public void looksWithItsInformationCards() {
    for (Equipment card :
        List.of(Equipment.WIRETAP, Equipment.TRUTH_SERUM, Equipment.METAL_DETECTOR)) {
      Scene scene = Scene.reference().armed(BEN, CY).hand(ANA, card);
      assertThat(uses(scene, ANA)).isEqualTo(card);
    }
    assertThat(uses(Scene.reference().turnOf(CY).hand(CY, Equipment.POLYGRAPH), CY))
        .isEqualTo(Equipment.POLYGRAPH);
    assertThat(uses(Scene.reference().hand(ANA, Equipment.POLYGRAPH), ANA))
        .isEqualTo(Equipment.NO_EQUIPMENT);
    assertThat(uses(Scene.reference().turnOf(CY).hand(CY, Equipment.REPORT_AUDIT), CY))
        .isEqualTo(Equipment.REPORT_AUDIT);
    assertThat(uses(Scene.reference().hand(ANA, Equipment.REPORT_AUDIT), ANA))
        .isEqualTo(Equipment.NO_EQUIPMENT);
    assertThat(uses(open(Scene.reference()).hand(ANA, Equipment.WIRETAP), ANA))
        .isEqualTo(Equipment.NO_EQUIPMENT);
  }

  @Test
  public void turnsEnemiesAndStealsFromThem() {
    Scene plant = open(Scene.reference()).hand(ANA, Equipment.PLANTED_EVIDENCE);
    assertThat(does(plant, ANA).play.seat).isEqualTo(DEE);
    Scene bag = open(Scene.reference()).hand(ANA, Equipment.EVIDENCE_BAG);
    bag.hand(CY, Equipment.COFFEE).hand(DEE, Equipment.SMOKE_GRENADE);
    assertThat(does(bag, ANA).play.seat).isEqualTo(DEE);
    Scene friend = open(Scene.reference()).hand(ANA, Equipment.EVIDENCE_BAG);
    friend.hand(CY, Equipment.COFFEE);
    assertThat(uses(friend, ANA)).isEqualTo(Equipment.NO_EQUIPMENT);
    Scene taser = open(Scene.reference()).hand(ANA, Equipment.TASER).armed(CY, ELI).armed(DEE, CY);
    assertThat(does(taser, ANA).play.seat).isEqualTo(DEE);
    Scene calm = open(Scene.reference().row(BEN, "H H H").row(DEE, "H H H"));
    calm.hand(ANA, Equipment.TASER).armed(CY, ELI);
    assertThat(uses(calm, ANA)).isEqualTo(Equipment.NO_EQUIPMENT);
  }

  @Test
  public void revivesAnAlly() {
    Scene scene = Scene.reference().eliminated(DEE).hand(ANA, Equipment.DEFIBRILLATOR);
    assertThat(does(scene, ANA).play.places).containsExactly(place(DEE, 3) + 1);
    Scene planted = Scene.reference().eliminated(DEE).planted(DEE);
    planted.hand(ANA, Equipment.DEFIBRILLATOR);
    assertThat(does(planted, ANA).play.places).containsExactly(place(DEE, 1) + 1);
    Scene crooked = Scene.reference().turnOf(BEN).eliminated(ELI).row(ELI, "H H H");
    assertThat(uses(crooked.hand(BEN, Equipment.DEFIBRILLATOR), BEN))
        .isEqualTo(Equipment.NO_EQUIPMENT);
  }

  @Test
  public void blackmailUnitesTheLeadersOrGainsAllies() {
    Scene unite = Scene.reference().tracks(ANA, BEN, 1).hand(ANA, Equipment.BLACKMAIL);
    Action swap = does(unite, ANA);
    assertThat(swap.play.places).contains(place(BEN, 1) + 1);
    assertThat(unite.take(ANA, swap).winners()).containsExactly(ANA);
    Scene gain = open(Scene.first()).turnOf(CY).hand(CY, Equipment.BLACKMAIL);
    Action better = does(gain, CY);
    assertThat(better.play.card).isEqualTo(Equipment.BLACKMAIL);
    Side mine = gain.side(CY);
    assertThat(gain.take(CY, better).side(CY)).isEqualTo(mine);
    Scene unknown = Scene.reference().turnOf(CY).hand(CY, Equipment.BLACKMAIL);
    assertThat(uses(unknown, CY)).isEqualTo(Equipment.NO_EQUIPMENT);
  }

  @Test
  public void flashbangHidesALeaderThatWasSeen() {
    Scene seen = Scene.reference().tracks(BEN, ANA, 1).hand(ANA, Equipment.FLASHBANG);
    assertThat(uses(seen, ANA)).isEqualTo(Equipment.FLASHBANG);
    Scene faceUp = Scene.reference().faceUp(ANA, 1).hand(ANA, Equipment.FLASHBANG);
    assertThat(uses(faceUp, ANA)).isEqualTo(Equipment.FLASHBANG);
    Scene hidden = Scene.reference().faceUp(ANA, 2).hand(ANA, Equipment.FLASHBANG);
    assertThat(uses(hidden, ANA)).isEqualTo(Equipment.NO_EQUIPMENT);
  }

  @Test
  public void coffeeBeforeAShotAndSmokeBeforeAThreat() {
    Scene coffee = open(Scene.reference()).armed(ANA, BEN).hand(ANA, Equipment.COFFEE).atTurnEnd();
    assertThat(uses(coffee, ANA)).isEqualTo(Equipment.COFFEE);
    Scene unarmed = open(Scene.reference()).hand(ANA, Equipment.COFFEE).atTurnEnd();
    assertThat(does(unarmed, ANA).kind).isEqualTo(Kind.END_TURN);
    Scene smoke = open(Scene.reference()).armed(BEN, ANA).hand(ANA, Equipment.SMOKE_GRENADE);
    assertThat(uses(smoke.atTurnEnd(), ANA)).isEqualTo(Equipment.SMOKE_GRENADE);
    Scene both = open(Scene.reference()).armed(BEN, ANA).armed(ELI, ANA);
    both.hand(ANA, Equipment.SMOKE_GRENADE).atTurnEnd();
    assertThat(does(both, ANA).kind).isEqualTo(Kind.END_TURN);
    Scene back = open(Scene.reference()).armed(ELI, ANA).hand(CY, Equipment.SMOKE_GRENADE);
    back.play(CY, Equipment.SMOKE_GRENADE).hand(ANA, Equipment.SMOKE_GRENADE).atTurnEnd();
    assertThat(uses(back, ANA)).isEqualTo(Equipment.SMOKE_GRENADE);
  }

  @Test
  public void reconsidersAVestedOrDoubtfulShot() {
    Scene vest = open(Scene.reference()).armed(ANA, DEE).hand(DEE, Equipment.BULLETPROOF_VEST);
    vest.announce(ANA, TurnAction.SHOOT).play(DEE, Equipment.BULLETPROOF_VEST).close();
    assertThat(does(vest, ANA).kind).isEqualTo(Kind.ANNOUNCE);
    assertThat(does(vest, ANA).announce).isNotEqualTo(TurnAction.SHOOT);
    Scene keep = open(Scene.reference()).armed(ANA, BEN).hand(DEE, Equipment.SMOKE_GRENADE);
    keep.announce(ANA, TurnAction.SHOOT).play(DEE, Equipment.SMOKE_GRENADE).close();
    assertThat(does(keep, ANA).kind).isEqualTo(Kind.KEEP);
    Scene look = Scene.reference().hand(DEE, Equipment.SMOKE_GRENADE).investigate(ANA, BEN, 1);
    look.play(DEE, Equipment.SMOKE_GRENADE).close();
    assertThat(does(look, ANA).kind).isEqualTo(Kind.KEEP);
    Scene changed = open(Scene.reference()).armed(ANA, BEN).hand(DEE, Equipment.K9_UNIT);
    changed.announce(ANA, TurnAction.SHOOT).play(DEE, Equipment.K9_UNIT, ANA).close();
    assertThat(does(changed, ANA).announce).isEqualTo(TurnAction.ARM);
  }

  @Test
  public void showsLeadersLastAndKeepsTheBetterCard() {
    Scene reveal = Scene.reference().announce(ANA, TurnAction.ARM).aim(ANA, BEN);
    for (int i = 0; i < 20; i++)
      assertThat(asks(NORMAL, reveal, ANA, i).get().place).isNotEqualTo(1);
    Scene must = Scene.reference().faceUp(ANA, 2, 3).announce(ANA, TurnAction.ARM).aim(ANA, BEN);
    assertThat(does(must, ANA).place).isEqualTo(1);
    Scene two = Scene.reference().hand(ANA, Equipment.SMOKE_GRENADE);
    two.deck(Equipment.K9_UNIT, Equipment.TASER).announce(ANA, TurnAction.EQUIP);
    assertThat(does(two, ANA).card).isEqualTo(Equipment.SMOKE_GRENADE);
  }

  @Test
  public void aimsAtTheBestTarget() {
    Scene scene = open(Scene.reference()).announce(ANA, TurnAction.ARM);
    assertThat(does(scene, ANA).seat).isEqualTo(BEN);
    Scene restrained =
        open(Scene.reference()).armed(ANA, BEN).hand(CY, Equipment.RESTRAINING_ORDER);
    restrained.announce(ANA, TurnAction.SHOOT).play(CY, Equipment.RESTRAINING_ORDER).close();
    assertThat(does(restrained, ANA).seat).isEqualTo(DEE);
  }

  @Test
  public void aWoundedLeaderIsWorthMost() {
    Scene scene = open(Scene.reference()).wounded(BEN);
    Suspicion ana = new Suspicion(new Insight(scene.botView(ANA)), Chance.of("x"));
    assertThat(ana.shot[BEN]).isWithin(1e-9).of(6.0);
    assertThat(ana.shot[DEE]).isWithin(1e-9).of(0.7);
    assertThat(ana.shot[CY]).isWithin(1e-9).of(-0.8);
    Suspicion dee = new Suspicion(new Insight(scene.botView(DEE)), Chance.of("x"));
    assertThat(dee.shot[BEN]).isWithin(1e-9).of(-8.0);
    assertThat(dee.shot[ANA]).isWithin(1e-9).of(1.6);
    Scene first = open(Scene.first()).wounded(BEN);
    Suspicion cy = new Suspicion(new Insight(first.botView(CY)), Chance.of("x"));
    assertThat(cy.shot[BEN]).isWithin(1e-9).of(6.0);
    assertThat(cy.shot[ANA]).isWithin(1e-9).of(-1.8);
    assertThat(cy.ownLeader[ANA]).isEqualTo(1.0);
    assertThat(Suspicion.best(0, cy.shot)).isEqualTo(-1);
  }

  @Test
  public void aTornBotTrustsNobody() {
    Scene scene = open(Scene.first().row(ANA, "A K C").row(BEN, "C H H")).armed(ANA, BEN);
    Suspicion torn = new Suspicion(new Insight(scene.botView(ANA)), Chance.of("x"));
    for (int seat = 1; seat < 5; seat++) assertThat(torn.enemy[seat]).isEqualTo(1.0);
    assertThat(does(scene, ANA).announce).isEqualTo(TurnAction.SHOOT);
    assertThat(new Insight(scene.botView(ANA)).isKnownAlly(CY)).isFalse();
  }

  @Test
  public void whoIsNotAskedDoesNothing() {
    Scene scene =
        Scene.reference().hand(CY, Equipment.SMOKE_GRENADE).standingPass(BEN, StandingPass.ON);
    for (Bot<Action, View> bot : List.of(NORMAL, EASY)) {
      assertThat(asks(bot, scene, CY, 0).isPresent()).isFalse();
      assertThat(asks(bot, scene, BEN, 0).isPresent()).isFalse();
    }
    scene.investigate(ANA, BEN, 1).pass(CY);
    assertThat(NORMAL.decide(scene.botView(CY), List.of(), Chance.of("x")).isPresent()).isFalse();
  }

  @Test
  public void choicesThatDoNotFitTheViewAreAnError() {
    Scene window = Scene.reference().hand(CY, Equipment.COFFEE).investigate(ANA, BEN, 1);
    Scene aim = Scene.reference().announce(ANA, TurnAction.ARM);
    Scene end = Scene.reference().atTurnEnd();
    Scene two = Scene.reference().hand(ANA, Equipment.COFFEE).announce(ANA, TurnAction.EQUIP);
    for (Scene scene : List.of(window, aim, end, two)) {
      int seat = scene == window ? CY : ANA;
      assertThrows(
          IllegalArgumentException.class,
          () -> NORMAL.decide(scene.botView(seat), List.of(), Chance.of("x")));
    }
  }

  @Test
  public void easyNeverShootsAKnownAlly() {
    Scene scene = Scene.reference().armed(ANA, CY).tracks(ANA, CY, 1, 2, 3);
    Scene leader = Scene.reference().turnOf(CY).armed(CY, ANA).tracks(CY, ANA, 1);
    Scene restrained = Scene.reference().armed(ANA, BEN).tracks(ANA, CY, 1, 2, 3);
    restrained.hand(CY, Equipment.RESTRAINING_ORDER).announce(ANA, TurnAction.SHOOT);
    restrained.play(CY, Equipment.RESTRAINING_ORDER).close();
    Scene kept = Scene.reference().armed(ANA, CY).tracks(ANA, CY, 1, 2, 3);
    kept.hand(DEE, Equipment.SMOKE_GRENADE).announce(ANA, TurnAction.SHOOT);
    kept.play(DEE, Equipment.SMOKE_GRENADE).close();
    List<TurnAction> seen = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      TurnAction action = asks(EASY, scene, ANA, i).get().announce;
      if (!seen.contains(action)) seen.add(action);
      assertThat(asks(EASY, leader, CY, i).get().announce).isNotEqualTo(TurnAction.SHOOT);
      assertThat(asks(EASY, restrained, ANA, i).get().seat).isNotEqualTo(CY);
      assertThat(asks(EASY, kept, ANA, i).get().kind).isNotEqualTo(Kind.KEEP);
    }
    assertThat(seen).containsExactly(TurnAction.INVESTIGATE, TurnAction.EQUIP);
    Scene allies = Scene.reference().armed(ANA, BEN).tracks(ANA, CY, 1, 2, 3);
    allies.eliminated(DEE).eliminated(ELI).hand(CY, Equipment.RESTRAINING_ORDER);
    allies.announce(ANA, TurnAction.SHOOT).play(CY, Equipment.RESTRAINING_ORDER).close();
    assertThat(asks(EASY, allies, ANA, 0).get().seat).isEqualTo(CY);
    Scene enemy = Scene.reference().armed(ANA, BEN).tracks(ANA, BEN, 1);
    List<TurnAction> free = new ArrayList<>();
    for (int i = 0; i < 60; i++) free.add(asks(EASY, enemy, ANA, i).get().announce);
    assertThat(free).contains(TurnAction.SHOOT);
  }

  @Test
  public void normalGamesLastAboutAsLongAsInTheRules() throws Exception {
    int turns = 0;
    int games = 40;
    for (int i = 0; i < games; i++) {
      Match<State, Action, View, Event> match =
          new Match<>(Scene.GAME, Setup.of(5), Chance.of("length " + i));
      List<Bot<Action, View>> bots = new ArrayList<>();
      for (int seat = 0; seat < 5; seat++) bots.add(NORMAL);
      Players.Driver<State, Action> driver = Players.bots(Scene.GAME, bots);
      Chance luck = Chance.of("luck " + i);
      while (!match.isOver()) match.take(driver.next(match.state(), luck));
      turns += match.state().turn().no();
      assertThat(match.state().result().cause.name()).isNotEqualTo("TURN_LIMIT");
    }
    // Section 11: 16.5 on average.
    assertThat(turns / games).isAtLeast(13);
    assertThat(turns / games).isAtMost(20);
  }
}
