package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Drawing
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.app.play.parts.rememberPeek
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Equipment

/**
 * One player's file: their row with what the viewer knows of it, what they have, the viewer's own
 * notes, and what the viewer may say about them.
 */
@Composable
internal fun DossierSheet(
    scene: CopScene,
    seat: SeatModel,
    page: Notebook.Page,
    onWrite: (Notebook.Page) -> Unit,
    onAct: (Action) -> Unit,
    onClose: () -> Unit,
) {
    val peek = rememberPeek()
    var claimed by remember { mutableStateOf<Int?>(null) }
    val claims = scene.view.mayClaim()
    val speak = stringResource(R.string.goodcop_say_card)
    Sheet(scene.name(seat.seat), onClose) {
        Box(Modifier.fillMaxWidth(), Alignment.Center) {
            CardRow(scene, seat, peek, 84.dp) { card ->
                if (!claims) return@CardRow null
                val chosen = claimed == card.place
                Touch(
                    speak,
                    chosen,
                    if (chosen) {
                        emptyList()
                    } else {
                        Types.map { Acts(scene.view).claim(card.place, it) }
                    },
                ) { claimed = if (chosen) null else card.place }
            }
        }
        Facts(scene, seat)
        if (claims) Claims(scene, seat, claimed, onAct)
        if (!seat.own) Pencil(page, onWrite)
    }
}

/** What everybody can see, and the Equipment in hand if the viewer knows it. */
@Composable
private fun Facts(
    scene: CopScene,
    seat: SeatModel,
) {
    val spoken = Spoken(scene, LocalContext.current.resources)
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (seat.eliminated) Fact(scene.text("state.eliminated")) { SignArt(Signs.Nothing, it) }
        if (seat.wounded) {
            Fact(scene.text("state.wounded")) {
                SignArt(Signs.Wound, it, MaterialTheme.colorScheme.tertiary)
            }
        }
        spoken.gun(seat)?.let { gun ->
            Fact(gun) { SignArt(Signs.Gun, it, MaterialTheme.colorScheme.tertiary) }
        }
        seat.cards.forEach { card ->
            spoken.seenBy(card)?.let { seen ->
                val number = stringResource(R.string.goodcop_card, card.slot)
                Fact(stringResource(R.string.goodcop_is, number, seen)) { SignArt(Signs.Eye, it) }
            }
        }
        if (seat.hand > 0 && !seat.own) {
            val known = seat.knownHand.firstOrNull()
            val count = pluralStringResource(R.plurals.goodcop_hand, seat.hand, seat.hand)
            val text =
                if (known == null) {
                    count
                } else {
                    stringResource(R.string.goodcop_hand_known, scene.word(known))
                }
            Fact(text) { SignArt(known?.let(Signs::of) ?: Signs.Equip, it) }
        }
        seat.front?.let { front ->
            Fact(
                stringResource(R.string.goodcop_in_front, scene.word(front)) +
                    "\n" + scene.rules(front),
            ) { SignArt(Signs.of(front), it) }
        }
        listOfNotNull(
            Equipment.BULLETPROOF_VEST.takeIf { seat.vest },
            Equipment.SURVEILLANCE_CAMERA.takeIf { seat.camera },
        ).forEach { card -> Fact(scene.word(card)) { SignArt(Signs.of(card), it) } }
        if (seat.banned) {
            Fact(stringResource(R.string.goodcop_banned)) { SignArt(Signs.RestrainingOrder, it) }
        }
        if (seat.lead) Fact(scene.text("thing.lead_investigator")) { SignArt(Signs.Lead, it) }
        seat.side?.let { side -> Fact(scene.word(side)) { SignArt(Signs.Badge, it) } }
    }
}

@Composable
private fun Fact(
    text: String,
    drawing: Drawing,
) {
    Row(
        Modifier.semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
    ) {
        drawing(Modifier.size(22.dp))
        Text(text, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
    }
}

/** The player's own notes: a suspicion and a line. */
@Composable
private fun Pencil(
    page: Notebook.Page,
    onWrite: (Notebook.Page) -> Unit,
) {
    Heading(
        stringResource(R.string.goodcop_suspicion),
        icon = { SignArt(Signs.Pencil, it) },
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        Notebook.Suspicion.entries.forEach { suspicion ->
            val on = page.suspicion == suspicion
            val sign = sign(suspicion)
            FilterChip(
                on,
                { onWrite(page.copy(suspicion = suspicion)) },
                { Text(stringResource(suspicion.label)) },
                Modifier.heightIn(min = 48.dp),
                leadingIcon =
                    sign?.let {
                        {
                            SignArt(
                                it,
                                Modifier.size(20.dp),
                                ground = MaterialTheme.colorScheme.surfaceContainer,
                            )
                        }
                    },
            )
        }
    }
    OutlinedTextField(
        page.text,
        { onWrite(page.copy(text = it.take(Notebook.LONGEST))) },
        Modifier.fillMaxWidth(),
        label = { Text(stringResource(R.string.goodcop_note_label)) },
        supportingText = { Text(stringResource(R.string.goodcop_note_private)) },
        maxLines = 4,
    )
}

/** Something said to everybody, which nobody checks. */
@Composable
private fun Claims(
    scene: CopScene,
    seat: SeatModel,
    place: Int?,
    onAct: (Action) -> Unit,
) {
    val acts = Acts(scene.view)
    val actions =
        if (place == null) {
            Sides.map { acts.claim(seat.seat, it) }
        } else {
            Types.map { acts.claim(place, it) }
        }
    Heading(stringResource(R.string.goodcop_say))
    Text(
        stringResource(R.string.goodcop_say_help),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
    Deeds(
        actions.map { claim -> Deed(scene.label(claim), listOf(claim)) { onAct(claim) } },
        Modifier.fillMaxWidth(),
        !scene.busy && !scene.paused,
        Alignment.Start,
    )
}

@Preview
@Composable
private fun DossierSheetPreview() =
    Sampled { scene, table ->
        DossierSheet(scene, table.seats[1], Notebook.Page(), {}, {}, {})
    }
