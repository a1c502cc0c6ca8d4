package org.precinct.engine.policecity.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.DataFile;

/**
 * What lies in the box: cards, objectives, combinations, tokens and dice, from the data files. The
 * lists count from 0; messages count from 1.
 */
public final class Box {
  private static final String FOLDER = "/org/precinct/engine/policecity/";

  public static final List<Card> CARDS = cards(file("places"));
  public static final List<Objective> OBJECTIVES = objectives(file("objectives"));
  public static final List<Combination> COMBINATIONS = combinations(file("combinations"));

  /** Tokens of each special action. */
  private static final int[] TOKENS = tokens(file("actions"));

  private static final Face[] INSPECTOR = faces(file("terms"), "inspector");
  private static final Face[] SERGEANT = faces(file("terms"), "sergeant");
  private static final Face[] INFORMANT = faces(file("terms"), "informant");

  public static final int INFORMANTS = 5;

  /** A deal with the mafia: so many tokens for so many ranks (6.8). */
  public static final int DEAL_TOKENS = 4;

  public static final int DEAL_RANKS = 4;

  private Box() {}

  public static DataFile file(String name) {
    return DataFile.resource(Box.class, FOLDER + "police-city-" + name + ".csv");
  }

  public static Card card(int index) {
    return CARDS.get(index);
  }

  /** The card that messages call so. */
  public static Card cardNumbered(int number) {
    return CARDS.get(number - 1);
  }

  public static Objective objectiveNumbered(int number) {
    return OBJECTIVES.get(number - 1);
  }

  public static Combination combinationNumbered(int number) {
    return COMBINATIONS.get(number - 1);
  }

  public static int tokens(Special special) {
    return TOKENS[special.ordinal()];
  }

  /** The six faces of an own die that is thrown (0 and 1 inspectors, 2 sergeant), or informant. */
  public static Face[] faces(int die) {
    return die < 2 ? INSPECTOR : die == 2 ? SERGEANT : INFORMANT;
  }

  public static List<Card> cards(DataFile file) {
    List<Card> cards = new ArrayList<>();
    for (DataFile.Row row : file.rows()) cards.add(Card.read(cards.size(), row));
    return Collections.unmodifiableList(cards);
  }

  public static List<Objective> objectives(DataFile file) {
    List<Objective> objectives = new ArrayList<>();
    for (DataFile.Row row : file.rows()) objectives.add(Objective.read(row));
    return Collections.unmodifiableList(objectives);
  }

  private static List<Combination> combinations(DataFile file) {
    List<Combination> combinations = new ArrayList<>();
    for (DataFile.Row row : file.rows()) combinations.add(Combination.read(row));
    return Collections.unmodifiableList(combinations);
  }

  public static int[] tokens(DataFile file) {
    int[] counts = new int[Special.KINDS];
    for (DataFile.Row row : file.rows()) {
      counts[row.constant("id", Special.class).ordinal()] = row.number("count");
    }
    return counts;
  }

  public static Face[] faces(DataFile file, String die) {
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
