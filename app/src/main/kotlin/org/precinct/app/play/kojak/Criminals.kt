package org.precinct.app.play.kojak

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.engine.kojak.proto.Action

/** The criminals that a trap card lets one choose from: where each stands, and where he can go. */
@Composable
internal fun Criminals(
    scene: KojakScene,
    free: Boolean,
    onAct: (Action) -> Unit,
) {
    val own =
        scene.seat?.let { scene.view.detectives[it].mission }?.let { Town.missions[it].file }
    val files =
        scene.choices.filter { it.choose != null }.groupBy {
            CrimeFile.entries[it.choose!!.colour.value - 1]
        }
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        files.forEach { (file, choices) ->
            if (LocalDensity.current.fontScale > LARGE_TEXT) {
                Wanted(scene, file, file == own)
                FlowRow(
                    horizontalArrangement = Arrangement.spacedBy(6.dp),
                    verticalArrangement = Arrangement.spacedBy(6.dp),
                ) { choices.forEach { Sending(scene, it, free, onAct) } }
            } else {
                Row(
                    Modifier.fillMaxWidth(),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    Wanted(scene, file, file == own, Modifier.weight(1f))
                    choices.forEach { Sending(scene, it, free, onAct) }
                }
            }
        }
    }
}

/** A criminal with his circle. */
@Composable
private fun Wanted(
    scene: KojakScene,
    file: CrimeFile,
    own: Boolean,
    modifier: Modifier = Modifier,
) {
    val name = scene.text("criminal_${file.id}").replaceFirstChar(Char::uppercase)
    Row(
        modifier,
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        FileChip(file, Modifier.size(28.dp))
        Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
            Text(
                if (own) stringResource(R.string.kojak_yours, name) else name,
                style = MaterialTheme.typography.labelMedium,
            )
            Spaces(scene.view.spaces[file.ordinal], Modifier.clearAndSetSemantics { })
        }
    }
}

/** One thing that can be done with him. */
@Composable
private fun Sending(
    scene: KojakScene,
    action: Action,
    free: Boolean,
    onAct: (Action) -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val label = scene.label(action)
    val step = action.choose!!.step
    Surface(
        { onAct(action) },
        Modifier.offers(action).semantics {
            role = Role.Button
            contentDescription = label
        },
        enabled = free,
        shape = MaterialTheme.shapes.small,
        color = colours.surfaceContainerHigh,
        border = BorderStroke(1.dp, colours.outline),
    ) {
        Row(
            Modifier
                .heightIn(min = 48.dp)
                .padding(horizontal = 10.dp)
                .clearAndSetSemantics { },
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            if (step < 0) SignArt(TownSign.BACK, Modifier.size(16.dp))
            Text(
                when {
                    step > 0 -> scene.text("action_forward")
                    step < 0 -> scene.text("action_back")
                    else -> stringResource(R.string.kojak_swap)
                },
                style = MaterialTheme.typography.labelMedium,
            )
            if (step > 0) SignArt(TownSign.ARROW, Modifier.size(16.dp))
        }
    }
}
