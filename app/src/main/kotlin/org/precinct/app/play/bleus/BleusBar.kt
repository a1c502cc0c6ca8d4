package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Drawing
import org.precinct.app.play.parts.Emphasis
import org.precinct.engine.bleus.proto.Action

/** The pools, the card that is looked at, and what can be done with it. The frame says what is going on. */
@Composable
internal fun BleusBar(
    scene: BleusScene,
    touch: BleusTouch,
    free: Boolean,
    onAct: (Action) -> Unit,
) {
    val deeds =
        touch.others.map { other(scene, it, onAct) } +
            listOfNotNull(touch.action).map {
                Deed(scene.label(it), listOf(it), Emphasis.PRIMARY) { onAct(it) }
            }
    ActionBar(deeds, enabled = free) {
        Pools(scene, Modifier.fillMaxWidth())
        Looked(scene, touch)
    }
}

/** Something that no card stands for. Once nothing else is left to do, it stands out. */
@Composable
private fun other(
    scene: BleusScene,
    action: Action,
    onAct: (Action) -> Unit,
): Deed {
    val early = action.end != null && scene.choices.any { it.play != null || it.arrest != null }
    return Deed(
        scene.label(action),
        listOf(action),
        if (scene.choices.size == 1) Emphasis.PRIMARY else Emphasis.USUAL,
        icon = action.mediate?.let { badge(scene, it.seat) },
        confirm =
            if (early) {
                Confirm(
                    stringResource(R.string.bleus_end_early),
                    stringResource(R.string.bleus_end_early_text),
                )
            } else {
                null
            },
    ) { onAct(action) }
}

private fun badge(
    scene: BleusScene,
    seat: Int,
): Drawing {
    val sitter = scene.sitters[seat]
    return { BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), BADGE) }
}

/** What the card that was touched last does, and if nothing can be done with it, why. */
@Composable
private fun Looked(
    scene: BleusScene,
    touch: BleusTouch,
) {
    val card = touch.looked ?: return
    val id = BleusCards.of(card).id
    Text(
        "${scene.text("card.$id")} · ${scene.text("card.$id.text")}",
        style = MaterialTheme.typography.bodyMedium,
    )
    touch.why()?.let {
        Text(
            it,
            color = MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

private val BADGE = 24.dp
