package org.precinct.app.play.goodcop

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.SignArt
import org.precinct.app.play.marked
import org.precinct.app.play.parts.ActionButton
import org.precinct.app.play.parts.Glyph
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.holdToPeek
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.goodcop.GoodCopTouch.Press

/** Hold to look, Equipment, notebook: what is there at any time. */
@Composable
internal fun Tools(
    scene: CopScene,
    state: CopState,
    peek: PeekState,
    modifier: Modifier = Modifier,
) {
    val over = scene.view.phase == Phase.GAME_OVER
    val notes =
        ActionButton(
            scene.text("thing.notebook"),
            icon = {
                val ground = MaterialTheme.colorScheme.surfaceContainerHigh
                SignArt(GoodCopSigns.NOTEBOOK, it, ground = ground)
            },
            mark = state.mark(Press.NOTEBOOK),
        ) { state.look(Press.NOTEBOOK) }
    val tools =
        buildList<Glyph> {
            if (!over) add { Look(peek, it) }
            if (state.offers.reacts(Press.EQUIPMENT)) {
                add { Tool(gearButton(scene, state), it, state.enabled) }
            }
            add { Tool(notes, it, true) }
        }
    val across = if (LocalDensity.current.fontScale > LARGE) 2 else tools.size
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        tools.chunked(across).forEach { row ->
            Row(Modifier.height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) {
                row.forEach { tool -> tool(Modifier.weight(1f).fillMaxHeight()) }
            }
        }
    }
}

/** Shows every secret of this player while a finger rests on it. */
@Composable
private fun Look(
    peek: PeekState,
    modifier: Modifier,
) {
    val spoken = stringResource(if (peek.all) R.string.parts_hide_all else R.string.parts_show_all)
    Surface(
        modifier
            .clip(MaterialTheme.shapes.medium)
            .holdToPeek(peek, PeekState.All)
            .semantics(mergeDescendants = true) {
                role = Role.Button
                contentDescription = spoken
                onClick(spoken) {
                    if (peek.all) peek.hide() else peek.show(PeekState.All)
                    true
                }
            },
        MaterialTheme.shapes.medium,
        if (peek.all) {
            MaterialTheme.colorScheme.secondaryContainer
        } else {
            MaterialTheme.colorScheme.surfaceContainerHigh
        },
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Labelled(stringResource(R.string.parts_hold)) {
            SignArt(GoodCopSigns.EYE, it, MaterialTheme.colorScheme.secondary)
        }
    }
}

@Composable
private fun Tool(
    button: ActionButton,
    modifier: Modifier,
    enabled: Boolean,
) {
    Surface(
        button.onTouch,
        modifier.marked(button.mark).semantics {
            role = Role.Button
            button.spoken?.let { contentDescription = it }
        },
        enabled,
        MaterialTheme.shapes.medium,
        MaterialTheme.colorScheme.surfaceContainerHigh,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Labelled(button.label) { button.icon?.invoke(it) }
    }
}

@Composable
private fun Labelled(
    label: String,
    drawing: Glyph,
) {
    Box(
        Modifier.heightIn(min = 56.dp).padding(horizontal = 4.dp, vertical = 6.dp),
        Alignment.Center,
    ) {
        Column(
            verticalArrangement = Arrangement.spacedBy(2.dp),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            drawing(Modifier.size(22.dp))
            Text(
                label,
                color = Color.Unspecified,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}

/** The way to the own Equipment: on every living player's phone at any time, whatever they hold. */
@Composable
internal fun gearButton(
    scene: CopScene,
    state: CopState,
    label: String = scene.text("seat.equipment"),
): ActionButton {
    val large = LocalDensity.current.fontScale > LARGE
    return ActionButton(
        label,
        icon = if (large) null else { place -> SignArt(GoodCopSigns.EQUIP, place) },
        spoken = scene.text("action.use_equipment"),
        mark = state.mark(Press.EQUIPMENT),
    ) { state.look(Press.EQUIPMENT) }
}
