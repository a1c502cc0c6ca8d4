package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.rememberSeat
import org.precinct.engine.bleus.kit.Side
import org.precinct.engine.bleus.proto.Action
import org.precinct.seat.bleus.BleusControls
import org.precinct.seat.bleus.BleusTouch

/** A player's phone: the suburb, the pools, and under the thumb the hand or the market. */
@Composable
internal fun BleusSeat(
    scene: BleusScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) = TabletScale(1.4f, modifier) {
    YourTurn(scene.called, scene.seat)
    val table = rememberTable(scene)
    var looking by remember { mutableStateOf<Int?>(null) }
    BoxWithConstraints {
        val roomy = min(maxWidth, maxHeight) > ROOMY
        val controls = if (roomy) BleusControls.SPREAD else BleusControls.PAGED
        val state = rememberSeat(scene, controls, onAct)
        // What a banner leaves of an upright phone is no landscape.
        if (maxWidth > maxHeight && maxWidth >= 600.dp) {
            Landscape(table, state, cardWidth(maxWidth / 2), roomy) { looking = it }
        } else {
            Upright(table, state, cardWidth(maxWidth), roomy) { looking = it }
        }
    }
    looking?.let { PlayerSheet(table, it) { looking = null } }
}

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
        Column(
            Modifier
                .weight(1f)
                .verticalScroll(rememberScrollState())
                .padding(vertical = 8.dp),
        ) { Supply(table, state, card, roomy) }
        BleusBar(table, state)
    }
}

@Composable
private fun Upright(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    roomy: Boolean,
    onPlayer: (Int) -> Unit,
) = Column(Modifier.fillMaxSize()) {
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
        Supply(table, state, card, roomy)
    }
    BleusBar(table, state)
}

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

/** The market, and on a small screen the own hand as another page of it. */
@Composable
private fun Supply(
    table: BleusTable,
    state: BleusState,
    card: Dp,
    roomy: Boolean,
) = when {
    table.board.yours() && !roomy -> Pages(table, state, card)
    table.board.main() -> Market(table, card, state, gap = 8.dp)
    else -> Market(table, card)
}

/** The own hand, where there is room for the market beside it; in a promotion, what it may become. */
@Composable
private fun OwnHand(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        DeckHeading(table, table.scene.text("term.hand"), Side.POLICE)
        Hand(table, state, card)
        Gains(table, state, card)
    }
}

/** Hand and market one page at a time; in a promotion, the hand and what it may become. */
@Composable
private fun Pages(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    val shown = BleusControls.shown(state.draft, table.scene.view)
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        if (table.board.main()) PageTabs(table, state, shown)
        val side = shown.side().orElse(null)
        if (side != null) {
            Stall(table, side, card, state)
        } else {
            Piles(table, Side.POLICE)
            Hand(table, state, card)
        }
        Gains(table, state, card)
    }
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
            Modifier.padding(vertical = 12.dp),
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
    CardFlow {
        table.board.hand().forEachIndexed { slot, one ->
            TouchCard(state, BleusTouch.HandCard(slot), table.face(one), card)
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
    Heading(table.scene.text("seat.becomes"))
    CardFlow {
        table.board.market().filter { it.card().number() in gains }.forEach {
            val touch = BleusTouch.MarketCard(it.card().number())
            TouchCard(state, touch, table.face(it.card()), card, left = it.count())
        }
    }
}

/** From here on a screen has room for hand and market. */
private val ROOMY = 520.dp
