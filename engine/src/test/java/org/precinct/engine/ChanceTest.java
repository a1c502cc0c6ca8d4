package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.Test;

/** The vectors are those of docs/chance.md, computed by another implementation. */
public final class ChanceTest {
  private static final byte[] ZERO = new byte[32];

  @Test
  public void diceOfTheZeroKey() {
    Chance chance = Chance.of(ZERO);
    assertThat(times(20, chance::die))
        .containsExactly(2, 3, 4, 4, 2, 6, 6, 4, 1, 3, 5, 4, 6, 3, 1, 1, 1, 3, 2, 4)
        .inOrder();
  }

  @Test
  public void numbersOfTheZeroKey() {
    Chance chance = Chance.of(ZERO);
    assertThat(times(10, () -> chance.below(1000)))
        .containsExactly(141, 572, 695, 467, 261, 337, 459, 27, 406, 444)
        .inOrder();
  }

  @Test
  public void aWordBeyondTheLastWholeMultipleIsDrawnAgain() {
    Chance chance = Chance.of(ZERO);
    assertThat(times(6, () -> chance.below(2_000_000_000)))
        .containsExactly(741658141, 1522477695, 1681378467, 1540418261, 167716337, 502706459)
        .inOrder();
  }

  @Test
  public void shuffleOfTheZeroKey() {
    assertThat(Chance.of(ZERO).shuffled(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)))
        .containsExactly(8, 4, 0, 3, 2, 9, 6, 7, 5, 1)
        .inOrder();
  }

  @Test
  public void aTextIsAKey() {
    Chance chance = Chance.of("precinct");
    assertThat(times(12, chance::die))
        .containsExactly(6, 3, 2, 3, 5, 6, 4, 2, 1, 3, 4, 1)
        .inOrder();
  }

  @Test
  public void everyStepHasItsOwnLuck() {
    Chance seed = Chance.of("precinct");
    seed.below(100);
    Chance seventh = seed.at(7);
    assertThat(times(12, seventh::die))
        .containsExactly(1, 5, 6, 1, 2, 2, 6, 6, 3, 2, 2, 3)
        .inOrder();
  }

  @Test
  public void thePlayersSaltChangesTheRoll() {
    byte[] salt = new byte[16];
    for (byte i = 0; i < 16; i++) salt[i] = i;
    Chance seventh = Chance.of("precinct").at(7, salt);
    assertThat(times(12, seventh::die))
        .containsExactly(1, 6, 5, 4, 6, 1, 3, 3, 2, 2, 6, 5)
        .inOrder();
  }

  @Test
  public void allFacesAreEquallyLikely() {
    int[] faces = new int[7];
    Chance chance = Chance.of("fair");
    for (int i = 0; i < 60_000; i++) faces[chance.die()]++;
    for (int face = 1; face <= 6; face++) {
      // Five standard deviations of a fair die.
      assertThat(faces[face]).isIn(com.google.common.collect.Range.closed(9_544, 10_456));
    }
  }

  @Test
  public void allOrdersAreEquallyLikely() {
    int[] seen = new int[24];
    Chance chance = Chance.of("orders");
    for (int i = 0; i < 24_000; i++) {
      List<Integer> order = chance.shuffled(List.of(0, 1, 2, 3));
      int number = 0;
      for (int place = 0; place < 4; place++) {
        int smaller = 0;
        for (int later = place + 1; later < 4; later++) {
          if (order.get(later) < order.get(place)) smaller++;
        }
        number = number * (4 - place) + smaller;
      }
      seen[number]++;
    }
    for (int count : seen) {
      assertThat(count).isIn(com.google.common.collect.Range.closed(845, 1_155));
    }
  }

  @Test
  public void oneOfOneNeedsNoLuck() {
    Chance chance = Chance.of(ZERO);
    assertThat(chance.below(1)).isEqualTo(0);
    assertThat(chance.pick(List.of("only"))).isEqualTo("only");
    assertThat(chance.oneIn(1)).isTrue();
    assertThat(chance.die()).isEqualTo(2);
  }

  @Test
  public void badArgumentsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Chance.of(new byte[31]));
    assertThrows(IllegalArgumentException.class, () -> Chance.of(ZERO).below(0));
  }

  private static List<Integer> times(int count, IntSupplier draw) {
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < count; i++) drawn.add(draw.getAsInt());
    return drawn;
  }
}
