package org.precinct.app.play.parts

import androidx.compose.foundation.ScrollState
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp

/**
 * While there is more to scroll to, that edge fades into the [ground]: what is cut off goes on.
 *
 * @param above whether it begins at the bottom and goes on upwards
 */
fun Modifier.fadesOut(
    scroll: ScrollState,
    ground: Color,
    above: Boolean,
): Modifier =
    drawWithContent {
        drawContent()
        if (scroll.value < scroll.maxValue) {
            val high = 28.dp.toPx()
            val from = if (above) 0f else size.height
            val to = if (above) high else size.height - high
            drawRect(
                Brush.verticalGradient(listOf(ground, ground.copy(alpha = 0f)), from, to),
                Offset(0f, minOf(from, to)),
                Size(size.width, high),
            )
        }
    }
