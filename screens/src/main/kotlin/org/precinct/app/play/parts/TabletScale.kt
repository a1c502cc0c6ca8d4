package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.device.density

/** A tablet is looked at from further away than a phone: everything grows with it, up to [most]. */
@Composable
fun TabletScale(
    most: Float,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        val grow = (min(maxWidth, maxHeight) / 600.dp).coerceIn(1f, most)
        val around = LocalDensity.current
        CompositionLocalProvider(
            LocalDensity provides density(around.density * grow, around.fontScale),
        ) { Box(Modifier.fillMaxSize()) { content() } }
    }
}
