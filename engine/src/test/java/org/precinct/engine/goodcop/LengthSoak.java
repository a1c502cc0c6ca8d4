package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;

import org.junit.Test;

/** How many games of NORMAL bots the turn limit ends: next to none. */
public final class LengthSoak {

  @Test
  public void nextToNoGameEndsByTheTurnLimit() throws Exception {
    int draws = 0;
    for (int seats = 4; seats <= 8; seats++) draws += LengthTest.draws(seats, 600);
    assertThat(draws).isAtMost(3);
  }
}
