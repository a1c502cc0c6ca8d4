package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.DataFile;
import org.precinct.engine.policecity.PoliceCity;

/** What the numbers of Police City's messages stand for, in few letters. */
final class CityNames {
  /** Dice 1 to 4 as they are typed; informants are n1 to n5. */
  private static final String[] DICE = {"i1", "i2", "s", "l"};

  static final int OWN = 4;
  static final int KINDS = 5;
  private static final String[] KIND = {"drugs", "weapons", "alcohol", "tobacco", "prostitution"};
  private static final String[] DISTRICT = {
    "bronx", "manhattan", "brooklyn", "queens", "staten_island"
  };

  private final List<Card> cards = new ArrayList<>();
  private final List<Objective> objectives = new ArrayList<>();
  private final List<String> tokens = ids("actions");

  /** What a card says. */
  record Card(
      String id,
      boolean place,
      String districts,
      int handcuffs,
      int mafia,
      List<Integer> gains,
      boolean dice) {}

  /** What the mayor wants and gives; symbols by district. */
  private record Objective(String id, int[] symbols, int ranks, String token) {}

  CityNames() {
    for (DataFile.Row row : file("objectives").rows()) {
      int[] symbols = new int[DISTRICT.length];
      for (int i = 0; i < DISTRICT.length; i++) symbols[i] = row.number(DISTRICT[i]);
      objectives.add(
          new Objective(row.text("id"), symbols, row.number("ranks"), row.text("action_token")));
    }
    for (DataFile.Row row : file("places").rows()) {
      List<Integer> gains = new ArrayList<>();
      for (int i = 0; i < row.number("ranks", 0); i++) gains.add(2);
      for (int i = 0; i < row.number("informants", 0); i++) gains.add(3);
      for (int kind = 1; kind <= KINDS; kind++) {
        for (int i = 0; i < row.number(KIND[kind - 1], 0); i++) gains.add(3 + kind);
      }
      String second = row.text("district_2");
      String districts = row.text("district_1") + (second.isEmpty() ? "" : " " + second);
      cards.add(
          new Card(
              row.text("id"),
              row.text("type").equals("place"),
              districts,
              row.number("handcuffs", 0),
              row.number("mafia", 0),
              gains,
              row.flag("dice_allowed")));
    }
  }

  private static DataFile file(String name) {
    return DataFile.resource(PoliceCity.class, "police-city-" + name + ".csv");
  }

  private static List<String> ids(String name) {
    List<String> ids = new ArrayList<>();
    for (DataFile.Row row : file(name).rows()) ids.add(row.text("id"));
    return ids;
  }

  Card card(int number) {
    return cards.get(number - 1);
  }

  int cards() {
    return cards.size();
  }

  String cardName(int number, Scene scene) {
    return scene.game("card." + card(number).id());
  }

  String objective(int number, Scene scene) {
    return scene.game("objective." + objectives.get(number - 1).id());
  }

  /** What an objective takes and gives, such as {@code 2 Brx + Bkl → 2 ranks + Ranking officer}. */
  String price(int number, Scene scene) {
    Objective objective = objectives.get(number - 1);
    List<String> symbols = new ArrayList<>();
    for (int i = 0; i < DISTRICT.length; i++) {
      int count = objective.symbols()[i];
      String district = scene.say("city.district." + (i + 1));
      if (count > 0) symbols.add(count > 1 ? count + " " + district : district);
    }
    String ranks = scene.count("city.ranks.", objective.ranks());
    String token =
        objective.token().isEmpty() ? "" : " + " + scene.game("token." + objective.token());
    return String.join(" + ", symbols) + " → " + ranks + token;
  }

  String token(int number, Scene scene) {
    return scene.game("token." + tokens.get(number - 1));
  }

  String tokenText(int number, Scene scene) {
    return scene.game("token." + tokens.get(number - 1) + ".text");
  }

  /** Districts of a card in three letters each. */
  String districts(Card card, Scene scene) {
    List<String> shorts = new ArrayList<>();
    for (int i = 0; i < DISTRICT.length; i++) {
      if (card.districts().contains(DISTRICT[i])) shorts.add(scene.say("city.district." + (i + 1)));
    }
    return String.join("/", shorts);
  }

  /** Two letters of a seizure kind. */
  String kind(int number, Scene scene) {
    return scene.say("city.kind." + number);
  }

  String gain(int gain, Scene scene) {
    return switch (gain) {
      case 1 -> scene.say("city.gain.card");
      case 2 -> scene.say("city.gain.rank");
      case 3 -> scene.say("city.gain.informant");
      default -> kind(gain - 3, scene);
    };
  }

  /** An element of a stock as it is typed: a kind's number, or c and a card's. */
  String element(int element, Scene scene) {
    return element <= KINDS
        ? kind(element, scene)
        : "c" + (element - KINDS) + " " + cardName(element - KINDS, scene);
  }

  static String die(int number) {
    return number <= OWN ? DICE[number - 1] : "n" + (number - OWN);
  }

  /** The number of a die as it is typed, or -1. */
  static int die(String typed) {
    for (int i = 0; i < DICE.length; i++) if (DICE[i].equals(typed)) return i + 1;
    return typed.matches("n[1-5]") ? OWN + typed.charAt(1) - '0' : -1;
  }

  static String face(int face, Scene scene) {
    return face == 0 ? "" : scene.say("city.face." + face);
  }
}
