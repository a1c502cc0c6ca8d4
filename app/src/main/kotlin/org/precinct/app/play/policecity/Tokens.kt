package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

// Drawings only: whoever shows one of these says in words what it is.

/** A seizure token: a round chip with the sign of its kind. */
@Composable
fun SeizureToken(
    kind: Kind,
    size: Dp,
    modifier: Modifier = Modifier,
) = Spacer(modifier.size(size).drawBehind { seizure(kind) })

fun DrawScope.seizure(
    kind: Kind,
    center: Offset = Offset(size.width / 2, size.height / 2),
    radius: Float = size.minDimension / 2,
) {
    drawCircle(Night.Deep, radius, center)
    drawCircle(kind.colour, radius * 0.93f, center)
    drawCircle(Paper.Light, radius * 0.8f, center, 0.35f, Stroke(radius * 0.06f))
    glyph(kind.glyph, Paper.Light, radius * 1.12f / size.minDimension, center)
}

/** The sign of a district: a tile in its colour. */
@Composable
fun DistrictSign(
    district: District,
    size: Dp,
    modifier: Modifier = Modifier,
) = Spacer(
    modifier.size(size).drawBehind {
        val round = CornerRadius(this.size.minDimension * 0.2f)
        drawRoundRect(district.colour, cornerRadius = round)
        glyph(district.glyph, inkOn(district.colour), 0.74f)
    },
)

/** A place card seen small: its drawing on the colours of its districts. */
@Composable
fun PlaceTile(
    card: CityBox.Card,
    modifier: Modifier = Modifier,
    glyphPart: Float = 0.58f,
) = Spacer(
    modifier.drawWithCache {
        val edge = Path().apply { tile(this@drawWithCache.size) }
        onDrawBehind {
            clipPath(edge) { ground(card) }
            glyph(PlaceGlyphs.of(card), Paper.Light, glyphPart)
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
private fun DrawScope.ground(card: CityBox.Card) {
    drawRect(if (card.event == null) Night.Middle else Night.High)
    val colours = card.districts.map { it.colour }.ifEmpty { listOfNotNull(card.kind?.colour) }
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
        val outer = polygon(6, 0.5f)
        val inner = polygon(6, 0.44f)
        onDrawBehind {
            drawPath(outer, Night.Deep)
            drawPath(inner, if (special == null) Night.High else Brass.Light)
            if (special != null) {
                glyph(special.glyph, Night.Deep, 0.54f)
            } else {
                glyph(Signs.Lock, Brass.Light, 0.46f)
            }
        }
    },
)

/** Something that is shared out. */
@Composable
fun GainToken(
    gain: Int,
    card: CityBox.Card?,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    val kind = Gain.kind(gain)
    when {
        kind != null -> SeizureToken(kind, size, modifier)
        gain == Gain.CARD && card != null -> PlaceTile(card, modifier.size(size), 0.66f)
        gain == Gain.INFORMANT ->
            Spacer(
                modifier.size(size).drawBehind {
                    drawCircle(Night.Deep)
                    drawCircle(Paper.Light, this.size.minDimension * 0.465f)
                    glyph(Signs.Informant, Night.High, 0.54f)
                },
            )
        else ->
            Spacer(
                modifier.size(size).drawWithCache {
                    val outer = polygon(8, 0.5f)
                    val inner = polygon(8, 0.45f)
                    onDrawBehind {
                        drawPath(outer, Night.Deep)
                        drawPath(inner, Brass.Light)
                        glyph(Signs.Rank, Night.Deep, 0.62f)
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
    val kind = Element.kind(element)
    if (kind != null) {
        SeizureToken(kind, size, modifier)
    } else {
        PlaceTile(Element.card(element)!!, modifier.size(size), 0.66f)
    }
}

private fun androidx.compose.ui.draw.CacheDrawScope.polygon(
    corners: Int,
    reach: Float,
) = polygon(size, corners, reach)

/** A regular polygon in the middle, standing on an edge. */
fun polygon(
    size: Size,
    corners: Int,
    reach: Float,
): Path =
    Path().apply {
        val radius = size.minDimension * reach
        repeat(corners) { corner ->
            val angle = -PI / 2 + PI / corners + corner * 2 * PI / corners
            val x = size.width / 2 + radius * cos(angle).toFloat()
            val y = size.height / 2 + radius * sin(angle).toFloat()
            if (corner == 0) moveTo(x, y) else lineTo(x, y)
        }
        close()
    }

@Preview
@Composable
private fun TokensPreview() =
    PrecinctTheme {
        Surface(color = Color.White) {
            FlowRow(Modifier.padding(8.dp), Arrangement.spacedBy(8.dp)) {
                Kind.entries.forEach { SeizureToken(it, 44.dp) }
                District.entries.forEach { DistrictSign(it, 44.dp) }
                Special.entries.forEach { SpecialToken(it, 44.dp) }
                SpecialToken(null, 44.dp)
                listOf(Gain.CARD, Gain.RANK, Gain.INFORMANT).forEach {
                    GainToken(it, CityBox.card(3), 44.dp)
                }
                PlaceTile(CityBox.card(34), Modifier.size(72.dp))
            }
        }
    }
