package org.precinct.app.play.goodcop

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import com.google.common.truth.Truth.assertThat
import org.junit.Test

/** Where the sign of what is announced lies on its arrow. */
class ArrowsTest {
    private val shooter = Rect(0f, 240f, 170f, 360f)
    private val target = Rect(0f, 0f, 170f, 120f)
    private val curve = Curve.between(shooter, target, Offset(200f, 190f), 22f, 3f)

    private fun sign(vararg words: Rect) = Rect(curve.clear(RADIUS, words.toList()), RADIUS)

    @Test
    fun itIsNearTheActingPlayer() {
        assertThat(sign().center.y).isGreaterThan(curve.at(0.5f).y)
        assertThat(sign().overlaps(shooter)).isFalse()
    }

    @Test
    fun itGivesWayToWords() {
        val deck = Rect(sign().center, 5f)
        assertThat(sign(deck).overlaps(deck)).isFalse()
        assertThat(sign(deck).overlaps(target)).isFalse()
    }

    @Test
    fun whereWordsAreAllAlongItCoversTheFewest() {
        val long = Rect(sign().center, RADIUS)
        val short = Rect(curve.at(0.5f), 2f)
        assertThat(sign(long, short).intersect(long).height).isLessThan(RADIUS)
    }

    private companion object {
        const val RADIUS = 19f
    }
}
