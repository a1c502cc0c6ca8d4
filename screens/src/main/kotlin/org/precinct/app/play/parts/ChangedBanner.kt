package org.precinct.app.play.parts

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass

/**
 * What changed since the player looked away: the last few sentences, and a way to the log.
 *
 * @param sentences the fresh ones, oldest first; nothing is drawn if there are none
 */
@Composable
fun ChangedBanner(
    sentences: List<String>,
    onLog: () -> Unit,
    onDismiss: () -> Unit,
    modifier: Modifier = Modifier,
) {
    if (sentences.isEmpty()) return
    Surface(
        modifier.fillMaxWidth(),
        MaterialTheme.shapes.medium,
        MaterialTheme.colorScheme.secondaryContainer,
        MaterialTheme.colorScheme.onSecondaryContainer,
        border = BorderStroke(1.dp, Brass.Middle),
    ) {
        Row {
            Column(
                Modifier
                    .weight(1f)
                    .clickable(
                        onClickLabel = stringResource(R.string.parts_open_log),
                        onClick = onLog,
                    ).semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite }
                    .padding(start = 14.dp, top = 12.dp, bottom = 12.dp),
                Arrangement.spacedBy(4.dp),
            ) {
                Text(
                    stringResource(R.string.parts_since),
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.labelSmall,
                )
                sentences
                    .takeLast(
                        SHOWN,
                    ).forEach { Text(it, style = MaterialTheme.typography.bodyMedium) }
                val more = sentences.size - SHOWN
                if (more > 0) {
                    Text(
                        pluralStringResource(R.plurals.parts_earlier, more, more),
                        style = MaterialTheme.typography.bodySmall,
                    )
                }
            }
            IconButton(onDismiss, Modifier.size(48.dp)) {
                Icon(painterResource(R.drawable.parts_close), stringResource(R.string.parts_seen))
            }
        }
    }
}

private const val SHOWN = 3
