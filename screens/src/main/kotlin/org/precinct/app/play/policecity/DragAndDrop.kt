package org.precinct.app.play.policecity

import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.gestures.scrollBy
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.Sensation
import org.precinct.seat.policecity.CityTouch
import kotlin.math.roundToInt

/**
 * Things dragged across the screen. To drag something somewhere is to touch it and then to touch
 * that place, so both ways do the same.
 */
@Stable
class Dragging {
    /** Where the finger is, in the root's coordinates; null while nothing is dragged. */
    var at by mutableStateOf<Offset?>(null)
        internal set
    internal var ghost by mutableStateOf<(@Composable () -> Unit)?>(null)
    internal val targets = HashMap<CityTouch, LayoutCoordinates>()

    /** Where a drag would end now. */
    fun over(): CityTouch? {
        val finger = at ?: return null
        return targets.entries
            .filter { (_, place) -> place.isAttached && place.boundsInRoot().contains(finger) }
            .minByOrNull { (_, place) -> place.boundsInRoot().area() }
            ?.key
    }

    private fun Rect.area() = width * height
}

/** Draws what is dragged over everything else. */
@Composable
fun DragLayer(
    dragging: Dragging,
    modifier: Modifier = Modifier,
    content: @Composable BoxScope.() -> Unit,
) {
    var corner by remember { mutableStateOf(Offset.Zero) }
    Box(modifier.onGloballyPositioned { corner = it.positionInRoot() }) {
        content()
        val ghost = dragging.ghost
        if (ghost != null) {
            Box(
                Modifier
                    .offset {
                        val finger = (dragging.at ?: Offset.Zero) - corner
                        IntOffset(finger.x.roundToInt(), finger.y.roundToInt())
                    }.graphicsLayer {
                        translationX = -size.width / 2
                        // Above the finger, so that it stays in sight.
                        translationY = -size.height * 0.9f
                        scaleX = 1.15f
                        scaleY = 1.15f
                    },
            ) { ghost() }
        }
    }
}

/**
 * Can be dragged.
 *
 * @param onPick touches it
 * @param onDrop touches what it was dropped on
 */
fun Modifier.dragSource(
    dragging: Dragging,
    enabled: Boolean,
    onPick: () -> Unit,
    onDrop: (CityTouch) -> Unit,
    ghost: @Composable () -> Unit,
): Modifier =
    composed {
        if (!enabled) return@composed this
        val pick by rememberUpdatedState(onPick)
        val drop by rememberUpdatedState(onDrop)
        val image by rememberUpdatedState(ghost)
        val feedback = LocalFeedback.current
        var place by remember { mutableStateOf<LayoutCoordinates?>(null) }
        onGloballyPositioned { place = it }.pointerInput(dragging) {
            val start = { from: Offset ->
                pick()
                feedback.play(Sensation.CARD)
                dragging.at = place?.localToRoot(from)
                dragging.ghost = { image() }
            }
            val end = { dropped: Boolean ->
                val target = dragging.over()
                dragging.at = null
                dragging.ghost = null
                if (dropped && target != null) drop(target)
            }
            // What scrolls around it does not scroll while a finger that began here moves.
            detectDragGestures(start, { end(true) }, { end(false) }) { change, _ ->
                change.consume()
                // Not plus(by): what it lies on may have scrolled meanwhile.
                dragging.at = place?.takeIf { it.isAttached }?.localToRoot(change.position)
            }
        }
    }

/** Scrolls, and by itself while something is held near its upper or lower edge. */
fun Modifier.scrollsUnder(
    dragging: Dragging,
    scroll: ScrollState,
): Modifier =
    composed {
        val edge = with(LocalDensity.current) { EDGE.toPx() }
        var place by remember { mutableStateOf<LayoutCoordinates?>(null) }
        val drags by remember { derivedStateOf { dragging.at != null } }
        LaunchedEffect(drags, scroll) {
            while (drags) {
                withFrameNanos { }
                val view = place?.takeIf { it.isAttached }?.boundsInRoot() ?: continue
                val finger = dragging.at?.takeIf { it.y in view.top..view.bottom } ?: continue
                val up = (1 - (finger.y - view.top) / edge).coerceAtLeast(0f)
                val down = (1 - (view.bottom - finger.y) / edge).coerceAtLeast(0f)
                scroll.scrollBy((down - up) * edge * SPEED)
            }
        }
        onGloballyPositioned { place = it }.verticalScroll(scroll)
    }

private val EDGE = 64.dp

/** The part of the edge's height that a frame scrolls at most. */
private const val SPEED = 0.2f

/** Things can be dropped here. */
fun Modifier.dropTarget(
    dragging: Dragging,
    touch: CityTouch,
): Modifier =
    composed {
        DisposableEffect(dragging, touch) { onDispose { dragging.targets.remove(touch) } }
        onGloballyPositioned { dragging.targets[touch] = it }
    }
