package org.precinct.engine.goodcop.kit;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.DataFile;
import org.precinct.engine.Texts;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;

/** The cards and texts of the data files, read once. */
public final class Catalogue {

  /** When an Equipment card may be used (6.5). */
  public enum Timing {
    ANY,
    OWN_TURN,
    NOT_OWN_TURN,
    AS_ACTION,
    ON_INVESTIGATE,
    ON_SHOOT,
    ON_SHOT_AT_ME
  }

  private record Gadget(
      int copiesFirst, int copiesNew, Timing timing, boolean stays, boolean locks) {}

  private record Integrity(CardType type, int minPlayers) {}

  private static final DataFile INTEGRITY_FILE = file("good-cop-bad-cop-integrity.csv");
  private static final DataFile EQUIPMENT_FILE = file("good-cop-bad-cop-equipment.csv");

  public static final Catalogue CARDS = new Catalogue(INTEGRITY_FILE, EQUIPMENT_FILE);
  public static final Texts TEXTS =
      texts(
          INTEGRITY_FILE,
          EQUIPMENT_FILE,
          file("good-cop-bad-cop-terms.csv"),
          file("good-cop-bad-cop-extra.csv"));

  private final List<Integrity> integrity = new ArrayList<>();
  private final List<Gadget> gadgets = new ArrayList<>();

  Catalogue(DataFile integrityFile, DataFile equipmentFile) {
    for (DataFile.Row row : integrityFile.rows()) {
      CardType type = row.constant("type", CardType.class);
      if (type == CardType.UNKNOWN || row.flag("is_leader") != isLeader(type)) {
        throw row.broken("no Integrity card is like this");
      }
      integrity.add(new Integrity(type, row.number("min_players")));
    }
    Equipment[] known = Equipment.values();
    for (DataFile.Row row : equipmentFile.rows()) {
      Equipment card = row.constant("equipment_id", Equipment.class);
      if (card.getValue() != gadgets.size() + 1) throw row.broken("out of order: " + card);
      gadgets.add(
          new Gadget(
              row.number("copies_first"),
              row.number("copies_new"),
              row.constant("timing", Timing.class),
              row.flag("stays_in_play"),
              row.flag("locks_action")));
    }
    if (gadgets.size() != known.length - 1) {
      throw new DataFile.BrokenData(equipmentFile.name(), 0, "not all Equipment cards are there");
    }
  }

  /** The Agent and the Kingpin. */
  public static boolean isLeader(CardType type) {
    return type == CardType.AGENT || type == CardType.KINGPIN;
  }

  /** The Integrity cards without leaders that this many players use (2.1). */
  public List<CardType> followers(int players) {
    List<CardType> cards = new ArrayList<>();
    for (Integrity card : integrity) {
      if (card.minPlayers <= players && !isLeader(card.type)) cards.add(card.type);
    }
    return cards;
  }

  /** The Equipment deck of an edition, unshuffled, as numbers of {@link Equipment}. */
  public List<Integer> equipment(boolean firstEdition) {
    List<Integer> deck = new ArrayList<>();
    for (int i = 0; i < gadgets.size(); i++) {
      Gadget gadget = gadgets.get(i);
      int copies = firstEdition ? gadget.copiesFirst : gadget.copiesNew;
      for (int copy = 0; copy < copies; copy++) deck.add(i + 1);
    }
    return deck;
  }

  public Timing timing(Equipment card) {
    return gadget(card).timing;
  }

  /** It stays in front of its target instead of being used up. */
  public boolean stays(Equipment card) {
    return gadget(card).stays;
  }

  /** The announced action may not be changed after it. */
  public boolean locks(Equipment card) {
    return gadget(card).locks;
  }

  private Gadget gadget(Equipment card) {
    return gadgets.get(card.getValue() - 1);
  }

  private static Texts texts(
      DataFile integrity, DataFile equipment, DataFile terms, DataFile extra) {
    Texts.Builder texts = Texts.builder().addAll(Texts.common()).addAll(terms).addAll(extra);
    CardType last = CardType.UNKNOWN;
    for (DataFile.Row row : integrity.rows()) {
      CardType type = row.constant("type", CardType.class);
      if (type != last) addCard(texts, Keys.of(type), row);
      last = type;
    }
    for (DataFile.Row row : equipment.rows()) {
      addCard(texts, Keys.of(row.constant("equipment_id", Equipment.class)), row);
    }
    return texts.build();
  }

  private static void addCard(Texts.Builder texts, String key, DataFile.Row row) {
    texts.add(key, row.text("name_en"), row.text("name_fr"));
    texts.add(key + ".text", row.text("text_en"), row.text("text_fr"));
  }

  private static DataFile file(String name) {
    return DataFile.resource(Catalogue.class, name);
  }
}
