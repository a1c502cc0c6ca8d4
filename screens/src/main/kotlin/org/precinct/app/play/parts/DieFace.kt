package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.inset
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/**
 * What a kind of die looks like.
 *
 * @param body transparent if [draw] draws a body of its own, filling the canvas
 * @param faces how many it has; they are numbered from 1. Face 0 is a die not thrown yet
 * @param draw draws a face by its shape into the whole of the die's side, in the ink given; for face
 *   0 the mark of the die itself, if it has one
 */
@Immutable
class DieLook(
    val body: Color,
    val ink: Color,
    val faces: Int,
    val draw: DrawScope.(face: Int, ink: Color) -> Unit,
)

/** An ordinary die with one to six pips. */
fun pips(): DieLook = DieLook(Paper.Light, Night.Deep, 6) { face, colour -> drawPips(face, colour) }

private fun DrawScope.drawPips(
    face: Int,
    ink: Color,
) {
    fun pip(
        x: Float,
        y: Float,
    ) = drawCircle(ink, size.minDimension * 0.1f, Offset(size.width * x, size.height * y))
    if (face % 2 == 1) pip(0.5f, 0.5f)
    if (face >= 2) {
        pip(0.24f, 0.24f)
        pip(0.76f, 0.76f)
    }
    if (face >= 4) {
        pip(0.76f, 0.24f)
        pip(0.24f, 0.76f)
    }
    if (face == 6) {
        pip(0.24f, 0.5f)
        pip(0.76f, 0.5f)
    }
}

/**
 * A die lying still.
 *
 * @param said what it is and shows, for TalkBack; null if what is around it says so
 * @param faded used up, or out of reach
 */
@Composable
fun DieFace(
    look: DieLook,
    face: Int,
    said: String?,
    modifier: Modifier = Modifier,
    size: Dp = 44.dp,
    faded: Boolean = false,
) {
    Spacer(
        modifier
            .size(size)
            .then(
                if (said == null) {
                    Modifier
                } else {
                    Modifier.semantics {
                        role = Role.Image
                        contentDescription = said
                    }
                },
            ).drawBehind { drawDie(look, face, if (faded) 0.42f else 1f) },
    )
}

/** The body of a die and one of its faces, filling the canvas. */
internal fun DrawScope.drawDie(
    look: DieLook,
    face: Int,
    alpha: Float = 1f,
) {
    if (look.body == Color.Transparent) {
        look.draw(this, face, look.ink.copy(alpha = alpha))
        return
    }
    val side = size.minDimension
    val round = CornerRadius(side * 0.2f)
    val lip = side * 0.06f
    val top = Size(size.width, size.height - lip)
    // The lower edge, darker, makes it a cube.
    drawRoundRect(lerp(look.body, Night.Deep, 0.45f), cornerRadius = round, alpha = alpha)
    drawRoundRect(
        Brush.verticalGradient(
            listOf(lerp(look.body, Color.White, 0.18f), lerp(look.body, Night.Deep, 0.08f)),
        ),
        size = top,
        cornerRadius = round,
        alpha = alpha,
    )
    drawRoundRect(
        lerp(look.body, Night.Deep, 0.55f),
        size = top,
        cornerRadius = round,
        alpha = alpha,
        style = Stroke((side * 0.025f).coerceAtLeast(1f)),
    )
    inset(side * 0.06f, side * 0.06f, side * 0.06f, side * 0.06f + lip) {
        look.draw(this, face, look.ink.copy(alpha = alpha))
    }
}
