package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night

/**
 * What tells the backs of a game's decks apart: a colour and a sign.
 *
 * @param sign in the middle; the house's shield if null
 */
@Immutable
data class BackLook(
    val colour: Color = Night.High,
    val sign: Glyph? = null,
)

/** A card from behind: night-blue, the house's lozenges, a brass edge. Says nothing to TalkBack. */
@Composable
fun CardBack(
    size: CardSize,
    modifier: Modifier = Modifier,
    look: BackLook = BackLook(),
) {
    Box(
        modifier.clearAndSetSemantics { }.size(size.width, size.height).drawWithCache {
            val round = CornerRadius(this.size.width * 0.085f)
            val inset = this.size.width * 0.055f
            val field = Rect(inset, inset, this.size.width - inset, this.size.height - inset)
            val inner = Path().apply { addRoundRect(RoundRect(field, round * 0.7f)) }
            val step = this.size.width / 6f
            val ground =
                Brush.verticalGradient(listOf(look.colour, lerp(look.colour, Night.Deep, 0.7f)))
            val thin = Stroke((this.size.width * 0.012f).coerceAtLeast(1f))
            onDrawBehind {
                drawRoundRect(Brass.Middle, cornerRadius = round)
                drawRoundRect(
                    Night.Deep,
                    Offset(inset * 0.35f, inset * 0.35f),
                    Size(this.size.width - inset * 0.7f, this.size.height - inset * 0.7f),
                    round * 0.9f,
                )
                clipPath(inner) {
                    drawRect(ground)
                    var x = -this.size.height
                    while (x < this.size.width) {
                        drawLine(
                            Brass.Light.copy(alpha = 0.16f),
                            Offset(x, 0f),
                            Offset(x + this.size.height, this.size.height),
                            thin.width,
                        )
                        drawLine(
                            Brass.Light.copy(alpha = 0.16f),
                            Offset(x + this.size.height, 0f),
                            Offset(x, this.size.height),
                            thin.width,
                        )
                        x += step
                    }
                }
                drawPath(inner, Brass.Middle, style = thin)
            }
        },
        Alignment.Center,
    ) {
        val side = Modifier.size(size.width * 0.5f)
        if (look.sign == null) {
            Icon(painterResource(R.drawable.emblem_precinct), null, side, Color.Unspecified)
        } else {
            look.sign.invoke(side)
        }
    }
}
