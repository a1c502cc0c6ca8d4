package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.unit.dp
import org.precinct.app.art.InkedSign
import org.precinct.app.play.parts.SeatSpots
import org.precinct.app.theme.Brass
import org.precinct.engine.goodcop.kit.Places
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.goodcop.Choosing
import org.precinct.seat.goodcop.GoodCopBoard
import kotlin.math.abs
import kotlin.math.atan2
import kotlin.math.hypot

/** An arrow across the table. */
@Immutable
internal data class Arrow(
    val from: Int,
    val to: Int,
    val kind: Kind,
) {
    enum class Kind {
        /** A gun points at somebody. */
        AIM,

        /** The same, and the shot is announced. */
        SHOT,

        /** Somebody is about to look at a card. */
        LOOK,

        /** Where the viewer would aim; nobody else sees it. */
        WISH,
    }

    companion object {
        fun all(
            table: GoodCopBoard,
            choosing: Choosing?,
        ): List<Arrow> =
            buildList {
                val own = table.own().orElse(null)
                val aiming = choosing?.takeIf { it.task() == Choosing.Task.AIM }
                val wish = aiming?.seat()?.orElse(null)
                table.aims().forEach {
                    // What the viewer is about to change gives way to what it would become.
                    val moves = it.from() == own && wish != null && wish != it.to()
                    val kind = if (it.shot()) Kind.SHOT else Kind.AIM
                    if (!moves) add(Arrow(it.from(), it.to(), kind))
                }
                table.announcement().ifPresent { announced ->
                    announced.place().ifPresent {
                        add(Arrow(announced.by(), Places.seat(it), Kind.LOOK))
                    }
                }
                val aim = own?.let { table.players()[it].aim().orElse(null) }
                if (own != null && wish != null && aim != wish) add(Arrow(own, wish, Kind.WISH))
            }
    }
}

private val ShotSign by lazy { InkedSign(GoodCopSigns.SHOOT) }
private val LookSign by lazy { InkedSign(GoodCopSigns.INVESTIGATE) }

/**
 * Where arrows lie: bent so that they pass no third seat. Each ends in a place of its own on its
 * target's edge, off words, other seats, and where others end, start and pass.
 *
 * @param words where there is something to read
 */
internal fun DrawScope.laid(
    arrows: List<Arrow>,
    spots: SeatSpots,
    words: Collection<Rect>,
): List<Pair<Arrow, Curve>> {
    val radius = RETICLE.toPx()
    val ways =
        arrows.mapNotNull { arrow ->
            val from = spots[arrow.from] ?: return@mapNotNull null
            val to = spots[arrow.to] ?: return@mapNotNull null
            val others = spots.all() - from - to
            arrow to Curve.between(from, to, size.center, ASIDE.toPx(), GAP.toPx(), others)
        }
    val lines =
        ways.associate { (arrow, curve) -> arrow to List(LINE) { curve.at(it / LINE.toFloat()) } }
    val taken = (words + ways.map { Rect(it.second.start, radius / 2) }).toMutableList()
    // Who is nearest has the nearest place.
    val laid =
        ways.sortedBy { it.second.length }.map { (arrow, curve) ->
            val others = lines.minus(arrow).values
            val target = spots[arrow.to]!!
            val seats = spots.all() - target
            val end =
                target.around(radius / 2).minBy {
                    val mark = Rect(it, radius * 1.2f)
                    val covered = (taken + seats).sumOf(mark::covers)
                    val crossed = others.count { line -> line.any(mark::contains) }
                    (it - curve.end).getDistance() + covered * 4 / radius + crossed * radius * 2
                }
            taken += Rect(end, radius * 1.2f)
            arrow to curve.endingAt(end)
        }
    return laid.sortedBy { it.first.kind == Arrow.Kind.SHOT }
}

/** Its line, from where it starts to the mark on its target. */
internal fun DrawScope.line(
    arrow: Arrow,
    curve: Curve,
) {
    val width = (if (arrow.kind == Arrow.Kind.SHOT) 5.dp else 3.dp).toPx()
    val dashes =
        when (arrow.kind) {
            Arrow.Kind.AIM, Arrow.Kind.SHOT -> null
            Arrow.Kind.LOOK, Arrow.Kind.WISH ->
                PathEffect.dashPathEffect(floatArrayOf(7.dp.toPx(), 6.dp.toPx()))
        }
    val line = curve.path(RETICLE.toPx())
    drawPath(line, FeltColour, style = Stroke(width + 3.dp.toPx(), cap = StrokeCap.Round))
    drawPath(line, arrow.colour, style = Stroke(width, cap = StrokeCap.Round, pathEffect = dashes))
    drawCircle(arrow.colour, width * 1.3f, curve.start)
}

/**
 * The mark on its target: an arrowhead if a card is looked at, and otherwise a crosshair.
 *
 * @param badge draws a player's badge around a point, of some width
 */
internal fun DrawScope.mark(
    arrow: Arrow,
    curve: Curve,
    badge: DrawScope.(Int, Offset, Float) -> Unit,
) {
    val radius = RETICLE.toPx()
    if (arrow.kind == Arrow.Kind.LOOK) return drawPath(curve.head(radius * 1.3f), arrow.colour)
    val width = (if (arrow.kind == Arrow.Kind.SHOT) 3.5.dp else 2.dp).toPx()
    drawCircle(FeltColour, radius + 2.dp.toPx(), curve.end)
    drawCircle(arrow.colour, radius, curve.end, style = Stroke(width))
    listOf(Offset(1f, 0f), Offset(-1f, 0f), Offset(0f, 1f), Offset(0f, -1f)).forEach {
        val tick = it * radius
        drawLine(arrow.colour, curve.end + tick * 0.8f, curve.end + tick * 1.3f, width)
    }
    badge(arrow.from, curve.end, radius * 1.45f)
}

/**
 * What an announced arrow means, as a sign on it: over everything that lies in the middle.
 *
 * @param marked where it would cover words or marks
 */
internal fun DrawScope.arrowSign(
    arrow: Arrow,
    curve: Curve,
    marked: Collection<Rect>,
) {
    val sign =
        when (arrow.kind) {
            Arrow.Kind.SHOT -> ShotSign
            Arrow.Kind.LOOK -> LookSign
            Arrow.Kind.AIM, Arrow.Kind.WISH -> return
        }
    val radius = 19.dp.toPx()
    val middle = curve.clear(radius, marked)
    drawCircle(FeltColour, radius, middle)
    drawCircle(arrow.colour, radius, middle, style = Stroke(2.dp.toPx()))
    val corner = middle - Offset(radius * 0.6f, radius * 0.6f)
    sign(sign, corner, radius * 1.2f, arrow.colour, FeltColour)
}

/** Red that stands out from the cloth; to look is no threat. */
private val Arrow.colour: Color
    get() = if (kind == Arrow.Kind.LOOK) Brass.Light else Color(0xFFFF6B57)

/** Half of a crosshair; half of that lies on the target. */
internal val RETICLE = 12.dp

/** Points of a line that are looked at. */
private const val LINE = 32

/** How far two opposite arrows keep apart. */
private val ASIDE = 22.dp

/** Between an arrow's start and the seat. */
private val GAP = 3.dp

/** Places along the edges, this far outside. */
private fun Rect.around(out: Float): List<Offset> =
    List((width / out).toInt()) { left + it * out }
        .flatMap { listOf(Offset(it, top - out), Offset(it, bottom + out)) } +
        List((height / out).toInt()) { top + it * out }
            .flatMap { listOf(Offset(left - out, it), Offset(right + out, it)) }

private fun Rect.covers(other: Rect): Double {
    if (!overlaps(other)) return 0.0
    val covered = intersect(other).size
    return (covered.width * covered.height).toDouble()
}

/** A bent line that leaves one rectangle and ends at another. */
internal class Curve private constructor(
    val start: Offset,
    private val bend: Offset,
    val end: Offset,
) {
    /** From end to end as the crow flies. */
    val length: Float
        get() = hypot(end.x - start.x, end.y - start.y).coerceAtLeast(1f)

    fun at(t: Float): Offset =
        start * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + end * (t * t)

    /** Near the start, but further on where a sign of this [radius] would cover fewer of the [words]. */
    fun clear(
        radius: Float,
        words: Collection<Rect>,
    ): Offset {
        val first = (2 * radius / length).coerceIn(0.2f, 0.5f)
        val places = List(STEPS + 1) { at(first + (1 - 2 * first) * it / STEPS) }
        return places.minBy { words.sumOf(Rect(it, radius)::covers) }
    }

    fun endingAt(place: Offset) = Curve(start, bend, place)

    /** The line without the last part, which the mark covers. */
    fun path(short: Float): Path {
        val way = end - bend
        val length = hypot(way.x, way.y).coerceAtLeast(1f)
        val stop = end - way * (short / length)
        return Path().apply {
            moveTo(start.x, start.y)
            quadraticTo(bend.x, bend.y, stop.x, stop.y)
        }
    }

    fun head(length: Float): Path {
        val way = end - bend
        val angle = atan2(way.y, way.x)
        val cos = kotlin.math.cos(angle)
        val sin = kotlin.math.sin(angle)

        fun turned(
            x: Float,
            y: Float,
        ) = Offset(end.x + x * cos - y * sin, end.y + x * sin + y * cos)
        val left = turned(-length, -length * 0.5f)
        val right = turned(-length, length * 0.5f)
        val notch = turned(-length * 0.7f, 0f)
        return Path().apply {
            moveTo(end.x, end.y)
            lineTo(left.x, left.y)
            lineTo(notch.x, notch.y)
            lineTo(right.x, right.y)
            close()
        }
    }

    companion object {
        private const val STEPS = 12

        /**
         * @param aside how far two opposite lines keep apart
         * @param gap between the line's ends and the rectangles
         * @param others what it should not cross
         */
        fun between(
            from: Rect,
            to: Rect,
            middle: Offset,
            aside: Float,
            gap: Float,
            others: Collection<Rect> = emptyList(),
        ): Curve {
            val way = to.center - from.center
            val length = hypot(way.x, way.y).coerceAtLeast(1f)
            val across = Offset(-way.y, way.x) * (aside / length)
            val half = (from.center + to.center) / 2f

            fun bent(
                part: Float,
                apart: Float,
            ): Curve {
                val bend = half + (middle - half) * part + across * apart
                return Curve(from.inflate(gap).edge(bend), bend, to.inflate(gap).edge(bend))
            }
            // Neighbours: a line that would be too short to see goes by the middle.
            // Between seats close together two opposite lines have little room.
            val curves =
                listOf(1f, 0.35f).flatMap { apart ->
                    listOf(0.55f, 0.8f, 1f, 1.3f).map { bent(it, apart) }
                }
            return curves
                .filter { it.length > 3 * aside }
                .ifEmpty { listOf(curves[2]) }
                .minBy { curve ->
                    (1..<STEPS * 2).count { n ->
                        others.any { curve.at(n / (STEPS * 2f)) in it.inflate(gap) }
                    }
                }
        }

        /** Where the line from the centre to a point leaves the rectangle. */
        private fun Rect.edge(towards: Offset): Offset {
            val way = towards - center
            val x = if (way.x == 0f) Float.MAX_VALUE else width / 2 / abs(way.x)
            val y = if (way.y == 0f) Float.MAX_VALUE else height / 2 / abs(way.y)
            return center + way * minOf(x, y, 1f)
        }
    }
}
