package org.precinct.engine.kojak.bot;

import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Detective;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.search.Judgement;

/**
 * What the hard bot's search goes by: it plays on to the next arrest. Whoever makes the others is
 * as good as open then, so all ways to share them out count alike.
 */
public record KojakJudgement(Bot<Action, View> normal) implements Judgement<Action, View> {
  private static final int COUNT = 300;

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public Optional<double[]> estimate(View from, View now) {
    if (now.arrests.size() == from.arrests.size()) return Optional.empty();
    int[] arrests = new int[now.detectives.size()];
    for (int seat = 0; seat < arrests.length; seat++) {
      Detective detective = now.detectives.get(seat);
      arrests[seat] = detective.arrests;
    }
    double[] chances = new double[arrests.length];
    shareOut(arrests, Colour.ALL.size() - now.arrests.size(), 1, chances);
    return Optional.of(chances);
  }

  /** Adds what each seat wins in all the ways in which so many more arrests can be made. */
  private static void shareOut(int[] arrests, int left, double share, double[] chances) {
    if (left == 0) {
      int most = 0;
      for (int own : arrests) most = Math.max(most, own);
      int leaders = 0;
      for (int own : arrests) if (own == most) leaders++;
      for (int seat = 0; seat < arrests.length; seat++) {
        if (arrests[seat] == most) chances[seat] += share / leaders;
      }
      return;
    }
    for (int seat = 0; seat < arrests.length; seat++) {
      arrests[seat]++;
      shareOut(arrests, left - 1, share / arrests.length, chances);
      arrests[seat]--;
    }
  }
}
