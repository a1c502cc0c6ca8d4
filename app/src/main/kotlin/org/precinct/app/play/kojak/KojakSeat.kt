package org.precinct.app.play.kojak

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.DiceTray
import org.precinct.app.play.parts.Die
import org.precinct.app.play.parts.DieFace
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.Prompt
import org.precinct.app.play.parts.Sheet
import org.precinct.app.play.parts.pips
import org.precinct.app.theme.Brass
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Phase

/** A detective's phone: the town, and under the thumb the die, the ways it opens, the cards. */
@Composable
internal fun KojakSeat(
    scene: KojakScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) {
    val moves = remember(scene.view, scene.choices, scene.language) { scene.moves() }
    var picked by remember(scene.view.seq) { mutableStateOf(moves.singleOrNull()) }
    val camera = remember { TownCamera() }
    val free = !scene.busy && !scene.paused
    val shown = moves.takeIf { free }.orEmpty()
    val goals = remember(shown, picked) { goals(shown, picked) }
    val map: @Composable (Modifier) -> Unit = {
        TownMap(scene.view, it, camera, goals, picked?.way) { goal ->
            picked = next(moves.filter { move -> move.offer.to == goal.square }, picked)
        }
    }
    val bar: @Composable (Modifier) -> Unit = {
        KojakBar(scene, moves, picked, free, camera, { move -> picked = move }, onAct, it)
    }
    val large = LocalDensity.current.fontScale > LARGE_TEXT
    BoxWithConstraints(modifier) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                map(Modifier.weight(1f).fillMaxHeight())
                Column(
                    Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()),
                    Arrangement.SpaceBetween,
                ) {
                    Detectives(scene, Modifier.padding(8.dp))
                    bar(Modifier)
                }
            }
        } else if (large) {
            Column(Modifier.fillMaxSize()) {
                Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                    Detectives(scene, Modifier.padding(8.dp))
                    map(Modifier.fillMaxWidth().height(480.dp))
                }
                bar(Modifier)
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Detectives(
                    scene,
                    Modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 6.dp),
                )
                map(Modifier.weight(1f).fillMaxWidth())
                bar(Modifier)
            }
        }
    }
}

/** Everything that may be done, with the die and the card that lie on the table. */
@Composable
private fun KojakBar(
    scene: KojakScene,
    moves: List<KojakMove>,
    picked: KojakMove?,
    free: Boolean,
    camera: TownCamera,
    onPick: (KojakMove) -> Unit,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) {
    val roll = scene.choices.find { it.roll != null }
    val drive = stringResource(R.string.kojak_drive)
    val deeds =
        buildList {
            if (moves.isNotEmpty()) {
                add(
                    Deed(
                        picked?.label ?: drive,
                        offers = listOfNotNull(picked?.action),
                        emphasis = Emphasis.PRIMARY,
                        why =
                            if (picked ==
                                null
                            ) {
                                stringResource(R.string.kojak_pick_first)
                            } else {
                                null
                            },
                        spoken = picked?.let { "$drive: ${it.label}" },
                        icon =
                            drawing(
                                if (picked?.offer?.direction ==
                                    Direction.BACK
                                ) {
                                    TownSign.BACK
                                } else {
                                    TownSign.ARROW
                                },
                            ),
                    ) { picked?.let { onAct(it.action) } },
                )
            }
            scene.choices.filter { it.choose != null }.forEach { action ->
                add(
                    Deed(
                        scene.label(action),
                        listOf(action),
                        icon = criminal(action),
                    ) { onAct(action) },
                )
            }
        }
    ActionBar(deeds, modifier, free) {
        OnTheTable(scene, roll.takeIf { free }, camera, onAct)
        if (moves.size > 1) Ways(moves, picked, free, onPick)
        Reasons(scene)
    }
}

private fun criminal(action: Action): @Composable (Modifier) -> Unit {
    val file = CrimeFile.entries[action.choose!!.colour.value - 1]
    return { FileChip(file, it) }
}

/** The die, what is going on, and the card just drawn. */
@Composable
private fun OnTheTable(
    scene: KojakScene,
    roll: Action?,
    camera: TownCamera,
    onAct: (Action) -> Unit,
) {
    val view = scene.view
    val said =
        if (view.roll == 0) {
            stringResource(R.string.kojak_die)
        } else {
            stringResource(R.string.kojak_die_shows, view.roll)
        }
    Row(
        Modifier.fillMaxWidth(),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        if (roll == null && view.roll > 0) {
            DieFace(remember { pips() }, view.roll, said, size = 40.dp)
        }
        Prompt(scene.prompt(), scene.asked, Modifier.weight(1f))
        FollowSwitch(camera)
        CaseFileButton(scene)
    }
    if (roll != null) {
        DiceTray(
            listOf(Die("die", remember { pips() }, view.roll, said)),
            view.turn,
            Modifier.fillMaxWidth(),
            onRoll = { onAct(roll) },
            offers = listOf(roll),
            size = 44.dp,
        )
    }
}

/** The ways that the roll opens, one to be previewed on the map. */
@Composable
private fun Ways(
    moves: List<KojakMove>,
    picked: KojakMove?,
    free: Boolean,
    onPick: (KojakMove) -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        moves.forEach { move ->
            val chosen = move == picked
            Surface(
                { onPick(move) },
                Modifier
                    .offers(if (chosen) emptyList() else listOf(move.action))
                    .semantics {
                        role = Role.RadioButton
                        selected = chosen
                    }.heightIn(min = 48.dp),
                enabled = free,
                shape = MaterialTheme.shapes.small,
                color = if (chosen) colours.secondaryContainer else colours.surfaceContainerHigh,
                contentColor = if (chosen) colours.onSecondaryContainer else colours.onSurface,
                border =
                    BorderStroke(
                        if (chosen) 2.dp else 1.dp,
                        if (chosen) Brass.Middle else colours.outlineVariant,
                    ),
            ) {
                Row(
                    Modifier.heightIn(min = 48.dp).padding(horizontal = 10.dp, vertical = 4.dp),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    if (move.offer.direction ==
                        Direction.BACK
                    ) {
                        SignArt(TownSign.BACK, Modifier.size(16.dp))
                    }
                    Text(move.label, style = MaterialTheme.typography.labelMedium)
                }
            }
        }
    }
}

/** Why one of the own cars cannot move. */
@Composable
private fun Reasons(scene: KojakScene) {
    if (!scene.asked || scene.view.phase != Phase.MOVE) return
    scene.view.still.forEachIndexed { n, key ->
        if (key.isNotEmpty()) {
            Text(
                stringResource(R.string.kojak_still, scene.text("car_${n + 1}"), scene.text(key)),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

/** The card just drawn, or the own mission; behind it, all that is known of the four files. */
@Composable
private fun CaseFileButton(scene: KojakScene) {
    var open by remember { mutableStateOf(false) }
    val card = remember(scene.news) { lastCard(scene.news) }
    val own = scene.seat?.let { scene.view.detectives[it].mission }
    val face =
        when {
            card != null -> scene.face(card)
            own != null -> scene.missionFace(own)
            else -> null
        }
    val label = stringResource(R.string.kojak_case_file)
    if (face != null) {
        PlayingCard(face, size = CardSize.TINY, onTouch = { open = true }, touchLabel = label)
    } else {
        Surface(
            { open = true },
            Modifier.size(48.dp),
            shape = MaterialTheme.shapes.small,
            color = MaterialTheme.colorScheme.surfaceContainerHigh,
        ) {
            SignArt(
                TownSign.FOLDER,
                Modifier.padding(12.dp).semantics { contentDescription = label },
            )
        }
    }
    if (open) CaseFileSheet(scene, own) { open = false }
}

@Composable
private fun CaseFileSheet(
    scene: KojakScene,
    own: Int?,
    onClose: () -> Unit,
) {
    Sheet(stringResource(R.string.kojak_case_file), onClose) {
        val card = remember(scene.news) { lastCard(scene.news) }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            card?.let { PlayingCard(scene.face(it), size = CardSize.LARGE) }
            if (own != null &&
                card?.card != own
            ) {
                PlayingCard(scene.missionFace(own), size = CardSize.LARGE)
            }
        }
        Files(scene)
        Text(
            stringResource(R.string.kojak_piles, scene.view.traps_left, scene.view.missions_left),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    }
}
