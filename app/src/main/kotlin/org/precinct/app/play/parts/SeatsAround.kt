package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
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
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.play.Presence
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
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
 * @param under drawn under the seats: by default the table, see [drawTable]
 * @param over drawn over everything: aims from seat to seat
 * @param centre in the middle of the table, in colours for its dark cloth
 * @param content under each seat's name
 */
@Composable
fun SeatsAround(
    seats: List<SeatLook>,
    modifier: Modifier = Modifier,
    onTouch: ((Int) -> Unit)? = null,
    spots: SeatSpots = rememberSeatSpots(),
    under: DrawScope.(SeatSpots) -> Unit = { drawTable(it) },
    over: DrawScope.(SeatSpots) -> Unit = {},
    centre: @Composable BoxScope.() -> Unit = {},
    content: @Composable (Int) -> Unit = {},
) {
    val bottom = seats.indexOfFirst { it.own }.coerceAtLeast(0)
    val order = List(seats.size) { (bottom + it) % seats.size }
    Layout(
        {
            order.forEach { n ->
                SeatPlate(
                    seats[n],
                    onTouch = onTouch?.let { touch -> { touch(seats[n].seat) } },
                ) { content(seats[n].seat) }
            }
            PrecinctTheme(dark = true) {
                CompositionLocalProvider(LocalContentColor provides Paper.Light) {
                    Box(contentAlignment = Alignment.Center, content = centre)
                }
            }
        },
        modifier.drawWithContent {
            under(spots)
            drawContent()
            over(spots)
        },
    ) { measurables, constraints ->
        val width = constraints.maxWidth
        val gap = 8.dp.roundToPx()
        val others = order.size - 1
        val shape = ring(others, width / 110.dp.roundToPx())
        val cell = (width - 2 * gap) / 3
        val loose = constraints.copy(minWidth = 0, minHeight = 0)
        val own = measurables[0].measure(loose)
        val rest =
            measurables.subList(1, order.size).mapIndexed { n, seat ->
                val top = n >= shape.side && n < shape.side + shape.top
                seat.measure(
                    loose.copy(maxWidth = if (top) (width - gap) / maxOf(shape.top, 2) else cell),
                )
            }
        // Clockwise from the bottom: up the left side, along the top, down the right side.
        val left = rest.subList(0, shape.side)
        val top = rest.subList(shape.side, shape.side + shape.top)
        val right = rest.subList(shape.side + shape.top, others)
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
        layout(width, height) {
            fun put(
                n: Int,
                x: Int,
                y: Int,
                w: Int,
                h: Int,
            ) = spots.put(
                seats[order[n]].seat,
                Rect(x.toFloat(), y.toFloat(), (x + w).toFloat(), (y + h).toFloat()),
            )

            val ownX = (width - own.width) / 2
            own.place(ownX, height - own.height)
            put(0, ownX, height - own.height, own.width, own.height)
            left.forEachIndexed { n, seat ->
                val y =
                    topHeight + gap + room - (room * (2 * n + 1)) / (2 * left.size) -
                        seat.height / 2
                seat.place(0, y)
                put(1 + n, 0, y, seat.width, seat.height)
            }
            top.forEachIndexed { n, seat ->
                val x = (width * (2 * n + 1)) / (2 * top.size) - seat.width / 2
                seat.place(x, 0)
                put(1 + shape.side + n, x, 0, seat.width, seat.height)
            }
            right.forEachIndexed { n, seat ->
                val y = topHeight + gap + (room * (2 * n + 1)) / (2 * right.size) - seat.height / 2
                seat.place(width - seat.width, y)
                put(1 + shape.side + shape.top + n, width - seat.width, y, seat.width, seat.height)
            }
            middle.place((width - middle.width) / 2, topHeight + gap + (room - middle.height) / 2)
        }
    }
}

/** The table top through the middle of all seats: night-blue cloth with a brass edge. */
fun DrawScope.drawTable(spots: SeatSpots) {
    val middles = spots.all().map { it.center }
    if (middles.isEmpty()) return
    val left = middles.minOf { it.x }
    val right = middles.maxOf { it.x }
    val top = middles.minOf { it.y }
    val bottom = middles.maxOf { it.y }
    val margin = 10.dp.toPx()
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

private class Ring(
    val side: Int,
    val top: Int,
)

/** How the others sit: as many along the top as fit, the rest on both sides alike. */
private fun ring(
    others: Int,
    across: Int,
): Ring {
    var top = minOf(others, maxOf(1, minOf(across, (others + 2) / 3 + 1)))
    if ((others - top) % 2 != 0) top = if (top > 1) top - 1 else top + 1
    return Ring((others - top) / 2, top)
}

@Preview(device = "spec:width=411dp,height=891dp")
@Composable
private fun SeatsAroundPreview() =
    PrecinctTheme {
        Surface {
            SeatsAround(
                List(8) {
                    SeatLook(
                        it,
                        Sitter(
                            "Player $it",
                            Tint.entries[it],
                            Badge.entries[it % 6],
                            Presence.HERE,
                        ),
                        own = it == 2,
                    )
                },
                Modifier.size(411.dp, 600.dp),
            ) { Text("cards") }
        }
    }
