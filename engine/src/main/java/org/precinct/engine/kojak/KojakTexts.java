package org.precinct.engine.kojak;

import org.precinct.engine.DataFile;
import org.precinct.engine.Texts;

/**
 * All texts: the common ones, the terms, and the names on board and cards under {@code square.ID},
 * {@code trap.ID.name}, {@code trap.ID.text}, {@code mission.ID.name} and {@code mission.ID.text}.
 */
final class KojakTexts {
  private KojakTexts() {}

  static Texts of(
      DataFile squares, DataFile traps, DataFile missions, DataFile terms, DataFile extra) {
    Texts.Builder texts = Texts.builder().addAll(Texts.common()).addAll(terms).addAll(extra);
    for (DataFile.Row row : squares.rows()) add(texts, "square." + row.text("id"), row, "name");
    for (DataFile.Row row : traps.rows()) addCard(texts, "trap.", row);
    for (DataFile.Row row : missions.rows()) addCard(texts, "mission.", row);
    return texts.build();
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
