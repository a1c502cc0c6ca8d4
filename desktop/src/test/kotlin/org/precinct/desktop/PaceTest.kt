package org.precinct.desktop

import com.google.common.truth.Truth.assertThat
import org.junit.Test

class PaceTest {
    private var nanos = 0L
    private val pace = Pace { nanos }

    private fun pass(millis: Long) {
        nanos += millis * 1_000_000
    }

    @Test
    fun timePassesAsOursDoes() {
        pass(70)
        assertThat(pace.now()).isEqualTo(70)
    }

    @Test
    fun anotherSpeedCountsFromNowOn() {
        pass(100)
        pace.speed = 5
        assertThat(pace.now()).isEqualTo(100)
        pass(10)
        assertThat(pace.now()).isEqualTo(150)
        pace.speed = 1
        pass(10)
        assertThat(pace.now()).isEqualTo(160)
    }
}
