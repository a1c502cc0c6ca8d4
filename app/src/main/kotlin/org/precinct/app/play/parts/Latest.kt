package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.tooling.preview.Preview
import org.precinct.app.theme.PrecinctTheme

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

/** As many as anybody wants to read who looks in. */
private const val LATEST = 8

@Preview
@Composable
private fun LatestPreview() =
    PrecinctTheme {
        Surface { Column { Latest("What happened", List(12) { "Ana did thing number $it." }) } }
    }
