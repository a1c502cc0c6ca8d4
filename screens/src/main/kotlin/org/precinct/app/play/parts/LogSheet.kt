package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/**
 * What happened, in sentences, the newest at the bottom and in sight.
 *
 * @param sentences oldest first: `scene.news` through `scene.sentence`
 * @param fresh how many at the end are new to this player: `scene.fresh`
 */
@Composable
fun LogSheet(
    sentences: List<String>,
    fresh: Int,
    onClose: () -> Unit,
) {
    Sheet(stringResource(R.string.parts_log), onClose, scrolls = false) {
        Log(sentences, fresh, Modifier.weight(1f, fill = false))
    }
}

/** The same without a sheet around it, for a tablet's side. */
@Composable
fun Log(
    sentences: List<String>,
    fresh: Int,
    modifier: Modifier = Modifier,
) {
    val divider = if (fresh in 1..<sentences.size) sentences.size - fresh else -1
    val list = rememberLazyListState()
    LazyColumn(
        modifier.fillMaxWidth(),
        list,
        PaddingValues(vertical = 4.dp),
        reverseLayout = true,
        verticalArrangement = Arrangement.spacedBy(10.dp, Alignment.Bottom),
    ) {
        items(sentences.size) { back ->
            val n = sentences.size - 1 - back
            Column {
                if (n == divider) SinceYouLookedAway()
                Text(
                    sentences[n],
                    style = MaterialTheme.typography.bodyMedium,
                    color =
                        if (divider in 0..n) {
                            MaterialTheme.colorScheme.onSurface
                        } else {
                            MaterialTheme.colorScheme.onSurfaceVariant
                        },
                )
            }
        }
    }
}

@Composable
private fun SinceYouLookedAway() {
    Row(
        Modifier.fillMaxWidth().padding(vertical = 6.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        HorizontalDivider(Modifier.weight(1f), color = MaterialTheme.colorScheme.secondary)
        Text(
            stringResource(R.string.parts_since),
            Modifier.semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.labelSmall,
        )
        HorizontalDivider(Modifier.weight(1f), color = MaterialTheme.colorScheme.secondary)
    }
}
