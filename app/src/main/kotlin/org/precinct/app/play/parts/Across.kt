package org.precinct.app.play.parts

import androidx.compose.ui.unit.Dp

/** How many of [things] stand side by side so that each has the room that it needs: the most. */
fun across(
    things: Int,
    room: Dp,
    each: Dp,
): Int =
    (1..things.coerceAtLeast(1))
        .map { rows -> (things + rows - 1) / rows }
        .first { it <= 1 || room / it >= each }
        .coerceAtLeast(1)
