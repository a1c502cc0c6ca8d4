package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;

import java.util.List;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.play.Match;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Place;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** Whatever comes in, the state is safe and the sender is told why. */
public final class BadInputTest {

  @Test
  public void emptyAndUnknownInputsAreRefused() {
    Scene s = Scene.of(3).calls("bx_squat");
    Action empty = new Action.Builder().phase_id(s.id()).build();
    assertThat(s.refusal(A, empty)).isEqualTo("err_not_now");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.WORD_NONE))).isEqualTo("err_not_now");
    Action newer =
        Actions.word(s.id(), Word.READY)
            .newBuilder()
            .addUnknownField(99, com.squareup.wire.FieldEncoding.VARINT, 1L)
            .build();
    assertThat(s.refusal(A, newer)).isEqualTo("action.unreadable");
  }

  @Test
  public void anotherPhaseAnotherSeatAndTheEnd() {
    Scene s = Scene.of(3).calls("bx_squat");
    assertThat(s.refusal(A, Actions.word(s.id() - 1, Word.READY))).isEqualTo("err_late");
    assertThat(s.refusal(A, Actions.word(s.id() + 1, Word.READY))).isEqualTo("err_late");
    assertThat(s.refusal(3, Actions.word(s.id(), Word.READY))).isEqualTo("action.not_seated");
    assertThat(s.choices(3)).isEmpty();
    s.mafia(9).timeUp();
    assertThat(s.isOver()).isTrue();
    assertThat(s.refusal(A, Actions.word(s.id(), Word.READY))).isEqualTo("action.game_over");
    assertThat(s.choices(A)).isEmpty();
  }

  @Test
  public void everyRefusalHasAReasonInBothLanguages() {
    Scene s = Scene.of(3).calls("bx_squat");
    IllegalAction refusal =
        Scene.GAME.check(s.state(), Seat.of(B), Actions.place(s.id(), 9, 1)).get();
    assertThat(refusal.explain(Scene.GAME.texts(), Language.FRENCH)).isNotEmpty();
    assertThat(refusal.rule()).isNotEmpty();
  }

  /** Random numbers in every field of every kind of action, in every phase of some games. */
  @Test
  public void nothingButARefusalComesOfNonsense() throws Exception {
    Chance luck = Chance.of("nonsense");
    for (int game = 0; game < 3; game++) {
      Match<State, Action, View, Event> match =
          BotGames.bots(4, "nonsense " + game, "difficulty", "medium");
      while (!match.isOver()) {
        for (int i = 0; i < 6; i++) {
          Seat seat = Seat.of(luck.below(5));
          Action action = nonsense(match.state().city().instance, luck);
          byte[] bytes = Action.ADAPTER.encode(action);
          Scene.GAME.check(match.state(), seat, Action.ADAPTER.decode(bytes));
        }
        match.take(BotGames.DRIVER.next(match.state(), BotGames.luck(match)));
      }
    }
  }

  private static int number(Chance luck) {
    return luck.oneIn(12) ? Integer.MIN_VALUE + luck.below(9) : luck.below(70) - 5;
  }

  private static List<Integer> numbers(Chance luck) {
    int[] numbers = new int[luck.below(6)];
    for (int i = 0; i < numbers.length; i++) numbers[i] = number(luck);
    if (luck.oneIn(2)) java.util.Arrays.sort(numbers);
    return News.list(numbers);
  }

  private static Action nonsense(int instance, Chance luck) {
    int id = luck.oneIn(5) ? 0 : instance;
    int a = number(luck);
    int b = number(luck);
    List<Integer> some = numbers(luck);
    List<Integer> more = numbers(luck);
    List<Integer> most = numbers(luck);
    return switch (luck.below(28)) {
      case 0 -> Actions.word(id, luck.pick(List.of(Word.values())));
      case 1 -> new Action.Builder().phase_id(id).place(new Place(a, b)).build();
      case 2 -> Actions.ride(id, a, b);
      case 3 -> Actions.takeBack(id, a);
      case 4 -> new Action.Builder().phase_id(id).announce(a).build();
      case 5 -> Actions.helicopter(id, a, some, b);
      case 6 -> Actions.counterOrder(id, some, a);
      case 7 -> Actions.reroll(id, some);
      case 8 -> Actions.take(id, a);
      case 9 -> Actions.takeAllBut(id, some);
      case 10 -> Actions.propose(id, some);
      case 11 -> Actions.support(id, a);
      case 12 -> Actions.point(id, some, more);
      case 13 -> Actions.remove(id, some);
      case 14 -> Actions.keep(id, a);
      case 15 -> Actions.pick(id, a);
      case 16 -> Actions.claim(a, some, b);
      case 17 -> Actions.combine(a, b, number(luck));
      case 18 -> Actions.fileIn(a);
      case 19 -> Actions.fileOut(a);
      case 20 -> Actions.pledge(id, a);
      case 21 -> Actions.unpledge(id, a);
      case 22 -> Actions.deal(id, some, more, most);
      case 23 -> Actions.offer(id, a, some, more, most);
      case 24 -> Actions.accept(id, a);
      case 25 -> Actions.decline(id, a);
      case 26 -> Actions.withdraw(id, a);
      default -> decodedNoise(luck);
    };
  }

  private static Action decodedNoise(Chance luck) {
    byte[] bytes = new byte[luck.below(20)];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) luck.below(256);
    try {
      return Action.ADAPTER.decode(ByteString.of(bytes));
    } catch (java.io.IOException | RuntimeException e) {
      return new Action.Builder().build();
    }
  }

  @Test
  public void aFinishedWindowTakesNoMoreAnswers() {
    Scene s = Scene.of(3).ranks(10, 0, 0).give(A, "drugs drugs").give(B, "drugs drugs");
    s.calls("bx_squat").runTo(Phase.LAST_CLAIMS);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.READY))).isEqualTo("err_not_now");
    s.say(A, Word.DONE);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.DONE))).isEqualTo("err_decided");
    s.say(A, Word.UNDONE).say(B, Word.DONE);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    s.say(A, Word.DONE);
    assertThat(s.isOver()).isTrue();
  }
}
