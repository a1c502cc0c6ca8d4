package org.precinct.app.play.parts

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import kotlin.math.abs

class SoundsTest {
    @Test
    fun everySensationIsHeardShortlyAndEndsQuietly() {
        for (sensation in Sensation.entries) {
            val sound = Sounds.of(sensation)
            assertWithMessage("$sensation").that(sound.size).isIn(1..Sounds.RATE)
            assertWithMessage(
                "$sensation",
            ).that(sound.maxOf { abs(it.toInt()) }).isGreaterThan(2_000)
            val end = sound.takeLast(20).maxOf { abs(it.toInt()) }
            assertWithMessage("end of $sensation").that(end).isLessThan(2_000)
        }
    }

    @Test
    fun soundsDiffer() {
        val sounds = Sensation.entries.map { Sounds.of(it).toList() }
        assertThat(sounds.toSet()).hasSize(Sensation.entries.size)
    }
}
