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
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.touches
import org.precinct.engine.kojak.kit.Colour
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.KojakTouch.Suspect

/** The criminals that a trap card lets one choose from: where each stands, and where he can go. */
@Composable
internal fun Suspects(
    table: KojakTable,
    state: KojakSeatState,
) = Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
    table.board.suspects().groupBy { it.criminal() }.forEach { (colour, choices) ->
        if (LocalDensity.current.fontScale > LARGE_TEXT) {
            Wanted(table, colour)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(6.dp),
                verticalArrangement = Arrangement.spacedBy(6.dp),
            ) { choices.forEach { Sending(table, it, state) } }
        } else {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                Wanted(table, colour, Modifier.weight(1f))
                choices.forEach { Sending(table, it, state) }
            }
        }
    }
}

/** A criminal with his circle. */
@Composable
private fun Wanted(
    table: KojakTable,
    colour: Colour,
    modifier: Modifier = Modifier,
) {
    val criminal = table.board.criminals()[colour.ordinal]
    val own = table.scene.seat in criminal.hunters()
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        FileChip(colour, Modifier.size(28.dp))
        Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
            Text(table.words.criminal(colour, own), style = MaterialTheme.typography.labelMedium)
            Spaces(criminal.space(), Modifier.clearAndSetSemantics { })
        }
    }
}

/** One thing that can be done with him. */
@Composable
private fun Sending(
    table: KojakTable,
    suspect: Suspect,
    state: KojakSeatState,
) {
    val colours = MaterialTheme.colorScheme
    val label = table.words.suspect(suspect, table.view)
    val step = suspect.step()
    Surface(
        { state.touch(suspect) },
        Modifier.touches(state, suspect).semantics {
            role = Role.Button
            contentDescription = label
        },
        enabled = state.enabled,
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
            if (step < 0) TownSign(KojakSigns.BACK, Modifier.size(16.dp))
            Text(table.words.step(step), style = MaterialTheme.typography.labelMedium)
            if (step > 0) TownSign(KojakSigns.ARROW, Modifier.size(16.dp))
        }
    }
}
