package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertWithMessage;

import org.junit.Test;

/** Of a thousand games of NORMAL bots, the turn limit ends one at most, however many play. */
public final class LengthSoak {

  @Test
  public void nextToNoGameEndsByTheTurnLimit() throws Exception {
    for (int seats = 4; seats <= 8; seats++) {
      assertWithMessage("%s players", seats).that(LengthTest.draws(seats, 1000)).isAtMost(1);
    }
  }
}
