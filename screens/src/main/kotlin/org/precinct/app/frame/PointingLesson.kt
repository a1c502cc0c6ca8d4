package org.precinct.app.frame

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.widthIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import org.precinct.app.play.LessonText
import org.precinct.app.play.Pointer
import org.precinct.app.play.parts.LessonCard
import org.precinct.app.theme.Brass

/** A lesson over the game, on the roomier side of the thing that it is about, with a finger to it. */
@Composable
internal fun PointingLesson(
    lesson: LessonText,
    pointer: Pointer,
    onRead: () -> Unit,
    onNoMore: () -> Unit,
) {
    var corner by remember { mutableStateOf(Offset.Zero) }
    val thing = pointer.at?.translate(-corner) ?: Rect.Zero
    Box(
        Modifier
            .fillMaxSize()
            .onGloballyPositioned { corner = it.positionInRoot() }
            .drawBehind { if (!thing.isEmpty) paintFinger(thing) }
            .semantics {
                isTraversalGroup = true
                traversalIndex = -1f
            },
    ) {
        LessonCard(lesson, onRead, onNoMore, Modifier.beside(thing).widthIn(max = 560.dp), true)
    }
}

private fun Modifier.beside(thing: Rect) =
    layout { measurable, room ->
        val edge = 8.dp.roundToPx()
        val reach = REACH.roundToPx()
        val above = thing.center.y > room.maxHeight / 2
        val near = if (above) thing.top.toInt() - reach else thing.bottom.toInt() + reach
        val height = (if (above) near else room.maxHeight - near) - edge
        val width = room.maxWidth - 2 * edge
        val card = measurable.measure(Constraints(0, width, 0, height.coerceAtLeast(0)))
        layout(room.maxWidth, room.maxHeight) {
            val x = (thing.center.x - card.width / 2).toInt()
            card.place(
                x.coerceIn(edge, edge + width - card.width),
                if (above) near - card.height else near,
            )
        }
    }

/** A ring around the thing, and the tip of the card's speech bubble at it. */
private fun DrawScope.paintFinger(thing: Rect) {
    val round = CornerRadius(12.dp.toPx())
    drawRoundRect(Brass.Light, thing.topLeft, thing.size, round, style = Stroke(3.dp.toPx()))
    val above = thing.center.y > size.height / 2
    val tip = if (above) thing.top else thing.bottom
    val foot = if (above) tip - REACH.toPx() else tip + REACH.toPx()
    val half = 12.dp.toPx()
    val x = thing.center.x
    val finger =
        Path().apply {
            moveTo(x, tip)
            lineTo(x - half, foot)
            lineTo(x + half, foot)
            close()
        }
    drawPath(finger, Brass.Light)
}

private val REACH = 16.dp
