package org.precinct.app.play.goodcop

import androidx.compose.ui.unit.dp
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test

class TableSizeTest {
    @Test
    fun fewPlayersOnAPhoneHaveCardsWithWords() {
        for (seats in 4..5) {
            val size = TableSize.of(seats, 411.dp, 460.dp, own = true)
            assertThat(size.facing).isTrue()
            assertThat(size.card).isAtLeast(50.dp)
        }
    }

    @Test
    fun manyPlayersSitAroundTheTable() {
        for (seats in 6..8) {
            val size = TableSize.of(seats, 411.dp, 460.dp, own = true)
            assertThat(size.facing).isFalse()
            assertThat(size.card).isAtLeast(26.dp)
        }
    }

    @Test
    fun aWideTableIsNeverSatAtFaceToFace() {
        assertThat(TableSize.of(4, 520.dp, 330.dp, own = true).facing).isFalse()
    }

    @Test
    fun aSmallerPlaceNeverHasLargerCards() {
        for (seats in 4..8) {
            var last = 0.dp
            for (height in 200..900 step 50) {
                val card = TableSize.of(seats, 411.dp, height.dp, own = true).card
                assertWithMessage("$seats seats, height $height").that(card).isAtLeast(last)
                last = card
            }
        }
    }

    @Test
    fun whatLiesBelowTheCardsHasItsRoom() {
        val bare = TableSize.of(5, 411.dp, 430.dp, own = true).card
        val one = TableSize.of(5, 411.dp, 430.dp, own = true, marked = 1).card
        val two = TableSize.of(5, 411.dp, 430.dp, own = true, marked = 2).card
        val many = TableSize.of(5, 411.dp, 430.dp, own = true, marked = 4).card
        assertThat(one).isLessThan(bare)
        assertThat(two).isLessThan(one)
        assertThat(many).isEqualTo(two)
    }

    @Test
    fun aBoardHasOneRowMore() {
        val phone = TableSize.of(5, 500.dp, 500.dp, own = true)
        assertThat(TableSize.of(5, 500.dp, 500.dp, own = false).card).isLessThan(phone.card)
    }
}
