package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.number;

import java.util.List;
import java.util.Locale;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Seat;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Why;

/** Input that is wrong, each with a message of its own. */
public final class RefusalsTest {

  @Test
  public void everyReasonHasAText() {
    for (Why why : Why.values()) {
      if (why == Why.POSSIBLE) continue;
      String key = "why." + why.name().toLowerCase(Locale.ROOT);
      assertThat(GAME.texts().has(key)).isTrue();
      assertThat(Referee.refusal(why).key()).isEqualTo(key);
    }
  }

  @Test
  public void whoMayAct() throws Exception {
    Scene scene = Scene.of(3).hand(STOP);
    Action play = Actions.play(scene.seq(), number(STOP));
    scene.refuses(1, play, "6.2", "action.not_your_turn");
    scene.refuses(3, play, "1", "action.not_seated");
    scene.refuses(31, play, "1", "action.not_seated");
    Scene over = Scene.of(2).score(0, 15, 0).turns(2).end();
    over.refuses(0, Actions.end(over.seq()), "6.6", "action.game_over");
    over.refuses(1, Actions.end(over.seq()), "6.6", "action.game_over");
  }

  @Test
  public void anActionOfAnotherMoment() throws Exception {
    Scene scene = Scene.of(2).hand(STOP, STOP);
    Action play = Actions.play(scene.seq(), number(STOP));
    scene.does(play);
    scene.refuses(play, "6.2", "action.stale");
    scene.refuses(Actions.end(0), "6.2", "action.stale");
    scene.refuses(Actions.end(scene.seq() + 1), "6.2", "action.stale");
    scene.refuses(Actions.end(-1), "6.2", "action.stale");
  }

  @Test
  public void anActionThatMeansNothing() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", "discours_securitaire", STOP);
    int seq = scene.seq();
    unreadable(scene, new Action.Builder().seq(seq).build());
    for (int card : new int[] {0, -1, 25, Integer.MAX_VALUE}) {
      unreadable(scene, Actions.play(seq, card));
      unreadable(scene, Actions.buy(seq, card));
      unreadable(scene, Actions.speech(seq, List.of(card)));
      unreadable(scene, Actions.promote(seq, 1, card));
      unreadable(scene, Actions.promote(seq, card, 1));
    }
    unreadable(scene, Actions.speech(seq, List.of(2, 1)));
    Action end = Actions.end(seq);
    ByteString extra = ByteString.of((byte) 0x78, (byte) 1);
    unreadable(scene, end.newBuilder().addUnknownFields(extra).build());
    unreadable(scene, new Action.Builder().seq(seq).end(new Action.End(extra)).build());
  }

  @Test
  public void wrongCardsToPlay() {
    Scene scene = Scene.of(2).hand(STOP).row("dealer");
    scene.refuses(Actions.play(scene.seq(), number(CALL)), "6.4", "why.not_in_hand");
    scene.refuses(Actions.play(scene.seq(), number("dealer")), "6.4", "why.not_in_hand");
  }

  @Test
  public void aCardPlayedTwice() throws Exception {
    Scene scene = Scene.of(2).hand(STOP).play(STOP);
    scene.refuses(Actions.play(scene.seq(), number(STOP)), "6.4", "why.not_in_hand");
  }

  @Test
  public void wrongArrests() throws Exception {
    Scene scene = Scene.of(2).row("dealer", QUIET, "gangster").pools(0, 0, 2).arrest(1);
    scene.refuses(Actions.arrest(scene.seq(), 1), "R14", "why.never_arrested");
    scene.refuses(Actions.arrest(scene.seq(), 2), "6.4", "why.too_little_force");
    for (int place : new int[] {0, 3, -1, Integer.MIN_VALUE}) {
      scene.refuses(Actions.arrest(scene.seq(), place), "6.4", "why.no_such_place");
    }
  }

  @Test
  public void wrongPurchases() {
    Scene scene = Scene.of(2).pools(3, 5, 9).supply("patrouille", 0).supply("dealer", 0);
    int seq = scene.seq();
    scene.refuses(Actions.buy(seq, number("patrouille")), "6.5", "why.sold_out");
    scene.refuses(Actions.buy(seq, number("dealer")), "6.5", "why.sold_out");
    scene.refuses(Actions.buy(seq, number("crs")), "6.5", "why.funding_not_tension");
    scene.refuses(Actions.buy(seq, number("gangster")), "6.5", "why.too_little_tension");
    for (String id : List.of(STOP, CALL, QUIET)) {
      scene.refuses(Actions.buy(seq, number(id)), "4", "why.not_for_sale");
    }
    Scene poor = Scene.of(2).pools(1, 1, 9);
    poor.refuses(Actions.buy(seq, number("patrouille")), "6.5", "why.too_little_funding");
    poor.refuses(Actions.buy(seq, number("dealer")), "6.5", "why.too_little_tension");
    Scene rich = Scene.of(2).pools(7, 1, 0);
    rich.refuses(Actions.buy(seq, number("gangster")), "6.5", "why.tension_not_funding");
  }

  @Test
  public void aChoiceThatNoCardAsksFor() {
    Scene scene = Scene.of(3).hand(STOP, "promotion").row("dealer");
    int seq = scene.seq();
    for (Action action :
        List.of(
            Actions.speech(seq, List.of()),
            Actions.promote(seq, number(STOP), number("patrouille")),
            Actions.accident(seq, 0),
            Actions.mediate(seq, 1))) {
      scene.refuses(action, "6.2", "why.nothing_asked");
    }
  }

  @Test
  public void somethingElseWhileACardAsks() throws Exception {
    Scene scene = Scene.of(3).hand("mediateur", STOP).row("dealer").pools(9, 9, 9);
    scene.play("mediateur");
    int seq = scene.seq();
    for (Action action :
        List.of(
            Actions.play(seq, number(STOP)),
            Actions.arrest(seq, 1),
            Actions.buy(seq, number("crs")),
            Actions.end(seq),
            Actions.speech(seq, List.of()),
            Actions.promote(seq, 0, 0),
            Actions.accident(seq, 0))) {
      scene.refuses(action, "6.2", "why.decide_first");
    }
    for (int seat : new int[] {0, 3, -1}) {
      scene.refuses(Actions.mediate(seq, seat), "R8", "why.no_such_opponent");
    }
  }

  /** Whatever the bytes are: an action that is refused or carried out, and no other error. */
  @Test
  public void noisyActions() throws Exception {
    Chance chance = Chance.of("noise");
    Scene scene = Scene.of(3).hand("promotion", "discours_securitaire", "mediateur", "accident");
    scene.row("dealer", "gangster").pools(5, 5, 5);
    int refused = 0;
    for (int i = 0; i < 3000; i++) {
      Action action = noise(chance, scene.seq());
      try {
        State after = GAME.apply(scene.state(), Seat.of(scene.state().seat()), action, chance);
        if (chance.oneIn(3)) scene = Scene.at(after);
      } catch (IllegalAction e) {
        assertThat(GAME.texts().has(e.key())).isTrue();
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(1000);
  }

  private static Action noise(Chance chance, int seq) {
    int a = chance.below(30) - 2;
    int b = chance.below(30) - 2;
    return switch (chance.below(8)) {
      case 0 -> Actions.play(seq, a);
      case 1 -> Actions.arrest(seq, a);
      case 2 -> Actions.buy(seq, a);
      case 3 -> Actions.speech(seq, List.of(a, b));
      case 4 -> Actions.promote(seq, a, b);
      case 5 -> Actions.accident(seq, a);
      case 6 -> Actions.mediate(seq, a);
      default -> Actions.end(seq - chance.below(2));
    };
  }

  private static void unreadable(Scene scene, Action action) {
    scene.refuses(action, "6.2", "action.unreadable");
  }
}
