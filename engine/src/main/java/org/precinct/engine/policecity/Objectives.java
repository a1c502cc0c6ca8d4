package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Objective;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.Event;

/** The mayor's objectives: {@code CLAIM_OBJECTIVE} (6.2). */
final class Objectives {
  /** Who gets a token without naming one takes the first of these that is left. */
  private static final Special[] ORDER = {
    Special.REINFORCEMENTS,
    Special.RANKING_OFFICER,
    Special.HELICOPTER,
    Special.COUNTER_ORDER,
    Special.TOP_SECRET_FILE
  };

  private Objectives() {}

  /** Takes what may be claimed; numbers are those of the messages. */
  interface Claims {
    void add(int objective, List<Integer> cards, int altToken);
  }

  /** Every set of own cards for every open objective, with every token that may be named. */
  static void claims(City c, int seat, Claims out) {
    long cards = spendable(c, seat);
    if (cards == 0) return;
    for (int number : c.objectives) {
      if (number < 0) continue;
      Objective objective = Box.OBJECTIVES.get(number);
      List<List<Integer>> sets = new ArrayList<>();
      collect(objective, useful(objective, cards), 0, 0, sets);
      for (List<Integer> set : sets) {
        out.add(1 + number, set, 0);
        for (int token : alternatives(c, objective)) out.add(1 + number, set, token);
      }
    }
  }

  /** Open objectives that only cards pledged at the moment would meet. */
  static List<Integer> blockedByPledges(City c, int seat) {
    List<Integer> blocked = new ArrayList<>();
    long cards = spendable(c, seat);
    if (cards == c.allCards(seat)) return blocked;
    for (int number : c.objectives) {
      if (number < 0) continue;
      Objective objective = Box.OBJECTIVES.get(number);
      if (covers(objective, c.allCards(seat)) && !covers(objective, cards)) blocked.add(number);
    }
    return blocked;
  }

  /** The ranks of all open ones that everybody sees the cards for. */
  static int mostInSight(City c, int seat) {
    int ranks = 0;
    for (int number : c.objectives) {
      if (number < 0) continue;
      Objective objective = Box.OBJECTIVES.get(number);
      if (covers(objective, c.cards[seat])) ranks += objective.ranks();
    }
    return ranks;
  }

  private static long spendable(City c, int seat) {
    long cards = c.allCards(seat);
    for (Pledge pledge : c.pledges) {
      if (pledge.seat() == seat && !Element.isToken(pledge.element())) {
        cards &= ~(1L << Element.cardOf(pledge.element()));
      }
    }
    return cards;
  }

  private static List<Integer> useful(Objective objective, long cards) {
    List<Integer> useful = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      for (int district = 0; district < District.ALL; district++) {
        boolean has = (Box.card(card).districts() >>> district & 1) != 0;
        if (has && objective.needs().get(district) > 0) {
          useful.add(card);
          break;
        }
      }
    }
    return useful;
  }

  /** All subsets from {@code from} on that cover the objective with no card too many. */
  private static void collect(
      Objective objective, List<Integer> cards, int from, long taken, List<List<Integer>> sets) {
    if (covers(objective, taken)) {
      if (isLean(objective, taken)) sets.add(numbers(taken));
      return;
    }
    // No objective has more than four symbols.
    if (Long.bitCount(taken) >= 4) return;
    for (int i = from; i < cards.size(); i++) {
      collect(objective, cards, i + 1, taken | 1L << cards.get(i), sets);
    }
  }

  private static List<Integer> numbers(long cards) {
    List<Integer> numbers = new ArrayList<>();
    for (long left = cards; left != 0; left &= left - 1) {
      numbers.add(1 + Long.numberOfTrailingZeros(left));
    }
    return numbers;
  }

  /** R49: a two-colour card is one symbol of each of its districts. */
  static boolean covers(Objective objective, long cards) {
    for (int district = 0; district < District.ALL; district++) {
      int symbols = 0;
      for (long left = cards; left != 0; left &= left - 1) {
        symbols += Box.card(Long.numberOfTrailingZeros(left)).districts() >>> district & 1;
      }
      if (symbols < objective.needs().get(district)) return false;
    }
    return true;
  }

  /** No card could be left out. */
  static boolean isLean(Objective objective, long cards) {
    for (long left = cards; left != 0; left &= left - 1) {
      if (covers(objective, cards & ~Long.lowestOneBit(left))) return false;
    }
    return true;
  }

  /** R28: tokens to name instead of a printed one that is not in supply, counting from 1. */
  static List<Integer> alternatives(City c, Objective objective) {
    List<Integer> tokens = new ArrayList<>();
    if (!objective.token().isPresent() || inSupply(c, objective.token().get())) return tokens;
    for (Special special : Special.values()) {
      if (inSupply(c, special)) tokens.add(1 + special.ordinal());
    }
    return tokens;
  }

  private static boolean inSupply(City c, Special special) {
    return c.tokenSupply[special.ordinal()] > 0;
  }

  static void claim(City c, int seat, Claim claim) throws IllegalAction {
    int number = Check.number(claim.objective, Box.OBJECTIVES.size());
    if (claim.alt_token < 0 || claim.alt_token > Special.KINDS) throw Check.unreadable();
    long cards = 0;
    int before = 0;
    for (int card : claim.cards) {
      if (card <= before || card > Box.CARDS.size()) throw Check.unreadable();
      cards |= 1L << card - 1;
      before = card;
    }
    int open = -1;
    for (int i = 0; i < c.objectives.length; i++) if (c.objectives[i] == number) open = i;
    // R52.
    Check.that(open >= 0, "R52", "err_gone");
    Check.that((cards & ~c.allCards(seat)) == 0, "6.2", "err_not_yours");
    Check.that((cards & ~spendable(c, seat)) == 0, "R57", "err_reserved");
    Objective objective = Box.OBJECTIVES.get(number);
    Check.that(covers(objective, cards), "6.2", "err_objective_cards");
    Check.that(isLean(objective, cards), "R49", "err_card_too_many");
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      Stock.discard(c, seat, Element.card(card), (c.filedCards[seat] >>> card & 1) != 0);
    }
    c.objectiveDiscard = Decks.with(c.objectiveDiscard, number);
    int next = Decks.drawObjective(c);
    c.objectives[open] = next;
    int token = takeToken(c, seat, objective, claim.alt_token);
    c.tell(
        News.of(Event.Kind.OBJECTIVE, seat)
            .item(1 + number)
            .items(claim.cards)
            .other(token)
            .build());
    if (token == 1 + Special.TOP_SECRET_FILE.ordinal()) {
      c.tell(News.of(Event.Kind.FILE_SHOWN, seat).build());
    }
    c.tell(News.of(Event.Kind.NEW_OBJECTIVE).item(1 + next).build());
    ProgressTrack.gain(c, seat, objective.ranks());
  }

  /** The printed token, or the one named, or the first there is; 0 if none. */
  private static int takeToken(City c, int seat, Objective objective, int named) {
    if (!objective.token().isPresent()) return 0;
    Special token = objective.token().get();
    if (!inSupply(c, token) && named > 0) token = Special.values()[named - 1];
    for (int i = 0; !inSupply(c, token); i++) {
      if (i == ORDER.length) return 0;
      token = ORDER[i];
    }
    c.tokenSupply[token.ordinal()]--;
    c.tokens[Special.KINDS * seat + token.ordinal()]++;
    return 1 + token.ordinal();
  }
}
