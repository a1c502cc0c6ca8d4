package org.precinct.engine.kojak.kit;

import org.precinct.engine.DataFile;
import org.precinct.engine.Texts;

/**
 * Everything in the box: board, cards, and all texts of the game. Read once; rules, bots, seats and
 * terminals look at the same one.
 *
 * @param texts the common ones, the terms, and the names on board and cards under {@code
 *     square.ID}, {@code trap.ID.name}, {@code trap.ID.text}, {@code mission.ID.name} and {@code
 *     mission.ID.text}
 */
public record Catalogue(Board board, Cards cards, Texts texts) {
  private static final Catalogue ALL = read();

  public static Catalogue get() {
    return ALL;
  }

  private static Catalogue read() {
    DataFile squares = file("kojak-board.csv");
    DataFile traps = file("kojak-traps.csv");
    DataFile missions = file("kojak-missions.csv");
    Texts.Builder texts =
        Texts.builder()
            .addAll(Texts.common())
            .addAll(file("kojak-terms.csv"))
            .addAll(file("kojak-extra.csv"));
    for (DataFile.Row row : squares.rows()) add(texts, "square." + row.text("id"), row, "name");
    for (DataFile.Row row : traps.rows()) addCard(texts, "trap.", row);
    for (DataFile.Row row : missions.rows()) addCard(texts, "mission.", row);
    return new Catalogue(
        BoardFile.read(squares, file("kojak-streets.csv")),
        Cards.read(traps, missions),
        texts.build());
  }

  private static DataFile file(String name) {
    return DataFile.resource(Catalogue.class, name);
  }

  private static void addCard(Texts.Builder texts, String kind, DataFile.Row row) {
    String key = kind + row.text("id");
    add(texts, key + ".name", row, "name");
    add(texts, key + ".text", row, "text");
  }

  private static void add(Texts.Builder texts, String key, DataFile.Row row, String column) {
    texts.add(key, row.text(column + "_en"), row.text(column + "_fr"));
  }
}
