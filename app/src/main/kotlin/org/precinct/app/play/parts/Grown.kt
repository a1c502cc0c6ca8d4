package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.theme.PrecinctTheme

/** A tablet is looked at from further away than a phone: everything grows with it, up to [most]. */
@Composable
fun Grown(
    most: Float,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        val grow = (min(maxWidth, maxHeight) / 600.dp).coerceIn(1f, most)
        val density = LocalDensity.current
        CompositionLocalProvider(
            LocalDensity provides Density(density.density * grow, density.fontScale),
        ) { Box(Modifier.fillMaxSize()) { content() } }
    }
}

@Preview(device = "spec:width=1280dp,height=800dp")
@Composable
private fun GrownPreview() = PrecinctTheme { Surface { Grown(1.6f) { Text("On a tablet") } } }
