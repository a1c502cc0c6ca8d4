package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.engine.policecity.proto.Deal;

/** Names of things in one language, for sentences. Numbers are those of the messages. */
final class Wording {
  private final Texts texts;
  private final Language language;
  private final Names names;

  Wording(Texts texts, Language language, Names names) {
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
    return say("card." + Box.card(number - 1).id());
  }

  String kind(int number) {
    return say("seizure." + Seizure.values()[number - 1].name().toLowerCase(Locale.ROOT));
  }

  String token(int number) {
    return say("token." + Special.values()[number - 1].name().toLowerCase(Locale.ROOT));
  }

  String objective(int number) {
    return say("objective." + Box.OBJECTIVES.get(number - 1).id());
  }

  String combination(int number) {
    return say("combination." + Box.COMBINATIONS.get(number - 1).id());
  }

  String face(int number) {
    return say("face." + Face.values()[number - 1].name().toLowerCase(Locale.ROOT));
  }

  /** A die of a player; the two inspectors are numbered. */
  String die(int number) {
    if (number > City.OWN) return say("die.informant");
    if (number == 1 + City.LIEUTENANT) return say("die.lieutenant");
    if (number == City.LIEUTENANT) return say("die.sergeant");
    return say("die.numbered", "die", say("die.inspector"), "number", "" + number);
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
      int seat = (number - 1) / City.OWN;
      dice.add(say("dice.of", "dice", die(number - City.OWN * seat), "player", player(seat)));
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
    return Stock.isToken(element)
        ? say("gain.seizure", "kind", kind(element))
        : say("gain.card", "card", card(1 + Stock.cardOf(element)));
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
      for (int token : deal.give) if (token / 8 == seat) given.add(token % 8);
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
