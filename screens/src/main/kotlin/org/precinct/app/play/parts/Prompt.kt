package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/**
 * What is going on and what this player is asked, as `scene.prompt()` says it. TalkBack reads it
 * whenever it changes.
 *
 * @param asked whether this player has to decide (`scene.asked`): then it stands out
 */
@Composable
fun Prompt(
    text: String,
    asked: Boolean,
    modifier: Modifier = Modifier,
) {
    val colours = MaterialTheme.colorScheme
    Row(
        modifier
            .fillMaxWidth()
            .semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite },
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Icon(
            painterResource(if (asked) R.drawable.parts_turn else R.drawable.icon_hourglass),
            null,
            Modifier.size(20.dp),
            if (asked) colours.secondary else colours.onSurfaceVariant,
        )
        Text(
            text,
            color = if (asked) colours.onSurface else colours.onSurfaceVariant,
            style =
                if (asked) {
                    MaterialTheme.typography.titleMedium
                } else {
                    MaterialTheme.typography.bodyMedium
                },
        )
    }
}
