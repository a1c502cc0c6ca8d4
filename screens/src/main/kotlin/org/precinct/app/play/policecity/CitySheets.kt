package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.policecity.kit.Gain
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Captain
import org.precinct.seat.policecity.CityDraft
import org.precinct.seat.policecity.CityTouch.Spot

/** What the player has laid over the table. */
@Composable
fun CitySheets(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
) {
    when (state.draft.sheet()) {
        CityDraft.Sheet.CLAIMS ->
            Sheet(
                scene.text("seat.desk"),
                { state.look(Spot.CLOSE) },
                closing = state.mark(Spot.CLOSE),
            ) {
                ClaimsPane(scene, city, state)
            }
        CityDraft.Sheet.SPECIALS -> Specials(scene, state, relay)
        else -> {}
    }
    val close = { relay.detail = null }
    when (val detail = relay.detail) {
        null -> {}
        is CityDetail.OfCall ->
            city.calls.getOrNull(detail.slot - 1)?.let {
                CallSheet(scene, scene.look(it, state), close)
            }
        is CityDetail.OfCaptain -> CaptainSheet(scene, city.captains[detail.seat], close)
    }
}

/** What the player may answer in a window; those who have nothing to play get here as well. */
@Composable
private fun Specials(
    scene: CityScene,
    state: CityState,
    relay: TouchRelay,
) {
    Sheet(
        scene.text("ui.action_token"),
        { state.look(Spot.CLOSE) },
        closing = state.mark(Spot.CLOSE),
    ) {
        val specials = scene.buttons(state).specials()
        if (specials.isEmpty()) {
            Text(
                scene.text("seat.nothing_to_play"),
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        ActionButtons(
            specials.map(state::button),
            Modifier.fillMaxWidth(),
            state.enabled,
        )
        PassSwitch(scene, relay.passing, { relay.passing = it })
    }
}

@Composable
private fun CallSheet(
    scene: CityScene,
    call: CallLook,
    onClose: () -> Unit,
) {
    val card = call.card ?: return
    Sheet(call.name, onClose) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(16.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            PlaceTile(card, Modifier.size(120.dp))
            Column(Modifier.weight(1f), Arrangement.spacedBy(8.dp)) {
                Row(
                    Modifier.semantics(mergeDescendants = true) {},
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    card.printedDistricts().forEach { DistrictSign(it, 28.dp) }
                    Text(call.where, style = MaterialTheme.typography.labelLarge)
                }
                Text(call.text, style = MaterialTheme.typography.bodyMedium)
            }
        }
        if (card.isPlace) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Cuffs(card.handcuffs, call.handcuffs, 28.dp)
                Text(
                    scene.voice.count("seat.need", card.handcuffs),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            if (card.mafia > 0) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(12.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Hats(card.mafia, 24.dp)
                    Text(
                        scene.text("seat.mafia_if_lost", "count", "${card.mafia}"),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            Row(
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Row {
                    GainToken(Gain.CARD, card, 30.dp)
                    CityBoard.brings(card).forEach { GainToken(it, card, 30.dp) }
                }
                Text(
                    scene.text("seat.brings", "gains", call.brings),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
        call.refusal?.let { Faint(it) }
    }
}

/** All that everybody may know about a captain. */
@Composable
private fun CaptainSheet(
    scene: CityScene,
    captain: Captain,
    onClose: () -> Unit,
) {
    Sheet(scene.sitter(captain).name, onClose) {
        Text(
            scene.text("seat.rank_is", "rank", "${captain.rank}"),
            style = MaterialTheme.typography.titleMedium,
        )
        Heading(scene.text("seat.stock"))
        val elements = captain.stock
        if (elements.isEmpty()) Faint(scene.text("seat.nothing"))
        Chips {
            elements.forEach { element ->
                Chip(scene.words.element(element), false, named = true) {
                    ElementToken(element, 44.dp)
                }
            }
        }
        if (captain.filed > 0) {
            Faint(scene.voice.count("seat.filed", captain.filed))
        }
        if (captain.specials.isNotEmpty() || captain.hasSecret) {
            Heading(scene.text("ui.action_token"))
        }
        captain.specials.distinct().forEach { special ->
            SpecialLine(scene, special, captain.specials.count { it == special })
        }
        if (captain.hasSecret) {
            Row(
                Modifier.semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                SpecialToken(null, 48.dp)
                Text(
                    scene.text("seat.has_secret"),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}
