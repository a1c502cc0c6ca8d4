package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.DiceTray
import org.precinct.app.play.parts.Die
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.play.parts.pips
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase

/**
 * Everything that may be done: on top what the moment asks, at the bottom the die, the town's
 * camera, the case file and the button that drives. What is going on is said by the frame.
 *
 * @param asks whether the card on the table lies here, too; else it has its own place
 */
@Composable
internal fun KojakBar(
    scene: KojakScene,
    moves: List<KojakMove>,
    picked: KojakMove?,
    camera: TownCamera,
    onPick: (KojakMove) -> Unit,
    onAct: (Action) -> Unit,
    modifier: Modifier,
    asks: Boolean,
) {
    val free = !scene.busy && !scene.paused
    val left = LocalHandling.current.leftHanded
    ActionBar(emptyList(), modifier, free) {
        if (asks) TrapCard(scene, onAct)
        if (moves.isNotEmpty()) Ways(scene, moves, picked, free, onPick)
        Reasons(scene)
        if (!scene.asked) OwnAim(scene)
        val parts =
            listOf<@Composable RowScope.() -> Unit>(
                { TheDie(scene, free, onAct) },
                { FollowSwitch(camera) },
                { CaseFileButton(scene) },
                {
                    if (moves.isNotEmpty()) {
                        Deeds(
                            listOf(drive(picked, onAct)),
                            Modifier.weight(1f),
                            free,
                            if (left) Alignment.Start else Alignment.End,
                        )
                    }
                },
            )
        Row(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            val order = if (left) parts.asReversed() else parts
            order.forEach { it() }
        }
    }
}

/** The card on the table, and whom it lets one choose. */
@Composable
internal fun TrapCard(
    scene: KojakScene,
    onAct: (Action) -> Unit,
) {
    val chooses = scene.choices.any { it.choose != null }
    CardOnTheTable(scene, brief = chooses)
    if (chooses) Criminals(scene, !scene.busy && !scene.paused, onAct)
}

/** The way that is looked at, once it is one. */
@Composable
private fun drive(
    picked: KojakMove?,
    onAct: (Action) -> Unit,
): Deed {
    val drive = stringResource(R.string.kojak_drive)
    val back = picked?.offer?.direction == Direction.BACK
    return Deed(
        drive,
        offers = listOfNotNull(picked?.action),
        emphasis = Emphasis.PRIMARY,
        why = if (picked == null) stringResource(R.string.kojak_pick_first) else null,
        spoken = picked?.let { "$drive: ${it.label}" },
        icon = drawing(if (back) TownSign.BACK else TownSign.ARROW),
    ) { picked?.let { onAct(it.action) } }
}

/**
 * The die in its tray, on everybody's phone: it tumbles wherever it is looked at, and whoever's turn
 * it is throws it.
 */
@Composable
private fun RowScope.TheDie(
    scene: KojakScene,
    free: Boolean,
    onAct: (Action) -> Unit,
) {
    val roll = scene.choices.find { it.roll != null }
    val throws = remember(scene.news) { scene.news.count { it.kind == Event.Kind.ROLLED } }
    TownDie(
        scene.view.roll,
        throws,
        if (roll != null) Modifier.weight(1f) else Modifier,
        rolling = roll != null && scene.busy,
        roll = roll.takeIf { free },
        onAct = onAct,
    )
}

/** @param throws how often it was thrown: when that changes, it tumbles */
@Composable
internal fun TownDie(
    face: Int,
    throws: Int,
    modifier: Modifier = Modifier,
    rolling: Boolean = false,
    roll: Action? = null,
    onAct: (Action) -> Unit = {},
) {
    val said =
        if (face == 0) {
            stringResource(R.string.kojak_die)
        } else {
            stringResource(R.string.kojak_die_shows, face)
        }
    val look = remember { pips() }
    DiceTray(
        remember(face, said) { listOf(Die("die", look, face, said)) },
        throws,
        modifier,
        rolling = rolling,
        onRoll = roll?.let { { onAct(it) } },
        offers = listOfNotNull(roll),
        size = 44.dp,
    )
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

/** What the own next turn is for, while others play. */
@Composable
private fun OwnAim(scene: KojakScene) {
    val seat = scene.seat ?: return
    if (scene.view.phase == Phase.GAME_OVER) return
    val detective = scene.view.detectives[seat]
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        SignArt(stageSign(detective.stage), Modifier.size(20.dp))
        Text(
            stringResource(
                R.string.kojak_own_aim,
                scene
                    .text("prompt.aim.${detective.stage.name.lowercase()}")
                    .replaceFirstChar(Char::lowercase),
            ),
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}
