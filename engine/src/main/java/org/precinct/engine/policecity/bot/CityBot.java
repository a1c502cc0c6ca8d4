package org.precinct.engine.policecity.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Combination;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/**
 * A captain without a person (6.11).
 *
 * <p>It settles in every open phase: placements, proposals and offers are counted in the view, and
 * after its share of them it is ready or done.
 */
public final class CityBot implements Bot<Action, View> {
  private final BotLevel level;

  public CityBot(BotLevel level) {
    this.level = level;
  }

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    if (level == BotLevel.EASY && chance.oneIn(3)) {
      List<Action> whims = whims(view, choices);
      if (!whims.isEmpty()) return Optional.of(chance.pick(whims));
    }
    Seen seen = new Seen(view);
    Worth worth = new Worth(seen);
    Optional<Action> claim = claim(seen, choices);
    if (claim.isPresent()) return claim;
    // Reinforcements come from anybody.
    if (view.phase == Phase.SECURE) return new PlaceBot(seen, worth).secure();
    if (!Packed.has(view.asked, seen.me)) return Optional.empty();
    return inPhase(seen, worth, choices, chance);
  }

  /** What a NORMAL bot claims in talks with this view, as positions in the list of gains. */
  public static List<Integer> wants(View view) {
    Seen seen = new Seen(view);
    return new TalkBot(seen, new Worth(seen)).wants();
  }

  /** Who takes which gain, if all get about their part: 1 + a seat for each. */
  public static List<Integer> shares(View view) {
    Seen seen = new Seen(view);
    return new TalkBot(seen, new Worth(seen)).shares();
  }

  /** What an easy bot may do at random: nothing that undoes, so that it settles as well. */
  private static List<Action> whims(View view, List<Action> choices) {
    List<Action> whims = new ArrayList<>();
    if (view.mine.decided || view.players.get(view.mine.seat).acts >= 8) return whims;
    for (Action action : choices) {
      boolean undoes =
          action.word == Word.UNSUPPORT
              || action.word == Word.TURN_DOUBLE
              || action.take_back != null
              || action.file_out != null
              || action.unwant != null
              || action.unpledge != null
              || action.withdraw != null;
      if (!undoes) whims.add(action);
    }
    return whims;
  }

  private static Optional<Action> inPhase(
      Seen seen, Worth worth, List<Action> choices, Chance chance) {
    DeployBot deploy = new DeployBot(seen, worth);
    PlaceBot place = new PlaceBot(seen, worth);
    TalkBot talk = new TalkBot(seen, worth);
    switch (seen.view.phase) {
      case DEPLOY:
        return deploy.live();
      case NEGOTIATE, STATEMENT:
        return talk.negotiate(chance);
      case PLEDGE:
        return talk.pledge();
      case MAFIA_DEAL:
        return talk.deal();
      case TRADE:
        return talk.trade();
      default:
    }
    if (seen.view.mine.decided) return Optional.empty();
    return switch (seen.view.phase) {
      case DEPLOY_TURN -> Optional.of(deploy.inTurn());
      case ADJUST_TURN -> Optional.of(deploy.adjust(choices));
      case AFTER_DEPLOY -> Optional.of(deploy.special(Word.PASS));
      case ANNOUNCED -> Optional.of(deploy.announced(choices));
      case REROLL, C_REROLL -> Optional.of(place.reroll());
      case OFFICER -> Optional.of(place.officer());
      case C_POINT -> Optional.of(place.point());
      case C_REMOVE -> Optional.of(place.remove());
      case OFFICE_KEEP -> Optional.of(place.keep());
      case PICK -> Optional.of(place.pick());
      case SOLO -> Optional.of(Actions.takeAllBut(seen.view.phase_id, List.of()));
      // ACK, TAP or DONE: the first and only thing to do.
      default -> Optional.of(choices.get(0));
    };
  }

  /** Objectives at once, combinations when they pay. */
  private static Optional<Action> claim(Seen seen, List<Action> choices) {
    int most = 0;
    Optional<Action> best = Optional.empty();
    for (Action action : choices) {
      int ranks = 0;
      if (action.claim != null) {
        ranks = Box.objectiveNumbered(action.claim.objective).ranks();
      } else if (action.combine != null) {
        Combination combination = Box.combinationNumbered(action.combine.combo);
        if (combination.ranks() > 1 || pairPays(seen)) ranks = combination.ranks();
      }
      if (ranks <= most) continue;
      most = ranks;
      best = Optional.of(action);
    }
    return best;
  }

  /** A pair only when it makes a chief, or when the race is nearly over. */
  private static boolean pairPays(Seen seen) {
    return seen.mine().rank + 1 >= seen.view.goal || seen.highestRank() >= seen.view.goal - 2;
  }
}
