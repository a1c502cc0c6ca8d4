package org.precinct.app.art

import androidx.compose.foundation.layout.Spacer
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import org.precinct.seat.art.Sign
import kotlin.math.min

/** A sign ready to be drawn. */
class InkedSign(
    private val sign: Sign,
) {
    private val paths: List<Path> =
        sign.layers().map { layer ->
            PathParser().parsePathString(layer.path()).toPath().apply {
                if (layer.width() == 0f) fillType = PathFillType.EvenOdd
            }
        }

    /** Draws it into a box, what is cut out in the colour of the [ground]. */
    fun DrawScope.draw(
        box: Rect,
        ink: Color,
        ground: Color = Color.Transparent,
    ) = withTransform({
        translate(box.left, box.top)
        scale(box.width / sign.grid(), box.height / sign.grid(), Offset.Zero)
    }) {
        sign.layers().forEachIndexed { n, layer ->
            val colour = if (layer.cut()) ground else ink
            if (layer.width() == 0f) {
                drawPath(paths[n], colour)
            } else {
                drawPath(
                    paths[n],
                    colour,
                    style = Stroke(layer.width(), cap = StrokeCap.Round, join = StrokeJoin.Round),
                )
            }
        }
    }
}

/** A sign as large as its modifier says, in the middle. Decoration: the words are beside it. */
@Composable
fun SignArt(
    sign: Sign,
    modifier: Modifier = Modifier,
    ink: Color = LocalContentColor.current,
    ground: Color = Color.Transparent,
) {
    val inked = remember(sign) { InkedSign(sign) }
    Spacer(
        modifier.drawBehind {
            val side = min(size.width, size.height)
            val at = Offset((size.width - side) / 2, (size.height - side) / 2)
            with(inked) {
                draw(
                    Rect(
                        at,
                        androidx.compose.ui.geometry
                            .Size(side, side),
                    ),
                    ink,
                    ground,
                )
            }
        },
    )
}
