package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.DataFile;
import org.precinct.engine.goodcop.proto.Equipment;

public final class CatalogueTest {
  private static final String INTEGRITY = "card_id,type,side,is_leader,min_players\n";
  private static final String EQUIPMENT =
      "equipment_id,copies_first,copies_new,timing,stays_in_play,locks_action\n";

  @Test
  public void theEditionsHaveTheirDecks() {
    assertThat(Catalogue.CARDS.equipment(true)).hasSize(16);
    assertThat(Catalogue.CARDS.equipment(false)).hasSize(19);
    assertThat(Catalogue.CARDS.timing(Equipment.STANDOFF)).isEqualTo(Catalogue.Timing.ANY);
    assertThat(Catalogue.CARDS.stays(Equipment.PLANTED_EVIDENCE)).isTrue();
    assertThat(Catalogue.CARDS.locks(Equipment.RESTRAINING_ORDER)).isTrue();
    assertThat(Catalogue.CARDS.locks(Equipment.COFFEE)).isFalse();
  }

  @Test
  public void brokenDataIsNamedByFileAndLine() {
    assertBroken(INTEGRITY + "x,JOKER,HONEST,false,4\n", EQUIPMENT, "integrity.csv, line 2");
    assertBroken(INTEGRITY + "x,UNKNOWN,HONEST,false,4\n", EQUIPMENT, "integrity.csv, line 2");
    assertBroken(INTEGRITY + "x,AGENT,HONEST,false,4\n", EQUIPMENT, "integrity.csv, line 2");
    assertBroken(
        INTEGRITY, EQUIPMENT + "coffee,1,1,OWN_TURN,false,false\n", "equipment.csv, line 2");
    assertBroken(INTEGRITY, EQUIPMENT + "blackmail,1,1,NEVER,false,false\n", "NEVER");
    assertBroken(INTEGRITY, EQUIPMENT, "not all Equipment cards");
  }

  private static void assertBroken(String integrity, String equipment, String where) {
    DataFile first = DataFile.parse("integrity.csv", new StringReader(integrity));
    DataFile second = DataFile.parse("equipment.csv", new StringReader(equipment));
    assertThat(assertThrows(DataFile.BrokenData.class, () -> new Catalogue(first, second)))
        .hasMessageThat()
        .contains(where);
  }

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
