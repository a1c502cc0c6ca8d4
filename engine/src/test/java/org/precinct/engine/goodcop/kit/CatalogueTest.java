package org.precinct.engine.goodcop.kit;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.StringReader;
import org.junit.Test;
import org.precinct.engine.DataFile;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.Why;

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
  public void placesAreSeatsAndSlots() {
    for (int place = 1; place <= 24; place++) {
      assertThat(Places.of(Places.seat(place), Places.slot(place))).isEqualTo(place);
    }
    assertThat(Places.list(0b100101)).containsExactly(1, 3, 6).inOrder();
    assertThat(Places.seats(0b100101)).containsExactly(0, 2, 5).inOrder();
    assertThat(Places.has(0b100, 3)).isTrue();
    assertThat(Places.has(-1, 0)).isFalse();
  }

  @Test
  public void packedCardsAreReadAsTheyWereWritten() {
    for (CardType type : CardType.values()) {
      int open = Places.pack(type, true, false);
      assertThat(Places.type(open)).isEqualTo(type);
      assertThat(Places.isFaceUp(open)).isTrue();
      assertThat(Places.hasToken(open)).isFalse();
      assertThat(Places.hasToken(Places.pack(type, false, true))).isTrue();
      assertThat(Places.isFaceUp(Places.pack(type, false, true))).isFalse();
    }
    assertThat(Places.type(7)).isEqualTo(CardType.UNKNOWN);
  }

  @Test
  public void everythingHasItsText() {
    for (Equipment card : Equipment.values()) assertText(Keys.of(card));
    for (CardType type : CardType.values()) assertText(Keys.of(type));
    for (TurnAction action : TurnActions.ALL) assertText(Keys.of(action));
    for (StandingPass setting : StandingPass.values()) assertText(Keys.of(setting));
    for (Why why : Why.values()) if (why != Why.POSSIBLE) assertText(Keys.of(why));
    for (Side side : Side.values()) if (side != Side.NO_SIDE) assertText(Keys.of(side));
    assertThrows(IllegalArgumentException.class, () -> Keys.of(Side.NO_SIDE));
  }

  private static void assertText(String key) {
    assertThat(Catalogue.TEXTS.has(key)).isTrue();
  }
}
