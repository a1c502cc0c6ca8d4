package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
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
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.R
import org.precinct.app.play.parts.Grown
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberKept
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.View

/** A player's phone: the suburb, the pools, and under the thumb the hand or the market. */
@Composable
internal fun BleusSeat(
    scene: BleusScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) = Grown(1.4f, modifier) {
    YourTurn(scene.called, scene.seat)
    val faces = rememberFaces(scene)
    var picks by rememberKept(scene.view.seq, scene.seat) { mutableStateOf(emptyList<Pick>()) }
    val free = !scene.busy && !scene.paused
    val touch = remember(scene.view, scene.choices, picks) { BleusTouch(scene, picks) }
    var looking by remember { mutableStateOf<Int?>(null) }
    // Cards keep these whatever the moment: what is the same is then not drawn anew.
    val latest by rememberUpdatedState(touch)
    val mayTouch by rememberUpdatedState(free)
    val onPick by rememberUpdatedState<(Pick) -> Unit> { if (mayTouch) picks = latest.touch(it) }
    val onTouch: (Pick) -> Unit = remember { { onPick(it) } }
    val onPlayer: (Int) -> Unit =
        remember {
            { seat ->
                val pick = Pick.Player(seat)
                val target = latest.offers(pick).isNotEmpty() || pick in latest.picks
                if (target) onPick(pick) else looking = seat
            }
        }
    val table: @Composable (Dp) -> Unit = { card ->
        Scores(scene, Modifier.fillMaxWidth().padding(8.dp), touch, onPlayer)
        Progress(scene, Modifier.padding(horizontal = 12.dp))
        Duty(scene, faces, card, touch, onTouch)
    }
    val own = scene.seat == scene.view.seat && scene.view.phase != View.Phase.GAME_OVER
    val hand: @Composable (Dp) -> Unit = { OwnHand(scene, faces, it, touch, onTouch) }
    val market: @Composable (Dp) -> Unit = {
        if (own && scene.view.phase == View.Phase.MAIN) {
            OwnMarket(scene, faces, it, touch, onTouch)
        } else {
            Market(scene, faces, it)
        }
    }
    val pages: @Composable (Dp) -> Unit = {
        if (own) OwnCards(scene, faces, it, touch, onTouch) else Market(scene, faces, it)
    }
    BoxWithConstraints {
        val roomy = min(maxWidth, maxHeight) > ROOMY
        // What a banner leaves of an upright phone is no landscape.
        if (maxWidth > maxHeight && maxWidth >= 600.dp) {
            val card = cardWidth(maxWidth / 2)
            Row(Modifier.fillMaxSize()) {
                Column(Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState())) {
                    table(card)
                    if (own && roomy) hand(card)
                }
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    Column(
                        Modifier
                            .weight(1f)
                            .verticalScroll(rememberScrollState())
                            .padding(vertical = 8.dp),
                    ) { if (roomy) market(card) else pages(card) }
                    BleusBar(scene, touch, free, onAct)
                }
            }
        } else {
            val card = cardWidth(maxWidth)
            Column(Modifier.fillMaxSize()) {
                Column(
                    Modifier
                        .weight(1f)
                        .fillMaxWidth()
                        .verticalScroll(rememberScrollState())
                        .padding(bottom = 8.dp),
                    Arrangement.spacedBy(6.dp),
                ) {
                    table(card)
                    if (own && roomy) hand(card)
                    if (roomy) market(card) else pages(card)
                }
                BleusBar(scene, touch, free, onAct)
            }
        }
    }
    looking?.let { PlayerSheet(scene, faces, it) { looking = null } }
}

/** What lies before the one whose turn it is. Whoever watches sees each card that is played. */
@Composable
private fun Duty(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    if (scene.view.turn == null) return
    val edge = Modifier.padding(horizontal = 12.dp)
    DeckHeading(scene, scene.text("term.row"), Deck.SUBURB, edge)
    SuburbRow(scene, faces, card, touch, onTouch)
    if (scene.seat == scene.view.seat) {
        Played(scene, faces)
    } else if (scene.view.turn.played
            .isNotEmpty()
    ) {
        DeckHeading(scene, scene.text("term.played"), Deck.POLICE, edge)
        Column(edge) { Cards(faces, scene.view.turn.played, card) }
    }
}

/** The own hand, where there is room for the market beside it; in a promotion, what it may become. */
@Composable
private fun OwnHand(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        DeckHeading(scene, scene.text("term.hand"), Deck.POLICE)
        Hand(scene, faces, card, touch, onTouch)
        if (touch.gains.isNotEmpty()) Gains(scene, faces, card, touch, onTouch)
    }
}

/** Both sides of the market, for who may buy. */
@Composable
private fun OwnMarket(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        Deck.entries.forEach { deck ->
            Heading(scene.text(deck.key))
            Stall(scene.view.supply, deck, faces, card, touch, onTouch)
        }
    }
}

/** Hand and market one page at a time; in a promotion, the hand and what it may become. */
@Composable
private fun OwnCards(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    var page by rememberSaveable { mutableStateOf(Page.HAND) }
    val main = scene.view.phase == View.Phase.MAIN
    val shown = if (main) page else Page.HAND
    Column(Modifier.padding(horizontal = 12.dp), Arrangement.spacedBy(8.dp)) {
        if (main) Counter(scene, shown) { page = it }
        val deck = shown.deck
        if (deck != null) {
            Stall(scene.view.supply, deck, faces, card, touch, onTouch)
        } else {
            Piles(scene, Deck.POLICE)
            Hand(scene, faces, card, touch, onTouch)
        }
        if (touch.gains.isNotEmpty()) Gains(scene, faces, card, touch, onTouch)
    }
}

/** The own hand. It is nobody else's business, so the screen is kept out of recordings meanwhile. */
@Composable
private fun Hand(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    if (scene.view.hand.isEmpty()) {
        Text(
            stringResource(R.string.bleus_empty_hand),
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
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        scene.view.hand.forEachIndexed { slot, one ->
            val pick = Pick.Hand(slot)
            BleusCardArt(
                faces[one],
                card,
                chosen = pick in touch.picks,
                leads = Leads(touch.offers(pick)),
                onTouch = { onTouch(pick) },
            )
        }
    }
}

/** What a card may be promoted to. */
@Composable
private fun Gains(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    Heading(stringResource(R.string.bleus_becomes))
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        touch.gains.forEach { one ->
            val pick = Pick.Market(one)
            BleusCardArt(
                faces[one],
                card,
                chosen = pick in touch.picks,
                left = scene.view.supply[one - 1],
                leads = Leads(touch.offers(pick)),
                onTouch = { onTouch(pick) },
            )
        }
    }
}

/** From here on a screen has room for hand and market. */
private val ROOMY = 520.dp
