package org.precinct.engine.policecity.narrator;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Deal;

/** Names of things in one language, for sentences. Numbers are those of the messages. */
final class Phrases {
  private final Texts texts;
  private final Language language;
  private final Names names;

  Phrases(Texts texts, Language language, Names names) {
    this.texts = texts;
    this.language = language;
    this.names = names;
  }

  String say(String key, String... args) {
    return texts.format(language, key, args);
  }

  String player(int seat) {
    return names.of(Seat.of(seat));
  }

  String card(int number) {
    return say(Box.cardNumbered(number).key());
  }

  String kind(int number) {
    return say(Seizure.values()[number - 1].key());
  }

  String token(int number) {
    return say(Special.values()[number - 1].key());
  }

  String objective(int number) {
    return say(Box.objectiveNumbered(number).key());
  }

  String combination(int number) {
    return say(Box.combinationNumbered(number).key());
  }

  String face(int number) {
    return say(Face.values()[number - 1].key());
  }

  /** A die of a player; the two inspectors are numbered. */
  String die(int number) {
    Staff staff = Staff.of(number);
    String name = say(staff.key());
    if (staff != Staff.INSPECTOR) return name;
    return say("die.numbered", "die", name, "number", "" + number);
  }

  String dice(List<Integer> numbers) {
    List<String> dice = new ArrayList<>();
    for (int number : numbers) dice.add(die(number));
    return list(dice);
  }

  /** Dice of several players: 4 × seat + die. */
  String rivalDice(List<Integer> numbers) {
    List<String> dice = new ArrayList<>();
    for (int number : numbers) {
      String die = die(Packed.ownDie(number));
      dice.add(say("dice.of", "dice", die, "player", player(Packed.seatOfDie(number))));
    }
    return list(dice);
  }

  String gain(int gain, int card) {
    return switch (gain) {
      case Gain.CARD -> say("gain.card", "card", card(card));
      case Gain.RANK -> say("gain.rank");
      case Gain.INFORMANT -> say("gain.informant");
      default -> say("gain.seizure", "kind", kind(1 + Gain.kind(gain)));
    };
  }

  String gains(List<Integer> gains, int card) {
    List<String> list = new ArrayList<>();
    for (int gain : gains) list.add(gain(gain, card));
    return list(list);
  }

  String element(int element) {
    return Element.isToken(element)
        ? say("gain.seizure", "kind", kind(element))
        : say("gain.card", "card", card(1 + Element.cardOf(element)));
  }

  String elements(List<Integer> elements) {
    List<String> list = new ArrayList<>();
    for (int element : elements) list.add(element(element));
    return list(list);
  }

  String cards(List<Integer> cards) {
    List<String> list = new ArrayList<>();
    for (int card : cards) list.add(card(card));
    return list(list);
  }

  String players(int mask) {
    List<String> list = new ArrayList<>();
    for (int left = mask; left != 0; left &= left - 1) {
      list.add(player(Integer.numberOfTrailingZeros(left)));
    }
    return list(list);
  }

  /** A number for each seat. */
  String totals(List<Integer> totals) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      list.add(say("total.of", "player", player(seat), "count", "" + totals.get(seat)));
    }
    return lines(list);
  }

  /** Who takes what of a split. */
  String split(List<Integer> takers, List<Integer> gains, int card) {
    List<String> list = new ArrayList<>();
    for (int taker = 1; taker <= Seat.MOST; taker++) {
      List<Integer> taken = new ArrayList<>();
      for (int i = 0; i < takers.size() && i < gains.size(); i++) {
        if (takers.get(i) == taker) taken.add(gains.get(i));
      }
      if (taken.isEmpty()) continue;
      list.add(say("line.takes", "player", player(taker - 1), "elements", gains(taken, card)));
    }
    return list.isEmpty() ? say("gain.nothing") : lines(list);
  }

  /** Who gives and who rises in a deal with the mafia. */
  String deal(Deal deal, int author) {
    List<String> list = new ArrayList<>();
    for (int seat = 0; seat < deal.ranks.size(); seat++) {
      List<Integer> given = new ArrayList<>();
      for (int token : deal.give) {
        if (Packed.seatOfToken(token) == seat) given.add(Packed.kindOfToken(token));
      }
      if (seat == author) given.addAll(deal.give_filed);
      if (given.isEmpty()) continue;
      list.add(say("line.gives", "player", player(seat), "elements", elements(given)));
    }
    for (int seat = 0; seat < deal.ranks.size(); seat++) {
      if (deal.ranks.get(seat) == 0) continue;
      list.add(say("line.rises", "player", player(seat), "count", "" + deal.ranks.get(seat)));
    }
    return lines(list);
  }

  /** "a, b and c", or "nothing". */
  String list(List<String> items) {
    if (items.isEmpty()) return say("gain.nothing");
    if (items.size() == 1) return items.get(0);
    int last = items.size() - 1;
    return String.join(", ", items.subList(0, last)) + say("word.and") + items.get(last);
  }

  String lines(List<String> items) {
    return String.join(language == Language.FRENCH ? " ; " : "; ", items);
  }
}
