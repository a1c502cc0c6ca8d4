package org.precinct.app.play.parts

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable

/**
 * The last sentences of the log, the newest first: for a place that scrolls as a whole. All of them
 * are in the frame's menu.
 *
 * @param sentences oldest first
 */
@Composable
fun Latest(
    title: String,
    sentences: List<String>,
) {
    if (sentences.isEmpty()) return
    Heading(title)
    sentences.asReversed().take(LATEST).forEach {
        Text(it, style = MaterialTheme.typography.bodyMedium)
    }
}

/** More than this nobody reads in passing. */
private const val LATEST = 8
