package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp

/**
 * A figure with its sign: Force 4, three guns left.
 *
 * @param word beside the number; null where there is no room for it
 * @param spoken the whole for TalkBack: "4 Force"
 */
@Composable
fun Stat(
    number: String,
    spoken: String,
    modifier: Modifier = Modifier,
    word: String? = null,
    colour: Color = LocalContentColor.current,
    large: Boolean = false,
    icon: Glyph? = null,
) {
    Row(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(if (large) 8.dp else 5.dp),
        Alignment.CenterVertically,
    ) {
        icon?.invoke(Modifier.size(if (large) 28.dp else 18.dp))
        Text(
            number,
            color = colour,
            style =
                if (large) {
                    MaterialTheme.typography.headlineMedium
                } else {
                    MaterialTheme.typography.titleMedium
                },
        )
        word?.let {
            Text(
                it,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}
