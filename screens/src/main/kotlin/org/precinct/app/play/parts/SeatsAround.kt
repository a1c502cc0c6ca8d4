package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme

/** Where each seat was laid out, in the coordinates of its [SeatsAround]. Read it while drawing. */
@Stable
class SeatSpots {
    private val spots = mutableStateMapOf<Int, Rect>()

    /** Null before the first layout, and for a seat that is not shown. */
    operator fun get(seat: Int): Rect? = spots[seat]

    internal fun all(): Collection<Rect> = spots.values

    internal fun put(
        seat: Int,
        spot: Rect,
    ) {
        if (spots[seat] != spot) spots[seat] = spot
    }
}

@Composable
fun rememberSeatSpots(): SeatSpots = remember { SeatSpots() }

/**
 * The players around the table as they really sit: clockwise, the own seat at the bottom (without
 * one, as on the public board, the first seat).
 *
 * Fills the width. The height is what the content needs, or more if the place has more.
 *
 * @param seats by seat
 * @param onTouch called with the seat that is touched; null if seats cannot be touched
 * @param facing whether at most four others sit in two rows with the middle between them, each with
 *   half of the width: for a narrow table. Otherwise they sit in a ring around it
 * @param under drawn under the seats: by default the table, see [drawTable]
 * @param over drawn over everything: aims from seat to seat
 * @param centre in the middle of the table, in colours for its dark cloth
 * @param beside after each seat's name
 * @param content under each seat's name
 */
@Composable
fun SeatsAround(
    seats: List<SeatLook>,
    modifier: Modifier = Modifier,
    onTouch: ((Int) -> Unit)? = null,
    facing: Boolean = false,
    spots: SeatSpots = rememberSeatSpots(),
    under: DrawScope.(SeatSpots) -> Unit = { drawTable(it, facing) },
    over: DrawScope.(SeatSpots) -> Unit = {},
    centre: @Composable BoxScope.() -> Unit = {},
    beside: @Composable (Int) -> Unit = {},
    content: @Composable (Int) -> Unit = {},
) {
    val bottom = seats.indexOfFirst { it.own }.coerceAtLeast(0)
    val order = List(seats.size) { (bottom + it) % seats.size }
    Layout(
        {
            order.forEachIndexed { at, n ->
                SeatPlate(
                    seats[n],
                    // Read around the table, the nearest last, and not from the left to the right.
                    Modifier.semantics {
                        isTraversalGroup = true
                        traversalIndex = (if (at == 0) order.size else at).toFloat()
                    },
                    onTouch = onTouch?.let { touch -> { touch(seats[n].seat) } },
                    beside = { beside(seats[n].seat) },
                ) { content(seats[n].seat) }
            }
            PrecinctTheme(dark = true) {
                CompositionLocalProvider(LocalContentColor provides Paper.Light) {
                    val last = order.size + 1f
                    Box(
                        Modifier.semantics {
                            isTraversalGroup = true
                            traversalIndex = last
                        },
                        Alignment.Center,
                        content = centre,
                    )
                }
            }
        },
        modifier.semantics { isTraversalGroup = true }.drawWithContent {
            under(spots)
            drawContent()
            over(spots)
        },
    ) { measurables, constraints ->
        val gap = 8.dp.roundToPx()
        val table =
            if (facing && order.size <= FACING) {
                facing(measurables, constraints, gap)
            } else {
                ring(measurables, constraints, gap, 110.dp.roundToPx())
            }
        layout(constraints.maxWidth, table.height) {
            table.placed.forEachIndexed { n, placed ->
                placed.what.place(placed.x, placed.y)
                if (n < order.size) spots.put(seats[order[n]].seat, placed.spot)
            }
        }
    }
}

/** So many players at most sit face to face. */
private const val FACING = 5

/** Something measured, and where it goes. */
private class Placed(
    val what: Placeable,
    val x: Int,
    val y: Int,
) {
    val spot: Rect
        get() =
            Rect(x.toFloat(), y.toFloat(), (x + what.width).toFloat(), (y + what.height).toFloat())
}

/** The own seat, the others clockwise, and the middle. */
private class Laid(
    val height: Int,
    val placed: List<Placed>,
)

/** The first and the last of the others in a row near the viewer, the rest far away. */
private fun facing(
    measurables: List<Measurable>,
    constraints: Constraints,
    gap: Int,
): Laid {
    val width = constraints.maxWidth
    val loose = constraints.copy(minWidth = 0, minHeight = 0)
    val half = loose.copy(maxWidth = (width - gap) / 2)
    val own = measurables.first().measure(loose)
    val others = measurables.subList(1, measurables.size - 1).map { it.measure(half) }
    val middle = measurables.last().measure(loose)
    val near = if (others.size > 2) listOf(0, others.lastIndex) else emptyList()
    val far = others.indices - near.toSet()
    val farHeight = far.maxOfOrNull { others[it].height } ?: 0
    val nearHeight = near.maxOfOrNull { others[it].height } ?: 0
    val heights = listOf(farHeight, middle.height, nearHeight, own.height)
    val needed = heights.sum() + gap * (heights.count { it > 0 } - 1)
    val height = needed.coerceAtLeast(constraints.minHeight)
    val spare = (height - needed) / 3
    val middleY = farHeight + gap + spare
    val nearY = middleY + middle.height + gap + spare
    return Laid(
        height,
        listOf(Placed(own, (width - own.width) / 2, height - own.height)) +
            others.mapIndexed { n, seat ->
                when (n) {
                    in far -> {
                        val centre = width * (2 * (n - far.first()) + 1) / (2 * far.size)
                        Placed(seat, centre - seat.width / 2, 0)
                    }
                    0 -> Placed(seat, 0, nearY)
                    else -> Placed(seat, width - seat.width, nearY)
                }
            } + Placed(middle, (width - middle.width) / 2, middleY),
    )
}

/** Clockwise from the bottom: up the left side, along the top, down the right side. */
private fun ring(
    measurables: List<Measurable>,
    constraints: Constraints,
    gap: Int,
    narrowest: Int,
): Laid {
    val width = constraints.maxWidth
    val count = measurables.size - 2
    val shape = Ring.of(count, width / narrowest)
    val loose = constraints.copy(minWidth = 0, minHeight = 0)
    val cell = (width - 2 * gap) / 3
    val own = measurables.first().measure(loose)
    val others =
        measurables.subList(1, measurables.size - 1).mapIndexed { n, seat ->
            val top = n >= shape.side && n < shape.side + shape.top
            seat.measure(
                loose.copy(maxWidth = if (top) (width - gap) / maxOf(shape.top, 2) else cell),
            )
        }
    val left = others.subList(0, shape.side)
    val top = others.subList(shape.side, shape.side + shape.top)
    val right = others.subList(shape.side + shape.top, count)
    val sides = maxOf(left.maxOfOrNull { it.width } ?: 0, right.maxOfOrNull { it.width } ?: 0)
    val middle =
        measurables.last().measure(
            loose.copy(maxWidth = (width - 2 * sides - 2 * gap).coerceAtLeast(0)),
        )
    val topHeight = top.maxOfOrNull { it.height } ?: 0
    val sideHeight =
        maxOf(
            left.sumOf { it.height + gap } - gap,
            right.sumOf { it.height + gap } - gap,
            middle.height,
        )
    val needed = topHeight + gap + sideHeight + gap + own.height
    val height = needed.coerceAtLeast(constraints.minHeight)
    val room = height - topHeight - own.height - 2 * gap
    val from = topHeight + gap
    return Laid(
        height,
        listOf(Placed(own, (width - own.width) / 2, height - own.height)) +
            left.mapIndexed { n, seat ->
                val centre = from + room - room * (2 * n + 1) / (2 * left.size)
                Placed(seat, 0, centre - seat.height / 2)
            } +
            top.mapIndexed { n, seat ->
                val centre = width * (2 * n + 1) / (2 * top.size)
                Placed(seat, centre - seat.width / 2, 0)
            } +
            right.mapIndexed { n, seat ->
                val centre = from + room * (2 * n + 1) / (2 * right.size)
                Placed(seat, width - seat.width, centre - seat.height / 2)
            } +
            Placed(middle, (width - middle.width) / 2, from + (room - middle.height) / 2),
    )
}

/**
 * The table top through the middle of all seats: night-blue cloth with a brass edge.
 *
 * @param whole whether it fills the width, so that what lies in the middle may as well
 */
fun DrawScope.drawTable(
    spots: SeatSpots,
    whole: Boolean = false,
) {
    val middles = spots.all().map { it.center }
    if (middles.isEmpty()) return
    val left = if (whole) 0f else middles.minOf { it.x }
    val right = if (whole) size.width else middles.maxOf { it.x }
    val top = middles.minOf { it.y }
    val bottom = middles.maxOf { it.y }
    val margin = if (whole) 2.dp.toPx() else 10.dp.toPx()
    val corner =
        Offset(minOf(left, size.width * 0.2f), minOf(top, size.height * 0.3f)) + Offset(margin, 0f)
    val end =
        Offset(maxOf(right, size.width * 0.8f), maxOf(bottom, size.height * 0.7f)) -
            Offset(margin, 0f)
    val cloth = Size(end.x - corner.x, end.y - corner.y)
    val round = CornerRadius(minOf(cloth.width, cloth.height) * 0.22f)
    drawRoundRect(
        Brush.radialGradient(listOf(Night.High, Night.Middle), center, cloth.maxDimension * 0.6f),
        corner,
        cloth,
        round,
    )
    drawRoundRect(Brass.Middle, corner, cloth, round, style = Stroke(3.dp.toPx()))
}

/** How the others sit in a ring: so many along the top, the rest on both sides alike. */
internal class Ring private constructor(
    val side: Int,
    val top: Int,
) {
    companion object {
        /**
         * As many along the top as look well.
         *
         * @param across as many as fit there
         */
        fun of(
            others: Int,
            across: Int,
        ): Ring {
            var top = minOf(others, maxOf(1, minOf(across, (others + 2) / 3 + 1)))
            if ((others - top) % 2 != 0) top = if (top > 1) top - 1 else top + 1
            return Ring((others - top) / 2, top)
        }
    }
}
