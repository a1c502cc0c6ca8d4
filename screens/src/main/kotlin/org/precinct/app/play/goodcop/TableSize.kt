package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.play.marked
import org.precinct.app.play.parts.Ring

/**
 * How much room words need.
 *
 * @param head the height of badge and name in a seat of some width
 */
@Immutable
internal class Letters(
    scale: Float = 1f,
    val head: (Dp) -> Dp = { 40.dp },
) {
    val large = scale > LARGE

    /** The line that says on which side a player is. */
    val sideLine = 10.dp + 16.dp * scale
}

/** How everybody's cards fit around the table: as large as the place allows. */
@Immutable
internal data class TableSize(
    /** The width of a card in front of a player. */
    val card: Dp,
    /** Whether few players sit in two rows that face each other. */
    val facing: Boolean,
    /** Whether what players hold lies below their cards, and not beside them. */
    val below: Boolean,
    /** Whether there is room for words in the middle. */
    val words: Boolean = true,
) {
    /** The width of a card in the middle. */
    val pile: Dp
        get() = (card * 0.8f).coerceIn(30.dp, 46.dp)

    companion object {
        /** Around everything. */
        val Margin = 6.dp

        private const val FEW = 5
        private val Gap = 8.dp
        private val Smallest = 24.dp
        private val Largest = 72.dp

        /** A seat's edge, and what is between its name and its cards. */
        private val Edge = 18.dp
        private val OwnSeat = 54.dp
        private val Strip = 92.dp
        private val WordlessStrip = 64.dp
        private val Below = 32.dp
        private val Held = 64.dp
        private val Marks = 27.dp
        private val Low = 400.dp

        /**
         * @param own whether the cards of the seat at the bottom lie elsewhere, large
         * @param sides whether every seat says its side below its cards, as at the end
         * @param marked how many have something below their cards besides, such as a wound
         */
        fun of(
            seats: Int,
            width: Dp,
            height: Dp,
            own: Boolean,
            sides: Boolean = false,
            marked: Int = 0,
            letters: Letters = Letters(),
        ): TableSize {
            val words = height >= Low
            val across = width - Margin * 2
            val high = height - Margin * 2 - if (own) OwnSeat + Gap else 0.dp
            val bottom = if (own) 0 else 1
            if (seats <= FEW && width < height * 1.15f) {
                val rows = 2 + bottom
                val half = (across - Gap) / 2
                val marks = Below * minOf(marked, rows)
                val strip = if (letters.large) WordlessStrip else Strip
                // What players hold lies in the line of their name.
                val name = head(if (letters.large) half - Held else half, sides, letters)
                val row = (high - strip - Gap * rows - marks) / rows - name
                val card = min(cards(half), row / CARD_SHAPE).within()
                return TableSize(card, true, false, words)
            }
            val rows = rows(seats, across, own)
            val cell = (across - Gap * 2) / 3
            val marks = Marks * minOf(marked, rows)
            val name = head(cell, sides, letters)
            val row = (high - Gap * (rows + 1)) / rows - name
            val beside = min((cell - 26.dp) / 3.86f, (row - marks / rows) / CARD_SHAPE)
            val below = min(cards(cell), (row - Below) / CARD_SHAPE)
            return TableSize(maxOf(below, beside).within(), false, below > beside, words)
        }

        /** How high a place must be for everybody, with the smallest cards. */
        fun least(
            seats: Int,
            width: Dp,
            own: Boolean,
            marked: Int,
            letters: Letters,
        ): Dp {
            val across = width - Margin * 2
            val rows = rows(seats, across, own)
            val seat = head((across - Gap * 2) / 3, false, letters) + Smallest * CARD_SHAPE
            val bottom = if (own) OwnSeat + Gap else 0.dp
            return Margin * 2 + bottom +
                (seat + Gap) * rows + Gap + Marks * minOf(marked, rows)
        }

        /** One row along the top and those at the sides, under each other. */
        private fun rows(
            seats: Int,
            across: Dp,
            own: Boolean,
        ): Int = (if (own) 1 else 2) + Ring.of(seats - 1, (across / 110.dp).toInt()).side

        private fun head(
            seat: Dp,
            sides: Boolean,
            letters: Letters,
        ): Dp = Edge + letters.head(seat) + if (sides) letters.sideLine else 0.dp

        /** Three cards side by side in a seat of this width. */
        private fun cards(seat: Dp): Dp = (seat - 20.dp) / 3

        private fun Dp.within(): Dp = coerceIn(Smallest, Largest)
    }
}
