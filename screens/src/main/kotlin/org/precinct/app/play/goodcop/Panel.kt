package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.Prompt
import org.precinct.app.play.parts.Secret
import org.precinct.app.play.parts.WhyBubble
import org.precinct.engine.goodcop.kit.Places
import org.precinct.engine.goodcop.proto.Note
import org.precinct.engine.goodcop.proto.Why
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopDraft
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Press

/**
 * What lies in front of the player: what is asked, the own cards, and what may be done.
 *
 * @param why why what was touched last cannot be chosen
 */
@Composable
internal fun Panel(
    scene: CopScene,
    table: GoodCopBoard,
    state: CopState,
    peek: PeekState,
    why: String?,
    onWhyRead: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val own = table.ownPlayer().orElse(null) ?: return
    Column(
        modifier.fillMaxWidth().padding(horizontal = 12.dp, vertical = 10.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        if (!table.isOver) {
            val step = scene.words.step(state.draft, scene.view).orElse(null)
            if (step != null) Prompt(step, scene.asked)
        }
        aside(scene, own, state.draft)?.let {
            Text(
                it,
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        why?.let { WhyBubble(it, onWhyRead) }
        JustSeen(scene, peek)
        Body(scene, table, own, state, peek)
        val (tiles, buttons) =
            remember(state) {
                state.offers.buttons().partition { it.touch() is GoodCopTouch.Announce }
            }
        if (tiles.isNotEmpty()) ActionTiles(tiles.map(state::button), enabled = state.enabled)
        if (buttons.isNotEmpty()) {
            ActionButtons(buttons.map(state::button), Modifier.fillMaxWidth(), state.enabled)
        }
        Tools(scene, state, peek)
    }
}

/** A line under the prompt: how cards are laid out, or what an eliminated player waits for. */
private fun aside(
    scene: CopScene,
    own: CopPlayer,
    draft: GoodCopDraft,
): String? =
    when {
        draft.arranging().isPresent && !draft.canGoBack(scene.view) ->
            scene.text("seat.ask_arrange")
        own.eliminated() && !own.side().isPresent -> scene.words.word(Why.ELIMINATED)
        else -> null
    }

@Composable
private fun Body(
    scene: CopScene,
    table: GoodCopBoard,
    own: CopPlayer,
    state: CopState,
    peek: PeekState,
) {
    val draft = state.draft
    val arranging = draft.arranging().orElse(null)
    val closeUp = draft.choosing().flatMap { it.closeUp() }.orElse(null)
    when {
        table.isOver -> Verdict(scene, table)
        arranging != null -> ArrangeRow(scene, state, arranging, own, peek)
        closeUp != null -> CloseUp(scene, state, table.players()[closeUp], peek)
        scene.view.mine.may_discard -> {
            val chosen = draft.discarding().orElse(null)
            DiscardRow(scene, chosen, peek, { card ->
                val touch = GoodCopTouch.Discard(card)
                val label = scene.text("action.discard")
                CardTouch(label, chosen == card, state.mark(touch)) { state.touch(touch) }
            })
        }
        else ->
            OwnRow(
                scene,
                own,
                peek,
                touch = { card -> state.cardTouch(card, scene.text("action.reveal")) },
                onGear = { state.look(Press.EQUIPMENT) },
            )
    }
}

/** What was shown to this player alone this turn: held to be seen again. */
@Composable
private fun JustSeen(
    scene: CopScene,
    peek: PeekState,
) {
    val notes = remember(scene.view) { GoodCopBoard.justSeen(scene.view) }
    if (notes.isEmpty()) return
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        Text(
            scene.text("seat.just_seen"),
            Modifier.align(Alignment.CenterVertically).semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.labelLarge,
        )
        notes.forEachIndexed { n, note ->
            val place = scene.name(Places.seat(note.place)) + " " + Places.slot(note.place)
            Secret(
                scene.words.place(note.place),
                { Seen(scene, note, place, null) },
                peek = peek,
                key = "seen $n",
            ) { Seen(scene, note, place, scene.words.word(note.type)) }
        }
    }
}

@Composable
private fun Seen(
    scene: CopScene,
    note: Note,
    place: String,
    word: String?,
) {
    Row(
        Modifier.heightIn(min = 48.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        if (word == null) {
            IntegrityBack(30.dp)
        } else {
            IntegrityCard(note.type, word, 30.dp)
        }
        Text(
            if (word == null) place else scene.words.line(place, word),
            if (word == null) Modifier.clearAndSetSemantics { } else Modifier,
            style = MaterialTheme.typography.labelLarge,
        )
    }
}
