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
import androidx.compose.material3.Surface
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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import org.precinct.app.R
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.rememberPeek
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.CardType
import kotlin.math.roundToInt

/**
 * The own row, to be laid out anew: drag a card, or touch two to swap them.
 *
 * @param cards the row as it lies, by old slot
 * @param word the name of a card's type
 * @param orders the possible actions and the order that each would give
 */
@Composable
internal fun ArrangeRow(
    arranging: Arranging,
    cards: List<RowCard>,
    word: (RowCard) -> String,
    peek: Peek,
    orders: List<Pair<Action, List<Int>>>,
    onChange: (Arranging) -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val size = arranging.order.size
        val width = ((maxWidth - Gap * (size - 1)) / size).coerceAtMost(100.dp)
        Row(horizontalArrangement = Arrangement.spacedBy(Gap)) {
            arranging.order.forEachIndexed { index, old ->
                key(old) {
                    Laid(index, old, arranging, cards[old - 1], word, peek, orders, width, {
                        if (enabled) onChange(it)
                    })
                }
            }
        }
    }
}

private val Gap = 12.dp

@Composable
private fun Laid(
    index: Int,
    old: Int,
    arranging: Arranging,
    card: RowCard,
    word: (RowCard) -> String,
    peek: Peek,
    orders: List<Pair<Action, List<Int>>>,
    width: Dp,
    onChange: (Arranging) -> Unit,
) {
    var pulled by remember { mutableFloatStateOf(0f) }
    val step = with(LocalDensity.current) { (width + Gap).toPx() }
    val left = stringResource(R.string.goodcop_move_left)
    val right = stringResource(R.string.goodcop_move_right)
    val lifted = arranging.lifted == index
    Column(
        Modifier
            .zIndex(if (pulled != 0f) 1f else 0f)
            .graphicsLayer { translationX = pulled }
            .draggable(
                rememberDraggableState { pulled += it },
                Orientation.Horizontal,
                onDragStopped = {
                    val target =
                        (index + (pulled / step).roundToInt()).coerceIn(arranging.order.indices)
                    pulled = 0f
                    if (target != index) onChange(arranging.swap(index, target))
                },
            ),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        val place = stringResource(R.string.goodcop_laid_at, old, index + 1)
        BigCard(
            card,
            word(card),
            place,
            width,
            peek,
            Modifier.semantics {
                customActions =
                    listOfNotNull(
                        CustomAccessibilityAction(left) {
                            onChange(arranging.swap(index, index - 1))
                            true
                        }.takeIf { index > 0 },
                        CustomAccessibilityAction(right) {
                            onChange(arranging.swap(index, index + 1))
                            true
                        }.takeIf { index < arranging.order.lastIndex },
                    )
            },
            Touch(
                stringResource(
                    when {
                        lifted -> R.string.goodcop_lay_down
                        arranging.lifted != null -> R.string.goodcop_swap_here
                        else -> R.string.goodcop_lift
                    },
                ),
                lifted,
                orders.filter { arranging.touchLeadsTo(index, it.second) }.map { it.first },
            ) { onChange(arranging.touch(index)) },
        )
        Text(
            "${index + 1}",
            Modifier.clearAndSetSemantics { }.alpha(0.9f).padding(top = 2.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

@Preview
@Composable
private fun ArrangeRowPreview() =
    PrecinctTheme {
        Surface {
            ArrangeRow(
                Arranging(listOf(2, 1, 3), 0),
                List(3) { RowCard(it + 1, CardType.HONEST, false, false, emptyList(), false) },
                { "Honest" },
                rememberPeek(),
                emptyList(),
                {},
                Modifier.padding(16.dp),
            )
        }
    }
