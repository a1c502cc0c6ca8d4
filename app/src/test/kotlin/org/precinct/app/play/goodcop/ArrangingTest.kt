package org.precinct.app.play.goodcop

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test

class ArrangingTest {
    private val orders =
        (1..3)
            .flatMap { a -> (1..3).map { b -> listOf(a, b, 6 - a - b) } }
            .filter { it.toSet() == setOf(1, 2, 3) }

    @Test
    fun twoTouchesSwap() {
        val row = Arranging.asItIs(3).touch(0).touch(2)
        assertThat(row).isEqualTo(Arranging(listOf(3, 2, 1)))
    }

    @Test
    fun aSecondTouchLaysTheCardDownAgain() {
        assertThat(Arranging.asItIs(3).touch(1).touch(1)).isEqualTo(Arranging.asItIs(3))
    }

    @Test
    fun aSwapBeyondTheRowChangesNothing() {
        assertThat(Arranging.asItIs(2).swap(1, 2)).isEqualTo(Arranging.asItIs(2))
    }

    @Test
    fun everyOrderIsReachedFromEveryOther() {
        for (from in orders) {
            for (wanted in orders) {
                for (lifted in listOf(null, 0, 1, 2)) reach(Arranging(from, lifted), wanted)
            }
        }
    }

    @Test
    fun whatLiesRightLeadsNowhere() {
        for (index in 0..2) {
            assertThat(Arranging.asItIs(3).touchLeadsTo(index, listOf(1, 2, 3))).isFalse()
        }
    }

    private fun reach(
        from: Arranging,
        wanted: List<Int>,
    ) {
        var row = from
        repeat(6) {
            val step = (0..2).firstOrNull { row.touchLeadsTo(it, wanted) } ?: return@repeat
            row = row.touch(step)
        }
        assertWithMessage("from $from").that(row.order).isEqualTo(wanted)
    }
}
