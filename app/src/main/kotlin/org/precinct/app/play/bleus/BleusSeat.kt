package org.precinct.app.play.bleus

import androidx.compose.foundation.horizontalScroll
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
import androidx.compose.material3.SegmentedButton
import androidx.compose.material3.SegmentedButtonDefaults
import androidx.compose.material3.SingleChoiceSegmentedButtonRow
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.Prompt
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.View

/** A player's phone: the suburb, the pools, and under the thumb the hand or the market. */
@Composable
internal fun BleusSeat(
    scene: BleusScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) {
    var picks by remember(scene.view.seq, scene.seat) { mutableStateOf(emptyList<Pick>()) }
    val free = !scene.busy && !scene.paused
    val touch = remember(scene.view, scene.choices, picks) { BleusTouch(scene, picks) }
    var shopping by rememberSaveable { mutableStateOf(false) }
    var looking by remember { mutableStateOf<Int?>(null) }
    val own = scene.seat == scene.view.seat && scene.view.phase != View.Phase.GAME_OVER
    val onTouch: (Pick) -> Unit = { if (free) picks = touch.touch(it) }
    val onPlayer: (Int) -> Unit = { seat ->
        val pick = Pick.Player(seat)
        if (touch.offers(pick).isNotEmpty() || pick in picks) onTouch(pick) else looking = seat
    }
    val table: @Composable () -> Unit = {
        Scores(scene, Modifier.fillMaxWidth().padding(8.dp), touch, onPlayer)
        Duty(scene, touch, onTouch)
    }
    val cards: @Composable () -> Unit = {
        if (own) {
            // A promotion needs the hand and then what it may become, one after the other.
            val market =
                if (scene.view.phase ==
                    View.Phase.MAIN
                ) {
                    shopping
                } else {
                    touch.gains.isNotEmpty()
                }
            if (scene.view.phase == View.Phase.MAIN) Counter(scene, shopping) { shopping = it }
            if (scene.view.phase != View.Phase.MAIN || !market) Hand(scene, touch, onTouch)
            if (market &&
                scene.view.phase == View.Phase.MAIN
            ) {
                Market(scene, Modifier, touch, onTouch)
            }
            if (market && scene.view.phase == View.Phase.PROMOTE) Gains(scene, touch, onTouch)
        } else {
            Market(scene)
        }
    }
    val bar: @Composable () -> Unit = { BleusBar(scene, touch, free, onAct) }
    BoxWithConstraints(modifier) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                Column(Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState())) {
                    table()
                }
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) { cards() }
                    bar()
                }
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Column(
                    Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()),
                    Arrangement.spacedBy(4.dp),
                ) {
                    table()
                    cards()
                }
                bar()
            }
        }
    }
    looking?.let { PlayerSheet(scene, it) { looking = null } }
}

/** What lies before the one whose turn it is. */
@Composable
private fun Duty(
    scene: BleusScene,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    val turn = scene.view.turn ?: return
    Heading(scene.text("term.row"), Modifier.padding(horizontal = 12.dp))
    SuburbRow(scene, touch = touch, onTouch = onTouch)
    if (turn.played.isNotEmpty()) {
        Heading(scene.text("term.played"), Modifier.padding(horizontal = 12.dp))
        Row(
            Modifier
                .horizontalScroll(
                    rememberScrollState(),
                ).padding(horizontal = 12.dp, vertical = 4.dp),
            Arrangement.spacedBy(6.dp),
        ) {
            turn.played.forEach { BleusCardArt(scene, it, size = CardSize.SMALL) }
        }
    }
}

/** Hand or market. */
@Composable
private fun Counter(
    scene: BleusScene,
    shopping: Boolean,
    onShopping: (Boolean) -> Unit,
) {
    SingleChoiceSegmentedButtonRow(Modifier.fillMaxWidth().padding(horizontal = 12.dp)) {
        SegmentedButton(
            !shopping,
            { onShopping(false) },
            SegmentedButtonDefaults.itemShape(0, 2),
            // The way back to what the other side of the counter hides.
            Modifier.offers(
                if (shopping) scene.choices.filter { it.play != null } else emptyList(),
            ),
        ) { Text("${scene.text("term.hand")} · ${scene.view.hand.size}") }
        SegmentedButton(
            shopping,
            { onShopping(true) },
            SegmentedButtonDefaults.itemShape(1, 2),
            Modifier.offers(if (shopping) emptyList() else scene.choices.filter { it.buy != null }),
        ) { Text(stringResource(R.string.bleus_market)) }
    }
}

/** The own hand. It is nobody else's business, so the screen is kept out of recordings meanwhile. */
@Composable
private fun Hand(
    scene: BleusScene,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    if (scene.view.hand.isEmpty()) {
        Text(
            stringResource(R.string.bleus_empty_hand),
            Modifier.padding(horizontal = 12.dp, vertical = 20.dp),
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
    Row(
        Modifier
            .horizontalScroll(
                rememberScrollState(),
            ).padding(horizontal = 12.dp, vertical = 10.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        scene.view.hand.forEachIndexed { slot, card ->
            val pick = Pick.Hand(slot)
            BleusCardArt(
                scene,
                card,
                Modifier.offers(touch.offers(pick)),
                chosen = pick in touch.picks,
                onTouch = { onTouch(pick) },
            )
        }
    }
}

/** What a card may be promoted to. */
@Composable
private fun Gains(
    scene: BleusScene,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    Heading(stringResource(R.string.bleus_becomes), Modifier.padding(horizontal = 12.dp))
    Row(
        Modifier
            .horizontalScroll(
                rememberScrollState(),
            ).padding(horizontal = 12.dp, vertical = 10.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        touch.gains.forEach { card ->
            val pick = Pick.Market(card)
            BleusCardArt(
                scene,
                card,
                Modifier.offers(touch.offers(pick)),
                chosen = pick in touch.picks,
                left = scene.view.supply[card - 1],
                onTouch = { onTouch(pick) },
            )
        }
    }
}

@Composable
private fun BleusBar(
    scene: BleusScene,
    touch: BleusTouch,
    free: Boolean,
    onAct: (Action) -> Unit,
) {
    val deeds =
        buildList {
            touch.others.forEach { action ->
                val early =
                    action.end != null && scene.choices.any { it.play != null || it.arrest != null }
                add(
                    Deed(
                        scene.label(action),
                        listOf(action),
                        Emphasis.QUIET,
                        confirm =
                            if (early) {
                                Confirm(
                                    stringResource(R.string.bleus_end_early),
                                    stringResource(R.string.bleus_end_early_text),
                                )
                            } else {
                                null
                            },
                    ) { onAct(action) },
                )
            }
            touch.action?.let {
                add(
                    Deed(scene.label(it), listOf(it), Emphasis.PRIMARY) { onAct(it) },
                )
            }
        }
    ActionBar(deeds, enabled = free) {
        Pools(scene, Modifier.fillMaxWidth())
        val looked = touch.looked
        if (looked != null) {
            Text(
                "${scene.cardName(looked)} · ${scene.cardText(looked)}",
                style = MaterialTheme.typography.bodyMedium,
            )
            touch.why()?.let {
                Text(
                    it,
                    color = MaterialTheme.colorScheme.error,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        } else {
            Prompt(scene.prompt(), scene.asked)
        }
    }
}
