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
import androidx.compose.runtime.remember
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
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Drawing
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.holdToPeek
import org.precinct.app.play.parts.rememberPeek
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.View.Phase

/** Hold to look, Equipment, notebook: what is there at any time. */
@Composable
internal fun Tools(
    scene: CopScene,
    own: SeatModel,
    desk: Desk,
    peek: Peek,
    onNotebook: () -> Unit,
    enabled: Boolean,
    modifier: Modifier = Modifier,
) {
    val over = scene.view.phase == Phase.GAME_OVER
    val gear = !over && !scene.view.without_equipment && !own.eliminated
    val claims = remember(scene) { claims(scene) }
    val notes =
        Deed(
            scene.text("thing.notebook"),
            claims,
            icon = {
                val ground = MaterialTheme.colorScheme.surfaceContainerHigh
                SignArt(Signs.Notebook, it, ground = ground)
            },
            onTouch = onNotebook,
        )
    val tools =
        buildList<Drawing> {
            if (!over) add { Look(peek, it) }
            if (gear) add { Tool(gearDeed(scene, desk), it, enabled) }
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
    peek: Peek,
    modifier: Modifier,
) {
    val spoken = stringResource(if (peek.all) R.string.parts_hide_all else R.string.parts_show_all)
    Surface(
        modifier
            .clip(MaterialTheme.shapes.medium)
            .holdToPeek(peek, Peek.All)
            .semantics(mergeDescendants = true) {
                role = Role.Button
                contentDescription = spoken
                onClick(spoken) {
                    if (peek.all) peek.hide() else peek.show(Peek.All)
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
            SignArt(Signs.Eye, it, MaterialTheme.colorScheme.secondary)
        }
    }
}

@Composable
private fun Tool(
    deed: Deed,
    modifier: Modifier,
    enabled: Boolean,
) {
    Surface(
        deed.onTouch,
        modifier.offers(deed.offers).semantics {
            role = Role.Button
            deed.spoken?.let { contentDescription = it }
        },
        enabled,
        MaterialTheme.shapes.medium,
        MaterialTheme.colorScheme.surfaceContainerHigh,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Labelled(deed.label) { deed.icon?.invoke(it) }
    }
}

@Composable
private fun Labelled(
    label: String,
    drawing: Drawing,
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
internal fun gearDeed(
    scene: CopScene,
    desk: Desk,
    label: String = stringResource(R.string.goodcop_equipment),
): Deed {
    val busy = desk.making?.verb == Making.Verb.USE || desk.arranging != null
    val offers = remember(scene, busy) { if (busy) emptyList() else gearOffers(scene) }
    val large = LocalDensity.current.fontScale > LARGE
    return Deed(
        label,
        offers,
        icon = if (large) null else { place -> SignArt(Signs.Equip, place) },
        spoken = scene.text("action.use_equipment"),
    ) { desk.gear = true }
}

/** Everything that can be done in the sheet of the own Equipment. */
private fun gearOffers(scene: CopScene): List<Action> =
    scene.choices.filter { it.kind == Kind.PLAY } + standingPasses(scene)

@Preview
@Composable
private fun ToolsPreview() =
    Sampled { scene, table ->
        Tools(scene, table.seats[0], rememberDesk(scene), rememberPeek(), {}, true)
    }
