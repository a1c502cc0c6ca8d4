package org.precinct.app.play.kojak

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
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
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.kojak.proto.Event

/**
 * The card that the last roll has brought to light: who drew it, and what it says.
 *
 * @param brief whether the frame reads its text out already, to the one who chooses by it
 */
@Composable
internal fun CardOnTheTable(
    scene: KojakScene,
    modifier: Modifier = Modifier,
    brief: Boolean = false,
) {
    val card = remember(scene.news) { lastCard(scene.news) } ?: return
    var open by remember { mutableStateOf(false) }
    val face = remember(card, scene.language) { scene.face(card) }
    val title = "${scene.name(card.seat)} · ${face.title}"
    val label = stringResource(R.string.kojak_case_file)
    Row(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.small)
            .clickable(onClickLabel = label, role = Role.Button) { open = true }
            .semantics(mergeDescendants = true) { contentDescription = "$title. ${face.text}" }
            .heightIn(min = 48.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        PlayingCard(face, Modifier.clearAndSetSemantics { }, CardSize.TINY)
        Column(Modifier.clearAndSetSemantics { }) {
            Text(title, style = MaterialTheme.typography.labelLarge)
            if (!brief) {
                Text(face.text.orEmpty(), style = MaterialTheme.typography.bodySmall)
            }
        }
    }
    if (open) CaseFileSheet(scene) { open = false }
}

/** The own mission; behind it, all that is known of the four files. */
@Composable
internal fun CaseFileButton(scene: KojakScene) {
    var open by remember { mutableStateOf(false) }
    val own = scene.seat?.let { scene.view.detectives[it].mission }
    val label = stringResource(R.string.kojak_case_file)
    if (own != null) {
        val face = remember(own, scene.language) { scene.missionFace(own) }
        // The card is narrower than a finger.
        Box(
            Modifier
                .widthIn(min = 48.dp)
                .clip(MaterialTheme.shapes.small)
                .clickable(onClickLabel = label, role = Role.Button) { open = true }
                .semantics { contentDescription = face.spoken ?: face.title },
            Alignment.Center,
        ) { PlayingCard(face, Modifier.clearAndSetSemantics { }, CardSize.TINY) }
    } else {
        Surface(
            { open = true },
            Modifier.size(48.dp).semantics { contentDescription = label },
            shape = MaterialTheme.shapes.small,
            color = MaterialTheme.colorScheme.surfaceContainerHigh,
        ) { SignArt(TownSign.FOLDER, Modifier.padding(12.dp)) }
    }
    if (open) CaseFileSheet(scene) { open = false }
}

@Composable
private fun CaseFileSheet(
    scene: KojakScene,
    onClose: () -> Unit,
) {
    val own = scene.seat?.let { scene.view.detectives[it].mission }
    val card = remember(scene.news) { lastCard(scene.news) }
    Sheet(stringResource(R.string.kojak_case_file), onClose) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            card?.let { PlayingCard(scene.face(it), size = CardSize.LARGE) }
            // Just drawn, it is shown already. Trap cards have numbers of their own.
            val drawn = card?.takeIf { it.kind != Event.Kind.TRAP }?.card
            if (own != null && own != drawn) {
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
