package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable

/**
 * A row being laid out anew.
 *
 * @param order the old slot of the card that lies at each slot now
 * @param lifted the index of the card that was touched first
 */
@Immutable
internal data class Arranging(
    val order: List<Int>,
    val lifted: Int? = null,
) {
    /** Lifts a card, lays it down again, or swaps it with the one lifted before. */
    fun touch(index: Int): Arranging =
        when (lifted) {
            null -> copy(lifted = index)
            index -> copy(lifted = null)
            else -> swap(lifted, index)
        }

    fun swap(
        a: Int,
        b: Int,
    ): Arranging {
        if (a !in order.indices || b !in order.indices) return this
        val swapped = order.toMutableList()
        swapped[a] = order[b]
        swapped[b] = order[a]
        return Arranging(swapped)
    }

    /** Whether touching the card at an index brings the row closer to another order. */
    fun touchLeadsTo(
        index: Int,
        wanted: List<Int>,
    ): Boolean {
        if (wanted.size != order.size || wanted == order) return false
        val from = lifted ?: return order[index] != wanted[index]
        // A card that lies right is put down again; any other goes where it belongs.
        return index == if (order[from] == wanted[from]) from else wanted.indexOf(order[from])
    }

    companion object {
        fun asItIs(size: Int) = Arranging((1..size).toList())
    }
}
