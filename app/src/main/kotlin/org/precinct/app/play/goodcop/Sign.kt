package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Spacer
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import kotlin.math.min

/** A drawing of one ink on a square of 48 by 48. */
internal class Sign private constructor(
    private val layers: List<Layer>,
) {
    /** Draws it into a square, what is cut out in the colour of the [ground]. */
    fun draw(
        scope: DrawScope,
        at: Offset,
        side: Float,
        ink: Color,
        ground: Color,
    ) = with(scope) {
        withTransform({
            translate(at.x, at.y)
            scale(side / SIDE, side / SIDE, Offset.Zero)
        }) {
            for (layer in layers) {
                val colour = if (layer.cut) ground else ink
                if (layer.width == 0f) {
                    drawPath(layer.path, colour)
                } else {
                    drawPath(
                        layer.path,
                        colour,
                        style =
                            Stroke(
                                layer.width,
                                cap = StrokeCap.Round,
                                join = StrokeJoin.Round,
                            ),
                    )
                }
            }
        }
    }

    private class Layer(
        val path: Path,
        val width: Float,
        val cut: Boolean,
    )

    class Builder {
        private val layers = mutableListOf<Layer>()

        fun fill(data: String) = add(data, 0f, false)

        fun line(
            data: String,
            width: Float = 3f,
        ) = add(data, width, false)

        fun cut(data: String) = add(data, 0f, true)

        fun cutLine(
            data: String,
            width: Float = 3f,
        ) = add(data, width, true)

        private fun add(
            data: String,
            width: Float,
            cut: Boolean,
        ) {
            layers += Layer(PathParser().parsePathString(data).toPath(), width, cut)
        }

        fun build() = Sign(layers)
    }

    companion object {
        const val SIDE = 48f

        fun of(draw: Builder.() -> Unit): Lazy<Sign> = lazy { Builder().apply(draw).build() }
    }
}

/** A sign as large as its modifier says. Decoration: whoever shows it says in words what it is. */
@Composable
internal fun SignArt(
    sign: Sign,
    modifier: Modifier = Modifier,
    ink: Color = LocalContentColor.current,
    ground: Color = Color.Transparent,
) {
    Spacer(
        modifier.drawBehind {
            val side = min(size.width, size.height)
            val at = Offset((size.width - side) / 2, (size.height - side) / 2)
            sign.draw(this, at, side, ink, ground)
        },
    )
}
