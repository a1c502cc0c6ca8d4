package org.precinct.app.play.kojak

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import org.precinct.app.play.parts.motion
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Drive
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.kojak.MapPlan
import kotlin.math.atan2

/** Everything on the board that moves, each in its place. */
@Immutable
internal class Pieces(
    private val table: KojakTable,
) {
    private val board = table.board
    private val sitters = table.sitters

    private val spots = board.cars().map(MapPlan::stand)

    /** @param driven the car on its way and where it is, while it drives */
    fun paint(
        scope: DrawScope,
        driven: Driven?,
        colours: TownColours,
    ) {
        val (free, caught) = board.criminals().partition { it.isFree }
        caught.forEach { scope.paintClosed(it.colour(), sitters[it.arrestedBy().asInt], colours) }
        board.warrants().forEach {
            scope.paintWarrant(
                sitters[it.seat()],
                MapPlan.warrant(it.district(), it.place()).offset,
            )
        }
        free.forEach {
            scope.paintCriminal(it.colour(), Town.circle(it.colour(), it.space()).centre)
        }
        board.cars().forEachIndexed { n, car ->
            val moving = driven?.takeIf { it.seat == car.seat() && it.car == car.car() }
            scope.paintCar(
                sitters[car.seat()],
                car.car(),
                moving?.at ?: spots[n].at,
                moving?.heading ?: spots[n].heading(),
                car.lead(),
                car.mayMove() && moving == null,
                spots[n].size(),
            )
        }
    }

    /** Where the eye should be: the cars of the one who plays, and the move that is looked at. */
    fun ofInterest(
        view: View,
        line: RouteLine?,
    ): List<Offset> {
        if (line != null) return line.points + line.from
        val current = spots.filterIndexed { n, _ -> board.cars()[n].seat() == view.current }
        return current.map { it.at } + view.moves.map { Town.places[it.to].centre }
    }
}

private val MapPlan.Stand.at: Offset
    get() = Offset(x(), y())

private fun degrees(way: Offset) = Math.toDegrees(atan2(way.y, way.x).toDouble()).toFloat()

/** A car on its way. */
@Immutable
internal data class Driven(
    val seat: Int,
    val car: Int,
    val at: Offset,
    val heading: Float,
)

/** The last move as a drive over its squares; at rest, and without motion at once, null. */
@Composable
internal fun rememberDrive(view: View): DriveState {
    val drive = remember { DriveState() }
    val moves = motion()
    val last = view.last
    LaunchedEffect(last, moves) {
        if (last == null || !drive.isNew(view) || !moves) return@LaunchedEffect
        drive.run(last)
    }
    return drive
}

@Stable
internal class DriveState {
    private var seen: Any? = this
    private val progress = Animatable(1f)
    private var drive by mutableStateOf<Drive?>(null)

    /** Only what happens while one looks is driven; what was there before is not. */
    fun isNew(view: View): Boolean {
        val first = seen === this
        val new = !first && seen != view.last
        seen = view.last
        return new
    }

    suspend fun run(last: Drive) {
        drive = last
        progress.snapTo(0f)
        progress.animateTo(1f, tween(STEP_MILLIS * last.path.size, easing = LinearEasing))
        drive = null
    }

    val value: Driven?
        get() {
            val now = drive ?: return null
            val points = (listOf(now.from) + now.path).map { Town.places[it].centre }
            val along = progress.value * (points.size - 1)
            val step = along.toInt().coerceAtMost(points.size - 2)
            val d = points[step + 1] - points[step]
            val back = now.direction == Direction.BACK
            val angle = degrees(d)
            return Driven(
                now.seat,
                now.car,
                points[step] + d * (along - step),
                if (back) angle + 180f else angle,
            )
        }

    private companion object {
        const val STEP_MILLIS = 170
    }
}
