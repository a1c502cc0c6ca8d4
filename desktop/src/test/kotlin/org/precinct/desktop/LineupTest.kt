package org.precinct.desktop

import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.precinct.engine.Games

class LineupTest {
    private val kojak = Games.find("kojak").get().info()

    @Test
    fun theSmallestTableUnlessSomethingIsSaid() {
        assertThat(Lineup.of(kojak, null, null, null)).isEqualTo(Lineup(kojak.minSeats(), 0))
    }

    @Test
    fun whatWasNotSaidFollows() {
        assertThat(Lineup.of(kojak, 4, null, null)).isEqualTo(Lineup(4, 0))
        assertThat(Lineup.of(kojak, 4, 1, null)).isEqualTo(Lineup(3, 1))
        assertThat(Lineup.of(kojak, 4, null, 1)).isEqualTo(Lineup(1, 3))
        assertThat(Lineup.of(kojak, null, 2, 2)).isEqualTo(Lineup(2, 2))
    }

    @Test
    fun aGameIsNotForAnyNumber() {
        assertThat(Lineup.of(kojak, kojak.maxSeats() + 1, null, null)).isNull()
        assertThat(Lineup.of(kojak, 1, null, null)).isNull()
        assertThat(Lineup.of(kojak, 2, 2, null)).isNull()
        assertThat(Lineup.of(kojak, 4, 1, 2)).isNull()
    }
}
