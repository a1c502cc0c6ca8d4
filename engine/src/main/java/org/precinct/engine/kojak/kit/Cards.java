package org.precinct.engine.kojak.kit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.precinct.engine.DataFile;
import org.precinct.engine.DataFile.BrokenData;

/** The trap cards and the mission cards, in the order of their files (2.3, 2.4). */
public final class Cards {
  /** So many of a file that a draw ends while three others hold one each (6.5). */
  private static final int OF_EACH_FILE = 4;

  /** A card fits into a byte in a pile. */
  private static final int MOST_CARDS = 127;

  private static final Set<String> OFFICERS = Set.of("kojak", "crocker", "saperstein", "stavros");

  private final List<TrapCard> traps;
  private final List<MissionCard> missions;

  private Cards(List<TrapCard> traps, List<MissionCard> missions) {
    this.traps = List.copyOf(traps);
    this.missions = List.copyOf(missions);
  }

  static Cards read(DataFile trapFile, DataFile missionFile) {
    return new Cards(traps(trapFile), missions(missionFile));
  }

  public List<TrapCard> traps() {
    return traps;
  }

  public List<MissionCard> missions() {
    return missions;
  }

  public TrapCard trap(int card) {
    return traps.get(card);
  }

  public MissionCard mission(int card) {
    return missions.get(card);
  }

  /** The file that a mission card is about. */
  public Colour file(int card) {
    return missions.get(card).colour();
  }

  private static List<TrapCard> traps(DataFile file) {
    List<TrapCard> result = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (DataFile.Row row : file.rows()) {
      String id = id(row, ids);
      TrapCard.Effect effect = row.constant("effect", TrapCard.Effect.class);
      Optional<Colour> colour = Optional.empty();
      if (effect == TrapCard.Effect.MOVE_COLOUR) {
        colour = Optional.of(row.constant("colour", Colour.class));
      } else if (!row.isEmpty("colour")) {
        throw row.broken(id + " needs no colour");
      }
      int amount = row.number("amount", 0);
      if (effect.hasAmount() == (amount == 0)) throw row.broken(id + " has a wrong amount");
      checkTexts(row);
      result.add(new TrapCard(id, effect, colour, amount));
    }
    return result;
  }

  private static List<MissionCard> missions(DataFile file) {
    List<MissionCard> result = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    int[] counts = new int[Colour.ALL.size()];
    for (DataFile.Row row : file.rows()) {
      String id = id(row, ids);
      Colour colour = row.constant("colour", Colour.class);
      if (!row.text("district").equals(colour.district())) {
        throw row.broken("the " + colour.id() + " district is " + colour.district());
      }
      String officer = row.text("officer");
      if (!OFFICERS.contains(officer)) throw row.broken("officer '" + officer + "' is unknown");
      checkTexts(row);
      counts[colour.ordinal()]++;
      result.add(new MissionCard(id, colour, officer));
    }
    for (Colour colour : Colour.ALL) {
      if (counts[colour.ordinal()] < OF_EACH_FILE) {
        throw new BrokenData(
            file.name(), 0, "must have " + OF_EACH_FILE + " cards of the " + colour.id() + " file");
      }
    }
    return result;
  }

  private static String id(DataFile.Row row, Set<String> ids) {
    String id = row.text("id");
    if (id.isEmpty()) throw row.broken("a card without an id");
    if (!ids.add(id)) throw row.broken("card " + id + " twice");
    if (ids.size() > MOST_CARDS) throw row.broken("too many cards");
    return id;
  }

  private static void checkTexts(DataFile.Row row) {
    for (String column : List.of("name_en", "name_fr", "text_en", "text_fr")) {
      if (row.isEmpty(column)) throw row.broken(row.text("id") + " has no " + column);
    }
  }
}
