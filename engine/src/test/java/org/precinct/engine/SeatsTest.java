package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.Test;

public final class SeatsTest {
  private static final Seats TWO_AND_FIVE = Seats.of(Seat.of(5), Seat.of(2));

  @Test
  public void seatsComeInAscendingOrder() {
    assertThat(TWO_AND_FIVE).containsExactly(Seat.of(2), Seat.of(5)).inOrder();
    assertThat(TWO_AND_FIVE.lowest()).isEqualTo(Seat.of(2));
    assertThat(TWO_AND_FIVE.toString()).isEqualTo("{2 5}");
  }

  @Test
  public void setsAreCombined() {
    assertThat(TWO_AND_FIVE.with(Seat.of(0)).without(Seat.of(5)))
        .isEqualTo(Seats.of(Seat.of(0), Seat.of(2)));
    assertThat(TWO_AND_FIVE.and(Seats.first(3))).isEqualTo(Seats.of(Seat.of(2)));
    assertThat(TWO_AND_FIVE.or(Seats.first(2)).size()).isEqualTo(4);
    assertThat(TWO_AND_FIVE.minus(Seats.first(3))).isEqualTo(Seats.of(Seat.of(5)));
    assertThat(Seats.first(6).hasAll(TWO_AND_FIVE)).isTrue();
    assertThat(Seats.first(5).hasAll(TWO_AND_FIVE)).isFalse();
    assertThat(TWO_AND_FIVE.has(Seat.of(5))).isTrue();
    assertThat(TWO_AND_FIVE.has(Seat.of(4))).isFalse();
  }

  @Test
  public void theLargestTableFits() {
    assertThat(Seats.first(Seat.MOST).size()).isEqualTo(Seat.MOST);
    assertThat(Seats.first(Seat.MOST)).contains(Seat.of(Seat.MOST - 1));
  }

  @Test
  public void noSeatIsNoSeat() {
    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThrows(NoSuchElementException.class, Seats.NONE::lowest);
    Iterator<Seat> none = Seats.NONE.iterator();
    assertThrows(NoSuchElementException.class, none::next);
  }

  @Test
  public void aSeatHasANumberThatFits() {
    assertThrows(IllegalArgumentException.class, () -> Seat.of(-1));
    assertThrows(IllegalArgumentException.class, () -> Seat.of(Seat.MOST));
    assertThrows(IllegalArgumentException.class, () -> new Seat(-1));
    assertThat(Seat.of(3)).isEqualTo(new Seat(3));
    assertThat(Seat.of(3)).isGreaterThan(Seat.of(1));
    assertThat(Seat.of(3).toString()).isEqualTo("seat 3");
  }
}
