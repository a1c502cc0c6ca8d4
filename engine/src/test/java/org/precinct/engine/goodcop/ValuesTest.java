package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

public final class ValuesTest {

  @Test
  public void ordersAreEachDifferent() {
    Set<Integer> orders = new HashSet<>();
    for (int order : Order.all(3)) orders.add(order);
    assertThat(orders).hasSize(6);
    assertThat(orders).contains(Order.AS_IT_IS);
    assertThat(Order.all(2)).hasLength(2);
  }

  @Test
  public void numbersAreValues() {
    Ints three = Ints.of(1, 2, 3);
    assertThat(three.with(1, 2)).isSameInstanceAs(three);
    assertThat(three.with(1, 5)).isEqualTo(Ints.of(1, 5, 3));
    assertThat(three.hashCode()).isEqualTo(Ints.of(1, 2).plus(3).hashCode());
    assertThat(three.rest().toString()).isEqualTo("[2, 3]");
    assertThat(three).isNotEqualTo("three");
    assertThat(Ints.of()).isSameInstanceAs(Ints.EMPTY);
  }
}
