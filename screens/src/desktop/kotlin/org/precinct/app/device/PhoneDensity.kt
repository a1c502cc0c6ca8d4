package org.precinct.app.device

import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** Large text as Android has it: small letters grow as they are told, those that are large already less. */
data class PhoneDensity(
    override val density: Float,
    override val fontScale: Float,
) : Density {
    private val sizes = sizes(fontScale)

    override fun TextUnit.toDp(): Dp = between(USUAL, sizes, value).dp

    override fun Dp.toSp(): TextUnit = between(sizes, USUAL, value).sp

    private companion object {
        val USUAL = floatArrayOf(8f, 10f, 12f, 14f, 18f, 20f, 24f, 30f, 100f)

        /** What becomes of these at each scale. */
        val GROWN =
            sortedMapOf(
                1f to USUAL,
                1.15f to floatArrayOf(9.2f, 11.5f, 13.8f, 16.4f, 19.8f, 21.8f, 25.2f, 30f, 100f),
                1.3f to floatArrayOf(10.4f, 13f, 15.6f, 18.8f, 21.6f, 23.6f, 26.4f, 30f, 100f),
                1.5f to floatArrayOf(12f, 15f, 18f, 22f, 24f, 26f, 28f, 30f, 100f),
                1.8f to floatArrayOf(14.4f, 18f, 21.6f, 24.4f, 27.6f, 30.8f, 32.8f, 34.8f, 100f),
                2f to floatArrayOf(16f, 20f, 24f, 26f, 30f, 34f, 36f, 38f, 100f),
            )

        fun sizes(scale: Float): FloatArray {
            GROWN[scale]?.let { return it }
            val below = GROWN.headMap(scale)
            val above = GROWN.tailMap(scale)
            if (below.isEmpty() || above.isEmpty()) {
                return FloatArray(USUAL.size) { USUAL[it] * scale }
            }
            val part = (scale - below.lastKey()) / (above.firstKey() - below.lastKey())
            val (less, more) = below.getValue(below.lastKey()) to above.getValue(above.firstKey())
            return FloatArray(USUAL.size) { less[it] + (more[it] - less[it]) * part }
        }

        fun between(
            from: FloatArray,
            to: FloatArray,
            value: Float,
        ): Float {
            val next = from.indexOfFirst { it >= value }
            if (next == 0) return value * to[0] / from[0]
            if (next < 0) return value * to.last() / from.last()
            val part = (value - from[next - 1]) / (from[next] - from[next - 1])
            return to[next - 1] + (to[next] - to[next - 1]) * part
        }
    }
}
