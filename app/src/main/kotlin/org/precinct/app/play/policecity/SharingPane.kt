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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Heading
import org.precinct.app.theme.Brass
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.Word

/** The talks about a secured place: proposals on the table, and the own one in the making. */
@Composable
fun NegotiationBoard(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        val draft = controls.draft as? SplitDraft
        if (draft == null && scene.view.proposals.isEmpty()) OnOffer(scene, city)
        // The own one is where it is edited.
        val shown = scene.view.proposals.filter { draft == null || it.author != city.me }
        shown.forEach { proposal ->
            ProposalPlate(
                scene,
                city,
                proposal.author,
                proposal.takers,
                proposal.supporters,
            ) {
                val copy = Touch.OfSplit(proposal.takers)
                Deeds(
                    listOfNotNull(
                        if (controls.reacts(copy)) {
                            Deed(
                                stringResource(R.string.policecity_change_it),
                                controls.offers(copy),
                                Emphasis.QUIET,
                                onTouch = { controls.touch(copy) },
                            )
                        } else {
                            null
                        },
                        supportDeed(scene, controls, proposal.number, proposal.supporters),
                    ),
                    Modifier.fillMaxWidth(),
                    controls.enabled,
                    Alignment.End,
                )
            }
        }
        if (draft != null) SplitEditor(scene, city, draft, controls, reach)
    }
}

/** To be for a proposal, or not any more; null for those who have no say. */
fun supportDeed(
    scene: CityScene,
    controls: Controls,
    number: Int,
    supporters: Int,
): Deed? {
    val me = controls.moment?.me ?: return null
    val own = supporters has me
    val action =
        controls.phaseChoices.firstOrNull {
            if (own) it.word == Word.UNSUPPORT else it.support == number
        } ?: return null
    return Deed(
        if (own) scene.label(action) else scene.text("prompt_support"),
        listOf(action),
        if (own) Emphasis.QUIET else Emphasis.USUAL,
        if (own) null else { icon -> GlyphArt(Signs.Tick, icon) },
        spoken = scene.label(action),
        onTouch = { controls.act(action) },
    )
}

/** A proposal: who takes what, and who is for it. */
@Composable
fun ProposalPlate(
    scene: CityScene,
    city: City,
    author: Int,
    takers: List<Int>,
    supporters: Int,
    modifier: Modifier = Modifier,
    token: Dp = 30.dp,
    below: @Composable () -> Unit = {},
) {
    Plate(modifier, marked = city.me != null && supporters has city.me, padding = 8.dp) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Who(
                city.captains[author].sitter,
                Modifier.weight(1f),
                text = stringResource(R.string.policecity_proposes, scene.name(author)),
            )
            Supporters(city, supporters)
        }
        Shares(scene, city, takers, token)
        below()
    }
}

/** Those who are for something, as badges in a row. */
@Composable
fun Supporters(
    city: City,
    supporters: Int,
    size: Dp = 22.dp,
) {
    val who = city.captains.filter { supporters has it.seat }
    val names = who.joinToString { it.sitter.name }
    val said = stringResource(R.string.policecity_for_it, names)
    Row(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (who.isNotEmpty()) {
            GlyphArt(
                Signs.Tick,
                Modifier.padding(end = 4.dp).size(14.dp),
                MaterialTheme.colorScheme.secondary,
            )
        }
        who.forEach { BadgeArt(it.sitter.badge, it.sitter.tint, it.sitter.name.take(1), size) }
    }
}

/** Who takes what, a line for each who takes something. */
@Composable
fun Shares(
    scene: CityScene,
    city: City,
    takers: List<Int>,
    token: Dp = 30.dp,
) {
    val nobody = stringResource(R.string.policecity_nobody)
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
                val said = "$name: " + positions.joinToString { scene.gainName(city.gains[it]) }
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
                        GlyphArt(
                            Signs.Cross,
                            Modifier.size(16.dp),
                            MaterialTheme.colorScheme.onSurfaceVariant,
                        )
                    } else {
                        val sitter = city.captains[taker - 1].sitter
                        BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 24.dp)
                    }
                    Text(
                        name,
                        Modifier.padding(end = 4.dp),
                        style = MaterialTheme.typography.bodyMedium,
                    )
                    positions.forEach { GainToken(city.gains[it], city.here?.card, token) }
                }
            }
    }
}

/** Everything that is to be shared out, for those who only look on. */
@Composable
fun OnOffer(
    scene: CityScene,
    city: City,
) = Plate {
    Heading(stringResource(R.string.policecity_on_the_table))
    Chips {
        city.gains.forEach { gain ->
            Chip(scene.gainName(gain), false, false, emptyList(), {}, named = true) {
                GainToken(gain, city.here?.card, 40.dp)
            }
        }
    }
}

/** Gains are dragged, or picked up and put down, to whoever shall take them. */
@Composable
private fun SplitEditor(
    scene: CityScene,
    city: City,
    draft: SplitDraft,
    controls: Controls,
    reach: Reach,
) {
    Plate(marked = true) {
        val own = scene.view.proposals.firstOrNull { it.author == city.me }
        Heading(
            stringResource(R.string.policecity_your_proposal),
            end = own?.let { { Supporters(city, it.supporters) } },
        )
        Text(
            stringResource(
                if (draft.held ==
                    null
                ) {
                    R.string.policecity_pick_gain
                } else {
                    R.string.policecity_give_gain
                },
            ),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        // What nobody has yet comes first: from there it is dealt out.
        val takers = listOf(0) + city.there.map { it.seat + 1 }
        takers.forEach { taker ->
            if (taker !=
                takers.first()
            ) {
                HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
            }
            TakerRow(scene, city, draft, taker, controls, reach)
        }
        val me = 1 + controls.moment!!.me
        val order = city.there.map { it.seat + 1 }
        val first = order.indexOf(me).coerceAtLeast(0)
        Deeds(
            listOf(
                R.string.policecity_all_to_me to city.gains.map { me },
                R.string.policecity_in_turn to
                    city.gains.indices.map { order[(first + it) % order.size] },
                R.string.policecity_to_nobody to city.gains.map { 0 },
            ).map { (label, split) ->
                val touch = Touch.OfSplit(split)
                Deed(
                    stringResource(label),
                    controls.offers(touch),
                    Emphasis.QUIET,
                    onTouch = { controls.touch(touch) },
                )
            } + listOfNotNull(own?.let { supportDeed(scene, controls, it.number, it.supporters) }),
            Modifier.fillMaxWidth(),
            controls.enabled,
        )
    }
}

@Composable
private fun TakerRow(
    scene: CityScene,
    city: City,
    draft: SplitDraft,
    taker: Int,
    controls: Controls,
    reach: Reach,
) {
    val touch = Touch.OfTaker(taker)
    val open = controls.reacts(touch)
    val name =
        if (taker == 0) stringResource(R.string.policecity_nobody) else scene.name(taker - 1)
    val gives = stringResource(R.string.policecity_give_to, name)
    val latest by rememberUpdatedState { reach.touch(touch) }
    Row(
        Modifier
            .fillMaxWidth()
            .dropTarget(reach.dragging, touch)
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
                            .offers(controls.offers(touch))
                            .clickable(
                                onClickLabel = gives,
                                role = Role.Button,
                            ) { reach.touch(touch) }
                            .semantics(mergeDescendants = true) { contentDescription = gives }
                    } else {
                        Modifier
                    },
                ).heightIn(min = 48.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Box(Modifier.size(34.dp), Alignment.Center) {
                if (taker == 0) {
                    GlyphArt(
                        Signs.Cross,
                        Modifier.size(20.dp),
                        MaterialTheme.colorScheme.onSurfaceVariant,
                    )
                } else {
                    val sitter = city.captains[taker - 1].sitter
                    BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 32.dp)
                }
            }
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
                if (it == taker) GainChip(scene, city, n + 1, draft.held == n + 1, controls, reach)
            }
        }
    }
}

@Composable
private fun GainChip(
    scene: CityScene,
    city: City,
    position: Int,
    held: Boolean,
    controls: Controls,
    reach: Reach,
) {
    val gain = city.gains[position - 1]
    val touch = Touch.OfGain(position)
    Chip(
        scene.gainName(gain),
        held,
        controls.enabled,
        controls.offers(touch),
        { reach.touch(touch) },
        Modifier.dragSource(
            reach.dragging,
            controls.enabled,
            { reach.pick(touch) },
            { reach.drag(touch, it) },
        ) { GainToken(gain, city.here?.card, 40.dp) },
    ) { GainToken(gain, city.here?.card, 38.dp) }
}

/** Alone on the place: what is not wanted stays behind. */
@Composable
fun SoloPane(
    scene: CityScene,
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    val draft = controls.draft as? SoloDraft
    Plate(modifier, marked = draft != null) {
        Heading(stringResource(R.string.policecity_on_the_table))
        Chips {
            city.gains.forEachIndexed { n, gain ->
                val touch = Touch.OfGain(n + 1)
                val taken = draft != null && n + 1 !in draft.left
                Chip(
                    scene.gainName(gain),
                    taken,
                    controls.reacts(touch),
                    controls.offers(touch),
                    { controls.touch(touch) },
                    named = true,
                    faded = draft != null && !taken,
                ) { GainToken(gain, city.here?.card, 48.dp) }
            }
        }
    }
}

/** What is read out, before it is too late to object. */
@Composable
fun StatementPane(
    scene: CityScene,
    city: City,
    modifier: Modifier = Modifier,
) {
    val proposal = scene.view.proposals.firstOrNull { it.number == scene.view.statement }
    Plate(modifier, marked = true) {
        Heading(scene.text("ui.phase_statement"))
        if (proposal == null) {
            Text(
                scene.text("prompt_statement_nothing"),
                style = MaterialTheme.typography.titleMedium,
            )
        } else {
            Shares(scene, city, proposal.takers, 38.dp)
            Supporters(city, proposal.supporters)
        }
        if (scene.view.stage == 2 && scene.view.phase == Phase.STATEMENT) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                GlyphArt(Signs.Siren, Modifier.size(22.dp), Brass.Middle)
                Text(
                    stringResource(R.string.policecity_fbi_waits),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

/** A token of another kind, since the supply has none of what was due. */
@Composable
fun PickPane(
    scene: CityScene,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    val draft = controls.draft as? PickDraft
    Plate(modifier, marked = draft != null) {
        Heading(stringResource(R.string.policecity_supply))
        Chips {
            Kind.entries.forEach { kind ->
                val touch = Touch.OfKind(kind)
                val left = scene.view.seizure_supply[kind.ordinal]
                Chip(
                    scene.text(kind.key) + " ($left)",
                    draft?.kind == kind,
                    controls.reacts(touch),
                    controls.offers(touch),
                    { controls.touch(touch) },
                    Modifier.defaultMinSize(64.dp),
                    named = true,
                    faded = left == 0,
                ) { SeizureToken(kind, 44.dp) }
            }
        }
    }
}

@Preview
@Composable
private fun NegotiationPreview() =
    Sampled(Phase.NEGOTIATE) { scene, city, controls ->
        NegotiationBoard(scene, city, controls, Reach(), Modifier.padding(12.dp))
    }
