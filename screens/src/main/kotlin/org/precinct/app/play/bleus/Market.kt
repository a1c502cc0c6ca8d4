package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Heading
import org.precinct.engine.bleus.kit.Side
import org.precinct.seat.bleus.BleusBoard
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
            if (state == null) {
                BleusCardArt(
                    table.face(stack.card()),
                    card,
                    enabled = stack.count() > 0,
                    left = stack.count(),
                )
            } else {
                Goods(table, state, stack, card)
            }
        }
    }
}

/** The market pulled out over the hand: first what the pools can pay, then the rest, pale. */
@Composable
internal fun MarketDrawer(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    modifier: Modifier = Modifier,
) = Surface(
    modifier,
    RoundedCornerShape(topStart = 20.dp, topEnd = 20.dp),
    MaterialTheme.colorScheme.surfaceContainerHigh,
    shadowElevation = 8.dp,
) {
    val (within, rest) = table.board.market().partition { it.open() }
    Column(
        Modifier
            .verticalScroll(rememberScrollState())
            .padding(horizontal = 12.dp, vertical = 8.dp),
        Arrangement.spacedBy(6.dp),
    ) {
        Shelf(table, state, "seat.market.affordable", within, card)
        Shelf(table, state, "seat.market.rest", rest, card)
    }
}

@Composable
private fun Shelf(
    table: BleusTable,
    state: BleusState,
    title: String,
    stacks: List<BleusBoard.Stack>,
    card: Dp,
) {
    if (stacks.isEmpty()) return
    Heading(table.scene.text(title))
    CardFlow { stacks.forEach { Goods(table, state, it, card) } }
}

/** A pile of the market that can be touched. */
@Composable
internal fun Goods(
    table: BleusTable,
    state: BleusState,
    stack: BleusBoard.Stack,
    card: Dp,
) {
    val touch = BleusTouch.MarketCard(stack.card().number())
    val bright = stack.open() || state.draft.has(touch) || !table.board.main()
    TouchCard(state, touch, table.face(stack.card()), card, bright, left = stack.count())
}
