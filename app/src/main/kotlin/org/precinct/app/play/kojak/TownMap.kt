package org.precinct.app.play.kojak

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.gestures.detectTransformGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import androidx.compose.ui.unit.toSize
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.motion
import org.precinct.app.theme.Brass
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Drive
import org.precinct.engine.kojak.proto.View
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.roundToInt
import kotlin.math.sin

/** What part of the town is in sight. */
@Stable
class TownCamera {
    private var zoom by mutableFloatStateOf(1f)
    private var centre by mutableStateOf(middle)
    internal var frame by mutableStateOf(Size.Zero)

    /** Whether it goes by itself to where something happens. */
    var follows by mutableStateOf(false)
        private set

    private val fit: Float
        get() = minOf(frame.width / Town.size.width, frame.height / Town.size.height)

    val scale: Float
        get() = fit * zoom

    fun toScreen(point: Offset): Offset =
        (point - centre) * scale + Offset(frame.width / 2, frame.height / 2)

    private fun toTown(point: Offset): Offset =
        (point - Offset(frame.width / 2, frame.height / 2)) / scale + centre

    /** Fingers around [fingers] moved by [pan] and spread by [factor]: what is between them stays there. */
    internal fun move(
        fingers: Offset,
        pan: Offset,
        factor: Float,
    ) {
        if (scale == 0f) return
        val held = toTown(fingers)
        zoom = (zoom * factor).coerceIn(1f, MOST)
        centre = bounded(centre + held - toTown(fingers + pan))
    }

    /** The whole town, or the places where something happens. */
    fun follow(on: Boolean) {
        follows = on
        if (!on) {
            zoom = 1f
            centre = middle
        }
    }

    /** Shows these points, as near as they allow. */
    internal fun show(points: List<Offset>) {
        if (points.isEmpty() || fit == 0f) return
        val left = points.minOf { it.x } - MARGIN
        val right = points.maxOf { it.x } + MARGIN
        val top = points.minOf { it.y } - MARGIN
        val bottom = points.maxOf { it.y } + MARGIN
        val near = minOf(frame.width / (right - left), frame.height / (bottom - top))
        zoom = (near / fit).coerceIn(1f, NEAR)
        centre = bounded(Offset((left + right) / 2, (top + bottom) / 2))
    }

    /** Keeps the town in the frame. */
    private fun bounded(wanted: Offset): Offset {
        fun axis(
            at: Float,
            town: Float,
            seen: Float,
        ) = if (seen >= town) town / 2 else at.coerceIn(seen / 2, town - seen / 2)
        if (scale == 0f) return wanted
        return Offset(
            axis(wanted.x, Town.size.width, frame.width / scale),
            axis(wanted.y, Town.size.height, frame.height / scale),
        )
    }

    private companion object {
        val middle = Offset(500f, 700f)
        const val MOST = 4f
        const val NEAR = 2.4f
        const val MARGIN = 120f
    }
}

/**
 * Something on the map that can be touched.
 *
 * @param square where
 * @param offers the actions it leads to
 */
@Immutable
data class Goal(
    val square: Int,
    val label: String,
    val chosen: Boolean,
    val offers: List<Action>,
)

/**
 * The town with its cars and criminals; pinched and dragged, or following what happens.
 *
 * @param districts what they are called, by colour
 * @param goals where the moves may end
 * @param ways all moves: their squares, and the places they begin at
 * @param way the one of them that is looked at
 */
@Composable
fun TownMap(
    view: View,
    districts: List<String>,
    modifier: Modifier = Modifier,
    camera: TownCamera = remember { TownCamera() },
    goals: List<Goal> = emptyList(),
    ways: List<Way> = emptyList(),
    way: Way? = null,
    onGoal: (Goal) -> Unit = {},
) {
    val dark = MaterialTheme.colorScheme.background.luminance() < 0.5f
    val colours = remember(dark) { TownColours(dark) }
    val pieces = remember(view) { Pieces.of(view) }
    val names = rememberNames(districts, colours)
    val drive = rememberDrive(view)
    val said = stringResource(R.string.kojak_map)
    Box(
        modifier
            .clipToBounds()
            .onSizeChanged { camera.frame = it.toSize() }
            .semantics { contentDescription = said }
            .pointerInput(camera) {
                detectTransformGestures { fingers, pan, zoom, _ ->
                    camera.move(fingers, pan, zoom)
                }
            }.pointerInput(
                camera,
            ) { detectTapGestures(onDoubleTap = { camera.follow(!camera.follows) }) }
            .drawBehind {
                inTown(camera) {
                    paintTown(colours)
                    paintNames(names)
                    ways.forEach { if (it != way) paintFaintWay(it.from, it.points) }
                    goals.forEach { if (!it.chosen) paintGoal(Town.places[it.square], false) }
                    goals.forEach { if (it.chosen) paintGoal(Town.places[it.square], true) }
                    way?.let { paintWay(it.from, it.points, WayColour, 16f) }
                    pieces.paint(this, drive.value, colours)
                }
            },
    ) {
        LaunchedEffect(camera.follows, camera.frame, view, way) {
            if (camera.follows) camera.show(pieces.ofInterest(view, way))
        }
        goals.forEach { goal -> key(goal.square) { GoalTarget(goal, camera, onGoal) } }
    }
}

/** The districts' names as they are written on the board; they grow with it, not with the phone's text. */
@Composable
private fun rememberNames(
    districts: List<String>,
    colours: TownColours,
): List<TextLayoutResult> {
    val measurer = rememberTextMeasurer()
    return remember(measurer, districts, colours) {
        districts.map {
            measurer.measure(
                it,
                TextStyle(
                    color = colours.bayInk,
                    fontSize = 30.sp,
                    fontWeight = FontWeight.Bold,
                    letterSpacing = 0.12.em,
                ),
                density = Density(1f),
            )
        }
    }
}

/** Touches on a goal; at least as large as a fingertip, however small the square. */
@Composable
private fun GoalTarget(
    goal: Goal,
    camera: TownCamera,
    onGoal: (Goal) -> Unit,
) {
    val half = with(LocalDensity.current) { (TARGET / 2).toPx() }
    Box(
        Modifier
            .offset {
                val at = camera.toScreen(Town.places[goal.square].centre)
                IntOffset((at.x - half).roundToInt(), (at.y - half).roundToInt())
            }.size(TARGET)
            .offers(goal.offers)
            .semantics {
                contentDescription = goal.label
                role = Role.Button
                selected = goal.chosen
            }.clickable { onGoal(goal) },
    )
}

/** The whole town, or where something happens. */
@Composable
internal fun FollowSwitch(
    camera: TownCamera,
    modifier: Modifier = Modifier,
) {
    val label =
        stringResource(if (camera.follows) R.string.kojak_whole_town else R.string.kojak_follow)
    Surface(
        { camera.follow(!camera.follows) },
        modifier.size(48.dp).semantics { contentDescription = label },
        shape = CircleShape,
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        Box(contentAlignment = Alignment.Center) {
            val ink = MaterialTheme.colorScheme.onSurface
            Box(
                Modifier
                    .size(
                        24.dp,
                    ).drawBehind { if (camera.follows) drawWhole(ink) else drawAim(ink) },
            )
        }
    }
}

private fun DrawScope.drawAim(ink: Color) {
    val width = 2.dp.toPx()
    val stroke = Stroke(width)
    drawCircle(ink, size.minDimension * 0.3f, style = stroke)
    drawCircle(ink, width)
    val reach = size.minDimension / 2
    for ((x, y) in listOf(0f to -1f, 0f to 1f, -1f to 0f, 1f to 0f)) {
        drawLine(
            ink,
            center + Offset(x, y) * (reach * 0.6f),
            center + Offset(x, y) * reach,
            width,
        )
    }
}

private fun DrawScope.drawWhole(ink: Color) {
    val width = 2.dp.toPx()
    val far = size.minDimension * 0.42f
    val arm = size.minDimension * 0.26f
    for ((x, y) in listOf(-1f to -1f, 1f to -1f, -1f to 1f, 1f to 1f)) {
        val corner = center + Offset(x * far, y * far)
        drawLine(ink, corner, corner - Offset(x * arm, 0f), width)
        drawLine(ink, corner, corner - Offset(0f, y * arm), width)
    }
}

/** Draws in the board's own units. */
private fun DrawScope.inTown(
    camera: TownCamera,
    draw: DrawScope.() -> Unit,
) {
    val origin = camera.toScreen(Offset.Zero)
    withTransform({
        translate(origin.x, origin.y)
        scale(camera.scale, camera.scale, Offset.Zero)
    }) { draw() }
}

/** A previewed move. */
@Immutable
data class Way(
    val from: Offset,
    val points: List<Offset>,
)

/** A car and where it stands. */
@Immutable
data class CarPiece(
    val seat: Int,
    val car: Int,
    val at: Offset,
    val heading: Float,
    val lead: Boolean,
    val lit: Boolean,
    /** How large it is drawn. */
    val size: Float,
)

/** Everything on the board that moves. */
@Immutable
class Pieces private constructor(
    private val cars: List<CarPiece>,
    private val criminals: List<Pair<CrimeFile, Offset>>,
    private val warrants: List<Pair<Int, Offset>>,
    private val closed: List<Pair<CrimeFile, Int>>,
) {
    /** @param driven the car on its way and where it is, while it drives */
    fun paint(
        scope: DrawScope,
        driven: Driven?,
        colours: TownColours,
    ) {
        closed.forEach { (file, seat) -> scope.paintClosed(file, seat, colours) }
        warrants.forEach { (seat, at) -> scope.paintWarrant(seat, at) }
        criminals.forEach { (file, at) -> scope.paintCriminal(file, at) }
        cars.forEach { car ->
            val moving = driven?.takeIf { it.seat == car.seat && it.car == car.car }
            scope.paintCar(
                car.seat,
                car.car,
                moving?.at ?: car.at,
                moving?.heading ?: car.heading,
                car.lead,
                car.lit && moving == null,
                car.size,
            )
        }
    }

    /** Where the eye should be: the cars of the one who plays, and the way that is looked at. */
    fun ofInterest(
        view: View,
        way: Way?,
    ): List<Offset> {
        if (way != null) return way.points + way.from
        val current = cars.filter { it.seat == view.current }
        return current.map { it.at } + view.moves.map { Town.places[it.to].centre }
    }

    companion object {
        private const val ARRESTED = 4

        fun of(view: View): Pieces {
            val standing = mutableMapOf<Int, MutableList<Pair<Int, Int>>>()
            view.detectives.forEachIndexed { seat, detective ->
                detective.cars.forEachIndexed { n, square ->
                    standing.getOrPut(square) { mutableListOf() } += seat to n + 1
                }
            }
            val mayMove = view.moves.map { it.car }.toSet()
            val cars =
                standing.flatMap { (square, here) ->
                    here.mapIndexed { n, (seat, car) ->
                        val spot = spot(square, n, here.size)
                        CarPiece(
                            seat,
                            car,
                            spot.at,
                            spot.heading,
                            view.detectives[seat].lead == car,
                            seat == view.current && car in mayMove,
                            spot.size,
                        )
                    }
                }
            val criminals =
                CrimeFile.entries.mapNotNull { file ->
                    val space = view.spaces[file.ordinal]
                    if (space == ARRESTED) null else file to Town.circle(file, space).centre
                }
            return Pieces(cars, criminals, warrants(view), closed(view))
        }

        /** The warrants that are posted: whose, and where they hang. */
        private fun warrants(view: View): List<Pair<Int, Offset>> =
            view.detectives.indices
                .filter { view.detectives[it].posted }
                .groupBy { Town.missions[view.detectives[it].mission!!].file }
                .flatMap { (file, seats) -> seats.mapIndexed { n, it -> it to file.warrant(n) } }

        private fun closed(view: View): List<Pair<CrimeFile, Int>> =
            view.arrests.map { CrimeFile.entries[it.colour.value - 1] to it.seat }

        /** Cars on one square stand side by side; where many park, in two rows and smaller. */
        private fun spot(
            square: Int,
            n: Int,
            of: Int,
        ): Spot {
            val place = Town.places[square]
            val heading = heading(square)
            val large = place.box.height > place.box.width
            val column = (n % 2 * 2 - 1) * 21f
            return when {
                large && of <= LINE ->
                    Spot(Offset(place.centre.x, place.box.top + 104f + n * 50f), heading, 1f)
                large ->
                    Spot(
                        Offset(place.centre.x + column, place.box.top + 110f + n / 2 * 53f),
                        -90f,
                        0.68f,
                    )
                of == 1 -> Spot(place.centre, heading, 1.1f)
                of == 2 -> {
                    val across = Math.toRadians(heading + 90.0)
                    val aside = Offset(cos(across).toFloat(), sin(across).toFloat()) * column
                    Spot(place.centre + aside, heading, 0.92f)
                }
                else -> {
                    val rows = (of + 1) / 2
                    val y = (n / 2 - (rows - 1) / 2f) * (80f / rows)
                    Spot(place.centre + Offset(column, y), heading, 0.55f)
                }
            }
        }

        private class Spot(
            val at: Offset,
            val heading: Float,
            val size: Float,
        )

        private fun heading(square: Int): Float {
            val place = Town.places[square]
            if (!place.kind.isStreet) return 0f
            val next =
                Town.links.first { (from, to) ->
                    from == square &&
                        Town.places[to].kind.isStreet
                }
            val d = Town.places[next.second].centre - place.centre
            return Math.toDegrees(atan2(d.y, d.x).toDouble()).toFloat()
        }

        private const val LINE = 4
    }
}

/** A car on its way. */
@Immutable
data class Driven(
    val seat: Int,
    val car: Int,
    val at: Offset,
    val heading: Float,
)

/** The last move as a drive over its squares; at rest, and without motion at once, null. */
@Composable
private fun rememberDrive(view: View): DriveState {
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
private class DriveState {
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
            val angle = Math.toDegrees(atan2(d.y, d.x).toDouble()).toFloat()
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

private val TARGET = 48.dp
private val WayColour = Brass.Light
