package org.precinct.app.play.bleus

import androidx.compose.foundation.Canvas
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import org.precinct.app.play.parts.Drawing
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** The signs of the cards and of what they do. */
enum class BleusSign {
    FUNDING,
    TENSION,
    FORCE,
    REINFORCE,
    ESCALATE,
    POINTS,
    SPEECH,
    QUIET_DAY,
    PROMOTE,
    ACCIDENT,
    PER_ARREST,
    ARREST,
    SUBURB,
    EYE,
    MOON,
    GRENADE,
    CAMERA,
    CHART,
    SHIELD,
    ROTOR,
    COIN,
    BUBBLE,
    WHEEL,
    CRATE,
    TIE,
    MASK,
    HAT,
    WALK,
    ;

    companion object {
        /** The sign of one of the engine's primitives. */
        fun ofPrimitive(name: String): BleusSign =
            when (name) {
                "funding" -> FUNDING
                "tension" -> TENSION
                "force" -> FORCE
                "reinforce" -> REINFORCE
                "escalate" -> ESCALATE
                "points" -> POINTS
                "speech" -> SPEECH
                "give_quiet_day" -> QUIET_DAY
                "promote" -> PROMOTE
                "accident" -> ACCIDENT
                "funding_per_arrest" -> PER_ARREST
                else -> error("There is no sign for $name.")
            }

        fun ofCard(id: String): BleusSign =
            when (id) {
                "controle_au_facies" -> EYE
                "intervention" -> FORCE
                "mediateur" -> QUIET_DAY
                "discours_securitaire" -> SPEECH
                "patrouille" -> WALK
                "couvre_feu" -> MOON
                "promotion" -> PROMOTE
                "accident" -> ACCIDENT
                "gli_f4" -> GRENADE
                "cameras" -> CAMERA
                "culture_du_chiffre" -> CHART
                "radio" -> REINFORCE
                "crs" -> SHIELD
                "helicoptere" -> ROTOR
                "belle_journee" -> QUIET_DAY
                "guetteur" -> EYE
                "dealer" -> COIN
                "rumeur" -> BUBBLE
                "racaille" -> WALK
                "rodeo" -> WHEEL
                "marche_noir" -> CRATE
                "visite_du_ministre" -> TIE
                "malfaiteur" -> MASK
                "gangster" -> HAT
                else -> SUBURB
            }
    }
}

/** A sign in the colour of the content around it. Says nothing to TalkBack. */
@Composable
fun SignArt(
    sign: BleusSign,
    modifier: Modifier = Modifier,
    ink: Color = LocalContentColor.current,
) = Canvas(modifier) { BleusPen(this, ink).draw(sign) }

fun drawing(
    sign: BleusSign,
    ink: Color? = null,
): Drawing = { SignArt(sign, it, ink ?: LocalContentColor.current) }

/** Draws in parts of the canvas, so that one drawing serves every size. */
private class BleusPen(
    private val scope: DrawScope,
    private val ink: Color,
) {
    private val side = scope.size.minDimension
    private val origin =
        Offset((scope.size.width - side) / 2, (scope.size.height - side) / 2)

    fun draw(sign: BleusSign) {
        when (sign) {
            BleusSign.FUNDING -> euro()
            BleusSign.TENSION ->
                fill(
                    0.58f to 0.04f,
                    0.2f to 0.56f,
                    0.46f to 0.56f,
                    0.38f to 0.96f,
                    0.8f to 0.4f,
                    0.53f to 0.4f,
                )
            BleusSign.FORCE -> fist()
            BleusSign.REINFORCE -> radio()
            BleusSign.ESCALATE -> flame()
            BleusSign.POINTS -> star(5, 0.46f, 0.2f)
            BleusSign.SPEECH -> megaphone()
            BleusSign.QUIET_DAY -> sun()
            BleusSign.PROMOTE -> chevrons()
            BleusSign.ACCIDENT -> warning()
            BleusSign.PER_ARREST -> {
                cuffs(0.4f)
                block(0.72f, 0.08f, 0.08f, 0.32f)
                block(0.6f, 0.2f, 0.32f, 0.08f)
            }
            BleusSign.ARREST -> cuffs(0.5f)
            BleusSign.SUBURB -> towers()
            BleusSign.EYE -> eye()
            BleusSign.MOON -> moon()
            BleusSign.GRENADE -> grenade()
            BleusSign.CAMERA -> camera()
            BleusSign.CHART -> chart()
            BleusSign.SHIELD -> shield()
            BleusSign.ROTOR -> helicopter()
            BleusSign.COIN -> bag()
            BleusSign.BUBBLE -> bubble()
            BleusSign.WHEEL -> wheel()
            BleusSign.CRATE -> crate()
            BleusSign.TIE -> tie()
            BleusSign.MASK -> mask()
            BleusSign.HAT -> hat()
            BleusSign.WALK -> walker()
        }
    }

    private fun at(
        x: Float,
        y: Float,
    ) = origin + Offset(x * side, y * side)

    private fun pen(width: Float) =
        Stroke(width * side, cap = StrokeCap.Round, join = StrokeJoin.Round)

    private fun path(
        corners: Array<out Pair<Float, Float>>,
        closed: Boolean,
    ) = Path().apply {
        corners.forEachIndexed { n, (x, y) ->
            val p = at(x, y)
            if (n == 0) moveTo(p.x, p.y) else lineTo(p.x, p.y)
        }
        if (closed) close()
    }

    private fun fill(vararg corners: Pair<Float, Float>) = scope.drawPath(path(corners, true), ink)

    private fun line(
        width: Float,
        vararg corners: Pair<Float, Float>,
    ) = scope.drawPath(path(corners, false), ink, style = pen(width))

    private fun block(
        x: Float,
        y: Float,
        width: Float,
        height: Float,
        round: Float = 0.03f,
    ) = scope.drawRoundRect(
        ink,
        at(x, y),
        Size(width * side, height * side),
        CornerRadius(round * side),
    )

    private fun dot(
        x: Float,
        y: Float,
        radius: Float,
    ) = scope.drawCircle(ink, radius * side, at(x, y))

    private fun ring(
        x: Float,
        y: Float,
        radius: Float,
        width: Float,
    ) = scope.drawCircle(ink, radius * side, at(x, y), style = pen(width))

    private fun arc(
        x: Float,
        y: Float,
        radius: Float,
        from: Float,
        sweep: Float,
        width: Float,
    ) = scope.drawArc(
        ink,
        from,
        sweep,
        false,
        at(x - radius, y - radius),
        Size(2 * radius * side, 2 * radius * side),
        style = pen(width),
    )

    private fun star(
        points: Int,
        outer: Float,
        inner: Float,
    ) {
        val corners =
            Array(2 * points) {
                val angle = -PI / 2 + it * PI / points
                val r = if (it % 2 == 0) outer else inner
                0.5f + r * cos(angle).toFloat() to 0.52f + r * sin(angle).toFloat()
            }
        fill(*corners)
    }

    private fun euro() {
        arc(0.56f, 0.5f, 0.32f, 45f, 270f, 0.12f)
        line(0.09f, 0.1f to 0.42f, 0.6f to 0.42f)
        line(0.09f, 0.1f to 0.58f, 0.56f to 0.58f)
    }

    private fun fist() {
        for (n in 0..3) block(0.16f + n * 0.17f, 0.14f, 0.15f, 0.36f, 0.06f)
        block(0.16f, 0.42f, 0.68f, 0.34f, 0.1f)
        block(0.06f, 0.44f, 0.5f, 0.14f, 0.07f)
        block(0.28f, 0.78f, 0.46f, 0.16f, 0.03f)
    }

    private fun radio() {
        line(0.07f, 0.66f to 0.36f, 0.66f to 0.06f)
        block(0.28f, 0.34f, 0.46f, 0.6f, 0.08f)
        arc(0.66f, 0.1f, 0.2f, -60f, 70f, 0.06f)
        arc(0.66f, 0.1f, 0.2f, 170f, 70f, 0.06f)
    }

    private fun flame() {
        val flame =
            Path().apply {
                val a = at(0.5f, 0.04f)
                moveTo(a.x, a.y)

                fun curve(
                    x1: Float,
                    y1: Float,
                    x2: Float,
                    y2: Float,
                    x3: Float,
                    y3: Float,
                ) {
                    val p = at(x1, y1)
                    val q = at(x2, y2)
                    val r = at(x3, y3)
                    cubicTo(p.x, p.y, q.x, q.y, r.x, r.y)
                }
                curve(0.52f, 0.28f, 0.86f, 0.36f, 0.84f, 0.64f)
                curve(0.82f, 0.84f, 0.66f, 0.96f, 0.5f, 0.96f)
                curve(0.3f, 0.96f, 0.16f, 0.82f, 0.16f, 0.62f)
                curve(0.16f, 0.5f, 0.24f, 0.4f, 0.32f, 0.34f)
                curve(0.34f, 0.46f, 0.4f, 0.48f, 0.44f, 0.48f)
                curve(0.4f, 0.3f, 0.42f, 0.16f, 0.5f, 0.04f)
                close()
            }
        scope.drawPath(flame, ink)
    }

    private fun megaphone() {
        fill(
            0.1f to 0.4f,
            0.34f to 0.4f,
            0.8f to 0.14f,
            0.8f to 0.8f,
            0.34f to 0.58f,
            0.1f to 0.58f,
        )
        line(0.1f, 0.28f to 0.62f, 0.36f to 0.88f)
        arc(0.8f, 0.47f, 0.14f, -70f, 140f, 0.06f)
    }

    private fun sun() {
        dot(0.5f, 0.5f, 0.2f)
        repeat(8) {
            val angle = it * PI / 4
            val x = cos(angle).toFloat()
            val y = sin(angle).toFloat()
            line(0.07f, 0.5f + 0.3f * x to 0.5f + 0.3f * y, 0.5f + 0.44f * x to 0.5f + 0.44f * y)
        }
    }

    private fun chevrons() {
        for (y in listOf(0.34f, 0.6f, 0.86f)) line(0.11f, 0.16f to y, 0.5f to y - 0.24f, 0.84f to y)
    }

    private fun warning() {
        scope.drawPath(
            path(arrayOf(0.5f to 0.1f, 0.94f to 0.88f, 0.06f to 0.88f), true),
            ink,
            style = pen(0.08f),
        )
        line(0.09f, 0.5f to 0.4f, 0.5f to 0.62f)
        dot(0.5f, 0.76f, 0.05f)
    }

    private fun cuffs(y: Float) {
        ring(0.28f, y + 0.1f, 0.18f, 0.09f)
        ring(0.72f, y + 0.1f, 0.18f, 0.09f)
        line(0.07f, 0.36f to y - 0.1f, 0.5f to y - 0.2f, 0.64f to y - 0.1f)
    }

    private fun towers() {
        block(0.08f, 0.3f, 0.24f, 0.64f)
        block(0.38f, 0.1f, 0.26f, 0.84f)
        block(0.7f, 0.42f, 0.22f, 0.52f)
    }

    private fun eye() {
        val lid =
            Path().apply {
                val a = at(0.04f, 0.5f)
                val b = at(0.5f, 0.04f)
                val c = at(0.96f, 0.5f)
                val d = at(0.5f, 0.96f)
                moveTo(a.x, a.y)
                quadraticTo(b.x, b.y, c.x, c.y)
                quadraticTo(d.x, d.y, a.x, a.y)
                close()
            }
        scope.drawPath(lid, ink, style = pen(0.08f))
        dot(0.5f, 0.5f, 0.14f)
    }

    private fun moon() {
        val moon =
            Path().apply {
                val a = at(0.66f, 0.08f)
                val b = at(0.02f, 0.16f)
                val c = at(0.1f, 0.98f)
                val d = at(0.84f, 0.8f)
                val e = at(0.44f, 0.78f)
                val f = at(0.36f, 0.28f)
                moveTo(a.x, a.y)
                cubicTo(b.x, b.y, c.x, c.y, d.x, d.y)
                cubicTo(e.x, e.y, f.x, f.y, a.x, a.y)
                close()
            }
        scope.drawPath(moon, ink)
    }

    private fun grenade() {
        dot(0.46f, 0.62f, 0.32f)
        block(0.36f, 0.14f, 0.22f, 0.2f)
        line(0.08f, 0.58f to 0.18f, 0.84f to 0.3f, 0.84f to 0.52f)
    }

    private fun camera() {
        block(0.14f, 0.24f, 0.56f, 0.3f, 0.06f)
        fill(0.72f to 0.36f, 0.92f to 0.26f, 0.92f to 0.54f)
        line(0.09f, 0.4f to 0.56f, 0.4f to 0.74f, 0.1f to 0.74f)
        line(0.09f, 0.1f to 0.6f, 0.1f to 0.9f)
    }

    private fun chart() {
        line(0.08f, 0.1f to 0.1f, 0.1f to 0.9f, 0.92f to 0.9f)
        block(0.22f, 0.58f, 0.16f, 0.24f)
        block(0.46f, 0.4f, 0.16f, 0.42f)
        block(0.7f, 0.18f, 0.16f, 0.64f)
    }

    private fun shield() {
        block(0.24f, 0.06f, 0.52f, 0.88f, 0.14f)
    }

    private fun helicopter() {
        line(0.07f, 0.1f to 0.16f, 0.9f to 0.16f)
        line(0.07f, 0.5f to 0.16f, 0.5f to 0.36f)
        scope.drawOval(ink, at(0.22f, 0.34f), Size(0.5f * side, 0.4f * side))
        line(0.09f, 0.66f to 0.5f, 0.94f to 0.44f)
        line(0.07f, 0.94f to 0.32f, 0.94f to 0.56f)
        line(0.07f, 0.22f to 0.88f, 0.74f to 0.88f)
    }

    private fun bag() {
        scope.drawOval(ink, at(0.16f, 0.34f), Size(0.68f * side, 0.6f * side))
        fill(0.34f to 0.08f, 0.66f to 0.08f, 0.58f to 0.36f, 0.42f to 0.36f)
    }

    private fun bubble() {
        block(0.06f, 0.12f, 0.88f, 0.54f, 0.18f)
        fill(0.24f to 0.6f, 0.5f to 0.6f, 0.2f to 0.94f)
    }

    private fun wheel() {
        ring(0.5f, 0.5f, 0.36f, 0.14f)
        dot(0.5f, 0.5f, 0.1f)
        line(0.05f, 0.5f to 0.16f, 0.5f to 0.84f)
        line(0.05f, 0.16f to 0.5f, 0.84f to 0.5f)
    }

    private fun crate() {
        scope.drawRect(ink, at(0.12f, 0.16f), Size(0.76f * side, 0.7f * side), style = pen(0.09f))
        line(0.08f, 0.12f to 0.16f, 0.88f to 0.86f)
        line(0.08f, 0.88f to 0.16f, 0.12f to 0.86f)
    }

    private fun tie() {
        fill(0.38f to 0.06f, 0.62f to 0.06f, 0.56f to 0.26f, 0.44f to 0.26f)
        fill(0.44f to 0.3f, 0.56f to 0.3f, 0.68f to 0.78f, 0.5f to 0.96f, 0.32f to 0.78f)
    }

    private fun mask() {
        block(0.06f, 0.34f, 0.88f, 0.32f, 0.16f)
        val holes = Color(0xFFFFFBF1)
        scope.drawCircle(holes, 0.09f * side, at(0.32f, 0.5f))
        scope.drawCircle(holes, 0.09f * side, at(0.68f, 0.5f))
    }

    private fun hat() {
        block(0.28f, 0.24f, 0.44f, 0.34f, 0.1f)
        scope.drawOval(ink, at(0.04f, 0.5f), Size(0.92f * side, 0.24f * side))
    }

    private fun walker() {
        dot(0.52f, 0.16f, 0.12f)
        line(0.12f, 0.5f to 0.34f, 0.48f to 0.62f)
        line(0.1f, 0.48f to 0.62f, 0.28f to 0.92f)
        line(0.1f, 0.48f to 0.62f, 0.7f to 0.9f)
        line(0.08f, 0.5f to 0.38f, 0.76f to 0.56f)
        line(0.08f, 0.5f to 0.38f, 0.24f to 0.52f)
    }
}
