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
            }.sortedBy { it.kind == Kind.SHOT }
    }
}

private val ShotSign by lazy { InkedSign(GoodCopSigns.SHOOT) }
private val LookSign by lazy { InkedSign(GoodCopSigns.INVESTIGATE) }

/** Draws an arrow from seat to seat, bent towards the middle so that it passes no third seat. */
internal fun DrawScope.arrow(
    arrow: Arrow,
    spots: SeatSpots,
    aim: Color,
    look: Color,
    ground: Color,
) {
    val from = spots[arrow.from] ?: return
    val to = spots[arrow.to] ?: return
    val curve = Curve.between(from, to, size.center, ASIDE.toPx(), GAP.toPx())
    val colour = if (arrow.kind == Arrow.Kind.LOOK) look else aim
    val width = (if (arrow.kind == Arrow.Kind.SHOT) 5.dp else 3.dp).toPx()
    val head = (if (arrow.kind == Arrow.Kind.SHOT) 18.dp else 14.dp).toPx()
    val dashes =
        when (arrow.kind) {
            Arrow.Kind.AIM, Arrow.Kind.SHOT -> null
            Arrow.Kind.LOOK, Arrow.Kind.WISH ->
                PathEffect.dashPathEffect(floatArrayOf(7.dp.toPx(), 6.dp.toPx()))
        }
    val line = curve.path(head * 0.7f)
    drawPath(line, ground, style = Stroke(width + 3.dp.toPx(), cap = StrokeCap.Round))
    drawPath(line, colour, style = Stroke(width, cap = StrokeCap.Round, pathEffect = dashes))
    drawCircle(colour, width * 1.3f, curve.start)
    drawPath(curve.head(head), colour)
}

/**
 * What an announced arrow means, as a sign on it: over everything that lies in the middle.
 *
 * @param words where there is something to read
 */
internal fun DrawScope.arrowSign(
    arrow: Arrow,
    spots: SeatSpots,
    words: Collection<Rect>,
    aim: Color,
    look: Color,
    ground: Color,
) {
    val sign =
        when (arrow.kind) {
            Arrow.Kind.SHOT -> ShotSign
            Arrow.Kind.LOOK -> LookSign
            Arrow.Kind.AIM, Arrow.Kind.WISH -> return
        }
    val from = spots[arrow.from] ?: return
    val to = spots[arrow.to] ?: return
    val curve = Curve.between(from, to, size.center, ASIDE.toPx(), GAP.toPx())
    val colour = if (arrow.kind == Arrow.Kind.LOOK) look else aim
    val radius = 19.dp.toPx()
    val middle = curve.clear(radius, words)
    drawCircle(ground, radius, middle)
    drawCircle(colour, radius, middle, style = Stroke(2.dp.toPx()))
    val corner = middle - Offset(radius * 0.6f, radius * 0.6f)
    sign(sign, corner, radius * 1.2f, colour, ground)
}

/** How far two opposite arrows keep apart. */
private val ASIDE = 22.dp

/** Between an arrow's ends and the seats. */
private val GAP = 3.dp

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
        return places.minBy { place ->
            val sign = Rect(place, radius)
            words.filter(sign::overlaps).sumOf {
                val covered = sign.intersect(it).size
                (covered.width * covered.height).toDouble()
            }
        }
    }

    /** The line without the last part, which the arrowhead covers. */
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
         */
        fun between(
            from: Rect,
            to: Rect,
            middle: Offset,
            aside: Float,
            gap: Float,
        ): Curve {
            val way = to.center - from.center
            val length = hypot(way.x, way.y).coerceAtLeast(1f)
            val across = Offset(-way.y, way.x) * (aside / length)
            val half = (from.center + to.center) / 2f

            fun bent(part: Float): Curve {
                val bend = half + (middle - half) * part + across
                return Curve(from.inflate(gap).edge(bend), bend, to.inflate(gap).edge(bend))
            }
            val curve = bent(0.55f)
            // Neighbours: a line that would be too short to see goes by the middle.
            return if (curve.length > 3 * aside) curve else bent(1f)
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
