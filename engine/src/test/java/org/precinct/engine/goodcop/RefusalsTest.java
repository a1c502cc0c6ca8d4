package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Texts;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Play;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.Why;

/** What is not possible is refused, each with its own message, and changes nothing. */
public final class RefusalsTest {
  private static final Texts TEXTS = Scene.GAME.texts();

  private static Action.Builder raw(Scene scene, Kind kind) {
    return new Action.Builder().kind(kind).state_seq(scene.state.seq());
  }

  @Test
  public void badSetupsAreRefused() {
    assertThat(refusedSetup(Setup.of(3)).key()).isEqualTo("setup.too_few");
    assertThat(refusedSetup(Setup.of(9)).key()).isEqualTo("setup.too_many");
    assertThat(refusedSetup(Setup.of(5, "edition", "SECOND")).key()).isEqualTo("setup.bad_value");
    assertThat(refusedSetup(Setup.of(5, "colour", "red")).key()).isEqualTo("setup.unknown_option");
    assertThat(refusedSetup(Setup.of(5, "first_player", "5")).key()).isEqualTo("setup.bad_value");
  }

  private static IllegalSetup refusedSetup(Setup setup) {
    return assertThrows(IllegalSetup.class, () -> Scene.GAME.deal(setup, Chance.of("refused")));
  }

  @Test
  public void everyReasonHasItsOwnTextInBothLanguagesAndARule() {
    Set<String> said = new HashSet<>();
    for (Why why : Why.values()) {
      if (why == Why.POSSIBLE) continue;
      assertThat(Refusals.rule(why)).isNotEmpty();
      for (Language language : Language.values()) {
        assertThat(said.add(TEXTS.get(language, Keys.of(why)))).isTrue();
      }
    }
    assertThat(Refusals.rule(Why.POSSIBLE)).isEmpty();
  }

  @Test
  public void aRefusalNamesTheRule() {
    Scene scene = Scene.reference().armed(ANA, BEN);
    IllegalAction refusal =
        assertThrows(
            IllegalAction.class,
            () ->
                Scene.GAME.apply(
                    scene.state,
                    Seat.of(ANA),
                    scene.actions().announce(TurnAction.ARM),
                    Chance.of("x")));
    assertThat(refusal.rule()).isEqualTo("R13");
    assertThat(refusal.explain(TEXTS, Language.FRENCH)).isEqualTo("Vous avez déjà un pistolet.");
  }

  @Test
  public void wrongSeats() {
    Scene scene = Scene.reference();
    Action arm = scene.actions().announce(TurnAction.ARM);
    assertThat(scene.refused(5, arm)).isEqualTo("action.not_seated");
    assertThat(scene.refused(BEN, arm)).isEqualTo("action.not_your_turn");
    assertThat(scene.eliminated(BEN).refused(BEN, scene.actions().announce(TurnAction.ARM)))
        .isEqualTo("why.eliminated");
    assertThat(Scene.GAME.choices(scene.state, Seat.of(7))).isEmpty();
    assertThrows(IllegalArgumentException.class, () -> scene.view(7));
  }

  @Test
  public void staleNumbers() {
    Scene scene = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE);
    Action keep = scene.actions().keep();
    assertThat(scene.refused(ANA, keep.newBuilder().state_seq(99).build()))
        .isEqualTo("action.stale");
    assertThat(scene.refused(CY, scene.actions().pass())).isEqualTo("action.stale");
    Action floor = scene.playing(CY, Use.of(Equipment.SMOKE_GRENADE));
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.refused(CY, floor)).isEqualTo("action.stale");
    assertThat(scene.refused(CY, floor.newBuilder().state_seq(scene.state.seq()).build()))
        .isEqualTo("action.stale");
    Action pass = scene.actions().pass();
    assertThat(scene.refused(CY, pass.newBuilder().window_no(7).build())).isEqualTo("action.stale");
    assertThat(scene.refused(CY, pass.newBuilder().window_no(0).build())).isEqualTo("action.stale");
    scene.close();
    assertThat(scene.refused(CY, pass)).isEqualTo("action.stale");
  }

  @Test
  public void nonsense() {
    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE);
    assertThat(scene.refused(ANA, new Action.Builder().build())).isEqualTo("action.unreadable");
    assertThat(scene.refused(ANA, raw(scene, Kind.PLAY).build())).isEqualTo("action.unreadable");
    assertThat(scene.refused(ANA, raw(scene, Kind.ANNOUNCE).build()))
        .isEqualTo("action.unreadable");
    assertThat(scene.refused(ANA, raw(scene, Kind.KEEP).seat(1).build()))
        .isEqualTo("action.unreadable");
    Action arm = scene.actions().announce(TurnAction.ARM);
    assertThat(scene.refused(ANA, arm.newBuilder().place(4).build()))
        .isEqualTo("action.unreadable");
    ByteString stray = ByteString.decodeHex("f80701");
    assertThat(scene.refused(ANA, arm.newBuilder().addUnknownFields(stray).build()))
        .isEqualTo("action.unreadable");
    Play play = new Play.Builder().card(Equipment.COFFEE).addUnknownFields(stray).build();
    assertThat(scene.refused(ANA, raw(scene, Kind.PLAY).play(play).build()))
        .isEqualTo("action.unreadable");
  }

  @Test
  public void anyBytesAreRefusedOrPlayed() throws Exception {
    Chance chance = Chance.of("bytes");
    Scene scene = Scene.reference("quick_claims", "ON").hand(ANA, Equipment.WIRETAP);
    List<Action> choices = scene.choices(ANA);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = Action.ADAPTER.encode(chance.pick(choices));
      for (int j = chance.below(4); j >= 0; j--) {
        bytes[chance.below(bytes.length)] = (byte) chance.below(256);
      }
      Action action;
      try {
        action = Action.ADAPTER.decode(bytes);
      } catch (java.io.IOException | RuntimeException unreadable) {
        continue;
      }
      Action fresh = action.newBuilder().state_seq(scene.state.seq()).build();
      if (Scene.GAME.check(scene.state, Seat.of(chance.below(6)), fresh).isPresent()) refused++;
    }
    assertThat(refused).isGreaterThan(1000);
  }

  @Test
  public void badOrders() {
    Scene scene = Scene.dealt(Setup.of(4));
    for (List<Integer> order :
        List.of(
            List.<Integer>of(),
            List.of(1, 2),
            List.of(1, 1, 2),
            List.of(0, 1, 2),
            List.of(1, 2, 4),
            List.of(1, 2, 3, 3))) {
      assertThat(scene.refused(ANA, raw(scene, Kind.ORDER).order(order).build()))
          .isEqualTo("why.bad_order");
    }
    scene.take(ANA, scene.actions().order(Order.of(2, 0, 1)));
    assertThat(scene.refused(ANA, scene.actions().order(Order.AS_IT_IS)))
        .isEqualTo("why.already_chosen");
    assertThat(scene.refused(BEN, scene.actions().announce(TurnAction.ARM)))
        .isEqualTo("why.not_now");
    assertThat(Scene.reference().refused(ANA, Scene.reference().actions().order(0)))
        .isEqualTo("why.not_now");
  }

  @Test
  public void badPlaces() {
    Scene scene = Scene.reference().hand(ANA, Equipment.WIRETAP);
    for (int place : new int[] {0, -3, 25, 1000}) {
      Action look = raw(scene, Kind.ANNOUNCE).announce(TurnAction.INVESTIGATE).place(place).build();
      assertThat(scene.refused(ANA, look)).isEqualTo("why.no_such_card");
    }
    Action beyond = raw(scene, Kind.ANNOUNCE).announce(TurnAction.INVESTIGATE).place(16).build();
    assertThat(scene.refused(ANA, beyond)).isEqualTo("why.no_such_seat");
    for (List<Integer> places :
        List.of(
            List.<Integer>of(),
            List.of(4),
            List.of(7, 4),
            List.of(4, 4),
            List.of(0, 4),
            List.of(4, 25))) {
      Play play = new Play.Builder().card(Equipment.WIRETAP).places(places).build();
      assertThat(scene.refused(ANA, raw(scene, Kind.PLAY).play(play).build()))
          .isEqualTo("why.bad_cards");
    }
    scene.eliminated(DEE).hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(DEE, 1))));
    assertThat(scene.refused(ANA, scene.actions().investigate(place(DEE, 2))))
        .isEqualTo("why.no_such_card");
  }

  @Test
  public void badTargets() {
    Scene scene = Scene.reference().hand(ANA, Equipment.TRUTH_SERUM);
    for (Integer seat : new Integer[] {null, -1, ANA, 5, 33, 4096}) {
      Play play = new Play.Builder().card(Equipment.TRUTH_SERUM).seat(seat).build();
      assertThat(scene.refused(ANA, raw(scene, Kind.PLAY).play(play).build()))
          .isEqualTo("why.bad_target");
    }
    scene.announce(ANA, TurnAction.ARM);
    for (Integer seat : new Integer[] {-1, 5, 33}) {
      assertThat(scene.refused(ANA, raw(scene, Kind.CHOOSE_AIM).seat(seat).build()))
          .isEqualTo("why.no_such_seat");
    }
    assertThat(scene.refused(ANA, raw(scene, Kind.CHOOSE_AIM).build())).isEqualTo("why.aim_needed");
    assertThat(scene.refused(ANA, scene.actions().chooseAim(ANA))).isEqualTo("why.aim_not_allowed");
    scene.aim(ANA, BEN);
    for (int place : new int[] {0, -1, 4, 30}) {
      assertThat(scene.refused(ANA, raw(scene, Kind.CHOOSE_CARD).place(place).build()))
          .isEqualTo("why.no_such_card");
    }
    assertThat(scene.faceUp(ANA, 2).refused(ANA, scene.actions().chooseCard(place(ANA, 2))))
        .isEqualTo("why.card_face_up");
  }

  @Test
  public void parametersThatACardDoesNotTake() {
    Scene scene = Scene.reference().hand(ANA, Equipment.SMOKE_GRENADE);
    assertThat(plays(scene, new Play.Builder().seat(BEN))).isEqualTo("why.bad_target");
    assertThat(plays(scene, new Play.Builder().from_front(true))).isEqualTo("why.bad_target");
    assertThat(plays(scene, new Play.Builder().places(List.of(4)))).isEqualTo("why.bad_cards");
    assertThat(plays(scene, new Play.Builder().order(List.of(1, 2, 3)))).isEqualTo("why.bad_order");
    Scene flash = Scene.reference().hand(ANA, Equipment.FLASHBANG);
    for (List<Integer> order : List.of(List.<Integer>of(), List.of(1, 2), List.of(3, 3, 1))) {
      Play play = new Play.Builder().card(Equipment.FLASHBANG).order(order).build();
      assertThat(flash.refused(ANA, raw(flash, Kind.PLAY).play(play).build()))
          .isEqualTo("why.bad_order");
    }
  }

  private static String plays(Scene scene, Play.Builder play) {
    Play smoke = play.card(Equipment.SMOKE_GRENADE).build();
    return scene.refused(ANA, raw(scene, Kind.PLAY).play(smoke).build());
  }

  @Test
  public void equipmentOutOfTime() {
    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE);
    assertThat(use(scene, BEN, Equipment.SMOKE_GRENADE)).isEqualTo("why.empty_handed");
    assertThat(use(scene, ANA, Equipment.SMOKE_GRENADE)).isEqualTo("why.not_held");
    assertThat(timing(Equipment.RESTRAINING_ORDER)).isEqualTo("why.only_on_shoot");
    assertThat(timing(Equipment.SURVEILLANCE_CAMERA)).isEqualTo("why.only_on_investigate");
    assertThat(timing(Equipment.BULLETPROOF_VEST)).isEqualTo("why.only_on_shot_at_me");
    Scene taser = Scene.reference().hand(BEN, Equipment.TASER).armed(CY, ANA);
    assertThat(taser.refused(BEN, taser.playing(BEN, Use.on(Equipment.TASER, CY))))
        .isEqualTo("why.only_as_action");
    taser.investigate(ANA, DEE, 1);
    assertThat(taser.refused(BEN, taser.playing(BEN, Use.on(Equipment.TASER, CY))))
        .isEqualTo("why.only_as_action");
    Scene none = Scene.reference("equipment", "NONE");
    assertThat(use(none, ANA, Equipment.COFFEE)).isEqualTo("why.equipment_off");
    assertThat(none.refused(ANA, none.actions().announce(TurnAction.EQUIP)))
        .isEqualTo("why.equipment_off");
    assertThat(none.refused(ANA, none.actions().announce(TurnAction.NOTHING)))
        .isEqualTo("why.other_action_possible");
    Scene order = Scene.dealt(Setup.of(4));
    Equipment held = order.handOf(ANA).get(0);
    assertThat(use(order, ANA, held)).isEqualTo("why.not_now");
  }

  @Test
  public void shotsAreAnsweredByTheRightPlayers() {
    Scene scene = Scene.reference().armed(ANA, BEN).hand(ANA, Equipment.RESTRAINING_ORDER);
    scene.hand(CY, Equipment.BULLETPROOF_VEST).hand(DEE, Equipment.SURVEILLANCE_CAMERA);
    scene.hand(ELI, Equipment.SMOKE_GRENADE).announce(ANA, TurnAction.SHOOT);
    assertThat(use(scene, CY, Equipment.BULLETPROOF_VEST)).isEqualTo("why.only_on_shot_at_me");
    assertThat(use(scene, DEE, Equipment.SURVEILLANCE_CAMERA)).isEqualTo("why.only_on_investigate");
    scene.play(ELI, Equipment.SMOKE_GRENADE).close().keep(ANA);
    assertThat(use(scene, ANA, Equipment.RESTRAINING_ORDER)).isEqualTo("why.only_on_shoot");
    Scene look = Scene.reference().hand(ANA, Equipment.SURVEILLANCE_CAMERA);
    look.hand(CY, Equipment.BULLETPROOF_VEST).hand(DEE, Equipment.RESTRAINING_ORDER);
    look.hand(ELI, Equipment.SMOKE_GRENADE).investigate(ANA, BEN, 1);
    look.play(ELI, Equipment.SMOKE_GRENADE).close().keep(ANA);
    assertThat(use(look, ANA, Equipment.SURVEILLANCE_CAMERA)).isEqualTo("why.only_on_investigate");
    assertThat(use(look, CY, Equipment.BULLETPROOF_VEST)).isEqualTo("why.only_on_shot_at_me");
    assertThat(use(look, DEE, Equipment.RESTRAINING_ORDER)).isEqualTo("why.only_on_shoot");
  }

  @Test
  public void usesThatCouldDoNothing() {
    assertThat(useless(Equipment.K9_UNIT, Scene.reference().armed(ANA, BEN)))
        .isEqualTo(Why.NO_OTHER_GUN);
    assertThat(useless(Equipment.TASER, Scene.reference())).isEqualTo(Why.NO_OTHER_GUN);
    assertThat(useless(Equipment.STANDOFF, Scene.reference())).isEqualTo(Why.NO_GUN_HELD);
    Scene two = Scene.reference().eliminated(CY).eliminated(DEE).eliminated(ELI).armed(ANA, BEN);
    assertThat(useless(Equipment.STANDOFF, two)).isEqualTo(Why.TOO_FEW_ALIVE);
    Scene open = Scene.reference();
    for (int seat = 0; seat < 5; seat++) open.faceUp(seat, 1, 2, 3);
    assertThat(useless(Equipment.POLYGRAPH, open)).isEqualTo(Why.NOTHING_HIDDEN);
    assertThat(useless(Equipment.WIRETAP, open)).isEqualTo(Why.NOTHING_HIDDEN);
    assertThat(useless(Equipment.TRUTH_SERUM, open)).isEqualTo(Why.NOTHING_HIDDEN);
    assertThat(useless(Equipment.BLACKMAIL, open)).isEqualTo(Why.TOO_FEW_HIDDEN);
    assertThat(open.mine(ANA).announce.get(0)).isEqualTo(Why.NOTHING_HIDDEN);
  }

  private static Why useless(Equipment card, Scene scene) {
    Why why = scene.hand(ANA, card).mine(ANA).play.why;
    assertThat(scene.plays(ANA)).isEqualTo(0);
    return why;
  }

  private static String timing(Equipment card) {
    return use(Scene.reference().hand(BEN, card), BEN, card);
  }

  private static String use(Scene scene, int seat, Equipment card) {
    return scene.refused(seat, scene.playing(seat, Use.of(card)));
  }

  @Test
  public void anAnswerIsFinal() {
    Scene scene = Scene.reference().hand(BEN, Equipment.SMOKE_GRENADE).investigate(ANA, CY, 1);
    scene.pass(BEN);
    assertThat(scene.refused(BEN, scene.actions().pass())).isEqualTo("why.already_answered");
    assertThat(use(scene, BEN, Equipment.SMOKE_GRENADE)).isEqualTo("why.already_answered");
  }

  @Test
  public void whoIsNotAskedInAWindowCannotAnswer() {
    Scene scene = Scene.reference().hand(BEN, Equipment.SMOKE_GRENADE);
    scene.hand(ANA, Equipment.COFFEE).investigate(ANA, CY, 1);
    assertThat(scene.refused(DEE, scene.actions().pass())).isEqualTo("why.empty_handed");
    assertThat(scene.refused(ANA, scene.actions().pass())).isEqualTo("why.own_announcement");
    assertThat(use(scene, ANA, Equipment.COFFEE)).isEqualTo("why.own_announcement");
    assertThat(scene.refused(ANA, scene.actions().compose())).isEqualTo("why.not_now");
    assertThat(scene.refused(DEE, scene.actions().compose())).isEqualTo("why.not_now");
    scene.take(BEN, scene.actions().compose());
    assertThat(scene.refused(BEN, scene.actions().compose())).isEqualTo("why.not_now");
    scene.play(BEN, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.refused(BEN, scene.actions().keep())).isEqualTo("action.not_your_turn");
  }

  @Test
  public void choicesOutOfTurn() {
    Scene scene = Scene.reference().hand(ANA, Equipment.REPORT_AUDIT).faceUp(BEN, 1);
    scene.play(ANA, Equipment.REPORT_AUDIT);
    assertThat(scene.refused(BEN, scene.actions().chooseCard(place(BEN, 2))))
        .isEqualTo("action.not_your_turn");
    scene.turnUp(ANA, 2);
    assertThat(scene.refused(ANA, scene.actions().chooseCard(place(ANA, 1))))
        .isEqualTo("why.already_chosen");
    assertThat(scene.refused(ANA, scene.actions().discard(Equipment.COFFEE)))
        .isEqualTo("why.not_now");
    assertThat(scene.refused(ANA, scene.actions().endTurn(-1))).isEqualTo("why.not_now");
    assertThat(scene.refused(ANA, scene.actions().keep())).isEqualTo("why.not_now");
    assertThat(scene.refused(CY, scene.actions().chooseAim(ANA))).isEqualTo("why.not_now");
    Scene two = Scene.reference().hand(ANA, Equipment.COFFEE).announce(ANA, TurnAction.EQUIP);
    assertThat(two.refused(ANA, two.actions().discard(Equipment.TASER))).isEqualTo("why.not_held");
    assertThat(two.refused(ANA, raw(two, Kind.DISCARD).build())).isEqualTo("why.not_held");
    assertThat(two.refused(BEN, two.actions().discard(Equipment.COFFEE)))
        .isEqualTo("action.not_your_turn");
  }

  @Test
  public void claims() {
    Scene off = Scene.reference();
    assertThat(off.refused(ANA, off.actions().claimSide(BEN, Side.HONEST_SIDE)))
        .isEqualTo("why.claims_off");
    Scene on = Scene.reference("quick_claims", "ON").eliminated(ELI);
    assertThat(on.refused(ANA, raw(on, Kind.CLAIM).build())).isEqualTo("why.bad_claim");
    assertThat(on.refused(ANA, raw(on, Kind.CLAIM).seat(BEN).build())).isEqualTo("why.bad_claim");
    assertThat(on.refused(ANA, raw(on, Kind.CLAIM).place(4).build())).isEqualTo("why.bad_claim");
    assertThat(on.refused(ANA, on.actions().claimCard(20, CardType.AGENT)))
        .isEqualTo("why.no_such_card");
    assertThat(on.refused(ANA, raw(on, Kind.CLAIM).place(-2).type(CardType.AGENT).build()))
        .isEqualTo("why.no_such_card");
    assertThat(on.refused(ANA, raw(on, Kind.CLAIM).place(99).type(CardType.AGENT).build()))
        .isEqualTo("why.no_such_card");
    assertThat(on.refused(ANA, on.actions().claimSide(6, Side.HONEST_SIDE)))
        .isEqualTo("why.no_such_seat");
    assertThat(on.refused(ELI, on.actions().claimSide(BEN, Side.HONEST_SIDE)))
        .isEqualTo("why.eliminated");
  }

  @Test
  public void afterTheEnd() {
    Scene scene = Scene.reference().wounded(BEN).armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(scene.refused(ANA, scene.actions().endTurn(-1))).isEqualTo("action.game_over");
    assertThat(scene.refused(CY, scene.actions().standingPass(StandingPass.ON)))
        .isEqualTo("action.game_over");
    State over = scene.state;
    assertThat(scene.timeUp().state).isSameInstanceAs(over);
    assertThrows(IllegalAction.class, () -> Scene.GAME.standIn(over, Seat.of(ANA), Chance.of("x")));
    assertThat(Scene.GAME.waitingFor(over).isEmpty()).isTrue();
  }

  @Test
  public void defaultsAreForThoseWaitedFor() {
    State state = Scene.reference().state;
    IllegalAction refusal =
        assertThrows(
            IllegalAction.class, () -> Scene.GAME.standIn(state, Seat.of(BEN), Chance.of("x")));
    assertThat(refusal.key()).isEqualTo("action.not_your_turn");
    assertThrows(
        IllegalArgumentException.class,
        () -> Scene.GAME.fallback(state, Seat.of(BEN), Chance.of("x")));
  }
}
