package org.precinct.app.play.policecity

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** Rows that wrap, each thing in the middle of its row's height. */
@Composable
fun Flow(
    modifier: Modifier = Modifier,
    gap: Dp = 4.dp,
    content: @Composable () -> Unit,
) = Layout(content, modifier) { measurables, constraints ->
    val space = gap.roundToPx()
    val loose = constraints.copy(minWidth = 0, minHeight = 0)
    val rows = mutableListOf<MutableList<Placeable>>()
    var used = 0
    measurables.map { it.measure(loose) }.forEach { thing ->
        if (rows.isEmpty() || used + space + thing.width > constraints.maxWidth) {
            rows += mutableListOf(thing)
            used = thing.width
        } else {
            rows.last() += thing
            used += space + thing.width
        }
    }
    val heights = rows.map { row -> row.maxOf { it.height } }
    val width = rows.maxOfOrNull { row -> row.sumOf { it.width } + space * (row.size - 1) } ?: 0
    val height = heights.sum() + space * (rows.size - 1).coerceAtLeast(0)
    layout(
        width.coerceIn(constraints.minWidth, constraints.maxWidth),
        height.coerceIn(constraints.minHeight, constraints.maxHeight),
    ) {
        var y = 0
        rows.forEachIndexed { n, row ->
            var x = 0
            row.forEach {
                it.placeRelative(x, y + (heights[n] - it.height) / 2)
                x += it.width + space
            }
            y += heights[n] + space
        }
    }
}
