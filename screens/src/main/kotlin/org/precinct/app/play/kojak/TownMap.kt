package org.precinct.app.play.kojak

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.gestures.detectTransformGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.round
import androidx.compose.ui.unit.toSize
import org.precinct.app.play.pointed
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.engine.kojak.kit.Colour
import org.precinct.engine.kojak.proto.Offer
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.kojak.KojakControls
import org.precinct.seat.kojak.KojakTouch
import org.precinct.seat.kojak.Street
import kotlin.math.roundToInt

/**
 * The town with its cars and criminals; pinched and dragged, or following what happens.
 *
 * @param state of the player who looks, who may pick a move; null on the public board
 */
@Composable
internal fun TownMap(
    table: KojakTable,
    modifier: Modifier = Modifier,
    camera: TownCamera = remember { TownCamera() },
    state: KojakSeatState? = null,
) {
    val view = table.view
    val dark = MaterialTheme.colorScheme.background.luminance() < 0.5f
    val colours = remember(dark) { TownColours(dark) }
    val pieces = remember(table) { Pieces(table) }
    val names = rememberWritten(Colour.ALL.map(table.words::district), colours.districts)
    val streets = rememberWritten(Street.entries.map(table.words::street), colours.streets)
    val drive = rememberDrive(view)
    val said = table.scene.text("town.map")
    val routes = if (state?.enabled == true) table.board.routes() else emptyList()
    val picked = state?.draft?.picked()?.orElse(null)
    val lines = remember(table, routes) { routes.map { RouteLine.of(view, it) } }
    val line = remember(table, picked) { picked?.let { RouteLine.of(table, it) } }
    val goals = remember(routes) { routes.map { it.to }.distinct() }
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
                    Street.entries.forEach { paintStreetName(it, streets[it.ordinal]) }
                    lines.forEach { if (it != line) paintFaintLine(it) }
                    goals.forEach { if (it != picked?.to()) paintGoal(Town.places[it], false) }
                    goals.forEach { if (it == picked?.to()) paintGoal(Town.places[it], true) }
                    line?.let { paintLine(it, Brass.Light, 16f) }
                    pieces.paint(this, drive.value, colours)
                }
            },
    ) {
        LaunchedEffect(camera.follows, camera.frame, view, line) {
            if (camera.follows) camera.show(pieces.ofInterest(view, line))
        }
        if (state != null) {
            // What a lesson is about may be a place that no move leads to.
            val shown = (state.pointer?.about as? KojakTouch.Goal)?.takeIf { it.square() !in goals }
            if (shown != null) {
                val half = with(LocalDensity.current) { (TARGET / 2).toPx() }
                val at = camera.toScreen(Town.places[shown.square()].centre) - Offset(half, half)
                Box(Modifier.offset { at.round() }.size(TARGET).pointed(state.pointer, shown))
            }
            goals.forEach { key(it) { GoalTarget(table, it, goals, camera, state) } }
            val offer = routes.find { KojakTouch.Route.of(it) == picked }
            if (offer != null) Bubble(table.words.bubble(offer), offer.to, camera)
        }
    }
}

/** The line of a move over the squares that it takes. */
@Immutable
internal data class RouteLine(
    val from: Offset,
    val points: List<Offset>,
) {
    companion object {
        fun of(
            view: View,
            offer: Offer,
        ): RouteLine {
            val from = view.detectives[view.current].cars[offer.car - 1]
            return RouteLine(Town.places[from].centre, offer.path.map { Town.places[it].centre })
        }

        fun of(
            table: KojakTable,
            route: KojakTouch.Route,
        ): RouteLine? =
            table.board
                .routes()
                .find { KojakTouch.Route.of(it) == route }
                ?.let { of(table.view, it) }
    }
}

/** Words as they are written on the board; they grow with it, not with the phone's text. */
@Composable
private fun rememberWritten(
    words: List<String>,
    letters: TextStyle,
): List<TextLayoutResult> {
    val measurer = rememberTextMeasurer()
    return remember(measurer, words, letters) {
        words.map { measurer.measure(it, letters, density = Density(1f)) }
    }
}

/** Touches on a place where moves end; at least as large as a fingertip, however small the square. */
@Composable
private fun GoalTarget(
    table: KojakTable,
    square: Int,
    goals: List<Int>,
    camera: TownCamera,
    state: KojakSeatState,
) {
    // Where moves end in both lanes of a square, a touch between them is on the nearer side.
    val other = Town.beside(square)?.takeIf { it in goals }
    val half = with(LocalDensity.current) { (TARGET / 2).toPx() }
    val goal = KojakTouch.Goal(square)
    val label =
        remember(table, state) {
            val next = KojakControls.at(square, state.draft, table.view).get()
            table.words.route(next, table.view)
        }
    val chosen =
        state.draft
            .picked()
            .orElse(null)
            ?.to() == square
    Box(
        Modifier
            .offset {
                val lane = camera.toScreen(Town.places[square].centre)
                val at =
                    if (other == null) {
                        lane
                    } else {
                        val across = lane - camera.toScreen(Town.places[other].centre)
                        val apart = lane - across / 2f + across * (half / across.getDistance())
                        camera.inSight(apart, lane, half)
                    }
                IntOffset((at.x - half).roundToInt(), (at.y - half).roundToInt())
            }.size(TARGET)
            .touches(state, goal)
            .semantics {
                contentDescription = label
                role = Role.Button
                selected = chosen
            }.clickable { state.touch(goal) },
    )
}

/** Over the place where the move ends that is looked at: what comes of it. */
@Composable
private fun Bubble(
    text: String,
    square: Int,
    camera: TownCamera,
) {
    val gap = with(LocalDensity.current) { 20.dp.roundToPx() }
    Surface(
        Modifier.layout { measurable, room ->
            val bubble = measurable.measure(room.copy(minWidth = 0, minHeight = 0))
            layout(room.maxWidth, room.maxHeight) {
                val at = camera.toScreen(Town.places[square].centre)
                val x = (at.x - bubble.width / 2f).roundToInt()
                val above = at.y.roundToInt() - gap - bubble.height
                val y = if (above >= 0) above else at.y.roundToInt() + gap
                bubble.place(
                    x.coerceIn(0, (room.maxWidth - bubble.width).coerceAtLeast(0)),
                    y.coerceIn(0, (room.maxHeight - bubble.height).coerceAtLeast(0)),
                )
            }
        },
        shape = MaterialTheme.shapes.medium,
        color = MaterialTheme.colorScheme.inverseSurface,
        contentColor = MaterialTheme.colorScheme.inverseOnSurface,
    ) {
        Text(
            text,
            Modifier.padding(horizontal = 10.dp, vertical = 6.dp),
            style = MaterialTheme.typography.labelMedium,
        )
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

private val TARGET = 48.dp
