package org.precinct.engine.policecity.bot;

import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Difficulty;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Player;

/** What a bot expects of a slot if it sends a certain team there (6.11). */
final class Prospect {
  private static final double INSPECTOR = 4 / 6.0;
  private static final double SERGEANT = 3 / 6.0;
  private static final double INFORMANT = 4 / 6.0;

  /** How often an informant brings the mafia along. */
  private static final double MAFIA_FACE = 2 / 6.0;

  private final Seen seen;
  private final Worth worth;

  Prospect(Seen seen, Worth worth) {
    this.seen = seen;
    this.worth = worth;
  }

  /**
   * The worth of a slot.
   *
   * @param inspectors own dice there, 0 to 2
   * @param hopeful a colleague may add two inspectors where it is hopeless otherwise
   */
  double value(
      int slot,
      int inspectors,
      boolean sergeant,
      boolean lieutenant,
      int informants,
      boolean hopeful) {
    Card card = Box.card(seen.view.slots.get(slot - 1).card - 1);
    Team team = others(slot);
    team.inspectors += inspectors;
    team.sergeants += sergeant ? 1 : 0;
    team.lieutenants += lieutenant ? 1 : 0;
    team.informants += informants;
    int own = inspectors + (sergeant ? 1 : 0) + (lieutenant ? 1 : 0) + informants;
    double mafiaFaces = -informants * MAFIA_FACE * worth.mafiaLevel();
    if (card.isPlace()) {
      double value = place(card, team, own);
      if (hopeful && own > 0 && team.thrown() < card.handcuffs()) {
        team.inspectors += 2;
        team.players++;
        value = Math.max(value, 0.75 * place(card, team, own));
      }
      return value + mafiaFaces;
    }
    if (card.is(EventKind.POLICE_RAID)) return raid(team) + mafiaFaces;
    return traffic(card, slot, team, inspectors, sergeant, informants) + mafiaFaces;
  }

  /** Who is there without the bot. */
  private Team others(int slot) {
    Team team = new Team();
    for (int seat = 0; seat < seen.seats; seat++) {
      if (seat == seen.me) continue;
      Player player = seen.player(seat);
      boolean there = false;
      for (int die = 0; die < Staff.OWN; die++) {
        if (player.dice.get(die) != slot) continue;
        there = true;
        if (die < 2) team.inspectors++;
        else if (die == 2) team.sergeants++;
        else team.lieutenants++;
      }
      if (there) team.players++;
    }
    for (Informant informant : seen.view.informants) {
      if (informant.at == slot && informant.owner != seen.me) team.informants++;
    }
    return team;
  }

  private double place(Card card, Team team, int own) {
    double secured = team.chance(card.handcuffs());
    double mafia = (1 - secured) * card.mafia() * worth.mafiaLevel();
    if (own == 0) return -mafia;
    double gains = 0;
    for (int gain : Gain.of(card)) gains += worth.gain(seen.me, gain, card);
    double share = (double) own / team.size() * Math.max(0.2, 1 - 0.12 * team.players);
    return secured * gains * share - mafia;
  }

  private double raid(Team team) {
    double levels = 0;
    for (int handcuffs = 3; handcuffs <= team.thrown(); handcuffs += 3) {
      if (handcuffs / 3 <= seen.view.mafia) levels += team.chance(handcuffs);
    }
    return levels * worth.mafiaLevel();
  }

  /** The bot's own total against the best of what the others are expected to have. */
  private double traffic(
      Card card, int slot, Team all, int inspectors, boolean sergeant, int informants) {
    double best = 0;
    for (int seat = 0; seat < seen.seats; seat++) {
      if (seat == seen.me) continue;
      double total = seen.tokens(seat, card.subject());
      Player player = seen.player(seat);
      for (int die = 0; die < 3; die++) {
        if (player.dice.get(die) == slot) total += die < 2 ? INSPECTOR : SERGEANT;
      }
      for (Informant informant : seen.view.informants) {
        if (informant.owner == seat && informant.at == slot) total += INFORMANT;
      }
      best = Math.max(best, total);
    }
    Team mine = new Team();
    mine.inspectors = inspectors;
    mine.sergeants = sergeant ? 1 : 0;
    mine.informants = informants;
    mine.lieutenants = all.lieutenants;
    int tokens = seen.tokens(seen.me, card.subject());
    int needed = (int) Math.max(1, Math.ceil(best - 0.34));
    double lead = mine.chance(needed - tokens);
    double nobody = best > 0 || tokens > 0 ? 0 : 1 - all.chance(1);
    double tie =
        seen.view.difficulty == Difficulty.HARD ? lead - mine.chance(needed + 1 - tokens) : 0;
    return lead - tie * (1 + worth.mafiaLevel()) - nobody * worth.mafiaLevel();
  }

  /** Dice on a slot. */
  private static final class Team {
    int inspectors;
    int sergeants;
    int lieutenants;
    int informants;

    /** Other players there. */
    int players;

    int thrown() {
      return inspectors + sergeants + informants;
    }

    int size() {
      return thrown() + lieutenants;
    }

    /** The chance of at least so many handcuffs, each lieutenant giving one reroll. */
    double chance(int needed) {
      if (needed <= 0) return 1;
      int dice = thrown();
      if (dice < needed) return 0;
      // exactly[k]: the chance of k handcuffs so far; the last one gathers all that suffice.
      double[] exactly = new double[needed + 1];
      exactly[0] = 1;
      for (int die = 0; die < dice; die++) {
        double once =
            die < inspectors ? INSPECTOR : die < inspectors + sergeants ? SERGEANT : INFORMANT;
        double miss = 1;
        for (int i = 0; i <= lieutenants; i++) miss *= 1 - once;
        exactly[needed] += exactly[needed - 1] * (1 - miss);
        for (int k = needed - 1; k > 0; k--) {
          exactly[k] = exactly[k] * miss + exactly[k - 1] * (1 - miss);
        }
        exactly[0] *= miss;
      }
      return exactly[needed];
    }
  }
}
