package org.precinct.app.play.policecity

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import org.precinct.app.art.InkedSign
import org.precinct.app.art.colour
import org.precinct.app.play.parts.DieLook
import org.precinct.app.players.Tint
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.Face
import org.precinct.engine.policecity.kit.Staff
import org.precinct.seat.art.CitySigns

/**
 * Dice told apart by their outline: inspectors are square, the sergeant has eight edges, the
 * lieutenant is a shield, informants are round and white with a rim in their captain's colour.
 */
fun lookOf(
    staff: Staff,
    tint: Tint,
): DieLook = LOOKS.getValue(staff to tint)

private val LOOKS: Map<Pair<Staff, Tint>, DieLook> =
    Staff.entries
        .flatMap { staff -> Tint.entries.map { staff to it } }
        .associateWith { (staff, tint) -> look(staff, tint.colour) }

private val STAFF = Staff.entries.associateWith { InkedSign(CitySigns.of(it)) }

private val FACES = Face.entries.associateWith { InkedSign(CitySigns.of(it)) }

private fun look(
    staff: Staff,
    colour: Color,
): DieLook {
    val ground = if (staff == Staff.INFORMANT) Paper.Light else colour
    return DieLook(Color.Transparent, inkOn(ground), Face.entries.size) { number, ink ->
        body(staff, colour, ink.alpha)
        val face = Face.of(number).orElse(null)
        val colourOfSign = if (face == Face.MAFIA) MafiaRed.copy(alpha = ink.alpha) else ink
        val middle =
            Offset(
                size.width / 2,
                size.height * if (staff == Staff.LIEUTENANT) 0.47f else 0.5f,
            )
        if (face == null) {
            sign(STAFF.getValue(staff), colourOfSign, 0.5f, middle)
        } else {
            sign(FACES.getValue(face), colourOfSign, 0.62f, middle)
        }
    }
}

private fun DrawScope.body(
    staff: Staff,
    colour: Color,
    alpha: Float,
) {
    when (staff) {
        Staff.INSPECTOR -> {
            square(0f, Night.Deep, alpha)
            square(0.035f, colour, alpha)
        }
        Staff.SERGEANT -> {
            drawPath(polygon(size, 8, 0.535f), Night.Deep, alpha)
            drawPath(polygon(size, 8, 0.5f), colour, alpha)
        }
        Staff.LIEUTENANT -> {
            drawPath(shield(0f), Night.Deep, alpha)
            drawPath(shield(0.035f), Brass.Light, alpha)
            drawPath(shield(0.095f), colour, alpha)
        }
        Staff.INFORMANT -> {
            drawCircle(Night.Deep, size.minDimension * 0.5f, alpha = alpha)
            drawCircle(colour, size.minDimension * 0.465f, alpha = alpha)
            drawCircle(Paper.Light, size.minDimension * 0.39f, alpha = alpha)
        }
    }
}

private fun DrawScope.square(
    inset: Float,
    colour: Color,
    alpha: Float,
) {
    val d = size.minDimension * inset
    drawRoundRect(
        colour,
        Offset(d, d),
        Size(size.width - 2 * d, size.height - 2 * d),
        CornerRadius(size.minDimension * 0.18f - d),
        alpha = alpha,
    )
}

private fun DrawScope.shield(inset: Float): Path {
    fun x(part: Float) = size.width * (inset + part * (1 - 2 * inset))

    fun y(part: Float) = size.height * (inset + part * (1 - 2 * inset))
    return Path().apply {
        moveTo(x(0.04f), y(0.02f))
        lineTo(x(0.96f), y(0.02f))
        lineTo(x(0.96f), y(0.56f))
        cubicTo(x(0.96f), y(0.8f), x(0.72f), y(0.92f), x(0.5f), y(1f))
        cubicTo(x(0.28f), y(0.92f), x(0.04f), y(0.8f), x(0.04f), y(0.56f))
        close()
    }
}
