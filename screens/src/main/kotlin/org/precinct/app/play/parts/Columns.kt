package org.precinct.app.play.parts

import androidx.compose.ui.unit.Dp

/** The most of [things] that fit side by side in [room], in rows of equal length. */
fun columns(
    things: Int,
    room: Dp,
    each: Dp,
): Int =
    (1..things.coerceAtLeast(1))
        .map { rows -> (things + rows - 1) / rows }
        .first { it <= 1 || room / it >= each }
        .coerceAtLeast(1)
