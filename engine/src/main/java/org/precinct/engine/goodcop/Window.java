package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The reaction window (6.6).
 *
 * @param no the number of the open window, or of the last one
 * @param answers each seat's sealed answer
 * @param dropped each seat's last sealed play of this turn that was not chosen; PASS if none
 */
record Window(int no, List<Use> answers, List<Use> dropped) {

  static Window none(int seats) {
    return new Window(
        0, Collections.nCopies(seats, Use.UNANSWERED), Collections.nCopies(seats, Use.PASS));
  }

  Window opened() {
    return new Window(no + 1, Collections.nCopies(answers.size(), Use.UNANSWERED), dropped);
  }

  boolean hasAnswered(int seat) {
    return !answers.get(seat).equals(Use.UNANSWERED);
  }

  Window answered(int seat, Use answer) {
    List<Use> all = new ArrayList<>(answers);
    all.set(seat, answer);
    return new Window(no, Collections.unmodifiableList(all), dropped);
  }

  /** Closed: every play but the winner's is dropped unseen. */
  Window closed(int winner) {
    List<Use> left = new ArrayList<>(dropped);
    for (int seat = 0; seat < answers.size(); seat++) {
      if (seat == winner) left.set(seat, Use.PASS);
      else if (answers.get(seat).isPlay()) left.set(seat, answers.get(seat));
    }
    return new Window(
        no,
        Collections.nCopies(answers.size(), Use.UNANSWERED),
        Collections.unmodifiableList(left));
  }

  /** A new turn: old plays are no longer offered again. */
  Window forgotten() {
    return new Window(no, answers, Collections.nCopies(answers.size(), Use.PASS));
  }
}
