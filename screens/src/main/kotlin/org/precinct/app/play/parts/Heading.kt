package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass

/** The title of a part of a game screen, with a brass rule behind it. */
@Composable
fun Heading(
    text: String,
    modifier: Modifier = Modifier,
    icon: Glyph? = null,
    end: (@Composable () -> Unit)? = null,
) {
    // Large letters need the room of the rule.
    val large = LocalDensity.current.fontScale > 1.4f
    Row(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        icon?.invoke(Modifier.size(20.dp))
        Text(
            text,
            Modifier.weight(1f, fill = large).semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        if (!large) HorizontalDivider(Modifier.weight(0.5f), color = Brass.Middle)
        end?.invoke()
    }
}
