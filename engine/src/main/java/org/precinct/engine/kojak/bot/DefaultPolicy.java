package org.precinct.engine.kojak.bot;

import java.util.List;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Cards;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.TrapCard;
import org.precinct.engine.kojak.kit.ViewReader;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.View;

/** The decisions of absent players and of the normal bot, from what everybody sees (6.8). */
public final class DefaultPolicy {
  private static final int NEVER = -99;

  private final Board board;
  private final Cards cards;

  public DefaultPolicy(Catalogue box) {
    board = box.board();
    cards = box.cards();
  }

  /** What the current player of a game that is not over does. */
  public Action decide(View view) {
    return switch (view.phase) {
      case MOVE -> Actions.move(view.seq, bestMove(view));
      case TRAP_CHOICE -> Actions.choose(view.seq, bestChoice(view));
      case JOIN_CHOICE -> Actions.join(view.seq, joins(view));
      default -> Actions.roll(view.seq);
    };
  }

  /** The first of the best: the view's order is that in which ties are broken. */
  private Offer bestMove(View view) {
    Offer best = view.moves.get(0);
    int most = Integer.MIN_VALUE;
    for (Offer move : view.moves) {
      int score = score(view, move);
      if (score > most) {
        most = score;
        best = move;
      }
    }
    return best;
  }

  /** How good a move is. */
  public int score(View view, Offer move) {
    if (move.effect == Effect.ARRESTS) return 10000;
    Detective own = view.detectives.get(view.current);
    int old = own.cars.get(move.car - 1);
    int other = own.cars.get(2 - move.car);
    int police = board.policePark();
    return switch (own.stage) {
      case RACE -> board.distance(old, police) - board.distance(move.to, police);
      case MISSION -> mission(move.to, other);
      case STAKEOUT -> {
        // The second car clears the road.
        if (move.car != own.lead) yield 500;
        yield approach(move, board.stakeout(file(own)));
      }
      case WARRANT -> approach(move, police);
      case CHASE -> chase(view, own, old, other, move);
    };
  }

  private int mission(int to, int other) {
    if (to == board.missionRoom()) return 1000;
    int here = outlook(to);
    int there = outlook(other);
    return 4 * Math.max(here, there) + Math.min(here, there);
  }

  /** f of 6.8: how good a square is for getting into the mission room. */
  private int outlook(int at) {
    if (at == board.centrePark() || at == board.missionRoom()) return NEVER;
    int far = Math.max(0, board.distance(at, board.missionRoom()) - 3);
    return 3 * board.missionRolls(at) - 2 * far;
  }

  private int approach(Offer move, int goal) {
    return move.to == goal ? 1000 : 5 * trap(move) - 2 * board.distance(move.to, goal);
  }

  private int chase(View view, Detective own, int old, int other, Offer move) {
    Colour file = file(own);
    int otherFar = board.toEntrance(other, file);
    int after = Math.min(board.toEntrance(move.to, file), otherFar);
    if (ViewReader.space(view, file) == Circle.RED) return -10 * after;
    int before = Math.min(board.toEntrance(old, file), otherFar);
    return 12 * trap(move)
        + (board.isEntrance(move.to, file) ? 6 : 0)
        + board.trapRolls(move.to)
        - 2 * Math.max(0, after - Math.max(before, 3));
  }

  private static int trap(Offer move) {
    return move.effect == Effect.DRAWS_TRAP ? 1 : 0;
  }

  /** Somebody who is about to arrest will not be caught up with. */
  private boolean joins(View view) {
    return ViewReader.space(view, cards.file(view.offered)) != Circle.RED;
  }

  private ChooseCriminal bestChoice(View view) {
    Colour own = file(view.detectives.get(view.current));
    boolean swap = cards.trap(view.trap).effect() == TrapCard.Effect.SWAP_OWN;
    return swap ? mixedFiles(view, own) : informer(view, own);
  }

  private static ChooseCriminal informer(View view, Colour own) {
    int missing = Math.floorMod(Circle.RED - ViewReader.space(view, own), 4);
    if (missing == 1) return new ChooseCriminal(own.message(), 1);
    if (missing == 3) return new ChooseCriminal(own.message(), -1);
    for (Colour other : Colour.ALL) {
      if (other != own && ViewReader.space(view, other) == Circle.RED) {
        return new ChooseCriminal(other.message(), 1);
      }
    }
    if (missing == 0) {
      for (Colour other : Colour.ALL) {
        if (other != own && ViewReader.isFree(view, other)) {
          return new ChooseCriminal(other.message(), 1);
        }
      }
    }
    return new ChooseCriminal(own.message(), 1);
  }

  private static ChooseCriminal mixedFiles(View view, Colour own) {
    List<ChooseCriminal> others = view.criminals;
    ChooseCriminal best = others.get(0);
    int most = -1;
    for (ChooseCriminal other : others) {
      int space = ViewReader.space(view, Colour.of(other.colour));
      int worth = space == Circle.RED ? 2 : 0;
      // On red already, only an exchange for red keeps the own criminal there.
      if (ViewReader.space(view, own) != Circle.RED && space % 2 == 1) worth = 1;
      if (worth > most) {
        most = worth;
        best = other;
      }
    }
    return best;
  }

  private Colour file(Detective detective) {
    return cards.file(detective.mission);
  }
}
