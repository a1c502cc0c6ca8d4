package org.precinct.engine.bleus.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.precinct.engine.DataFile;
import org.precinct.engine.Texts;

/** The cards in the box, read from the card file. Its errors name the line. */
public final class Box {
  public static final int PROFILING_STOPS = 7;
  public static final int CALL_OUTS = 3;
  public static final int QUIET_DAYS = 6;
  private static final int MOST_PLAYERS = 5;
  // Piles hold card numbers as bytes.
  private static final int MOST = Byte.MAX_VALUE;

  private static final Box STANDARD =
      read(DataFile.resource(Box.class, "allez-les-bleus-cards.csv"));

  private final List<Card> cards;
  private final Texts texts;
  private final Card profilingStop;
  private final Card callOut;
  private final Card quietDay;

  private Box(DataFile file) {
    List<Card> read = new ArrayList<>();
    Texts.Builder names = Texts.builder();
    Set<String> ids = new HashSet<>();
    for (DataFile.Row row : file.rows()) {
      Card card = card(row, read.size() + 1);
      if (!ids.add(card.id())) throw row.broken("the card " + card.id() + " is there twice");
      for (String column : List.of("name_en", "name_fr", "text_en", "text_fr")) {
        if (row.text(column).trim().isEmpty()) throw row.broken(column + " is empty");
      }
      names.add(card.nameKey(), row.text("name_en"), row.text("name_fr"));
      names.add(card.textKey(), row.text("text_en"), row.text("text_fr"));
      read.add(card);
    }
    if (read.size() > MOST) throw new DataFile.BrokenData(file.name(), 0, "too many cards");
    cards = Collections.unmodifiableList(read);
    texts = names.build();
    profilingStop = starting(file, "controle_au_facies", Side.POLICE, PROFILING_STOPS);
    callOut = starting(file, "intervention", Side.POLICE, CALL_OUTS);
    quietDay = starting(file, "belle_journee", Side.BANLIEUE, QUIET_DAYS);
  }

  public static Box read(DataFile file) {
    return new Box(file);
  }

  /** The box as it is sold. */
  public static Box standard() {
    return STANDARD;
  }

  /** How many different cards there are; their numbers run from 1 to this. */
  public int size() {
    return cards.size();
  }

  public List<Card> cards() {
    return cards;
  }

  /** The cards of a side that can be bought, the cheapest first. */
  public List<Card> market(Side side) {
    List<Card> market = new ArrayList<>();
    for (Card card : cards) if (card.side() == side && card.isForSale()) market.add(card);
    market.sort(Comparator.comparingInt(Card::cost));
    return Collections.unmodifiableList(market);
  }

  public boolean has(int number) {
    return number >= 1 && number <= cards.size();
  }

  public Card card(int number) {
    return cards.get(number - 1);
  }

  public Card profilingStop() {
    return profilingStop;
  }

  public Card callOut() {
    return callOut;
  }

  public Card quietDay() {
    return quietDay;
  }

  /** Every card's name and text. */
  public Texts texts() {
    return texts;
  }

  private static Card card(DataFile.Row row, int number) {
    String id = row.text("id");
    if (!id.matches("[a-z][a-z0-9_]*")) throw row.broken("'" + id + "' is no id");
    Side side = row.constant("deck", Side.class);
    Card card =
        new Card(
            number,
            id,
            side,
            within(row, "cost", row.number("cost"), 0),
            within(row, "copies", row.number("copies"), 1),
            row.isEmpty("arrest") ? 0 : within(row, "arrest", row.number("arrest"), 1),
            effects(row, "on_play"),
            effects(row, "on_reveal"),
            effects(row, "on_arrest"));
    if (side == Side.POLICE) {
      if (card.canBeArrested()) throw row.broken("a Police card cannot be arrested");
      if (!card.onReveal().isEmpty()) throw row.broken("a Police card is never revealed");
    } else if (!card.onPlay().isEmpty()) {
      throw row.broken("a Suburb card is never played");
    }
    if (!card.canBeArrested() && !card.onArrest().isEmpty()) {
      throw row.broken("on_arrest without an arrest number");
    }
    return card;
  }

  private static int within(DataFile.Row row, String column, int number, int least) {
    if (number < least || number > MOST) {
      throw row.broken(column + " is " + number + ", not " + least + " to " + MOST);
    }
    return number;
  }

  private static List<Effect> effects(DataFile.Row row, String column) {
    List<Effect> effects = new ArrayList<>();
    if (row.isEmpty(column)) return List.of();
    for (String part : row.text(column).split(";", -1)) {
      int colon = part.indexOf(':');
      if (colon < 0) throw row.broken(column + ": '" + part + "' is not name:number");
      Primitive primitive = primitive(row, column, part.substring(0, colon));
      // Revealing and arresting go on by themselves (6.3, 6.4): nobody could be asked there.
      if (primitive.asks() && !column.equals("on_play")) {
        throw row.broken(column + ": " + part.substring(0, colon) + " is for on_play only");
      }
      effects.add(new Effect(primitive, number(row, column, part.substring(colon + 1))));
    }
    return List.copyOf(effects);
  }

  private static Primitive primitive(DataFile.Row row, String column, String name) {
    for (Primitive primitive : Primitive.values()) {
      if (primitive.name().toLowerCase(Locale.ROOT).equals(name)) return primitive;
    }
    throw row.broken(column + ": '" + name + "' is no effect");
  }

  private static int number(DataFile.Row row, String column, String digits) {
    try {
      return within(row, column, Integer.parseInt(digits), 1);
    } catch (NumberFormatException e) {
      throw row.broken(column + ": '" + digits + "' is not a whole number");
    }
  }

  private Card starting(DataFile file, String id, Side side, int each) {
    for (Card card : cards) {
      if (!card.id().equals(id)) continue;
      if (card.side() != side || card.isForSale() || card.copies() < each * MOST_PLAYERS) {
        throw file.rows()
            .get(card.number() - 1)
            .broken(id + " must be a starting card for " + MOST_PLAYERS + " players");
      }
      return card;
    }
    throw new DataFile.BrokenData(file.name(), 0, "the starting card " + id + " is missing");
  }
}
