package org.precinct.engine.policecity.narrator;

import org.precinct.engine.DataFile;
import org.precinct.engine.Texts;
import org.precinct.engine.policecity.kit.Box;

/**
 * All texts of the game.
 *
 * <p>Keys: {@code card.ID}, {@code objective.ID}, {@code combination.ID}, {@code token.ID} and
 * {@code TYPE.ID} for the rows of the terms, each with {@code .text} where there is one; rows of
 * type {@code msg} are known by their id alone.
 */
public final class CityTexts {
  private CityTexts() {}

  public static Texts load() {
    Texts.Builder texts = Texts.builder().addAll(Texts.common());
    add(texts, "card", Box.file("places"));
    add(texts, "objective", Box.file("objectives"));
    add(texts, "combination", Box.file("combinations"));
    add(texts, "token", Box.file("actions"));
    for (DataFile.Row row : Box.file("terms").rows()) {
      String type = row.text("type");
      add(texts, type.equals("msg") ? row.text("id") : type + "." + row.text("id"), row);
    }
    return texts.addAll(Box.file("extra")).build();
  }

  private static void add(Texts.Builder texts, String type, DataFile file) {
    for (DataFile.Row row : file.rows()) add(texts, type + "." + row.text("id"), row);
  }

  private static void add(Texts.Builder texts, String key, DataFile.Row row) {
    texts.add(key, row.text("name_en"), row.text("name_fr"));
    if (row.isEmpty("text_en")) return;
    texts.add(key + ".text", row.text("text_en"), row.text("text_fr"));
  }
}
