package org.precinct.app.art

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.motion
import org.precinct.app.theme.Brass

/** A radar screen; its beam turns while somebody is looking, and where animations are on. */
@Composable
fun Radar(
    active: Boolean,
    modifier: Modifier = Modifier,
) {
    val angle = if (active && motion()) turning() else remember { mutableFloatStateOf(300f) }
    Spacer(
        modifier.drawBehind {
            val line = Stroke(1.5.dp.toPx())
            val rim = if (active) Brass.Light else Brass.Middle.copy(alpha = 0.6f)
            drawCircle(rim, size.minDimension / 2 - line.width, style = Stroke(2.5.dp.toPx()))
            drawCircle(rim.copy(alpha = 0.5f), size.minDimension / 3, style = line)
            drawCircle(rim.copy(alpha = 0.5f), size.minDimension / 6, style = line)
            drawCircle(rim, 3.dp.toPx())
            if (active) {
                rotate(angle.value) {
                    drawArc(
                        Brush.sweepGradient(
                            0f to Color.Transparent,
                            0.72f to Color.Transparent,
                            1f to Brass.Light.copy(alpha = 0.7f),
                        ),
                        260f,
                        100f,
                        useCenter = true,
                    )
                }
            }
        },
    )
}

@Composable
private fun turning(): State<Float> =
    rememberInfiniteTransition("radar").animateFloat(
        0f,
        360f,
        infiniteRepeatable(tween(3_600, easing = LinearEasing)),
        "beam",
    )
