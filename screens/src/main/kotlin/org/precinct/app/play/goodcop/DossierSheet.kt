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
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.Glyph
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.app.play.parts.rememberPeek
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopDraft
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Press

/**
 * One player's file: their row with what the viewer knows of it, what they have, the viewer's own
 * notes, and what the viewer may say about them.
 */
@Composable
internal fun DossierSheet(
    scene: CopScene,
    state: CopState,
    file: GoodCopDraft.FileSheet,
    player: CopPlayer,
    page: Notebook.Page,
    onWrite: (Notebook.Page) -> Unit,
) {
    val peek = rememberPeek()
    val speak = scene.text("seat.say_card")
    Sheet(
        scene.name(player.seat()),
        { state.look(Press.CLOSE) },
        closing = state.mark(Press.CLOSE),
    ) {
        Box(Modifier.fillMaxWidth(), Alignment.Center) {
            CardRow(scene, player, peek, 84.dp) { card ->
                val touch = GoodCopTouch.Card(card.place())
                if (!state.offers.reacts(touch)) return@CardRow null
                val chosen = file.place().orElse(null) == card.place()
                CardTouch(speak, chosen, state.mark(touch)) { state.look(touch) }
            }
        }
        Facts(scene, player)
        if (GoodCopBoard.mayClaim(scene.view)) Claims(scene, state)
        if (!player.own()) Pencil(scene, page, onWrite)
    }
}

/** What everybody can see, and the Equipment in hand if the viewer knows it. */
@Composable
private fun Facts(
    scene: CopScene,
    seat: CopPlayer,
) {
    val words = scene.words
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        if (seat.eliminated) {
            Fact(
                scene.text("state.eliminated"),
            ) { SignArt(GoodCopSigns.NOTHING, it) }
        }
        if (seat.wounded) {
            Fact(scene.text("state.wounded")) {
                SignArt(GoodCopSigns.WOUND, it, MaterialTheme.colorScheme.tertiary)
            }
        }
        words.gun(seat).orElse(null)?.let { gun ->
            Fact(gun) { SignArt(GoodCopSigns.GUN, it, MaterialTheme.colorScheme.tertiary) }
        }
        seat.cards.forEach { card ->
            words.seenBy(card).orElse(null)?.let { seen ->
                Fact(words.line(words.slot(card.slot()), seen)) { SignArt(GoodCopSigns.EYE, it) }
            }
        }
        if (seat.hand > 0 && !seat.own) {
            val known = seat.knownHand.firstOrNull()
            val count = scene.voice.count("seat.hand", seat.hand)
            val text =
                if (known == null) {
                    count
                } else {
                    scene.text("seat.hand_known", "card", words.word(known))
                }
            Fact(text) { SignArt(known?.let(GoodCopSigns::of) ?: GoodCopSigns.EQUIP, it) }
        }
        seat.front().orElse(null)?.let { front ->
            Fact(words.inFront(front) + "\n" + words.rules(front)) {
                SignArt(GoodCopSigns.of(front), it)
            }
        }
        listOfNotNull(
            Equipment.BULLETPROOF_VEST.takeIf { seat.vest },
            Equipment.SURVEILLANCE_CAMERA.takeIf { seat.camera },
        ).forEach { card -> Fact(scene.words.word(card)) { SignArt(GoodCopSigns.of(card), it) } }
        if (seat.banned) {
            Fact(scene.text("seat.banned")) { SignArt(GoodCopSigns.RESTRAINING_ORDER, it) }
        }
        if (seat.lead) {
            Fact(
                scene.text("thing.lead_investigator"),
            ) { SignArt(GoodCopSigns.LEAD, it) }
        }
        seat.side().orElse(null)?.let { side ->
            Fact(scene.words.word(side)) { SignArt(GoodCopSigns.BADGE, it) }
        }
    }
}

@Composable
private fun Fact(
    text: String,
    drawing: Glyph,
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
    scene: CopScene,
    page: Notebook.Page,
    onWrite: (Notebook.Page) -> Unit,
) {
    Heading(
        scene.text("seat.suspicion"),
        icon = { SignArt(GoodCopSigns.PENCIL, it) },
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
                { Text(scene.text(suspicion.label)) },
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
        label = { Text(scene.text("seat.note_label")) },
        supportingText = { Text(scene.text("seat.note_private")) },
        maxLines = 4,
    )
}

/** Something said to everybody, which nobody checks. */
@Composable
private fun Claims(
    scene: CopScene,
    state: CopState,
) {
    Heading(scene.text("seat.say"))
    Text(
        scene.text("seat.say_help"),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
    ActionButtons(state.buttons(), Modifier.fillMaxWidth(), state.enabled, Alignment.Start)
}
