package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
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
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.DiceTray
import org.precinct.app.play.parts.Die
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.play.parts.pips
import org.precinct.app.play.touches
import org.precinct.engine.kojak.proto.Phase
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.KojakTouch

/**
 * Everything that may be done: on top what the moment asks, at the bottom the die, the town's
 * camera, the case file and the button that drives. What is going on is said by the frame.
 *
 * @param asks whether the card on the table lies here, too; else it has its own place
 * @param stands whether how everybody stands is told here, too
 */
@Composable
internal fun KojakBar(
    table: KojakTable,
    state: KojakSeatState,
    camera: TownCamera,
    asks: Boolean,
    stands: Boolean = false,
) {
    val left = LocalHandling.current.leftHanded
    BoxWithConstraints {
        // Large letters and narrow phones leave no room for words beside the die.
        val apart = LocalDensity.current.fontScale > LARGE_TEXT || maxWidth < NARROW
        ActionBar(emptyList(), enabled = state.enabled) {
            if (stands) Detectives(table, Modifier.fillMaxWidth())
            if (asks) TrapCard(table, state)
            if (table.board.routes().isNotEmpty()) Routes(table, state)
            if (table.scene.asked) Reasons(table) else OwnAim(table)
            val parts =
                listOf<@Composable RowScope.() -> Unit>(
                    { TheDie(table, state) },
                    { FollowSwitch(table.scene, camera) },
                    { CaseFileButton(table) },
                    {
                        val buttons = state.buttons()
                        if (buttons.isNotEmpty() && !apart) {
                            ActionButtons(
                                buttons,
                                Modifier.weight(1f),
                                state.enabled,
                                if (left) Alignment.Start else Alignment.End,
                            )
                        }
                    },
                )
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
                val order = if (left) parts.asReversed() else parts
                order.forEach { it() }
            }
            if (apart) ActionButtons(state.buttons(), Modifier.fillMaxWidth(), state.enabled)
        }
    }
}

/** The card on the table, and whom it lets one choose. */
@Composable
internal fun TrapCard(
    table: KojakTable,
    state: KojakSeatState,
) {
    val chooses = table.board.suspects().isNotEmpty()
    CardOnTheTable(table, brief = chooses)
    if (chooses) Suspects(table, state)
}

/**
 * The die in its tray, on everybody's phone: it tumbles wherever it is looked at, and the player
 * whose turn it is throws it.
 */
@Composable
private fun RowScope.TheDie(
    table: KojakTable,
    state: KojakSeatState,
) {
    val die = KojakTouch.Die()
    if (state.offers.reacts(die)) {
        TownDie(
            table,
            Modifier.weight(1f).touches(state, die),
            rolling = table.scene.busy,
            onRoll = if (state.enabled) ({ state.touch(die) }) else null,
        )
    } else {
        TownDie(table)
    }
}

@Composable
internal fun TownDie(
    table: KojakTable,
    modifier: Modifier = Modifier,
    rolling: Boolean = false,
    onRoll: (() -> Unit)? = null,
) {
    val face = table.view.roll
    val said = table.words.die(face)
    val look = remember { pips() }
    DiceTray(
        remember(face, said) { listOf(Die("die", look, face, said)) },
        table.throws,
        modifier,
        rolling = rolling,
        onRoll = onRoll,
        size = 44.dp,
    )
}

/** Why one of the own cars cannot move. */
@Composable
private fun Reasons(table: KojakTable) =
    table.words.reasons(table.view).forEach {
        Text(
            it,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    }

/** What the own next turn is for, while others play. */
@Composable
private fun OwnAim(table: KojakTable) {
    val seat = table.scene.seat ?: return
    if (table.view.phase == Phase.GAME_OVER) return
    val stage = table.board.detectives()[seat].stage()
    Row(Modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        TownSign(KojakSigns.of(stage), Modifier.size(20.dp))
        Text(table.words.aim(stage), style = MaterialTheme.typography.bodyMedium)
    }
}

/** A phone so narrow that buttons go below the die. */
private val NARROW = 380.dp
