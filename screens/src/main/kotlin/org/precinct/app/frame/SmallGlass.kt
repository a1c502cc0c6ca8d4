package org.precinct.app.frame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.precinct.app.R
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper

/** The hourglass in the corner: the sand as a picture, the seconds as a number. */
@Composable
fun SmallGlass(
    sand: Sand,
    modifier: Modifier = Modifier,
) {
    if (sand.limit <= 0) return
    val now = LocalNow.current
    var left by remember(sand) { mutableLongStateOf(sand.left(now())) }
    LaunchedEffect(sand) {
        while (!sand.stopped && left > 0) {
            delay(left % 1_000 + 1)
            left = sand.left(now())
        }
    }
    val seconds = (left + 999) / 1_000
    val last = seconds <= LAST_SECONDS
    val spoken = stringResource(R.string.frame_seconds, seconds)
    Row(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Spacer(Modifier.size(18.dp, 26.dp).drawBehind { glass(left.toFloat() / sand.limit) })
        Text(
            if (seconds >= 60) "%d:%02d".format(seconds / 60, seconds % 60) else "$seconds",
            color = if (last) Brass.Light else Paper.Light,
            style = with(MaterialTheme.typography) { if (last) titleLarge else titleMedium },
        )
    }
}

private const val LAST_SECONDS = 5

/** Two bulbs; what has run out of the upper one lies in the lower one. */
private fun DrawScope.glass(part: Float) {
    val bulbs = bulbs()
    val half = size.height / 2
    clipRect(top = half * (1 - part), bottom = half) { drawPath(bulbs, Brass.Light) }
    clipRect(top = size.height - half * (1 - part), bottom = size.height) {
        drawPath(bulbs, Brass.Light)
    }
    drawPath(bulbs, Paper.Light, style = Stroke(1.5.dp.toPx()))
    val board = Size(size.width, 2.dp.toPx())
    drawRect(Paper.Light, size = board)
    drawRect(Paper.Light, Offset(0f, size.height - board.height), board)
}

private fun DrawScope.bulbs() =
    Path().apply {
        fun x(part: Float) = size.width * part

        fun y(part: Float) = size.height * part
        moveTo(x(0.08f), 0f)
        lineTo(x(0.92f), 0f)
        cubicTo(x(0.92f), y(0.32f), x(0.58f), y(0.4f), x(0.58f), y(0.5f))
        cubicTo(x(0.58f), y(0.6f), x(0.92f), y(0.68f), x(0.92f), y(1f))
        lineTo(x(0.08f), y(1f))
        cubicTo(x(0.08f), y(0.68f), x(0.42f), y(0.6f), x(0.42f), y(0.5f))
        cubicTo(x(0.42f), y(0.4f), x(0.08f), y(0.32f), x(0.08f), 0f)
        close()
    }
