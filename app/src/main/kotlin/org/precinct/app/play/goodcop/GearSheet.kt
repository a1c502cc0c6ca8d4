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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.StandingPass
import org.precinct.engine.goodcop.proto.Why

/**
 * The own Equipment card, what it can do now, and the standing pass. It looks much the same with a
 * card as without, so that opening it tells nobody anything.
 */
@Composable
internal fun GearSheet(
    scene: CopScene,
    desk: Desk,
    onAct: (Action) -> Unit,
) {
    val close = { desk.gear = false }
    Shown(close)
    Sheet(stringResource(R.string.goodcop_your_equipment), close) {
        Held(scene)
        val deeds = uses(scene, desk, onAct)
        Column(Modifier.heightIn(min = 48.dp)) {
            if (deeds.isNotEmpty()) {
                Deeds(deeds, Modifier.fillMaxWidth(), !scene.busy && !scene.paused, Alignment.End)
            }
        }
        StandingPassChoice(scene, onAct)
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
        if (card == null) EmptyHand(width) else EquipmentCard(card, scene.word(card), width)
        Column(Modifier.weight(1f), Arrangement.spacedBy(6.dp)) {
            if (card == null) {
                Text(
                    scene.text("prompt.no_equipment"),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
            } else {
                Text(
                    scene.word(card),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
                Text(scene.rules(card), style = MaterialTheme.typography.bodyMedium)
            }
            state(scene)?.let {
                Text(
                    it,
                    color = MaterialTheme.colorScheme.secondary,
                    style = MaterialTheme.typography.labelLarge,
                )
            }
        }
    }
}

/** Why the card cannot be used now, or what it is already put down for. */
private fun state(scene: CopScene): String? {
    val mine = scene.view.mine
    val recorded = mine.recorded_play
    val why = mine.play?.why
    return when {
        recorded != null ->
            scene.text("prompt.recorded") + " " + scene.label(Acts(scene.view).play(recorded))
        mine.hand.isEmpty() || why == null || why == Why.POSSIBLE -> null
        else -> scene.word(why)
    }
}

@Composable
private fun uses(
    scene: CopScene,
    desk: Desk,
    onAct: (Action) -> Unit,
): List<Deed> {
    val view = scene.view
    val offer = view.mine?.play ?: return emptyList()
    if (offer.why != Why.POSSIBLE || offer.card == Equipment.NO_EQUIPMENT) return emptyList()
    val all = scene.choices.filter { it.kind == Kind.PLAY }
    val act = { action: Action ->
        desk.gear = false
        onAct(action)
    }
    return buildList {
        view.mine.earlier?.let {
            val again = Acts(view).play(it)
            add(Deed(scene.label(again), listOf(again)) { act(again) })
        }
        when {
            offer.order > 0 ->
                add(
                    Deed(stringResource(R.string.goodcop_arrange), all, Emphasis.PRIMARY) {
                        desk.gear = false
                        desk.making = null
                        desk.arranging = Arranging.asItIs(offer.order)
                    },
                )
            Making.takesTargets(view) ->
                add(
                    Deed(stringResource(R.string.goodcop_choose), all, Emphasis.PRIMARY) {
                        desk.gear = false
                        desk.arranging = null
                        desk.making = Making(Making.Verb.USE)
                    },
                )
            else -> {
                val use = Making.plainUse(view)
                add(Deed(scene.label(use), listOf(use), Emphasis.PRIMARY) { act(use) })
            }
        }
    }
}

@Composable
private fun StandingPassChoice(
    scene: CopScene,
    onAct: (Action) -> Unit,
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
            stringResource(R.string.goodcop_standing_pass),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
        FlowRow(
            Modifier.selectableGroup(),
            Arrangement.spacedBy(8.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            StandingPass.entries.forEach { setting ->
                val action = Acts(scene.view).standingPass(setting)
                val on = mine.standing_pass == setting
                FilterChip(
                    on,
                    { if (!on) onAct(action) },
                    { Text(stringResource(label(setting))) },
                    Modifier
                        .heightIn(min = 48.dp)
                        .then(if (on) Modifier else Modifier.offers(action)),
                    !scene.busy && !scene.paused,
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

private fun label(setting: StandingPass): Int =
    when (setting) {
        StandingPass.OFF -> R.string.goodcop_pass_off
        StandingPass.THIS_TURN -> R.string.goodcop_pass_turn
        StandingPass.ON -> R.string.goodcop_pass_on
    }

@Preview
@Composable
private fun GearSheetPreview() = Sampled { scene, _ -> GearSheet(scene, rememberDesk(scene), {}) }
