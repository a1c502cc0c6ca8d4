package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;

/**
 * The reaction window (6.6).
 *
 * @param no the number of the open window, or of the last one
 * @param seconds how long windows last, or 0 for as long as it takes
 * @param next the same from the next turn on
 * @param asked the seats that the open window asks
 * @param composing the seats for whose use the sand waits
 * @param answered somebody else has used Equipment since the player on turn announced
 * @param answers each seat's sealed answer
 * @param dropped each seat's last sealed play of this turn that was not chosen; PASS if none
 */
record Window(
    int no,
    int seconds,
    int next,
    int asked,
    int composing,
    boolean answered,
    List<Use> answers,
    List<Use> dropped) {

  static Window none(int seats, int seconds) {
    return new Window(
        0, seconds, seconds, 0, 0, false, unanswered(seats), Collections.nCopies(seats, Use.PASS));
  }

  private static List<Use> unanswered(int seats) {
    return Collections.nCopies(seats, Use.UNANSWERED);
  }

  Window opened(int seats) {
    return new Window(
        no + 1, seconds, next, seats, 0, answered, unanswered(answers.size()), dropped);
  }

  boolean asks(int seat) {
    return Bits.has(asked, seat);
  }

  boolean hasAnswered(int seat) {
    return !answers.get(seat).equals(Use.UNANSWERED);
  }

  Window answered(int seat, Use answer) {
    List<Use> all = new ArrayList<>(answers);
    all.set(seat, answer);
    return new Window(
        no, seconds, next, asked, composing, answered, Collections.unmodifiableList(all), dropped);
  }

  Window composing(int seats) {
    return new Window(no, seconds, next, asked, seats, answered, answers, dropped);
  }

  /** With another time from the next turn on. */
  Window withNext(int time) {
    return new Window(no, seconds, time, asked, composing, answered, answers, dropped);
  }

  /** Whether somebody else has used Equipment since the player on turn announced. */
  Window withAnswer(boolean other) {
    return new Window(no, seconds, next, asked, composing, other, answers, dropped);
  }

  /** Closed: every play but the winner's is dropped unseen. */
  Window closed(int winner) {
    List<Use> left = new ArrayList<>(dropped);
    for (int seat = 0; seat < answers.size(); seat++) {
      if (seat == winner) left.set(seat, Use.PASS);
      else if (answers.get(seat).isPlay()) left.set(seat, answers.get(seat));
    }
    List<Use> none = unanswered(answers.size());
    return new Window(no, seconds, next, 0, 0, answered, none, Collections.unmodifiableList(left));
  }

  /** A new turn: old plays are no longer offered again. */
  Window forgotten() {
    List<Use> nothing = Collections.nCopies(answers.size(), Use.PASS);
    return new Window(no, next, next, 0, 0, false, answers, nothing);
  }
}
