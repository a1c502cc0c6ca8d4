package org.precinct.app.play.bleus

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.rememberSeat
import org.precinct.engine.bleus.kit.Card
import org.precinct.engine.bleus.kit.Side
import org.precinct.engine.bleus.proto.Action
import org.precinct.seat.bleus.BleusControls
import org.precinct.seat.bleus.BleusTouch

/** A player's phone: the suburb above, and under the thumb the pools, the hand or the market. */
@Composable
internal fun BleusSeat(
    scene: BleusScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) = TabletScale(1.4f, modifier) {
    YourTurn(scene.called, scene.seat)
    val table = rememberTable(scene)
    var looking by remember { mutableStateOf<Int?>(null) }
    var reading by remember { mutableStateOf<Card?>(null) }
    val onRead: (Card) -> Unit = remember { { reading = it } }
    CompositionLocalProvider(LocalReader provides onRead) {
        BoxWithConstraints {
            val roomy = min(maxWidth, maxHeight) > ROOMY
            val controls = if (roomy) BleusControls.SPREAD else BleusControls.DRAWER
            val state = rememberSeat(scene, controls, onAct)
            // What a banner leaves of an upright phone is no landscape.
            if (maxWidth > maxHeight && maxWidth >= 600.dp) {
                Landscape(table, state, cardWidth(maxWidth / 2), roomy) { looking = it }
            } else {
                val card = cardWidth(maxWidth, small = !roomy)
                // Where a question has a tall bar, a low screen scrolls as one.
                val low = maxHeight < LOW && !table.board.main()
                Upright(table, state, card, roomy, low) { looking = it }
            }
        }
    }
    looking?.let { PlayerSheet(table, it) { looking = null } }
    reading?.let { CardSheet(table, it) { reading = null } }
}

private val LOW = 560.dp

@Composable
private fun Landscape(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    roomy: Boolean,
    onPlayer: (Int) -> Unit,
) = Row(Modifier.fillMaxSize()) {
    Column(Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState())) {
        Everybody(table, state, card, onPlayer)
        if (table.board.yours() && roomy) OwnHand(table, state, card)
    }
    Column(Modifier.weight(1f).fillMaxHeight()) {
        if (isMarketOpen(table, state)) {
            MarketDrawer(table, state, card, Modifier.weight(1f))
        } else {
            Column(
                Modifier
                    .weight(1f)
                    .verticalScroll(rememberScrollState())
                    .padding(vertical = 8.dp),
            ) { Supply(table, state, card, roomy) }
        }
        BleusBar(table, state)
    }
}

@Composable
private fun Upright(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    roomy: Boolean,
    low: Boolean,
    onPlayer: (Int) -> Unit,
) = Column(Modifier.fillMaxSize()) {
    val open = isMarketOpen(table, state)
    // Large letters need the whole height to scroll in.
    val large = LocalDensity.current.fontScale > LARGE_TEXT
    val fixed = table.board.yours() && !roomy && !low && !large
    Column(
        Modifier
            .weight(1f)
            .fillMaxWidth()
            .verticalScroll(rememberScrollState())
            .padding(bottom = 8.dp),
        Arrangement.spacedBy(6.dp),
    ) {
        Everybody(table, state, card, onPlayer)
        if (table.board.yours() && roomy) OwnHand(table, state, card)
        if (fixed) {
            Gains(table, state, card)
        } else if (!open) {
            Supply(table, state, card, roomy)
        }
    }
    if (open) {
        MarketDrawer(table, state, card, Modifier.fillMaxWidth().weight(1.1f))
    } else if (fixed) {
        Hand(table, state, card)
    }
    BleusBar(table, state)
}

private fun isMarketOpen(
    table: BleusTable,
    state: BleusState,
) = BleusControls.isMarketOpen(state.draft, table.scene.view) &&
    state.offers.reacts(BleusTouch.Press.MARKET)

/** The players, and what lies before the turn player. */
@Composable
private fun Everybody(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    onPlayer: (Int) -> Unit,
) {
    Scores(table, Modifier.fillMaxWidth().padding(8.dp), state, onPlayer)
    Progress(table, Modifier.padding(horizontal = 12.dp))
    if (!table.board.pools().isPresent) return
    val edge = Modifier.padding(horizontal = 12.dp)
    DeckHeading(table, table.scene.text("term.row"), Side.BANLIEUE, edge)
    SuburbRow(table, state, card)
    if (table.board.yours()) {
        Played(table)
    } else if (table.board.played().isNotEmpty()) {
        // Those who watch see each card that is played.
        DeckHeading(table, table.scene.text("term.played"), Side.POLICE, edge)
        Column(edge) { Cards(table, table.board.played(), card) }
    }
}

/** The market; on a small screen the own hand, which the market is pulled over. */
@Composable
private fun Supply(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    roomy: Boolean,
) {
    if (table.board.yours() && !roomy) {
        Hand(table, state, card)
        Gains(table, state, card)
    } else {
        Market(table, card, state.takeIf { table.board.main() }, gap = 8.dp)
    }
}

/** The own hand, where there is room for the market beside it; in a promotion, what it may become. */
@Composable
private fun OwnHand(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    DeckHeading(
        table,
        table.scene.text("term.hand"),
        Side.POLICE,
        Modifier.padding(horizontal = 12.dp),
    )
    Hand(table, state, card)
    Gains(table, state, card)
}

/** The own hand. It is nobody else's business, so the screen is kept out of recordings meanwhile. */
@Composable
private fun Hand(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    if (table.board.hand().isEmpty()) {
        Text(
            table.scene.text("seat.empty_hand"),
            Modifier.padding(12.dp),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
        return
    }
    val secrecy = LocalSecrecy.current
    DisposableEffect(secrecy) {
        val shown = secrecy.show()
        onDispose { shown.close() }
    }
    Fan(table, state, card)
}

/** Cards of a kind side by side, each over the one before, held as a hand holds them. */
@Composable
private fun Fan(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val slots =
        table.board
            .hand()
            .withIndex()
            .sortedBy { it.value.number() }
    val gaps = (slots.size - 1).coerceAtLeast(1)
    val step = ((maxWidth - 24.dp - card) / gaps).coerceIn(card * 0.56f, card + 8.dp)
    val middle = (slots.size - 1) / 2f
    Box(Modifier.fillMaxWidth(), Alignment.Center) {
        Box(
            Modifier
                .horizontalScroll(rememberScrollState())
                .padding(horizontal = 12.dp, vertical = 6.dp)
                .width(step * (slots.size - 1) + card),
        ) {
            slots.forEachIndexed { place, (slot, one) ->
                val lean = (place - middle).coerceIn(-3f, 3f)
                Box(
                    Modifier.padding(
                        start = step * place,
                        top =
                            2.dp * (lean * lean).coerceAtMost(5f),
                    ),
                ) {
                    val seen = if (place == slots.lastIndex) card else minOf(step, card)
                    val touch = BleusTouch.HandCard(slot)
                    TouchCard(state, touch, table.face(one), card, seen = seen)
                }
            }
        }
    }
}

/** What the picked card may be promoted to. */
@Composable
private fun Gains(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    val gains = BleusControls.gains(state.draft, table.scene.view)
    if (gains.isEmpty()) return
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        Heading(table.scene.text("seat.becomes"))
        CardFlow {
            table.board
                .market()
                .filter { it.card().number() in gains }
                .forEach { Goods(table, state, it, card) }
        }
    }
}

/** From here on a screen has room for hand and market. */
private val ROOMY = 520.dp
