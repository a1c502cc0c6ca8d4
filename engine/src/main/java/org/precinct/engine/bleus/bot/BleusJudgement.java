package org.precinct.engine.bleus.bot;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.search.Judgement;

/**
 * What the hard bot's search goes by: it thinks about purchases and about what a played card asks,
 * plays a few rounds on with a keener taste than NORMAL has, and then judges by points and by what
 * everybody's decks promise.
 */
public record BleusJudgement(Box box, Bot<Action, View> normal) implements Judgement<Action, View> {
  private static final int COUNT = 60;
  private static final int ROUNDS = 2;

  // So many points between two players make one of them a clear favourite: now, and for each turn
  // that is left.
  private static final double LEAD = 1.5;
  private static final double LEAD_PER_TURN = 0.35;

  public BleusJudgement(Box box) {
    this(box, new NormalBot(box, Taste.KEEN));
  }

  @Override
  public int count() {
    return COUNT;
  }

  /** Plays and arrests are NORMAL's. */
  @Override
  public double[] weights(View view, List<Action> choices, Optional<Action> normal) {
    double[] weights = new double[choices.size()];
    boolean main = view.phase == View.Phase.MAIN;
    Action usual = normal.get();
    if (main && usual.buy == null && usual.end == null) return weights;
    for (int i = 0; i < weights.length; i++) {
      Action action = choices.get(i);
      boolean worthwhile = !main || action.buy != null || action.end != null;
      weights[i] = worthwhile && action.undo == null ? 1 : 0;
    }
    return weights;
  }

  @Override
  public Optional<double[]> estimate(View from, View now) {
    int seats = now.players.size();
    if (turn(now) < turn(from) + ROUNDS * seats) return Optional.empty();
    Worth worth = Worth.in(box, now, Taste.KEEN);
    Forecast forecast = new Forecast(box, worth);
    double left = worth.turnsUsed();
    double[] points = new double[seats];
    double most = 0;
    for (int seat = 0; seat < seats; seat++) {
      int[] counts = new int[box.size()];
      for (int i = 0; i < counts.length; i++) counts[i] = now.holdings.get(seat).cards.get(i);
      points[seat] = now.players.get(seat).points + left * forecast.turn(counts);
      most = Math.max(most, points[seat]);
    }
    double[] chances = new double[seats];
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      double behind = (most - points[seat]) / (LEAD + LEAD_PER_TURN * left);
      // Nearly an exponential, which is not the same on every device.
      chances[seat] = 1 / (1 + behind + behind * behind / 2);
      sum += chances[seat];
    }
    for (int seat = 0; seat < seats; seat++) chances[seat] /= sum;
    return Optional.of(chances);
  }

  private static int turn(View view) {
    int seats = view.players.size();
    return view.round * seats + Math.floorMod(view.seat - view.first, seats);
  }
}
