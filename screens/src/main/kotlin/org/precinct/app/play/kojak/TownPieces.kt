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
import org.precinct.seat.kojak.KojakBoard
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.sin

/** Everything on the board that moves, each in its place. */
@Immutable
internal class Pieces(
    private val board: KojakBoard,
) {
    private val spots: List<Spot> = board.cars().map(::spot)

    /** @param driven the car on its way and where it is, while it drives */
    fun paint(
        scope: DrawScope,
        driven: Driven?,
        colours: TownColours,
    ) {
        val (free, caught) = board.criminals().partition { it.isFree }
        caught.forEach { scope.paintClosed(it.colour(), it.arrestedBy().asInt, colours) }
        board.warrants().forEach {
            scope.paintWarrant(it.seat(), it.district().warrant(it.place()))
        }
        free.forEach {
            scope.paintCriminal(it.colour(), Town.circle(it.colour(), it.space()).centre)
        }
        board.cars().forEachIndexed { n, car ->
            val moving = driven?.takeIf { it.seat == car.seat() && it.car == car.car() }
            scope.paintCar(
                car.seat(),
                car.car(),
                moving?.at ?: spots[n].at,
                moving?.heading ?: spots[n].heading,
                car.lead(),
                car.mayMove() && moving == null,
                spots[n].size,
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

    private class Spot(
        val at: Offset,
        val heading: Float,
        val size: Float,
    )

    private companion object {
        const val LINE = 4

        /** Cars on one square stand side by side; where many park, in two rows and smaller. */
        fun spot(car: KojakBoard.Car): Spot {
            val place = Town.places[car.square()]
            val heading = heading(place)
            val large = place.box.height > place.box.width
            val n = car.place()
            val column = (n % 2 * 2 - 1) * 21f
            return when {
                large && car.of() <= LINE ->
                    Spot(Offset(place.centre.x, place.box.top + 104f + n * 50f), heading, 1f)
                large ->
                    Spot(
                        Offset(place.centre.x + column, place.box.top + 110f + n / 2 * 53f),
                        -90f,
                        0.68f,
                    )
                place.isLane -> lane(place, heading, car)
                car.of() == 1 -> Spot(place.centre, heading, 1.1f)
                car.of() == 2 -> {
                    val across = Math.toRadians(heading + 90.0)
                    val aside = Offset(cos(across).toFloat(), sin(across).toFloat()) * column
                    Spot(place.centre + aside, heading, 0.92f)
                }
                else -> {
                    val rows = (car.of() + 1) / 2
                    val y = (n / 2 - (rows - 1) / 2f) * (80f / rows)
                    Spot(place.centre + Offset(column, y), heading, 0.55f)
                }
            }
        }

        /** Two cars of one lane stand one behind the other, so that the other lane stays free. */
        private fun lane(
            place: Place,
            heading: Float,
            car: KojakBoard.Car,
        ): Spot {
            if (car.of() == 1) return Spot(place.centre, heading, 0.8f)
            val way = place.heading!!
            val along = Offset(way.x().toFloat(), way.y().toFloat()) * (20f - car.place() * 40f)
            return Spot(place.centre + along, heading, 0.62f)
        }

        /** In degrees, along the street; 0 in a car park. */
        private fun heading(place: Place): Float {
            val way = place.heading ?: return 0f
            return degrees(Offset(way.x().toFloat(), way.y().toFloat()))
        }
    }
}

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
