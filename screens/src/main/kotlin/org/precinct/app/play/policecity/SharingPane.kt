package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.ActionButton
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.touches
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.engine.policecity.proto.Phase
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.PickDraft
import org.precinct.seat.policecity.SoloDraft
import org.precinct.seat.policecity.SplitDraft

/** The talks about a secured place: who claims what, and proposals for all. */
@Composable
fun NegotiationBoard(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        val draft = (state.draft.part() as? SplitDraft)?.takeIf { it.open }
        ClaimsPlate(scene, city, state)
        // The own one is where it is edited.
        val shown = scene.view.proposals.filter { draft == null || it.author != scene.seat }
        shown.forEach { proposal ->
            ProposalPlate(
                scene,
                city,
                proposal.author,
                proposal.takers,
                proposal.supporters,
            ) {
                val change = scene.buttons(state).change(proposal.takers).orElse(null)
                ActionButtons(
                    listOfNotNull(
                        change?.let(state::button),
                        supportButton(scene, state, proposal.number, proposal.supporters),
                    ),
                    Modifier.fillMaxWidth(),
                    state.enabled,
                    Alignment.End,
                )
            }
        }
        if (draft != null) SplitEditor(scene, city, draft, state, relay)
    }
}

/** Each gain with those who claim it; a touch of somebody who is there claims it or gives it up. */
@Composable
private fun ClaimsPlate(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
) {
    val view = scene.view
    Plate(marked = scene.isFor(view.participants)) {
        Heading(scene.text("seat.on_the_table"))
        if (view.phase == Phase.STATEMENT) {
            Text(
                scene.text("seat.last_word"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
        view.claimed.forEachIndexed { n, claimants ->
            ClaimRow(scene, city, state, n + 1, claimants)
        }
        if (view.claimed.any { CityBoard.seats(it).size > 1 }) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                SignArt(CitySigns.SIREN, Modifier.size(22.dp), MafiaRed)
                Text(
                    scene.text(if (view.stage == 2) "seat.fbi_waits" else "seat.clash"),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

@Composable
private fun ClaimRow(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    position: Int,
    claimants: Int,
) {
    val gain = city.gains[position - 1]
    val name = scene.words.gain(gain, city.card())
    val who = CityBoard.seats(claimants).map(scene.sitters::get)
    val touch = CityTouch.Claimed(position)
    val open = state.reacts(touch)
    val mine = scene.isFor(claimants)
    val said =
        if (who.isEmpty()) {
            scene.text("seat.free", "element", name)
        } else {
            val names = who.joinToString { it.name }
            scene.text("seat.claimed_by", "element", name, "players", names)
        }
    Row(
        Modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.small)
            .background(
                if (mine) {
                    MaterialTheme.colorScheme.secondaryContainer
                } else {
                    MaterialTheme.colorScheme.surfaceContainerHigh
                },
            ).touches(state, touch)
            .then(
                if (open) {
                    Modifier.clickable(role = Role.Checkbox) { state.touch(touch) }
                } else {
                    Modifier
                },
            ).clearAndSetSemantics {
                contentDescription = said
                if (open) {
                    selected = mine
                    role = Role.Checkbox
                    onClick {
                        state.touch(touch)
                        true
                    }
                }
            }.heightIn(min = 52.dp)
            .padding(horizontal = 8.dp, vertical = 4.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        GainToken(gain, city.card().orElse(null), 38.dp)
        val few = who.size <= 2 && LocalDensity.current.fontScale < LARGE
        val claim: @Composable () -> Unit = {
            if (who.isEmpty()) {
                Text(
                    scene.text("seat.nobody_yet"),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
            if (who.size > 1) SignArt(CitySigns.SIREN, Modifier.size(20.dp), MafiaRed)
            who.forEach { BadgeArt(it.badge, it.tint, it.name.take(1), 28.dp) }
        }
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            Text(name, style = MaterialTheme.typography.bodyMedium)
            if (!few) Flow { claim() }
        }
        if (few) claim()
    }
}

/** To be for a proposal, or not any more; null for those who have no say. */
fun supportButton(
    scene: CityScene,
    state: CityState,
    number: Int,
    supporters: Int,
): ActionButton? =
    scene
        .buttons(state)
        .support(number, supporters)
        .map(state::button)
        .orElse(null)

/** Whether the viewer is among these seats. */
fun CityScene.isFor(supporters: Int): Boolean = seat in CityBoard.seats(supporters)

/** A proposal: who takes what, and who is for it. */
@Composable
fun ProposalPlate(
    scene: CityScene,
    city: CityBoard,
    author: Int,
    takers: List<Int>,
    supporters: Int,
    modifier: Modifier = Modifier,
    token: Dp = 30.dp,
    below: @Composable () -> Unit = {},
) {
    Plate(modifier, marked = scene.isFor(supporters), padding = 8.dp) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Who(
                scene.sitters[author],
                Modifier.weight(1f),
                text = scene.text("seat.proposes", "player", scene.name(author)),
            )
            Supporters(scene, supporters)
        }
        Shares(scene, city, takers, token)
        below()
    }
}

/** Those who are for something, as badges in a row. */
@Composable
fun Supporters(
    scene: CityScene,
    supporters: Int,
    size: Dp = 22.dp,
) {
    val who = CityBoard.seats(supporters).map(scene.sitters::get)
    if (who.isEmpty()) return
    val names = who.joinToString { it.name }
    val said = scene.text("seat.for_it", "players", names)
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        verticalAlignment = Alignment.CenterVertically,
    ) {
        SignArt(
            CitySigns.TICK,
            Modifier.padding(end = 4.dp).size(14.dp),
            MaterialTheme.colorScheme.secondary,
        )
        who.forEach { BadgeArt(it.badge, it.tint, it.name.take(1), size) }
    }
}

/** Who takes what, a line for each who takes something. */
@Composable
fun Shares(
    scene: CityScene,
    city: CityBoard,
    takers: List<Int>,
    token: Dp = 30.dp,
) {
    val nobody = scene.text("seat.nobody")
    val by = takers.indices.filter { it < city.gains.size }.groupBy { takers[it] }
    Flow(gap = 8.dp) {
        by.entries
            .sortedBy {
                if (it.key ==
                    0
                ) {
                    Int.MAX_VALUE
                } else {
                    it.key
                }
            }.forEach { (taker, positions) ->
                val name = if (taker == 0) nobody else scene.name(taker - 1)
                val said =
                    "$name: " +
                        positions.joinToString { scene.words.gain(city.gains[it], city.card()) }
                Row(
                    Modifier
                        .clip(MaterialTheme.shapes.small)
                        .background(MaterialTheme.colorScheme.surfaceContainerHigh)
                        .semantics(mergeDescendants = true) { contentDescription = said }
                        .padding(6.dp),
                    Arrangement.spacedBy(4.dp),
                    Alignment.CenterVertically,
                ) {
                    if (taker == 0) {
                        SignArt(
                            CitySigns.CROSS,
                            Modifier.size(16.dp),
                            MaterialTheme.colorScheme.onSurfaceVariant,
                        )
                    } else {
                        val sitter = scene.sitters[taker - 1]
                        BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 24.dp)
                    }
                    Text(
                        name,
                        Modifier.padding(end = 4.dp),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                    positions.forEach { GainToken(city.gains[it], city.card().orElse(null), token) }
                }
            }
    }
}

/** Everything that is to be shared out, for those who only look on. */
@Composable
fun OnOffer(
    scene: CityScene,
    city: CityBoard,
) = Plate {
    Heading(scene.text("seat.on_the_table"))
    Chips {
        city.gains.forEach { gain ->
            Chip(scene.words.gain(gain, city.card()), false, named = true) {
                GainToken(gain, city.card().orElse(null), 40.dp)
            }
        }
    }
}

/** Gains are dragged, or picked up and put down, to those who shall take them. */
@Composable
private fun SplitEditor(
    scene: CityScene,
    city: CityBoard,
    draft: SplitDraft,
    state: CityState,
    relay: TouchRelay,
) {
    Plate(marked = true) {
        val own = scene.view.proposals.firstOrNull { it.author == scene.seat }
        Heading(
            scene.text("seat.your_proposal"),
            end = own?.let { { Supporters(scene, it.supporters) } },
        )
        Text(
            scene.text(if (!draft.held.isPresent) "seat.pick_gain" else "seat.give_gain"),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        // What nobody has yet comes first: from there it is dealt out.
        val takers = listOf(0) + city.there().map { it.seat + 1 }
        takers.forEach { taker ->
            if (taker != takers.first()) {
                HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
            }
            TakerRow(scene, city, draft, taker, state, relay)
        }
        ActionButtons(
            scene.buttons(state).usualShares().map(state::button) +
                listOfNotNull(own?.let { supportButton(scene, state, it.number, it.supporters) }),
            Modifier.fillMaxWidth(),
            state.enabled,
        )
    }
}

@Composable
private fun TakerRow(
    scene: CityScene,
    city: CityBoard,
    draft: SplitDraft,
    taker: Int,
    state: CityState,
    relay: TouchRelay,
) {
    val touch = CityTouch.Taker(taker)
    val open = state.reacts(touch)
    val name =
        if (taker == 0) scene.text("seat.nobody") else scene.name(taker - 1)
    val gives = scene.text("seat.give_to", "player", name)
    val latest by rememberUpdatedState { relay.touch(touch) }
    Row(
        Modifier
            .fillMaxWidth()
            .dropTarget(relay.dragging, touch)
            .clip(MaterialTheme.shapes.small)
            .then(
                if (open) {
                    Modifier
                        .background(MaterialTheme.colorScheme.secondaryContainer.copy(alpha = 0.6f))
                        // The whole row takes touches; the captain in it says so.
                        .pointerInput(Unit) { detectTapGestures { latest() } }
                } else {
                    Modifier
                },
            ).heightIn(min = 52.dp)
            .padding(horizontal = 4.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Row(
            Modifier
                .then(
                    if (open) {
                        Modifier
                            .touches(state, touch)
                            .clickable(
                                onClickLabel = gives,
                                role = Role.Button,
                            ) { relay.touch(touch) }
                            .semantics(mergeDescendants = true) { contentDescription = gives }
                    } else {
                        Modifier
                    },
                ).heightIn(min = 48.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            TakerBadge(scene, taker)
            Text(
                name,
                Modifier.width(84.dp * LocalDensity.current.fontScale.coerceAtMost(1.4f)),
                style = MaterialTheme.typography.labelLarge,
                maxLines = 2,
                overflow = TextOverflow.Ellipsis,
            )
        }
        Chips(Modifier.weight(1f)) {
            draft.takers.forEachIndexed { n, it ->
                if (it ==
                    taker
                ) {
                    GainChip(scene, city, n + 1, draft.held.orElse(0) == n + 1, state, relay)
                }
            }
        }
    }
}

/** A captain's badge, or a cross for what is set aside. */
@Composable
private fun TakerBadge(
    scene: CityScene,
    taker: Int,
) = Box(Modifier.size(34.dp), Alignment.Center) {
    if (taker == 0) {
        SignArt(
            CitySigns.CROSS,
            Modifier.size(20.dp),
            MaterialTheme.colorScheme.onSurfaceVariant,
        )
    } else {
        val sitter = scene.sitters[taker - 1]
        BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 32.dp)
    }
}

@Composable
private fun GainChip(
    scene: CityScene,
    city: CityBoard,
    position: Int,
    held: Boolean,
    state: CityState,
    relay: TouchRelay,
) {
    val gain = city.gains[position - 1]
    val touch = CityTouch.Gain(position)
    Chip(
        scene.words.gain(gain, city.card()),
        held,
        if (state.enabled) ({ relay.touch(touch) }) else null,
        Modifier.touches(state, touch).dragSource(
            relay.dragging,
            state.enabled,
            { relay.pick(touch) },
            { relay.drag(touch, it) },
        ) { GainToken(gain, city.card().orElse(null), 40.dp) },
    ) { GainToken(gain, city.card().orElse(null), 38.dp) }
}

/** Alone on the place: what is not wanted stays behind. */
@Composable
fun SoloPane(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    val draft = state.draft.part() as? SoloDraft
    Plate(modifier, marked = draft != null) {
        Heading(scene.text("seat.on_the_table"))
        Chips {
            city.gains.forEachIndexed { n, gain ->
                val touch = CityTouch.Gain(n + 1)
                val taken = draft != null && n + 1 !in draft.left
                TouchChip(
                    scene.words.gain(gain, city.card()),
                    taken,
                    state,
                    touch,
                    named = true,
                    faded = draft != null && !taken,
                ) { GainToken(gain, city.card().orElse(null), 48.dp) }
            }
        }
    }
}

/** A token of another kind, since the supply has none of what was due. */
@Composable
fun PickPane(
    scene: CityScene,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    val draft = state.draft.part() as? PickDraft
    Plate(modifier, marked = draft != null) {
        Heading(scene.text("seat.supply"))
        Chips {
            Seizure.entries.forEach { kind ->
                val touch = CityTouch.Kind(kind.number())
                val left = scene.view.seizure_supply[kind.ordinal]
                TouchChip(
                    scene.text(kind.key()) + " ($left)",
                    draft != null && draft.kind.orElse(0) == kind.number(),
                    state,
                    touch,
                    Modifier.defaultMinSize(64.dp),
                    named = true,
                    faded = left == 0,
                ) { SeizureToken(kind, 44.dp) }
            }
        }
    }
}
