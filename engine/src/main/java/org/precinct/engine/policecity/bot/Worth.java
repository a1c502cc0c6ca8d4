package org.precinct.engine.policecity.bot;

import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Gain;

/** What things are worth to a bot, in ranks (6.11). */
final class Worth {
  private final Seen seen;

  Worth(Seen seen) {
    this.seen = seen;
  }

  /** One more token of a kind for a player who has that many. */
  private double oneMore(int kind, int has) {
    double worth = 0.40 + (has == 0 ? 0 : has == 1 ? 0.25 : has == 2 ? 0.20 : 0.10);
    return seen.view.track.contains(1 + kind) ? worth + 0.08 : worth;
  }

  double token(int seat, int kind) {
    return oneMore(kind, seen.tokens(seat, kind));
  }

  /** What a player loses with a token he has. */
  double lostToken(int seat, int kind) {
    return oneMore(kind, Math.max(0, seen.tokens(seat, kind) - 1));
  }

  double card(int seat, Card card) {
    double worth = 0;
    for (int district = 0; district < District.ALL; district++) {
      if ((card.districts() >>> district & 1) == 0) continue;
      worth += 0.35;
      for (int number : seen.view.objectives) {
        if (number == 0) continue;
        int needed = Box.OBJECTIVES.get(number - 1).needs().get(district);
        if (needed > seen.cards(seat, district)) worth += 0.22;
      }
    }
    return Math.min(worth, 1.4);
  }

  double element(int seat, int element) {
    return Element.isToken(element)
        ? lostToken(seat, Element.kind(element))
        : card(seat, Box.card(Element.cardOf(element)));
  }

  double gain(int seat, int gain, Card card) {
    return switch (gain) {
      case Gain.CARD -> card(seat, card);
      case Gain.RANK -> 1;
      case Gain.INFORMANT -> 0.35;
      default -> token(seat, Gain.kind(gain));
    };
  }

  double gains(int seat, List<Integer> gains, Card card) {
    double worth = 0;
    for (int gain : gains) worth += gain(seat, gain, card);
    return worth;
  }

  /** What one level of the mafia costs; for the mafioso it is a gain. */
  double mafiaLevel() {
    double level = 10.0 * seen.view.mafia / seen.view.mafia_limit;
    double cost = 0.22 + 0.8 * (level / 10) * (level / 10) + (level >= 7 ? 0.5 : 0);
    return seen.isMafioso() ? -1.3 * cost : cost;
  }

  /** A player's fair part of a place: half by team size, half equal. */
  double fairPart(int seat) {
    int players = 0;
    int members = 0;
    for (int other = 0; other < seen.seats; other++) {
      if (!seen.participates(other)) continue;
      players++;
      members += seen.membersHere(other);
    }
    return 0.5 * seen.membersHere(seat) / members + 0.5 / players;
  }
}
