package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.InkedSign
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.Card
import org.precinct.engine.policecity.kit.District
import org.precinct.engine.policecity.kit.Element
import org.precinct.engine.policecity.kit.Gain
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.engine.policecity.kit.Special
import org.precinct.seat.art.CitySigns
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin
import org.precinct.engine.policecity.kit.Box as Catalogue

// Drawings only: what is beside them says in words what they are.

/** A seizure token: a round chip with the sign of its kind. */
@Composable
fun SeizureToken(
    kind: Seizure,
    size: Dp,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier.size(size).drawWithCache {
        val inked = InkedSign(CitySigns.of(kind))
        onDrawBehind {
            val radius = this.size.minDimension / 2
            drawCircle(Night.Deep, radius)
            drawCircle(kind.colour, radius * 0.93f)
            drawCircle(Paper.Light, radius * 0.8f, alpha = 0.35f, style = Stroke(radius * 0.06f))
            sign(inked, Paper.Light, 0.56f)
        }
    },
)

/** Draws a sign around a point, [part] of the smaller side large. */
fun DrawScope.sign(
    sign: InkedSign,
    colour: Color,
    part: Float = 1f,
    center: Offset = Offset(size.width / 2, size.height / 2),
) {
    val half = size.minDimension * part / 2
    with(sign) { draw(Rect(center, half), colour) }
}

/** The sign of a district: a tile in its colour. */
@Composable
fun DistrictSign(
    district: District,
    size: Dp,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier.size(size).drawWithCache {
        val inked = InkedSign(CitySigns.of(district))
        onDrawBehind {
            val round = CornerRadius(this.size.minDimension * 0.2f)
            drawRoundRect(district.colour, cornerRadius = round)
            sign(inked, inkOn(district.colour), 0.74f)
        }
    },
)

/** A place card seen small: its drawing on the colours of its districts. */
@Composable
fun PlaceTile(
    card: Card,
    modifier: Modifier = Modifier,
    signPart: Float = 0.58f,
) = Spacer(
    modifier.drawWithCache {
        val edge = Path().apply { tile(this@drawWithCache.size) }
        val inked = InkedSign(CitySigns.of(card))
        onDrawBehind {
            clipPath(edge) { ground(card) }
            sign(inked, Paper.Light, signPart)
            drawPath(edge, Brass.Middle, style = Stroke(1.dp.toPx()))
        }
    },
)

private fun Path.tile(size: Size) {
    val r = size.minDimension * 0.12f
    addRoundRect(
        androidx.compose.ui.geometry.RoundRect(
            0f,
            0f,
            size.width,
            size.height,
            CornerRadius(r),
        ),
    )
}

/** Night over the colours of the districts; events have the colour of the house. */
private fun DrawScope.ground(card: Card) {
    drawRect(if (card.isPlace) Night.Middle else Night.High)
    val colours =
        card
            .printedDistricts()
            .map { it.colour }
            .ifEmpty { listOfNotNull(card.traffic().orElse(null)?.colour) }
    when (colours.size) {
        0 -> drawRect(Brass.Middle, Offset(0f, size.height * 0.86f), size)
        1 -> drawRect(colours[0], alpha = 0.82f)
        else -> {
            drawRect(colours[0], alpha = 0.82f)
            val lower =
                Path().apply {
                    moveTo(size.width, 0f)
                    lineTo(size.width, size.height)
                    lineTo(0f, size.height)
                    close()
                }
            drawPath(lower, Night.Middle)
            drawPath(lower, colours[1], alpha = 0.82f)
        }
    }
    // Light signs stay readable on yellow.
    drawRect(Night.Deep, alpha = 0.34f)
}

/** A special action: a brass hexagon with its sign. */
@Composable
fun SpecialToken(
    special: Special?,
    size: Dp,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier.size(size).drawWithCache {
        val inked = InkedSign(special?.let(CitySigns::of) ?: CitySigns.LOCK)
        val outer = polygon(6, 0.5f)
        val inner = polygon(6, 0.44f)
        onDrawBehind {
            drawPath(outer, Night.Deep)
            drawPath(inner, if (special == null) Night.High else Brass.Light)
            if (special != null) {
                sign(inked, Night.Deep, 0.54f)
            } else {
                sign(inked, Brass.Light, 0.46f)
            }
        }
    },
)

/** Something that is shared out. */
@Composable
fun GainToken(
    gain: Int,
    card: Card?,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    when {
        Gain.isSeizure(gain) -> SeizureToken(Seizure.entries[Gain.kind(gain)], size, modifier)
        gain == Gain.CARD && card != null -> PlaceTile(card, modifier.size(size), 0.66f)
        gain == Gain.INFORMANT ->
            Spacer(
                modifier.size(size).drawWithCache {
                    val inked = InkedSign(CitySigns.INFORMANT)
                    onDrawBehind {
                        drawCircle(Night.Deep)
                        drawCircle(Paper.Light, this.size.minDimension * 0.465f)
                        sign(inked, Night.High, 0.54f)
                    }
                },
            )
        else ->
            Spacer(
                modifier.size(size).drawWithCache {
                    val inked = InkedSign(CitySigns.RANK)
                    val outer = polygon(8, 0.5f)
                    val inner = polygon(8, 0.45f)
                    onDrawBehind {
                        drawPath(outer, Night.Deep)
                        drawPath(inner, Brass.Light)
                        sign(inked, Night.Deep, 0.62f)
                    }
                },
            )
    }
}

/** Something in a stock. */
@Composable
fun ElementToken(
    element: Int,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    if (Element.isToken(element)) {
        SeizureToken(Seizure.entries[Element.kind(element)], size, modifier)
    } else {
        PlaceTile(Catalogue.card(Element.cardOf(element)), modifier.size(size), 0.66f)
    }
}

private fun androidx.compose.ui.draw.CacheDrawScope.polygon(
    corners: Int,
    share: Float,
) = polygon(size, corners, share)

/** A regular polygon in the middle, standing on an edge. */
fun polygon(
    size: Size,
    corners: Int,
    share: Float,
): Path =
    Path().apply {
        val radius = size.minDimension * share
        repeat(corners) { corner ->
            val angle = -PI / 2 + PI / corners + corner * 2 * PI / corners
            val x = size.width / 2 + radius * cos(angle).toFloat()
            val y = size.height / 2 + radius * sin(angle).toFloat()
            if (corner == 0) moveTo(x, y) else lineTo(x, y)
        }
        close()
    }
