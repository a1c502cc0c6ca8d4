package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme

/**
 * What a kind of die looks like.
 *
 * @param faces how many it has; they are numbered from 1. Face 0 is a die not thrown yet
 * @param draw draws a face by its shape into the whole of the die's side, in the ink given; for face 0
 *   whatever marks the die itself, if anything
 */
@Immutable
class DieLook(
    val body: Color,
    val ink: Color,
    val faces: Int,
    val draw: DrawScope.(face: Int, ink: Color) -> Unit,
)

/** An ordinary die with one to six pips. */
fun pips(
    body: Color = Paper.Light,
    ink: Color = Night.Deep,
): DieLook = DieLook(body, ink, 6) { face, colour -> drawPips(face, colour) }

private fun DrawScope.drawPips(
    face: Int,
    ink: Color,
) {
    fun pip(
        x: Float,
        y: Float,
    ) = drawCircle(ink, size.minDimension * 0.09f, Offset(size.width * x, size.height * y))
    if (face % 2 == 1) pip(0.5f, 0.5f)
    if (face >= 2) {
        pip(0.26f, 0.26f)
        pip(0.74f, 0.74f)
    }
    if (face >= 4) {
        pip(0.74f, 0.26f)
        pip(0.26f, 0.74f)
    }
    if (face == 6) {
        pip(0.26f, 0.5f)
        pip(0.74f, 0.5f)
    }
}

/**
 * A die lying still.
 *
 * @param said what it is and shows, for TalkBack; null if what is around it says so
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
            ).drawBehind { drawDie(look, face, if (faded) 0.45f else 1f) },
    )
}

/** The body of a die and one of its faces, filling the canvas. */
internal fun DrawScope.drawDie(
    look: DieLook,
    face: Int,
    alpha: Float = 1f,
) {
    drawRoundRect(look.body, cornerRadius = CornerRadius(size.minDimension * 0.18f), alpha = alpha)
    look.draw(this, face, look.ink.copy(alpha = alpha))
}

@Preview
@Composable
private fun DieFacePreview() =
    PrecinctTheme {
        Surface {
            Row(Modifier.padding(8.dp), Arrangement.spacedBy(8.dp)) {
                for (face in 0..6) DieFace(pips(), face, "$face")
            }
        }
    }
