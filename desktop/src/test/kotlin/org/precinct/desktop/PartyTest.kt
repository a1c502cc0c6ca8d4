package org.precinct.desktop

import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.precinct.engine.Games

class PartyTest {
    private val kojak = Games.find("kojak").get().info()

    @Test
    fun theSmallestTableUnlessSomethingIsSaid() {
        assertThat(Party.of(kojak, null, null, null)).isEqualTo(Party(kojak.minSeats(), 0))
    }

    @Test
    fun whatWasNotSaidFollows() {
        assertThat(Party.of(kojak, 4, null, null)).isEqualTo(Party(4, 0))
        assertThat(Party.of(kojak, 4, 1, null)).isEqualTo(Party(3, 1))
        assertThat(Party.of(kojak, 4, null, 1)).isEqualTo(Party(1, 3))
        assertThat(Party.of(kojak, null, 2, 2)).isEqualTo(Party(2, 2))
    }

    @Test
    fun aGameIsNotForAnyNumber() {
        assertThat(Party.of(kojak, kojak.maxSeats() + 1, null, null)).isNull()
        assertThat(Party.of(kojak, 1, null, null)).isNull()
        assertThat(Party.of(kojak, 2, 2, null)).isNull()
        assertThat(Party.of(kojak, 4, 1, 2)).isNull()
    }
}
