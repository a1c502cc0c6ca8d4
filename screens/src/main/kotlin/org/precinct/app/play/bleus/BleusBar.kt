package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.Glyph
import org.precinct.seat.bleus.BleusControls
import org.precinct.seat.bleus.BleusTouch

/** The pools, the card that is looked at, and what can be done with it. */
@Composable
internal fun BleusBar(
    table: BleusTable,
    state: BleusState,
) {
    val buttons =
        state.offers.buttons().map { button ->
            val given = button.touch() as? BleusTouch.Give
            val button = state.button(button)
            if (given == null) button else button.copy(icon = badge(table.scene, given.seat()))
        }
    ActionBar(buttons, enabled = state.enabled) {
        Pools(table, Modifier.fillMaxWidth())
        Looked(table, state)
    }
}

private fun badge(
    scene: BleusScene,
    seat: Int,
): Glyph {
    val sitter = scene.sitters[seat]
    return { BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), BADGE) }
}

/** What the card that was touched last does, and if nothing can be done with it, why. */
@Composable
private fun Looked(
    table: BleusTable,
    state: BleusState,
) {
    val scene = table.scene
    val card = BleusControls.looked(state.draft, scene.view).orElse(null) ?: return
    val face = table.face(card)
    Text("${face.title} · ${face.rules}", style = MaterialTheme.typography.bodyMedium)
    val why = BleusControls.whyNotLooked(state.draft, scene.view, scene.voice).orElse(null)
    if (why != null) {
        Text(
            why,
            color = MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

private val BADGE = 24.dp
