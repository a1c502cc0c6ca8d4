package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp

/**
 * A figure with its sign: Force 4, three guns left.
 *
 * @param spoken the whole for TalkBack: "4 Force"
 */
@Composable
fun Stat(
    number: String,
    spoken: String,
    icon: Glyph,
) = Row(
    Modifier.clearAndSetSemantics { contentDescription = spoken },
    Arrangement.spacedBy(5.dp),
    Alignment.CenterVertically,
) {
    icon(Modifier.size(18.dp))
    Text(number, style = MaterialTheme.typography.titleMedium)
}
