package org.precinct.seat.policecity;

import static com.google.common.truth.Truth.assertThat;

import org.junit.Test;

/**
 * A round stays as short as it is, in touches and in time; the figures of many games are tighter.
 */
public final class FiguresTest {
  private static final int GAMES = 12;

  @Test
  public void aRoundOfFourTakesFewTouches() throws Exception {
    Figures.Round round = Figures.of(PlayedGames.GAME, 4, GAMES);
    assertThat(round.touches()).isLessThan(17.0);
    assertThat(round.goingOn()).isLessThan(2.2);
    assertThat(round.ready()).isLessThan(1.15);
    assertThat(round.windows()).isGreaterThan(GAMES);
    assertThat(round.empty()).isEqualTo(0);
    assertThat(round.seconds()).isLessThan(155.0);
  }

  @Test
  public void aRoundOfSixDoesNotDragOn() throws Exception {
    Figures.Round round = Figures.of(PlayedGames.GAME, 6, GAMES);
    assertThat(round.ready()).isLessThan(1.15);
    assertThat(round.empty()).isEqualTo(0);
    assertThat(round.seconds()).isLessThan(225.0);
  }
}
