package org.precinct.engine.kojak.bot;

import org.precinct.engine.Bot;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.search.Judgement;

/** What the hard bot's search goes by: games of normal bots, which are short, to their end. */
public record KojakJudgement(Bot<Action, View> normal) implements Judgement<Action, View> {
  private static final int COUNT = 200;

  @Override
  public int count() {
    return COUNT;
  }
}
