package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
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
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.PrecinctTheme

/** A sign in one colour: areas, whose overlaps are holes, and lines, on a grid of 24. */
@Immutable
class Glyph(
    areas: String = "",
    lines: String = "",
    private val width: Float = 2f,
) {
    private val area: Path? by lazy { parse(areas) }
    private val line: Path? by lazy { parse(lines) }

    private fun parse(data: String): Path? {
        if (data.isEmpty()) return null
        return PathParser().parsePathString(data).toPath().apply { fillType = PathFillType.EvenOdd }
    }

    fun DrawScope.draw(
        colour: Color,
        box: Rect,
    ) {
        withTransform({
            translate(box.left, box.top)
            scale(box.width / GRID, box.height / GRID, Offset.Zero)
        }) {
            area?.let { drawPath(it, colour) }
            line?.let {
                drawPath(
                    it,
                    colour,
                    style = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round),
                )
            }
        }
    }

    companion object {
        const val GRID = 24f

        /** A circle as path data. */
        fun disc(
            x: Double,
            y: Double,
            r: Double,
        ) = "M${x - r} ${y}a$r $r 0 1 0 ${2 * r} 0a$r $r 0 1 0 ${-2 * r} 0z "
    }
}

/** Draws a glyph in the middle of the canvas, [part] of its smaller side. */
fun DrawScope.glyph(
    glyph: Glyph,
    colour: Color,
    part: Float = 1f,
    center: Offset = Offset(size.width / 2, size.height / 2),
) {
    val half = size.minDimension * part / 2
    with(glyph) { draw(colour, Rect(center, half)) }
}

/** A glyph alone. Decoration: whoever shows it says in words what it means. */
@Composable
fun GlyphArt(
    glyph: Glyph,
    modifier: Modifier = Modifier,
    colour: Color = LocalContentColor.current,
) = Spacer(modifier.drawBehind { glyph(glyph, colour) })

@Preview
@Composable
private fun GlyphPreview() =
    PrecinctTheme {
        Surface {
            FlowRow(Modifier.padding(8.dp), Arrangement.spacedBy(8.dp)) {
                Signs.all.forEach { GlyphArt(it, Modifier.size(40.dp)) }
                PlaceGlyphs.all.forEach { GlyphArt(it, Modifier.size(40.dp)) }
            }
        }
    }
