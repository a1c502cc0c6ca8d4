package org.precinct.app.play.kojak

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import org.precinct.app.art.colour
import org.precinct.app.art.ink
import org.precinct.app.play.Sitter
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.kojak.kit.Circle
import org.precinct.engine.kojak.kit.Colour
import org.precinct.engine.kojak.kit.Square
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.MapPlan
import org.precinct.seat.kojak.Street
import kotlin.math.PI
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.sin

/** The town's materials by day or by night. */
class TownColours(
    dark: Boolean,
) {
    val ground = if (dark) Color(0xFF0F1B30) else Color(0xFFE9DFC6)
    val block = if (dark) Color(0xFF182A48) else Color(0xFFDCCFAF)
    val asphalt = if (dark) Color(0xFF35435C) else Color(0xFF6A7182)
    val tile = if (dark) Color(0xFF44546F) else Color(0xFF848B9B)
    val tileEdge = if (dark) Color(0xFF5D6D89) else Color(0xFFA7ADBA)
    val trap = if (dark) Color(0xFF6A4A94) else Color(0xFF6B468F)
    val arrow = Brass.Light
    val way = if (dark) Color(0xFFE0897E) else Color(0xFF8C2F26)
    val bay = if (dark) Color(0xFF22365A) else Color(0xFFFFF9EC)
    val bayInk = if (dark) Color(0xFFDCE6FA) else Night.Middle
    val districts = TextStyle(bayInk, 30.sp, FontWeight.Bold, letterSpacing = 0.12.em)
    val streets =
        TextStyle(if (dark) Color(0xFFB4C2DD) else Color(0xFF4A4332), 22.sp, FontWeight.Medium)
}

/** The board itself, without anything that moves. In the board's own units. */
internal fun DrawScope.paintTown(colours: TownColours) {
    drawRoundRect(colours.ground, Offset.Zero, Town.size, CornerRadius(24f))
    for (file in Colour.ALL) paintDistrict(file, colours)
    for ((from, to) in Town.links) paintStreet(from, to, colours)
    Town.places.forEach { if (!it.type.isCircle) paintPlace(it, colours) }
    for ((from, to) in Town.links) paintArrow(from, to, colours)
    paintCentreLines(colours)
}

/** The line between the two lanes of the avenues, all round the town. */
private fun DrawScope.paintCentreLines(colours: TownColours) {
    val corner = Offset(60f, 60f)
    val size = Size(Town.size.width - 120f, Town.size.height - 120f)
    val dashes = PathEffect.dashPathEffect(floatArrayOf(26f, 18f))
    drawRoundRect(
        colours.arrow,
        corner,
        size,
        CornerRadius(6f),
        style = Stroke(3f, pathEffect = dashes),
    )
}

/** The ring on which a criminal goes round, with the district's sign in its middle. */
private fun DrawScope.paintDistrict(
    file: Colour,
    colours: TownColours,
) {
    val centre = Town.middle(file)
    drawCircle(colours.block, 128f, centre)
    drawCircle(file.paint.copy(alpha = 0.35f), 76f, centre, style = Stroke(30f))
    drawCircle(file.paint, 122f, centre, style = Stroke(8f, pathEffect = file.pattern))
    drawCircle(file.paint, 44f, centre)
    drawSign(KojakSigns.of(file), Rect(centre, 29f), file.ink)
    for (space in 0..<Circle.SPACES) {
        val place = Town.circle(file, space)
        val ground =
            when (place.type) {
                Square.Type.CRIM_START -> Night.Deep
                Square.Type.CRIM_RED -> Color(0xFFD0271D)
                else -> Paper.Light
            }
        drawCircle(ground, 29f, place.centre)
        drawCircle(Brass.Middle, 29f, place.centre, style = Stroke(4f))
        if (place.type == Square.Type.CRIM_RED) {
            drawSign(KojakSigns.HANDCUFFS, Rect(place.centre, 20f), Paper.Light)
        }
    }
}

private fun DrawScope.paintStreet(
    a: Place,
    b: Place,
    colours: TownColours,
) {
    if (!a.type.isStreet || !b.type.isStreet) return
    val width = if (a.isLane || b.isLane) 54f else 92f
    drawLine(colours.asphalt, a.centre, b.centre, width, StrokeCap.Round)
}

private fun DrawScope.paintPlace(
    place: Place,
    colours: TownColours,
) {
    val (ground, edge, ink) =
        when (place.type) {
            Square.Type.TRAP -> Triple(colours.trap, Color(0xFFB79AD6), Color(0xFFF4E9FF))
            Square.Type.ENTRANCE -> Triple(place.file!!.paint, Brass.Light, place.file.ink)
            Square.Type.STAKEOUT -> Triple(colours.bay, place.file!!.paint, colours.bayInk)
            Square.Type.START, Square.Type.MISSION, Square.Type.POLICE ->
                Triple(colours.bay, Brass.Middle, colours.bayInk)
            else -> Triple(colours.tile, colours.tileEdge, colours.tileEdge)
        }
    val box = place.box.deflate(3f)
    drawRoundRect(ground, box.topLeft, box.size, CornerRadius(14f))
    val width = if (place.type == Square.Type.STAKEOUT) 9f else 4f
    val line = Stroke(width, pathEffect = if (width > 4f) place.file?.pattern else null)
    drawRoundRect(edge, box.topLeft, box.size, CornerRadius(14f), style = line)
    val sign =
        when (place.type) {
            Square.Type.TRAP -> KojakSigns.QUESTION
            Square.Type.ENTRANCE -> KojakSigns.HANDCUFFS
            Square.Type.STAKEOUT, Square.Type.START -> KojakSigns.PARKING
            Square.Type.MISSION -> KojakSigns.FOLDER
            Square.Type.POLICE -> KojakSigns.BADGE
            else -> return
        }
    val radius =
        when {
            place.isLane -> 16f
            place.type == Square.Type.TRAP -> 22f
            else -> 28f
        }
    val large = place.box.height > 2 * place.box.width
    val at = if (large) Offset(place.centre.x, place.box.top + 46f) else place.centre
    drawSign(sign, Rect(at, radius), ink)
}

private fun DrawScope.paintArrow(
    a: Place,
    b: Place,
    colours: TownColours,
) {
    val streets = a.type.isStreet && b.type.isStreet
    val begin = a.edgeTowards(b)
    val end = b.edgeTowards(a)
    val middle = (begin + end) / 2f
    val angle = atan2(end.y - begin.y, end.x - begin.x)
    if (streets) {
        chevron(middle, angle, 11f, colours.arrow, 6f)
    } else {
        drawLine(colours.way, begin, end, 7f, StrokeCap.Round)
        chevron(end, angle, 15f, colours.way, 7f)
    }
}

/** Where the way from here to another place leaves this one. */
private fun Place.edgeTowards(other: Place): Offset {
    val x = other.centre.x.coerceIn(box.left, box.right)
    val y = other.centre.y.coerceIn(box.top, box.bottom)
    return Offset(x, y)
}

private fun DrawScope.chevron(
    tip: Offset,
    angle: Float,
    size: Float,
    colour: Color,
    width: Float,
) {
    fun wing(turn: Double) =
        Offset(
            tip.x + size * cos(angle + turn).toFloat(),
            tip.y + size * sin(angle + turn).toFloat(),
        )
    val path =
        Path().apply {
            val left = wing(PI * 0.78)
            val right = wing(-PI * 0.78)
            moveTo(left.x, left.y)
            lineTo(tip.x, tip.y)
            lineTo(right.x, right.y)
        }
    drawPath(path, colour, style = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round))
}

/** What the districts are called. */
internal fun DrawScope.paintNames(names: List<TextLayoutResult>) =
    Colour.ALL.forEach { file ->
        val name = names[file.ordinal]
        drawText(
            name,
            topLeft =
                MapPlan.name(file).offset - Offset(name.size.width / 2f, name.size.height / 2f),
        )
    }

private val Colour.pattern: PathEffect?
    get() = MapPlan.edge(this).map { PathEffect.dashPathEffect(it) }.orElse(null)

/** A street's name beside it, smaller where the room is short. */
internal fun DrawScope.paintStreetName(
    street: Street,
    name: TextLayoutResult,
) = street.plates().forEach {
    val centre = it.middle().offset
    rotate(if (it.upright()) -90f else 0f, centre) {
        scale(minOf(1f, it.room().toFloat() / name.size.width), centre) {
            drawText(name, topLeft = centre - Offset(name.size.width / 2f, name.size.height / 2f))
        }
    }
}

/** A criminal: a masked pawn in the colour of his file. */
internal fun DrawScope.paintCriminal(
    file: Colour,
    centre: Offset,
) {
    val box = Rect(centre - Offset(0f, 12f), 40f)
    drawSign(KojakSigns.PAWN, box.inflate(11f), Paper.Light)
    drawSign(KojakSigns.PAWN, box.inflate(6f), Night.Deep)
    drawSign(KojakSigns.PAWN, box, file.paint)
}

/** A file that is closed: the criminal is gone, and the one who caught him has left a plate. */
internal fun DrawScope.paintClosed(
    file: Colour,
    detective: Sitter,
    colours: TownColours,
) {
    val centre = Town.middle(file)
    drawCircle(colours.block.copy(alpha = 0.78f), 125f, centre)
    drawPlate(detective, centre, 62f)
    drawSign(KojakSigns.HANDCUFFS, Rect(centre, 40f), detective.tint.ink)
}

/** A warrant on the district's wall, sealed with the plate of the detective who posted it. */
internal fun DrawScope.paintWarrant(
    detective: Sitter,
    centre: Offset,
) {
    val size = Size(44f, 58f)
    val corner = centre - Offset(size.width / 2, size.height / 2)
    drawRoundRect(Paper.Light, corner, size, CornerRadius(5f))
    drawRoundRect(Night.Deep, corner, size, CornerRadius(5f), style = Stroke(3f))
    for (line in 0..1) {
        val y = corner.y + 12f + line * 9f
        drawLine(Night.High, Offset(corner.x + 9f, y), Offset(corner.x + 35f, y), 4f)
    }
    drawPlate(detective, corner + Offset(22f, 40f), 15f)
}

/**
 * A police car from above, its detective's number plate on the roof.
 *
 * @param heading in degrees, 0 to the right
 * @param lead whether it is the lead car
 * @param lit whether it may move now
 */
internal fun DrawScope.paintCar(
    detective: Sitter,
    car: Int,
    centre: Offset,
    heading: Float,
    lead: Boolean,
    lit: Boolean,
    size: Float = 1f,
) = scale(size, centre) {
    if (lit) drawCircle(Brass.Light.copy(alpha = 0.6f), 48f, centre)
    rotate(heading, centre) { paintBody(detective.tint.colour, centre) }
    drawCircle(Paper.Light, 17f, centre)
    drawPlate(detective, centre, 18f)
    paintBars(car, centre, detective.tint.ink)
    if (lead) {
        val star = Rect(centre + Offset(24f, -24f), 14f)
        drawSign(KojakSigns.LEAD, star.inflate(4f), Night.Deep)
        drawSign(KojakSigns.LEAD, star, Brass.Light)
    }
}

private fun DrawScope.paintBody(
    colour: Color,
    centre: Offset,
) {
    val body = Rect(centre.x - 34f, centre.y - 21f, centre.x + 34f, centre.y + 21f)
    drawRoundRect(Paper.Light, body.topLeft - Offset(5f, 5f), Size(78f, 52f), CornerRadius(19f))
    drawRoundRect(Night.Deep, body.topLeft - Offset(3f, 3f), Size(74f, 48f), CornerRadius(17f))
    drawRoundRect(colour, body.topLeft, body.size, CornerRadius(15f))
    val glass = Color(0xFFCFE3F2)
    drawRoundRect(glass, Offset(centre.x + 14f, centre.y - 15f), Size(9f, 30f), CornerRadius(4f))
    drawRoundRect(glass, Offset(centre.x - 25f, centre.y - 14f), Size(7f, 28f), CornerRadius(4f))
}

/** One bar for the first car, two for the second. */
private fun DrawScope.paintBars(
    car: Int,
    centre: Offset,
    ink: Color,
) {
    val places = if (car == 1) listOf(0f) else listOf(-4.5f, 4.5f)
    for (x in places) {
        drawLine(ink, centre + Offset(x, -7f), centre + Offset(x, 7f), 5f, StrokeCap.Round)
    }
}

private fun RouteLine.path() =
    Path().apply {
        moveTo(from.x, from.y)
        points.forEach { lineTo(it.x, it.y) }
    }

/** A move that could be looked at. */
internal fun DrawScope.paintFaintLine(way: RouteLine) {
    val line = way.path()
    val dots = PathEffect.dashPathEffect(floatArrayOf(1f, 22f))
    drawPath(line, Night.Deep, style = Stroke(15f, cap = StrokeCap.Round, pathEffect = dots))
    drawPath(line, Brass.Light, style = Stroke(9f, cap = StrokeCap.Round, pathEffect = dots))
}

/** The move that is looked at: from the car over every square to the last. */
internal fun DrawScope.paintLine(
    way: RouteLine,
    colour: Color,
    width: Float,
) {
    val line = way.path()
    drawPath(
        line,
        Night.Deep,
        style = Stroke(width + 6f, cap = StrokeCap.Round, join = StrokeJoin.Round),
    )
    drawPath(line, colour, style = Stroke(width, cap = StrokeCap.Round, join = StrokeJoin.Round))
    val before = if (way.points.size > 1) way.points[way.points.size - 2] else way.from
    val last = way.points.last()
    chevron(last, atan2(last.y - before.y, last.x - before.x), 30f, colour, width)
}

/** A place where a move may end. */
internal fun DrawScope.paintGoal(
    place: Place,
    chosen: Boolean,
) {
    val box = place.box.inflate(if (chosen) 6f else 1f)
    val round = CornerRadius(18f)
    drawRoundRect(Night.Deep, box.topLeft, box.size, round, style = Stroke(16f))
    drawRoundRect(
        if (chosen) Color(0xFFFFF3C4) else Brass.Light,
        box.topLeft,
        box.size,
        round,
        style = Stroke(9f),
    )
}
