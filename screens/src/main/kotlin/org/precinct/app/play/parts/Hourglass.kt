package org.precinct.app.play.parts

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand
import org.precinct.app.theme.Brass
import kotlin.math.PI
import kotlin.math.sin
import kotlin.math.sqrt

/**
 * The sand of [sand], running. It turns over when [Sand.id] changes; its last five seconds are felt.
 *
 * Drawn from the clock of [LocalNow] frame by frame without recomposition. TalkBack finds the time
 * left on it, and is told when ten and five seconds are left.
 */
@Composable
fun Hourglass(
    sand: Sand,
    modifier: Modifier = Modifier,
    height: Dp = 72.dp,
) {
    val now = LocalNow.current
    val moves = motion()
    val frame = rememberFrames(sand)
    val turned = rememberTurn(sand.id, moves)
    val calm = MaterialTheme.colorScheme.secondary
    val late = MaterialTheme.colorScheme.error
    val glass = MaterialTheme.colorScheme.onSurface
    Spacer(
        modifier
            .timeSaid(sand)
            .size(height * 0.62f, height)
            .graphicsLayer {
                frame.value
                rotationZ = turned.value
                val left = sand.left(now())
                if (moves && left in 1..LAST && !sand.stopped) {
                    // A beat each second.
                    val beat = 1f + 0.07f * sin(PI * (left % 1000) / 1000.0).toFloat()
                    scaleX = beat
                    scaleY = beat
                }
            }.drawWithCache {
                val shape = Bulbs(size)
                onDrawBehind {
                    frame.value
                    val left = sand.left(now())
                    val part = left / sand.limit.coerceAtLeast(1).toFloat()
                    val running = !sand.stopped && left > 0
                    val colour = if (left <= LAST) late else calm
                    drawSand(shape, part, running, colour, frame.value)
                    drawGlass(shape, glass)
                }
            },
    )
}

/** Degrees to turn back from: the glass comes over when the sand starts anew. */
@Composable
private fun rememberTurn(
    id: Int,
    moves: Boolean,
): Animatable<Float, *> {
    val turned = remember { Animatable(0f) }
    var last by remember { mutableIntStateOf(id) }
    val feedback = LocalFeedback.current
    LaunchedEffect(id) {
        if (last == id) return@LaunchedEffect
        last = id
        feedback.play(Sensation.SAND_TURN)
        if (moves) {
            turned.snapTo(-180f)
            turned.animateTo(0f, tween(480, easing = FastOutSlowInEasing))
        }
    }
    return turned
}

/** Says the time left, and makes the last seconds felt. */
@Composable
private fun Modifier.timeSaid(sand: Sand): Modifier {
    val now = LocalNow.current
    var seconds by remember(sand.id) { mutableIntStateOf(seconds(sand.left(now()))) }
    SandTicks(sand) { if (it % 10 == 0 || it == 5) seconds = it }
    val name = stringResource(R.string.parts_sand)
    val time =
        when {
            sand.stopped -> stringResource(R.string.parts_sand_stopped)
            seconds == 0 -> stringResource(R.string.parts_sand_out)
            else -> pluralStringResource(R.plurals.parts_sand_left, seconds, seconds)
        }
    return semantics {
        contentDescription = name
        stateDescription = time
        if (seconds in TOLD) liveRegion = LiveRegionMode.Polite
    }
}

private val TOLD = setOf(10, 5, 0)

/** The glass: two bulbs and a neck between two plates. */
private class Bulbs(
    val size: Size,
) {
    val plate = size.height * 0.075f
    val neck = size.width * 0.045f
    val middle = size.height / 2
    private val edge = size.width * 0.10f
    private val top = plate * 0.8f

    val outline =
        Path().apply {
            val right = size.width - edge
            val bottom = size.height - top
            val centre = size.width / 2
            moveTo(edge, top)
            lineTo(right, top)
            cubicTo(
                right,
                middle * 0.72f,
                centre + neck,
                middle * 0.82f,
                centre + neck,
                middle,
            )
            cubicTo(
                centre + neck,
                size.height - middle * 0.82f,
                right,
                size.height - middle * 0.72f,
                right,
                bottom,
            )
            lineTo(edge, bottom)
            cubicTo(
                edge,
                size.height - middle * 0.72f,
                centre - neck,
                size.height - middle * 0.82f,
                centre - neck,
                middle,
            )
            cubicTo(centre - neck, middle * 0.82f, edge, middle * 0.72f, edge, top)
            close()
        }

    /** Where the sand's surface is in the upper bulb, [part] of the sand being there. */
    fun upper(part: Float): Float = middle - (middle - plate * 1.6f) * sqrt(part)

    /** And in the lower one. */
    fun lower(part: Float): Float =
        size.height - plate - (middle - plate * 1.6f) * (1f - sqrt(part))
}

private fun DrawScope.drawSand(
    shape: Bulbs,
    part: Float,
    running: Boolean,
    colour: Color,
    frame: Long,
) = clipPath(shape.outline) {
    val centre = size.width / 2
    val surface = shape.upper(part)
    val heap = shape.lower(part)
    if (part > 0f) {
        // It runs out of the middle, so the surface sinks in there.
        val sink = size.height * 0.05f * (1f - part)
        drawPath(
            Path().apply {
                moveTo(0f, surface - sink * 0.4f)
                quadraticTo(centre, surface + 2 * sink, size.width, surface - sink * 0.4f)
                lineTo(size.width, shape.middle)
                lineTo(0f, shape.middle)
                close()
            },
            Brush.verticalGradient(
                listOf(colour.copy(alpha = 0.82f), colour),
                surface,
                shape.middle,
            ),
        )
    }
    if (part < 1f) {
        val rise = size.height * 0.07f * minOf(1f, 4 * (1f - part)) * (0.4f + 0.6f * part)
        drawPath(
            Path().apply {
                moveTo(0f, heap + rise)
                quadraticTo(centre, heap - 2 * rise, size.width, heap + rise)
                lineTo(size.width, size.height)
                lineTo(0f, size.height)
                close()
            },
            Brush.verticalGradient(listOf(colour, colour.copy(alpha = 0.82f)), heap, size.height),
        )
    }
    if (running) {
        val thread = (shape.neck * 0.8f).coerceAtLeast(1f)
        drawLine(colour, Offset(centre, shape.middle - thread), Offset(centre, heap), thread)
        repeat(GRAINS) { n ->
            val fall = ((frame / 6 + n * 37) % 100) / 100f
            val y = shape.middle + (heap - shape.middle) * fall * fall
            val x = centre + thread * 1.6f * sin(n * 2.4f)
            drawCircle(colour, thread * 0.45f, Offset(x, y))
        }
    }
}

private const val GRAINS = 7

private fun DrawScope.drawGlass(
    shape: Bulbs,
    colour: Color,
) {
    val line = (size.height * 0.018f).coerceAtLeast(1.dp.toPx())
    drawPath(shape.outline, colour.copy(alpha = 0.75f), style = Stroke(line))
    // Light on the glass.
    drawLine(
        Color.White.copy(alpha = 0.55f),
        Offset(size.width * 0.22f, size.height * 0.16f),
        Offset(size.width * 0.27f, size.height * 0.29f),
        line * 1.3f,
    )
    val round = CornerRadius(shape.plate * 0.45f)
    val wide = Size(size.width, shape.plate)
    for (y in listOf(0f, size.height - shape.plate)) {
        drawRoundRect(
            Brush.verticalGradient(listOf(Brass.Light, Brass.Middle), y, y + shape.plate),
            Offset(0f, y),
            wide,
            round,
        )
    }
    for (x in listOf(size.width * 0.035f, size.width * 0.965f)) {
        drawLine(
            Brass.Middle,
            Offset(x, shape.plate * 0.8f),
            Offset(x, size.height - shape.plate * 0.8f),
            line * 1.4f,
        )
    }
}
