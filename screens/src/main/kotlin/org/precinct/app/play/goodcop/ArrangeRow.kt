package org.precinct.app.play.goodcop

import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import org.precinct.app.play.parts.PeekState
import org.precinct.seat.goodcop.Arranging
import org.precinct.seat.goodcop.GoodCopTouch
import kotlin.math.roundToInt

/** The own row, to be laid out anew: drag a card, or touch two to swap them. */
@Composable
internal fun ArrangeRow(
    scene: CopScene,
    state: CopState,
    arranging: Arranging,
    own: CopPlayer,
    peek: PeekState,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val size = arranging.order().size
        val width = ((maxWidth - Gap * (size - 1)) / size).coerceAtMost(100.dp)
        Row(horizontalArrangement = Arrangement.spacedBy(Gap)) {
            arranging.order().forEachIndexed { index, old ->
                key(old) { Laid(scene, state, index + 1, own.cards()[old - 1], peek, width) }
            }
        }
    }
}

private val Gap = 12.dp

/** @param slot where the card lies now */
@Composable
private fun Laid(
    scene: CopScene,
    state: CopState,
    slot: Int,
    card: CopCard,
    peek: PeekState,
    width: Dp,
) {
    val arranging = state.draft.arranging().orElse(null) ?: return
    val slots = 1..arranging.order().size
    val lifted = arranging.lifted().orElse(null)
    // While another card is lifted, a touch says where it goes.
    val moves = lifted == null || lifted == slot
    val move = { to: Int ->
        if (moves && to in slots && to != slot) {
            state.drag(GoodCopTouch.Slot(slot), GoodCopTouch.Slot(to))
        }
    }
    var pulled by remember { mutableFloatStateOf(0f) }
    val step = with(LocalDensity.current) { (width + Gap).toPx() }
    Column(
        Modifier
            .zIndex(if (pulled != 0f) 1f else 0f)
            .graphicsLayer { translationX = pulled }
            .draggable(
                rememberDraggableState { pulled += it },
                Orientation.Horizontal,
                moves,
                onDragStopped = {
                    val target = (slot + (pulled / step).roundToInt()).coerceIn(slots)
                    pulled = 0f
                    move(target)
                },
            ),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        val word =
            when (lifted) {
                null -> "seat.lift"
                slot -> "seat.lay_down"
                else -> "seat.swap_here"
            }
        BigCard(
            card,
            scene.words.word(card.type()),
            scene.text("seat.laid_at", "slot", "${card.slot()}", "place", "$slot"),
            width,
            peek,
            Modifier.sideways(scene, slot > slots.first, slot < slots.last) { move(slot + it) },
            CardTouch(scene.text(word), lifted == slot, state.mark(GoodCopTouch.Slot(slot))) {
                state.touch(GoodCopTouch.Slot(slot))
            },
        )
        Text(
            "$slot",
            Modifier.clearAndSetSemantics { }.alpha(0.9f).padding(top = 2.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

/** What dragging does, for TalkBack. */
private fun Modifier.sideways(
    scene: CopScene,
    left: Boolean,
    right: Boolean,
    onMove: (Int) -> Unit,
): Modifier {
    val moves =
        listOfNotNull(
            ("seat.move_left" to -1).takeIf { left },
            ("seat.move_right" to 1).takeIf { right },
        )
    return semantics {
        customActions =
            moves.map { (key, way) ->
                CustomAccessibilityAction(scene.text(key)) {
                    onMove(way)
                    true
                }
            }
    }
}
