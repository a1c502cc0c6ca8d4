package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Objective;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;

/** What is on the table, in few letters. */
final class CityNames {
  /** Dice 1 to 4 as they are typed; informants are n1 to n5. */
  private static final String[] DICE = {"i1", "i2", "s", "l"};

  private CityNames() {}

  static String card(Card card, Viewpoint viewpoint) {
    return viewpoint.game(card.key());
  }

  static String objective(int number, Viewpoint viewpoint) {
    return viewpoint.game(Box.objectiveNumbered(number).key());
  }

  /** What an objective takes and gives, such as {@code 2 Brx + Bkl → 2 ranks + Ranking officer}. */
  static String price(int number, Viewpoint viewpoint) {
    Objective objective = Box.objectiveNumbered(number);
    List<String> symbols = new ArrayList<>();
    for (District district : District.values()) {
      int count = objective.needs().get(district.ordinal());
      String name = district(district, viewpoint);
      if (count > 0) symbols.add(count > 1 ? count + " " + name : name);
    }
    String ranks = viewpoint.count("city.ranks.", objective.ranks());
    String token = objective.token().map(one -> " + " + viewpoint.game(one.key())).orElse("");
    return String.join(" + ", symbols) + " → " + ranks + token;
  }

  private static String district(District district, Viewpoint viewpoint) {
    return viewpoint.say("city.district." + (1 + district.ordinal()));
  }

  static String token(Special special, Viewpoint viewpoint) {
    return viewpoint.game(special.key());
  }

  static String tokenText(Special special, Viewpoint viewpoint) {
    return viewpoint.game(special.key() + ".text");
  }

  /** Districts of a card in three letters each. */
  static String districts(Card card, Viewpoint viewpoint) {
    List<String> shorts = new ArrayList<>();
    for (District district : card.printedDistricts()) shorts.add(district(district, viewpoint));
    return String.join("/", shorts);
  }

  /** Two letters of a seizure kind. */
  static String kind(Seizure kind, Viewpoint viewpoint) {
    return viewpoint.say("city.kind." + kind.number());
  }

  static String gain(int gain, Viewpoint viewpoint) {
    return switch (gain) {
      case Gain.CARD -> viewpoint.say("city.gain.card");
      case Gain.RANK -> viewpoint.say("city.gain.rank");
      case Gain.INFORMANT -> viewpoint.say("city.gain.informant");
      default -> kind(Seizure.values()[Gain.kind(gain)], viewpoint);
    };
  }

  /** An element of a stock as it is typed: a kind's number, or c and a card's. */
  static String element(int element, Viewpoint viewpoint) {
    if (Element.isToken(element)) return kind(Seizure.values()[Element.kind(element)], viewpoint);
    Card card = Box.card(Element.cardOf(element));
    return typed(card) + " " + card(card, viewpoint);
  }

  /** A card as it is typed. */
  static String typed(Card card) {
    return "c" + card.number();
  }

  static String die(int number) {
    return number <= Staff.OWN ? DICE[number - 1] : "n" + (number - Staff.OWN);
  }

  /** The number of a die as it is typed, or -1. */
  static int die(String typed) {
    for (int i = 0; i < DICE.length; i++) if (DICE[i].equals(typed)) return i + 1;
    return typed.matches("n[1-5]") ? Staff.OWN + typed.charAt(1) - '0' : -1;
  }

  static String face(Face face, Viewpoint viewpoint) {
    return viewpoint.say("city.face." + face.number());
  }
}
