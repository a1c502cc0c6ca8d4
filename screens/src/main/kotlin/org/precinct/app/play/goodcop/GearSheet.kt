package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.FilterChip
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.Sheet
import org.precinct.app.play.touches
import org.precinct.engine.goodcop.proto.StandingPass
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Press

/**
 * The own Equipment card, what it can do now, and the standing pass. It looks much the same with a
 * card as without, so that opening it tells nobody anything.
 */
@Composable
internal fun GearSheet(
    scene: CopScene,
    state: CopState,
) {
    val close = { state.look(Press.CLOSE) }
    Shown(close)
    Sheet(scene.text("seat.your_equipment"), close, closing = state.mark(Press.CLOSE)) {
        Held(scene)
        val buttons = state.buttons()
        Column(Modifier.heightIn(min = 48.dp)) {
            if (buttons.isNotEmpty()) {
                ActionButtons(buttons, Modifier.fillMaxWidth(), state.enabled, Alignment.End)
            }
        }
        StandingPassChoice(scene, state)
    }
}

/** A sheet full of secrets: closed when the app leaves the foreground, and never photographed. */
@Composable
internal fun Shown(onGone: () -> Unit) {
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) { onGone() }
    val secrecy = LocalSecrecy.current
    DisposableEffect(secrecy) {
        val shown = secrecy.show()
        onDispose { shown.close() }
    }
}

@Composable
private fun Held(scene: CopScene) {
    val mine = scene.view.mine ?: return
    val large = LocalDensity.current.fontScale > LARGE
    val card = mine.hand.firstOrNull()
    Row(
        Modifier.heightIn(min = 150.dp),
        Arrangement.spacedBy(16.dp),
    ) {
        val width = if (large) 64.dp else 100.dp
        if (card == null) EmptyHand(width) else EquipmentCard(card, scene.words.word(card), width)
        Column(Modifier.weight(1f), Arrangement.spacedBy(6.dp)) {
            if (card == null) {
                Text(
                    scene.text("prompt.no_equipment"),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
            } else {
                Text(
                    scene.words.word(card),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
                Text(scene.words.rules(card), style = MaterialTheme.typography.bodyMedium)
            }
            scene.words.equipmentState(scene.view).orElse(null)?.let {
                Text(
                    it,
                    color = MaterialTheme.colorScheme.secondary,
                    style = MaterialTheme.typography.labelLarge,
                )
            }
        }
    }
}

@Composable
private fun StandingPassChoice(
    scene: CopScene,
    state: CopState,
) {
    val mine = scene.view.mine ?: return
    if (mine.play == null) return
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(
            scene.text("action.standing_pass"),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        Text(
            scene.text("seat.standing_pass"),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
        FlowRow(
            Modifier.selectableGroup(),
            Arrangement.spacedBy(8.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            StandingPass.entries.forEach { setting ->
                val touch = GoodCopTouch.SetStandingPass(setting)
                val on = mine.standing_pass == setting
                FilterChip(
                    on,
                    { state.touch(touch) },
                    { Text(scene.text(label(setting))) },
                    Modifier.heightIn(min = 48.dp).touches(state, touch),
                    state.enabled,
                    if (on) {
                        { Icon(painterResource(R.drawable.icon_check), null, Modifier.size(18.dp)) }
                    } else {
                        null
                    },
                )
            }
        }
    }
}

private fun label(setting: StandingPass): String =
    when (setting) {
        StandingPass.OFF -> "seat.pass_off"
        StandingPass.THIS_TURN -> "seat.pass_turn"
        StandingPass.ON -> "seat.pass_on"
    }
