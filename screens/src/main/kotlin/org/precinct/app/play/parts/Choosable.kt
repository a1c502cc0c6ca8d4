package org.precinct.app.play.parts

import androidx.compose.foundation.BorderStroke
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass

/**
 * One of several things of which one is chosen: that one has a brass edge and its ground.
 *
 * Its modifier says in the semantics what it is and whether it is chosen.
 */
@Composable
fun Choosable(
    chosen: Boolean,
    onTouch: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    ground: Color = MaterialTheme.colorScheme.surfaceContainer,
    content: @Composable () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    Surface(
        onTouch,
        modifier,
        enabled,
        MaterialTheme.shapes.small,
        if (chosen) colours.secondaryContainer else ground,
        if (chosen) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (chosen) 2.dp else 1.dp,
                if (chosen) Brass.Middle else colours.outlineVariant,
            ),
        content = content,
    )
}
