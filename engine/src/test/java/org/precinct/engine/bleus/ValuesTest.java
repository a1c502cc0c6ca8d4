package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;

/** Piles, stocks and rows are values. */
public final class ValuesTest {

  @Test
  public void pilesAreEqualByTheirCardsAndOrder() {
    Pile pile = Pile.of(3, 1, 2);
    assertThat(pile).isEqualTo(Pile.of(List.of(3, 1, 2)));
    assertThat(pile.hashCode()).isEqualTo(Pile.of(3, 1, 2).hashCode());
    assertThat(pile).isNotEqualTo(Pile.of(1, 2, 3));
    assertThat(pile.sorted()).isEqualTo(Pile.of(1, 2, 3));
    assertThat(pile.equals("3 1 2")).isFalse();
    assertThat(pile.toString()).isEqualTo("[3, 1, 2]");
  }

  @Test
  public void pilesStayAsTheyAre() {
    Pile pile = Pile.of(3, 1, 2, 1);
    assertThat(pile.plus(4)).isEqualTo(Pile.of(3, 1, 2, 1, 4));
    assertThat(pile.plus(Pile.of(5, 6))).isEqualTo(Pile.of(3, 1, 2, 1, 5, 6));
    assertThat(pile.without(1)).isEqualTo(Pile.of(3, 2, 1));
    assertThat(pile.withoutTop()).isEqualTo(Pile.of(3, 1, 2));
    assertThat(pile.withoutIndex(0)).isEqualTo(Pile.of(1, 2, 1));
    assertThat(pile.with(1, 9)).isEqualTo(Pile.of(3, 9, 2, 1));
    assertThat(pile.shuffled(Chance.of("pile")).sorted()).isEqualTo(Pile.of(1, 1, 2, 3));
    assertThat(pile).isEqualTo(Pile.of(3, 1, 2, 1));
    assertThat(pile.count(1)).isEqualTo(2);
    assertThat(pile.indexOf(7)).isEqualTo(-1);
    assertThat(Pile.EMPTY.top()).isEqualTo(0);
    assertThat(Pile.EMPTY.list()).isEmpty();
  }

  @Test
  public void everyOrderComesOutOfAShuffleEquallyOften() {
    int[] counts = new int[6];
    Chance chance = Chance.of("orders");
    for (int i = 0; i < 6000; i++) {
      Pile mixed = Pile.of(1, 2, 3).shuffled(chance);
      counts[(mixed.get(0) - 1) * 2 + (mixed.get(1) > mixed.get(2) ? 1 : 0)]++;
    }
    for (int count : counts)
      assertThat(count).isIn(com.google.common.collect.Range.closed(880, 1120));
  }

  @Test
  public void stocksAreEqualByTheirCounts() {
    Box box = Box.standard();
    Stock stock = Stock.of(box, Pile.of(2, 1), Pile.EMPTY, Pile.of(2, 2)).plus(2, 1);
    assertThat(stock.count(2)).isEqualTo(4);
    assertThat(stock.each()).containsExactly(1, 2, 2, 2, 2).inOrder();
    assertThat(stock.list().subList(0, 3)).containsExactly(1, 4, 0).inOrder();
    assertThat(new ArrayList<>(stock.list())).isEqualTo(stock.list());
    assertThat(stock.list().contains(4)).isTrue();
    assertThat(stock.list().contains(3)).isFalse();
    assertThat(stock.list().contains(null)).isFalse();
    Stock same = Stock.none(box).plus(1, 1).plus(2, 4);
    assertThat(stock).isEqualTo(same);
    assertThat(stock.hashCode()).isEqualTo(same.hashCode());
    assertThat(stock.toString()).isEqualTo(same.toString());
    assertThat(stock.equals("stock")).isFalse();
    assertThat(stock).isNotEqualTo(Stock.none(box));
  }

  @Test
  public void statesAreEqualByTheirParts() {
    assertThat(Scene.of(3).state()).isEqualTo(Scene.of(3).state());
    assertThat(Scene.of(3).state().hashCode()).isEqualTo(Scene.of(3).state().hashCode());
    assertThat(Scene.of(3).state()).isNotEqualTo(Scene.of(2).state());
  }
}
