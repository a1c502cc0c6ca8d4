package org.precinct.app.play.parts

import com.google.common.truth.Truth.assertThat
import org.junit.Test
import kotlin.math.sin

class ShakeMeterTest {
    private val shakes = mutableListOf<Shake>()
    private val meter = ShakeMeter { shakes += it }

    @Test
    fun threeHardPullsAreAShake() {
        pull(0, 30f)
        pull(100, -30f)
        assertThat(shakes).isEmpty()
        pull(200, 30f)
        assertThat(shakes).hasSize(1)
    }

    @Test
    fun whatThePhoneMeasuredIsInTheTrace() {
        repeat(3) { pull(it * 100L, 30f + it) }
        assertThat(shakes.single().trace.any { it != 0.toByte() }).isTrue()
    }

    @Test
    fun walkingIsNoShake() {
        for (step in 0..500) pull(step * 20L, 9.8f + 5 * sin(step / 3f))
        assertThat(shakes).isEmpty()
    }

    @Test
    fun oneBlowIsNoShake() {
        for (n in 0..5) pull(n * 5L, 40f)
        assertThat(shakes).isEmpty()
    }

    @Test
    fun afterAShakeThereIsARest() {
        for (n in 0..9) pull(n * 100L, 30f)
        assertThat(shakes).hasSize(1)
        for (n in 20..29) pull(n * 100L, 30f)
        assertThat(shakes).hasSize(2)
    }

    private fun pull(
        at: Long,
        force: Float,
    ) = meter.measured(at, force, 0f, 0f)
}
