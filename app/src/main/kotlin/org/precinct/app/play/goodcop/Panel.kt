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
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.Prompt
import org.precinct.app.play.parts.Secret
import org.precinct.app.play.parts.WhyBubble
import org.precinct.app.play.parts.rememberPeek
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.Note
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.engine.goodcop.proto.Why

/** What lies in front of the player: what is asked, the own cards, and what may be done. */
@Composable
internal fun Panel(
    scene: CopScene,
    table: TableModel,
    desk: Desk,
    peek: Peek,
    onAct: (Action) -> Unit,
    onNotebook: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val own = table.ownSeat ?: return
    val enabled = !scene.busy && !scene.paused
    val over = table.phase == Phase.GAME_OVER
    Column(
        modifier.fillMaxWidth().padding(horizontal = 12.dp, vertical = 10.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        if (!over) step(scene, desk)?.let { Prompt(it, scene.asked) }
        aside(scene, own, desk)?.let {
            Text(
                it,
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        desk.why?.let { WhyBubble(it, { desk.why = null }) }
        JustSeen(scene, peek)
        Body(scene, table, own, desk, peek, onAct, enabled)
        val tiles =
            remember(scene, desk.making, desk.arranging, onAct) {
                announcements(scene, desk, onAct)
            }
        if (tiles.isNotEmpty()) ActionTiles(tiles, enabled = enabled)
        val deeds = deeds(scene, desk, onAct)
        if (deeds.isNotEmpty()) Deeds(deeds, Modifier.fillMaxWidth(), enabled)
        Tools(scene, own, desk, peek, onNotebook, enabled)
    }
}

/** What is to be touched next while something is put together; what the game asks, the frame says. */
@Composable
private fun step(
    scene: CopScene,
    desk: Desk,
): String? {
    val making = desk.making
    val view = scene.view
    return when {
        desk.arranging != null && desk.canCancel -> stringResource(R.string.goodcop_ask_arrange)
        making == null || !desk.canCancel -> null
        making.closeUp != null ->
            stringResource(R.string.goodcop_ask_card, scene.name(making.closeUp))
        making.picks(view) > 1 ->
            stringResource(
                R.string.goodcop_ask_cards,
                making.places.size,
                making.picks(view),
            )
        making.picks(view) == 1 -> stringResource(R.string.goodcop_ask_place)
        else -> stringResource(R.string.goodcop_ask_player)
    }
}

/** A line under the prompt: how cards are laid out, or what an eliminated player waits for. */
@Composable
private fun aside(
    scene: CopScene,
    own: SeatModel,
    desk: Desk,
): String? =
    when {
        desk.arranging != null && !desk.canCancel -> stringResource(R.string.goodcop_ask_arrange)
        own.eliminated && own.side == null -> scene.word(Why.ELIMINATED)
        else -> null
    }

@Composable
private fun Body(
    scene: CopScene,
    table: TableModel,
    own: SeatModel,
    desk: Desk,
    peek: Peek,
    onAct: (Action) -> Unit,
    enabled: Boolean,
) {
    val view = scene.view
    val making = desk.making
    val arranging = desk.arranging
    val closeUp = making?.closeUp
    when {
        view.phase == Phase.GAME_OVER -> Verdict(scene, table)
        arranging != null ->
            ArrangeRow(
                arranging,
                own.cards,
                { scene.word(it.type) },
                peek,
                remember(scene) { orders(scene) },
                { desk.arranging = it },
                enabled = enabled,
            )
        closeUp != null ->
            CloseUp(scene, table.seats[closeUp], making, peek, enabled) { place ->
                val next = making.touchPlace(view, place)
                if (next.verb == Making.Verb.INVESTIGATE) {
                    desk.cancel()
                    next.complete(view).forEach(onAct)
                } else {
                    desk.making = next
                }
            }
        view.mine.may_discard ->
            DiscardRow(scene, desk.discarding, peek, { card ->
                val action = Acts(view).discard(card)
                Touch(
                    scene.text("action.discard"),
                    desk.discarding == card,
                    if (desk.discarding == card) emptyList() else listOf(action),
                ) { if (enabled) desk.discarding = card }
            })
        else ->
            OwnRow(
                scene,
                own,
                peek,
                touch = { card -> turnUp(scene, desk, card, enabled) },
                onGear = { desk.gear = true },
            )
    }
}

/** Touching an own card while one is to be turned face-up. */
private fun turnUp(
    scene: CopScene,
    desk: Desk,
    card: RowCard,
    enabled: Boolean,
): Touch? {
    val making = desk.making?.takeIf { it.verb == Making.Verb.TURN_UP } ?: return null
    if (card.place !in making.places(scene.view)) return null
    return Touch(
        scene.text("action.reveal"),
        card.place in making.places,
        offers(scene) { making.placeLeadsTo(card.place, it) },
    ) { if (enabled) desk.making = making.touchPlace(scene.view, card.place) }
}

/** The orders that a row can be laid out in now, at the start or by a Flashbang. */
private fun orders(scene: CopScene): List<Pair<Action, List<Int>>> =
    scene.choices.mapNotNull {
        when {
            it.kind == Kind.ORDER -> it to it.order
            it.kind == Kind.PLAY && it.play.order.isNotEmpty() -> it to it.play.order
            else -> null
        }
    }

/** What was shown to this player alone this turn: held to be seen again. */
@Composable
private fun JustSeen(
    scene: CopScene,
    peek: Peek,
) {
    val notes = remember(scene.view) { justSeen(scene.view) }
    if (notes.isEmpty()) return
    val spoken = Spoken(scene, LocalContext.current.resources)
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        Text(
            stringResource(R.string.goodcop_just_seen),
            Modifier.align(Alignment.CenterVertically).semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.labelLarge,
        )
        notes.forEachIndexed { n, note ->
            val place = scene.name(seatOf(note.place)) + " " + slotOf(note.place)
            Secret(
                spoken.place(note.place),
                { Seen(note, place, null) },
                peek = peek,
                key = "seen $n",
            ) { Seen(note, place, scene.word(note.type)) }
        }
    }
}

@Composable
private fun Seen(
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
            if (word == null) place else stringResource(R.string.goodcop_is, place, word),
            if (word == null) Modifier.clearAndSetSemantics { } else Modifier,
            style = MaterialTheme.typography.labelLarge,
        )
    }
}

@Preview
@Composable
private fun PanelPreview() =
    Sampled { scene, table ->
        Panel(scene, table, rememberDesk(scene), rememberPeek(), {}, {})
    }
