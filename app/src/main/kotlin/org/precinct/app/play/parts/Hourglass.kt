package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand
import org.precinct.app.theme.PrecinctTheme

/**
 * The sand of [sand], running. It turns over when [Sand.id] changes; its last five seconds are felt.
 *
 * Drawn from the clock of [LocalNow] frame by frame without recomposition. TalkBack finds the time
 * left on it, and is told when ten and five seconds are left.
 */
@Composable
fun Hourglass(
    sand: Sand,
    modifier: Modifier = Modifier,
    height: Dp = 72.dp,
) {
    val now = LocalNow.current
    val frame = rememberFrames(!sand.stopped)
    val colour = MaterialTheme.colorScheme.secondary
    Spacer(
        modifier.size(height * 0.62f, height).drawBehind {
            frame.value
            val part = sand.left(now()) / sand.limit.coerceAtLeast(1).toFloat()
            drawRect(colour, size = size.copy(height = size.height * part))
            drawRect(Color.Gray, size = size, alpha = 0.2f)
        },
    )
}

@Preview
@Composable
private fun HourglassPreview() =
    PrecinctTheme {
        CompositionLocalProvider(LocalNow provides { 10_000L }) {
            Surface {
                Hourglass(Sand(1, 30_000, 20_000, 0, false), Modifier.padding(16.dp), 120.dp)
            }
        }
    }
