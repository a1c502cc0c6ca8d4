package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Heading
import org.precinct.engine.bleus.kit.Side
import org.precinct.seat.bleus.BleusTouch

/**
 * Both sides of the market.
 *
 * @param state null if nobody buys here
 */
@Composable
internal fun Market(
    table: BleusTable,
    card: Dp,
    state: BleusState? = null,
    gap: Dp = 10.dp,
) {
    Column(Modifier.fillMaxWidth().padding(horizontal = 12.dp), Arrangement.spacedBy(gap)) {
        Side.entries.forEach { side ->
            Heading(table.words.side(side))
            Stall(table, side, card, state)
        }
    }
}

/**
 * One side of the market in the order of cost; to a buyer, what is out of reach is pale.
 *
 * @param state null if nobody buys here
 */
@Composable
internal fun Stall(
    table: BleusTable,
    side: Side,
    card: Dp,
    state: BleusState?,
) {
    Text(
        table.words.price(side),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
    CardFlow {
        table.board.market(side).forEach { stack ->
            val face = table.face(stack.card())
            if (state == null) {
                BleusCardArt(face, card, enabled = stack.count() > 0, left = stack.count())
            } else {
                val touch = BleusTouch.MarketCard(stack.card().number())
                val enabled = stack.open() || state.draft.has(touch)
                TouchCard(state, touch, face, card, enabled, left = stack.count())
            }
        }
    }
}
