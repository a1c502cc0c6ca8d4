package org.precinct.app.art

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin

/** A player's badge: their shape in their colour, rimmed with brass, with their initial. */
@Composable
fun BadgeArt(
    badge: Badge,
    tint: Tint,
    initial: String,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    Box(
        // Decoration: words beside a badge say whose it is.
        modifier.size(size).clearAndSetSemantics { }.drawBehind {
            badge(badge, tint, center, this.size.minDimension)
        },
        Alignment.Center,
    ) {
        // The letter belongs to the drawing and grows with it, not with the size of text.
        val letter = with(LocalDensity.current) { (size * 0.38f).toSp() }
        Text(initial, style = badgeLetter(letter, tint))
    }
}

/** The same around a point among other drawings, but for its initial. */
internal fun DrawScope.badge(
    badge: Badge,
    tint: Tint,
    centre: Offset,
    side: Float,
) = translate(centre.x - side / 2, centre.y - side / 2) {
    val whole = Size(side, side)
    val outer = badge.outline(whole, 0.02f)
    drawPath(outer, Brass.Light)
    drawPath(badge.outline(whole, 0.10f), tint.colour)
    drawPath(outer, Night.Deep, style = Stroke(1.dp.toPx()))
}

internal fun badgeLetter(
    size: TextUnit,
    tint: Tint,
) = TextStyle(
    color = tint.ink,
    fontFamily = FontFamily.Serif,
    fontWeight = FontWeight.Bold,
    fontSize = size,
    lineHeight = size,
)

val Tint.colour: Color
    get() =
        when (this) {
            Tint.BLUE -> Color(0xFF2F5FA8)
            Tint.RED -> Color(0xFFB8372B)
            Tint.GREEN -> Color(0xFF2F7A48)
            Tint.YELLOW -> Color(0xFFF0C330)
            Tint.PURPLE -> Color(0xFF7444A0)
            Tint.ORANGE -> Color(0xFFE07A1F)
            Tint.TEAL -> Color(0xFF1D8A8C)
            Tint.GREY -> Color(0xFF6E7480)
        }

/** What can be read on that colour. */
val Tint.ink: Color
    get() = if (colour.luminance() > 0.19f) Night.Deep else Paper.Light

@get:StringRes
val Tint.label: Int
    get() =
        when (this) {
            Tint.BLUE -> R.string.tint_blue
            Tint.RED -> R.string.tint_red
            Tint.GREEN -> R.string.tint_green
            Tint.YELLOW -> R.string.tint_yellow
            Tint.PURPLE -> R.string.tint_purple
            Tint.ORANGE -> R.string.tint_orange
            Tint.TEAL -> R.string.tint_teal
            Tint.GREY -> R.string.tint_grey
        }

@get:StringRes
val Badge.label: Int
    get() =
        when (this) {
            Badge.SHIELD -> R.string.badge_shield
            Badge.STAR -> R.string.badge_star
            Badge.ROUND -> R.string.badge_round
            Badge.SUN -> R.string.badge_sun
            Badge.CREST -> R.string.badge_crest
            Badge.LOZENGE -> R.string.badge_lozenge
        }

/** The badge's edge, [inset] as a part of the size. */
fun Badge.outline(
    size: Size,
    inset: Float,
): Path {
    val side = min(size.width, size.height)
    val margin = side * inset
    val box = Rect(Offset(margin, margin), Size(side - 2 * margin, side - 2 * margin))
    return when (this) {
        Badge.SHIELD -> shield(box)
        Badge.STAR -> rays(box, 6, 0.66f)
        Badge.ROUND -> Path().apply { addOval(box) }
        Badge.SUN -> rays(box, 12, 0.84f)
        Badge.CREST -> crest(box)
        Badge.LOZENGE -> rays(box, 4, 0.78f)
    }
}

private fun shield(box: Rect) =
    Path().apply {
        fun x(part: Float) = box.left + box.width * part

        fun y(part: Float) = box.top + box.height * part
        moveTo(x(0.5f), y(0f))
        cubicTo(x(0.62f), y(0.11f), x(0.78f), y(0.13f), x(0.94f), y(0.08f))
        lineTo(x(0.98f), y(0.42f))
        cubicTo(x(0.98f), y(0.72f), x(0.76f), y(0.91f), x(0.5f), y(1f))
        cubicTo(x(0.24f), y(0.91f), x(0.02f), y(0.72f), x(0.02f), y(0.42f))
        lineTo(x(0.06f), y(0.08f))
        cubicTo(x(0.22f), y(0.13f), x(0.38f), y(0.11f), x(0.5f), y(0f))
        close()
    }

private fun crest(box: Rect) =
    Path().apply {
        fun x(part: Float) = box.left + box.width * part

        fun y(part: Float) = box.top + box.height * part
        moveTo(x(0.08f), y(0.04f))
        lineTo(x(0.92f), y(0.04f))
        lineTo(x(0.92f), y(0.62f))
        cubicTo(x(0.92f), y(0.86f), x(0.68f), y(0.86f), x(0.5f), y(1f))
        cubicTo(x(0.32f), y(0.86f), x(0.08f), y(0.86f), x(0.08f), y(0.62f))
        close()
    }

private fun rays(
    box: Rect,
    points: Int,
    hollow: Float,
) = Path().apply {
    val reach = box.width / 2
    repeat(2 * points) { corner ->
        val angle = -PI / 2 + corner * PI / points
        val length = if (corner % 2 == 0) reach else reach * hollow
        val x = box.center.x + length * cos(angle).toFloat()
        val y = box.center.y + length * sin(angle).toFloat()
        if (corner == 0) moveTo(x, y) else lineTo(x, y)
    }
    close()
}
