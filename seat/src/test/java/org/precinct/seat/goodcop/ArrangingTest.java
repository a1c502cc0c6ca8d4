package org.precinct.seat.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class ArrangingTest {
  private static final List<List<Integer>> ORDERS =
      List.of(
          List.of(1, 2, 3),
          List.of(1, 3, 2),
          List.of(2, 1, 3),
          List.of(2, 3, 1),
          List.of(3, 1, 2),
          List.of(3, 2, 1));

  @Test
  public void twoTouchesSwapTwoCards() {
    Arranging row = Arranging.asItIs(3).touch(1);
    assertThat(row.lifted()).isEqualTo(Optional.of(1));
    assertThat(row.touch(3)).isEqualTo(new Arranging(List.of(3, 2, 1), Optional.empty()));
  }

  @Test
  public void theSameCardTwiceIsLaidDown() {
    assertThat(Arranging.asItIs(3).touch(2).touch(2)).isEqualTo(Arranging.asItIs(3));
  }

  @Test
  public void everyOrderComesCloserByTouch() {
    for (List<Integer> from : ORDERS) {
      for (List<Integer> wanted : ORDERS) {
        for (int lifted = 0; lifted <= 3; lifted++) {
          Optional<Integer> slot = lifted == 0 ? Optional.empty() : Optional.of(lifted);
          assertCloser(new Arranging(from, slot), wanted);
        }
      }
    }
  }

  private static void assertCloser(Arranging row, List<Integer> wanted) {
    int now = row.distance(wanted);
    assertThat(now == 0).isEqualTo(row.order().equals(wanted));
    if (now == 0) return;
    boolean closer = false;
    for (int slot = 1; slot <= 3; slot++) closer |= row.touch(slot).distance(wanted) == now - 1;
    assertThat(closer).isTrue();
  }
}
