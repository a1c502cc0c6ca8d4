package org.precinct.app.play.kojak

import androidx.compose.foundation.Canvas
import androidx.compose.material3.LocalContentColor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.scale
import org.precinct.app.play.parts.Drawing
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** The colour of a file, its criminal and its district; of a detective's cars, by seat, as well. */
val CrimeFile.colour: Color
    get() =
        when (this) {
            CrimeFile.RED -> Color(0xFFB8372B)
            CrimeFile.YELLOW -> Color(0xFFE8B923)
            CrimeFile.BLUE -> Color(0xFF2F5FA8)
            CrimeFile.GREEN -> Color(0xFF2F7A48)
        }

/** What is readable on that colour. */
val CrimeFile.ink: Color
    get() = if (this == CrimeFile.YELLOW) Night.Deep else Paper.Light

/** The signs of the board, each drawn into the box it is given. */
enum class TownSign {
    BANK,
    CITY_HALL,
    CLUB,
    HOTEL,
    HANDCUFFS,
    FOLDER,
    BADGE,
    WARRANT,
    PAWN,
    LEAD,
    ARROW,
    BACK,
    QUESTION,
    PARKING,
    FLAG,
}

val CrimeFile.sign: TownSign
    get() =
        when (this) {
            CrimeFile.RED -> TownSign.BANK
            CrimeFile.YELLOW -> TownSign.CITY_HALL
            CrimeFile.BLUE -> TownSign.CLUB
            CrimeFile.GREEN -> TownSign.HOTEL
        }

/** A sign in the colour of the content around it. Says nothing to TalkBack. */
@Composable
fun SignArt(
    sign: TownSign,
    modifier: Modifier = Modifier,
    ink: Color = LocalContentColor.current,
) = Canvas(modifier) { drawSign(sign, Rect(Offset.Zero, size), ink) }

fun drawing(
    sign: TownSign,
    ink: Color? = null,
): Drawing = { SignArt(sign, it, ink ?: LocalContentColor.current) }

/** The number plate of a detective's cars: another shape for each seat, so that colour is not all. */
@Composable
fun PlateArt(
    seat: Int,
    modifier: Modifier = Modifier,
) = Canvas(modifier) { drawPlate(seat, center, size.minDimension / 2 * 0.94f) }

/** A detective's car as on the board, driving to the right. */
@Composable
fun CarArt(
    seat: Int,
    car: Int,
    modifier: Modifier = Modifier,
) = Canvas(modifier) {
    val fit = minOf(size.width / 80f, size.height / 54f)
    scale(fit, center) { paintCar(seat, car, center, 0f, lead = false, lit = false) }
}

fun DrawScope.drawPlate(
    seat: Int,
    centre: Offset,
    radius: Float,
) {
    val colour = CrimeFile.entries[seat].colour
    val path = plate(seat, centre, radius)
    drawPath(path, colour)
    drawPath(path, Night.Deep, style = Stroke(radius * 0.14f, join = StrokeJoin.Round))
}

private fun plate(
    seat: Int,
    c: Offset,
    r: Float,
): Path =
    Path().apply {
        when (seat) {
            0 -> addOval(Rect(c, r))
            1 ->
                polygon(
                    c,
                    listOf(
                        -r * 0.9f to -r * 0.9f,
                        r * 0.9f to -r * 0.9f,
                        r * 0.9f to r * 0.9f,
                        -r * 0.9f to r * 0.9f,
                    ),
                )
            2 -> polygon(c, listOf(0f to -r, r to 0f, 0f to r, -r to 0f))
            else ->
                polygon(
                    c,
                    listOf(
                        -r * 0.5f to -r * 0.9f,
                        r * 0.5f to -r * 0.9f,
                        r to 0f,
                        r * 0.5f to r * 0.9f,
                        -r * 0.5f to r * 0.9f,
                        -r to 0f,
                    ),
                )
        }
    }

private fun Path.polygon(
    c: Offset,
    corners: List<Pair<Float, Float>>,
) {
    corners.forEachIndexed { n, (x, y) ->
        if (n == 0) moveTo(c.x + x, c.y + y) else lineTo(c.x + x, c.y + y)
    }
    close()
}

fun DrawScope.drawSign(
    sign: TownSign,
    box: Rect,
    ink: Color,
) {
    val pen = Pen(this, box, ink)
    when (sign) {
        TownSign.BANK -> pen.bank()
        TownSign.CITY_HALL -> pen.cityHall()
        TownSign.CLUB -> pen.club()
        TownSign.HOTEL -> pen.hotel()
        TownSign.HANDCUFFS -> pen.handcuffs()
        TownSign.FOLDER -> pen.folder()
        TownSign.BADGE -> pen.badge()
        TownSign.WARRANT -> pen.warrant()
        TownSign.PAWN -> pen.pawn()
        TownSign.LEAD -> pen.lead()
        TownSign.ARROW -> pen.arrow(forward = true)
        TownSign.BACK -> pen.arrow(forward = false)
        TownSign.QUESTION -> pen.question()
        TownSign.PARKING -> pen.parking()
        TownSign.FLAG -> pen.flag()
    }
}

/** Draws in parts of a box, so that one drawing serves every size. */
private class Pen(
    private val scope: DrawScope,
    private val box: Rect,
    private val ink: Color,
) {
    private val side = minOf(box.width, box.height)

    private fun at(
        x: Float,
        y: Float,
    ) = Offset(box.center.x + (x - 0.5f) * side, box.center.y + (y - 0.5f) * side)

    private fun stroke(width: Float) =
        Stroke(width * side, cap = StrokeCap.Round, join = StrokeJoin.Round)

    private fun block(
        x: Float,
        y: Float,
        width: Float,
        height: Float,
        round: Float = 0f,
    ) = scope.drawRoundRect(
        ink,
        at(x, y),
        Size(width * side, height * side),
        CornerRadius(round * side),
    )

    private fun shape(
        vararg corners: Pair<Float, Float>,
        width: Float? = null,
        closed: Boolean = true,
    ) {
        val path =
            Path().apply {
                corners.forEachIndexed { n, (x, y) ->
                    val point = at(x, y)
                    if (n == 0) moveTo(point.x, point.y) else lineTo(point.x, point.y)
                }
                if (closed) close()
            }
        if (width ==
            null
        ) {
            scope.drawPath(path, ink)
        } else {
            scope.drawPath(path, ink, style = stroke(width))
        }
    }

    private fun ring(
        x: Float,
        y: Float,
        radius: Float,
        width: Float?,
    ) = if (width == null) {
        scope.drawCircle(ink, radius * side, at(x, y))
    } else {
        scope.drawCircle(ink, radius * side, at(x, y), style = stroke(width))
    }

    fun bank() {
        shape(0.5f to 0.1f, 0.94f to 0.34f, 0.06f to 0.34f)
        for (x in listOf(0.14f, 0.36f, 0.56f, 0.78f)) block(x, 0.4f, 0.09f, 0.34f)
        block(0.06f, 0.79f, 0.88f, 0.11f)
    }

    fun cityHall() {
        block(0.475f, 0.06f, 0.05f, 0.16f)
        scope.drawArc(ink, 180f, 180f, true, at(0.28f, 0.2f), Size(0.44f * side, 0.48f * side))
        block(0.2f, 0.48f, 0.6f, 0.07f)
        for (x in listOf(0.24f, 0.41f, 0.56f, 0.71f)) block(x, 0.59f, 0.06f, 0.2f)
        block(0.1f, 0.82f, 0.8f, 0.1f)
    }

    fun club() {
        ring(0.28f, 0.76f, 0.14f, null)
        ring(0.72f, 0.68f, 0.14f, null)
        block(0.36f, 0.2f, 0.07f, 0.58f)
        block(0.8f, 0.12f, 0.07f, 0.58f)
        shape(0.36f to 0.2f, 0.87f to 0.1f, 0.87f to 0.27f, 0.36f to 0.37f)
    }

    fun hotel() {
        block(0.08f, 0.2f, 0.1f, 0.68f, 0.03f)
        block(0.08f, 0.6f, 0.84f, 0.14f, 0.03f)
        block(0.82f, 0.5f, 0.1f, 0.38f, 0.03f)
        ring(0.33f, 0.45f, 0.11f, null)
        block(0.46f, 0.4f, 0.42f, 0.18f, 0.08f)
    }

    fun handcuffs() {
        ring(0.29f, 0.56f, 0.19f, 0.1f)
        ring(0.71f, 0.56f, 0.19f, 0.1f)
        shape(0.36f to 0.34f, 0.5f to 0.22f, 0.64f to 0.34f, width = 0.08f, closed = false)
    }

    fun folder() {
        shape(
            0.08f to 0.22f,
            0.4f to 0.22f,
            0.48f to 0.32f,
            0.92f to 0.32f,
            0.92f to 0.82f,
            0.08f to 0.82f,
            width = 0.08f,
        )
        block(0.22f, 0.48f, 0.56f, 0.06f)
        block(0.22f, 0.62f, 0.4f, 0.06f)
    }

    fun badge() {
        val path =
            Path().apply {
                val a = at(0.5f, 0.06f)
                moveTo(a.x, a.y)
                val b = at(0.9f, 0.2f)
                lineTo(b.x, b.y)
                val c = at(0.88f, 0.68f)
                val d = at(0.5f, 0.95f)
                quadraticTo(c.x, c.y, d.x, d.y)
                val e = at(0.12f, 0.68f)
                val f = at(0.1f, 0.2f)
                quadraticTo(e.x, e.y, f.x, f.y)
                close()
            }
        scope.drawPath(path, ink, style = stroke(0.08f))
        ring(0.5f, 0.46f, 0.16f, null)
    }

    fun warrant() {
        shape(
            0.2f to 0.08f,
            0.66f to 0.08f,
            0.82f to 0.24f,
            0.82f to 0.92f,
            0.2f to 0.92f,
            width = 0.08f,
        )
        block(0.32f, 0.36f, 0.38f, 0.06f)
        block(0.32f, 0.5f, 0.38f, 0.06f)
        ring(0.62f, 0.74f, 0.1f, null)
    }

    fun pawn() {
        ring(0.5f, 0.28f, 0.2f, null)
        shape(0.5f to 0.4f, 0.8f to 0.92f, 0.2f to 0.92f)
        // The mask.
        scope.drawRoundRect(
            if (ink == Paper.Light) Night.Deep else Paper.Light,
            at(0.32f, 0.22f),
            Size(0.36f * side, 0.1f * side),
            CornerRadius(0.05f * side),
        )
    }

    fun lead() {
        shape(
            0.5f to 0.06f,
            0.62f to 0.38f,
            0.96f to 0.4f,
            0.69f to 0.6f,
            0.79f to 0.93f,
            0.5f to 0.73f,
            0.21f to 0.93f,
            0.31f to 0.6f,
            0.04f to 0.4f,
            0.38f to 0.38f,
        )
    }

    fun arrow(forward: Boolean) {
        val tip = if (forward) 0.86f else 0.14f
        val end = 1 - tip
        val wing = if (forward) 0.56f else 0.44f
        shape(end to 0.5f, tip to 0.5f, width = 0.12f, closed = false)
        shape(wing to 0.22f, tip to 0.5f, wing to 0.78f, width = 0.12f, closed = false)
    }

    fun question() {
        val path =
            Path().apply {
                val a = at(0.3f, 0.34f)
                moveTo(a.x, a.y)
                val b = at(0.3f, 0.1f)
                val c = at(0.72f, 0.08f)
                val d = at(0.7f, 0.36f)
                cubicTo(b.x, b.y, c.x, c.y, d.x, d.y)
                val e = at(0.68f, 0.52f)
                val f = at(0.5f, 0.5f)
                val g = at(0.5f, 0.66f)
                cubicTo(e.x, e.y, f.x, f.y, g.x, g.y)
            }
        scope.drawPath(path, ink, style = stroke(0.13f))
        ring(0.5f, 0.86f, 0.08f, null)
    }

    fun parking() {
        shape(0.34f to 0.9f, 0.34f to 0.14f, width = 0.14f, closed = false)
        val path =
            Path().apply {
                val a = at(0.34f, 0.14f)
                moveTo(a.x, a.y)
                val b = at(0.82f, 0.1f)
                val c = at(0.82f, 0.6f)
                val d = at(0.34f, 0.56f)
                cubicTo(b.x, b.y, c.x, c.y, d.x, d.y)
            }
        scope.drawPath(path, ink, style = stroke(0.14f))
    }

    fun flag() {
        shape(0.24f to 0.94f, 0.24f to 0.1f, width = 0.08f, closed = false)
        shape(0.24f to 0.12f, 0.84f to 0.12f, 0.68f to 0.32f, 0.84f to 0.52f, 0.24f to 0.52f)
    }
}
