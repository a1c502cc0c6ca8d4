package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** What is offered is legal, and what is drawn at random covers what cannot be listed. */
public final class ChoicesTest {

  /** Many random actions of a seat, each of them legal. */
  private static List<Action> samples(Scene s, int seat) {
    List<Action> samples = new ArrayList<>();
    for (Action choice : s.choices(seat)) assertThat(s.allows(seat, choice)).isTrue();
    for (int i = 0; i < 3_000; i++) {
      Action action = Scene.GAME.sample(s.state(), Seat.of(seat), Chance.of("sample " + i));
      assertThat(s.allows(seat, action)).isTrue();
      samples.add(action);
    }
    return samples;
  }

  @Test
  public void aDeploymentSaysWithoutAListWhatItLists() {
    Deployment stage = new Deployment();
    Scene s = Scene.of(3).informant(A).informant(B).calls("bx_squat", "ev_mafia_deal", "mn_bank");
    for (int i = 0; i < 300; i++) {
      Seat seat = Seat.of(i % 3);
      Action action = Scene.GAME.sample(s.state(), seat, Chance.of("deploy " + i));
      if (action.word == null) s.act(seat.number(), action);
      for (int each = A; each <= C; each++) {
        List<Action> listed = new ArrayList<>();
        stage.choices(s.city(), each, listed);
        May.Builder sorted = new May.Builder();
        Possibilities.sort(listed, sorted);
        May.Builder said = new May.Builder();
        stage.possibilities(s.city(), each, said);
        assertThat(said.build()).isEqualTo(sorted.build());
      }
    }
    assertThat(s.city().phase).isEqualTo(Phase.DEPLOY);
  }

  @Test
  public void splitsOfAllKinds() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
    List<Action> samples = samples(s, A);
    assertThat(samples).contains(s.split("A B - A"));
    assertThat(samples).contains(s.split("B B B B"));
    assertThat(samples).contains(Actions.word(s.id(), Word.DONE));
  }

  @Test
  public void pairsOfACounterOrder() {
    Scene s = Scene.of(3).token(A, Special.COUNTER_ORDER).calls("bx_squat", "mn_bank");
    s.place(B, 1, "i1").place(C, 1, "i1").deployed();
    s.act(A, Actions.announce(s.id(), Special.COUNTER_ORDER));
    List<Action> samples = samples(s, A);
    assertThat(samples).contains(Actions.counterOrder(s.id(), List.of(5, 9), 2));
    assertThat(samples).contains(Actions.counterOrder(s.id(), List.of(9), 3));
    // With no die of another on any card only the way back is left.
    s = Scene.of(3).token(A, Special.COUNTER_ORDER).calls("bx_squat").deployed();
    s.act(A, Actions.announce(s.id(), Special.COUNTER_ORDER));
    assertThat(s.choices(A)).containsExactly(Actions.word(s.id(), Word.CANCEL));
  }

  @Test
  public void dealsWithAndWithoutTheFile() {
    Scene s = Scene.of(3).file(A, "drugs drugs").give(A, "weapons").give(B, "alcohol alcohol");
    s.calls("ev_mafia_deal").deployed();
    boolean filed = false;
    boolean open = false;
    for (Action action : samples(s, A)) {
      if (action.deal == null) continue;
      filed |= !action.deal.give_filed.isEmpty();
      open |= action.deal.give.size() >= 3;
    }
    assertThat(filed).isTrue();
    assertThat(open).isTrue();
    // B sees three tokens: too few to propose anything.
    assertThat(s.view(B).mine.may.deal).isFalse();
    assertThat(s.view(A).mine.may.deal).isTrue();
  }

  @Test
  public void offersWithAndWithoutTheFile() {
    Scene s = Scene.of(3).file(A, "drugs bx_squat").give(B, "weapons mn_bank alcohol");
    s.calls("ev_seizure_deal").deployed();
    boolean several = false;
    for (Action action : samples(s, A)) {
      if (action.offer != null) several |= action.offer.want.size() > 1;
    }
    assertThat(several).isTrue();
    assertThat(s.view(C).mine.may.offer_to).isEmpty();
    s.give(A, "tobacco tobacco");
    samples(s, A);
    samples(s, B);
  }

  @Test
  public void defaultsOfEveryPhaseAreLegal() throws Exception {
    for (int game = 0; game < 6; game++) {
      var match = BotGames.bots(4, "defaults " + game, "difficulty", "medium");
      while (!match.isOver()) {
        for (Seat seat : Scene.GAME.waitingFor(match.state())) {
          Action action = Scene.GAME.fallback(match.state(), seat, Chance.of("fallback"));
          assertThat(Scene.GAME.check(match.state(), seat, action).isPresent()).isFalse();
        }
        match.take(BotGames.DRIVER.next(match.state(), BotGames.luck(match)));
      }
    }
  }

  @Test
  public void defaultsInTheRarePhases() {
    Scene s = Scene.of(3).track("-").calls("si_cemetery").place(A, 1, "i1 i2");
    for (int i = 0; i < 5; i++) s.informant(B);
    s.deployed().roll("A i1 H, A i2 H").timeUp();
    assertThat(s.phase()).isEqualTo(Phase.PICK);
    assertThat(standIn(s, A)).isEqualTo(Actions.pick(s.id(), 1));
    s = Scene.of(3).calls("bx_squat").place(A, 1, "s L");
    s.edit(c -> Slots.put(c, c.die(A, 2), City.OFFICE));
    s.edit(c -> Slots.put(c, c.die(A, 3), City.OFFICE)).deployed();
    assertThat(standIn(s, A)).isEqualTo(Actions.keep(s.id(), 3));
    s = Scene.of(3).give(A, "drugs drugs drugs drugs").calls("ev_mafia_deal").deployed();
    assertThat(standIn(s, B)).isEqualTo(Actions.word(s.id(), Word.DONE));
    s = Scene.of(3).mafia(3).give(A, "drugs").give(B, "drugs").calls("ev_pay_informants");
    s.deployed();
    assertThat(standIn(s, B)).isEqualTo(Actions.word(s.id(), Word.DONE));
    s = Scene.of(3).give(A, "drugs").give(B, "drugs").calls("ev_seizure_deal").deployed();
    assertThat(standIn(s, B)).isEqualTo(Actions.word(s.id(), Word.DONE));
    s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, B i1 H").clash().roll("A i1 R, A i2 H, B i1 H, B i2 H");
    s.act(A, s.point(B, 1));
    assertThat(standIn(s, B)).isEqualTo(Actions.remove(s.id(), List.of(1)));
  }

  private static Action standIn(Scene s, int seat) {
    Action action = Scene.GAME.fallback(s.state(), Seat.of(seat), Chance.of("fallback"));
    assertThat(s.allows(seat, action)).isTrue();
    return action;
  }
}
