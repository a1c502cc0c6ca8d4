package org.precinct.app.play.kojak

import androidx.compose.foundation.Canvas
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.scale
import org.precinct.app.art.InkedSign
import org.precinct.app.art.SignArt
import org.precinct.app.art.badge
import org.precinct.app.play.Sitter
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.kojak.kit.Colour
import org.precinct.seat.art.Sign

/** The colour of a file, its criminal and its district. */
internal val Colour.paint: Color
    get() =
        when (this) {
            Colour.RED -> Color(0xFFB8372B)
            Colour.YELLOW -> Color(0xFFE8B923)
            Colour.BLUE -> Color(0xFF2F5FA8)
            Colour.GREEN -> Color(0xFF2F7A48)
        }

/** What is readable on that colour. */
internal val Colour.ink: Color
    get() = if (this == Colour.YELLOW) Night.Deep else Paper.Light

/** A sign of the town in the colour of the content around it. Says nothing to TalkBack. */
@Composable
internal fun TownSign(
    sign: Sign,
    modifier: Modifier = Modifier,
    ink: Color = LocalContentColor.current,
) = SignArt(sign, modifier, ink, groundOf(ink))

/** The number plate of a detective's cars: their badge. */
@Composable
internal fun PlateArt(
    detective: Sitter,
    modifier: Modifier = Modifier,
) = Canvas(modifier) { drawPlate(detective, center, size.minDimension / 2) }

/** A detective's car as on the board, driving to the right. */
@Composable
internal fun CarArt(
    detective: Sitter,
    car: Int,
    modifier: Modifier = Modifier,
) = Canvas(modifier) {
    val fit = minOf(size.width / 80f, size.height / 54f)
    scale(fit, center) { paintCar(detective, car, center, 0f, lead = false, lit = false) }
}

internal fun DrawScope.drawPlate(
    detective: Sitter,
    centre: Offset,
    radius: Float,
) = badge(detective.badge, detective.tint, centre, 2 * radius)

/** A sign on the map. */
internal fun DrawScope.drawSign(
    sign: Sign,
    box: Rect,
    ink: Color,
) = with(ON_THE_MAP.getOrPut(sign) { InkedSign(sign) }) { draw(box, ink, groundOf(ink)) }

/** What shows where a sign is cut out. */
private fun groundOf(ink: Color) = if (ink == Paper.Light) Night.Deep else Paper.Light

private val ON_THE_MAP = HashMap<Sign, InkedSign>()
