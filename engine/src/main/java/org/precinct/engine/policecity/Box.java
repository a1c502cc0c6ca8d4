package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.DataFile;

/** What lies in the box: cards, objectives, combinations, tokens and dice, from the data files. */
final class Box {
  static final List<Card> CARDS = cards(file("places"));
  static final List<Objective> OBJECTIVES = objectives(file("objectives"));
  static final List<Combination> COMBINATIONS = combinations(file("combinations"));

  /** Tokens of each special action. */
  private static final int[] TOKENS = tokens(file("actions"));

  private static final Face[] INSPECTOR = faces(file("terms"), "inspector");
  private static final Face[] SERGEANT = faces(file("terms"), "sergeant");
  private static final Face[] INFORMANT = faces(file("terms"), "informant");

  static final int INFORMANTS = 5;

  private Box() {}

  static DataFile file(String name) {
    return DataFile.resource(Box.class, "police-city-" + name + ".csv");
  }

  static Card card(int index) {
    return CARDS.get(index);
  }

  static int tokens(Special special) {
    return TOKENS[special.ordinal()];
  }

  /** The six faces of an own die that is thrown (0 and 1 inspectors, 2 sergeant), or informant. */
  static Face[] faces(int die) {
    return die < 2 ? INSPECTOR : die == 2 ? SERGEANT : INFORMANT;
  }

  static List<Card> cards(DataFile file) {
    List<Card> cards = new ArrayList<>();
    for (DataFile.Row row : file.rows()) cards.add(Card.read(cards.size(), row));
    return Collections.unmodifiableList(cards);
  }

  static List<Objective> objectives(DataFile file) {
    List<Objective> objectives = new ArrayList<>();
    for (DataFile.Row row : file.rows()) objectives.add(Objective.read(row));
    return Collections.unmodifiableList(objectives);
  }

  private static List<Combination> combinations(DataFile file) {
    List<Combination> combinations = new ArrayList<>();
    for (DataFile.Row row : file.rows()) combinations.add(Combination.read(row));
    return Collections.unmodifiableList(combinations);
  }

  static int[] tokens(DataFile file) {
    int[] counts = new int[Special.KINDS];
    for (DataFile.Row row : file.rows()) {
      counts[row.constant("id", Special.class).ordinal()] = row.number("count");
    }
    return counts;
  }

  static Face[] faces(DataFile file, String die) {
    for (DataFile.Row row : file.rows()) {
      if (!row.text("type").equals("die") || !row.text("id").equals(die)) continue;
      String[] names = row.text("data").split("\\|");
      if (names.length != 6) throw row.broken("a die has six faces");
      Face[] faces = new Face[6];
      for (int i = 0; i < 6; i++) faces[i] = face(row, names[i]);
      return faces;
    }
    throw new DataFile.BrokenData(file.name(), 0, "no die " + die);
  }

  private static Face face(DataFile.Row row, String name) {
    for (Face face : Face.values()) {
      if (face.name().equalsIgnoreCase(name)) return face;
    }
    throw row.broken("no face '" + name + "'");
  }
}
