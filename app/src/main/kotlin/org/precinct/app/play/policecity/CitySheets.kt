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
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.policecity.proto.Phase

/** Whatever the player has laid over the table. */
@Composable
fun CitySheets(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
) {
    val close = { reach.sheet = null }
    when (val sheet = reach.sheet) {
        null -> {}
        CitySheet.Desk ->
            Sheet(stringResource(R.string.policecity_desk), close) {
                DeskPane(scene, city, controls)
            }
        CitySheet.Reactions -> Reactions(scene, controls, reach, close)
        is CitySheet.OfCall -> city.calls.getOrNull(sheet.slot - 1)?.let { CallSheet(it, close) }
        is CitySheet.OfCaptain -> CaptainSheet(scene, city.captains[sheet.seat], close)
    }
}

/** What the player may answer in a window; whoever has nothing to play gets here as well. */
@Composable
private fun Reactions(
    scene: CityScene,
    controls: Controls,
    reach: Reach,
    onClose: () -> Unit,
) {
    Sheet(scene.text("ui.action_token"), onClose) {
        val reactions = reactions(controls)
        if (reactions.isEmpty()) {
            Text(
                stringResource(R.string.policecity_nothing_to_play),
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        Deeds(
            reactions.map { action ->
                Deed(
                    scene.label(action),
                    listOf(action),
                    Emphasis.PRIMARY,
                    onTouch = {
                        onClose()
                        controls.act(action)
                    },
                )
            },
            Modifier.fillMaxWidth(),
            controls.enabled,
        )
        val round = scene.view.round
        PassSwitch(reach.passing == round, { reach.passing = if (it) round else 0 })
    }
}

@Composable
private fun CallSheet(
    call: Call,
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
                    card.districts.forEach { DistrictSign(it, 28.dp) }
                    Text(call.where, style = MaterialTheme.typography.labelLarge)
                }
                Text(call.text, style = MaterialTheme.typography.bodyMedium)
            }
        }
        if (card.event == null) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Cuffs(card.handcuffs, call.handcuffs, 28.dp)
                Text(
                    pluralStringResource(R.plurals.policecity_need, card.handcuffs, card.handcuffs),
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
                        stringResource(R.string.policecity_mafia_if_lost, card.mafia),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            Row(
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Row { card.gains.forEach { GainToken(it, card, 30.dp) } }
                Text(
                    stringResource(R.string.policecity_brings, call.brings),
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
    Sheet(captain.sitter.name, onClose) {
        Text(
            stringResource(R.string.policecity_rank_is, captain.rank),
            style = MaterialTheme.typography.titleMedium,
        )
        Heading(stringResource(R.string.policecity_stock))
        val elements = captain.openElements()
        if (elements.isEmpty()) Faint(stringResource(R.string.policecity_nothing))
        Chips {
            elements.forEach { element ->
                Chip(scene.elementName(element), false, false, emptyList(), {}, named = true) {
                    ElementToken(element, 44.dp)
                }
            }
        }
        if (captain.filed > 0) {
            Faint(pluralStringResource(R.plurals.policecity_filed, captain.filed, captain.filed))
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
                    stringResource(R.string.policecity_has_secret),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

@Preview
@Composable
private fun CitySheetsPreview() =
    Sampled(Phase.DEPLOY) { scene, city, controls ->
        CitySheets(scene, city, controls, Reach().apply { sheet = CitySheet.OfCall(1) })
    }
