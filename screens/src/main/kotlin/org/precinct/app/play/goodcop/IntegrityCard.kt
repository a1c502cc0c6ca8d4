package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import org.precinct.app.art.InkedSign
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.goodcop.kit.Catalogue
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.seat.art.GoodCopSigns

/** Height of a card to its width. */
internal const val CARD_SHAPE = 1.42f

private val BadgeSign by lazy { InkedSign(GoodCopSigns.BADGE) }
private val WoundSign by lazy { InkedSign(GoodCopSigns.WOUND) }

/** Narrower cards have a short word, or their sign alone. */
internal val WORD_FROM = 46.dp

/** The colours of a type. Shape and word say the same. */
@Immutable
private class Livery(
    val ground: Color,
    val ink: Color,
    val frame: Color,
    val band: Color,
    val word: Color,
)

/** The blue of the Honest side. */
internal val Ink = Color(0xFF24508F)

private val Liveries =
    mapOf(
        CardType.AGENT to
            Livery(Ink, Brass.Light, Brass.Light, Brass.Light, Night.Deep),
        CardType.HONEST to
            Livery(Paper.Light, Ink, Ink, Ink, Paper.Light),
        CardType.KINGPIN to
            Livery(Color(0xFF4A1016), Brass.Light, Brass.Light, Brass.Light, Night.Deep),
        CardType.CROOKED to
            Livery(Color(0xFFBE4335), Night.Deep, Night.Deep, Night.Deep, Color(0xFFFFD9D0)),
    )

/**
 * An Integrity card from the front; its back if the type is not known.
 *
 * Decoration: the words beside it say what it is.
 *
 * @param word the type's name, on cards large enough to carry it
 * @param short what stands for it on smaller ones, if anything
 */
@Composable
internal fun IntegrityCard(
    type: CardType,
    word: String,
    width: Dp,
    modifier: Modifier = Modifier,
    token: Boolean = false,
    short: String? = null,
) {
    val livery = Liveries[type] ?: return IntegrityBack(width, modifier, token)
    val whole = width >= WORD_FROM
    val label = if (whole) word else short
    val named = label != null
    val foot = if (whole) 0.2f else 0.28f
    Box(
        modifier
            .size(width, width * CARD_SHAPE)
            .clearAndSetSemantics { }
            .drawWithCache {
                val round = CornerRadius(size.width * 0.1f)
                val line = size.width * 0.035f
                val leader = Catalogue.isLeader(type)
                val band = size.height * foot
                val drawn = InkedSign(GoodCopSigns.of(type))
                onDrawBehind {
                    drawRoundRect(livery.ground, cornerRadius = round)
                    frame(livery.frame, round, line)
                    if (leader) inner(livery.frame, line)
                    val room = if (named) size.height - band else size.height
                    val side = size.width * if (whole) 0.6f else 0.7f
                    val at = Offset((size.width - side) / 2, (room - side) / 2)
                    sign(drawn, at, side, livery.ink, livery.ground)
                    if (named) {
                        drawRect(
                            livery.band,
                            Offset(line * 2, size.height - band - line * 2),
                            Size(size.width - line * 4, band),
                        )
                    }
                    if (token) token()
                }
            },
        Alignment.BottomCenter,
    ) {
        // The word belongs to the drawing and grows with it, not with the size of text.
        if (whole) {
            Word(word, width, width * (1.04f / maxOf(word.length, 7)), foot, livery.word)
        } else if (label != null) {
            Word(label, width, width * (1.2f / maxOf(label.length, 4)), foot, livery.word)
        }
    }
}

@Composable
private fun Word(
    word: String,
    width: Dp,
    high: Dp,
    foot: Float,
    colour: Color,
) {
    val letter = with(LocalDensity.current) { high.toSp() }
    Box(
        Modifier.size(width, width * CARD_SHAPE * foot + width * 0.14f),
        Alignment.Center,
    ) {
        Text(
            word.uppercase(),
            color = colour,
            maxLines = 1,
            softWrap = false,
            style =
                TextStyle(
                    fontFamily = FontFamily.Serif,
                    fontWeight = FontWeight.Bold,
                    fontSize = letter,
                    lineHeight = letter,
                    letterSpacing = 0.02.em,
                ),
        )
    }
}

/** The back of an Integrity card. */
@Composable
internal fun IntegrityBack(
    width: Dp,
    modifier: Modifier = Modifier,
    token: Boolean = false,
) {
    Box(
        modifier
            .size(width, width * CARD_SHAPE)
            .clearAndSetSemantics { }
            .drawWithCache {
                val round = CornerRadius(size.width * 0.1f)
                val line = size.width * 0.03f
                val cloth = Brush.verticalGradient(listOf(Night.High, Night.Middle))
                onDrawBehind {
                    drawRoundRect(cloth, cornerRadius = round)
                    frame(Brass.Middle, round, line)
                    inner(Brass.Middle.copy(alpha = 0.5f), line)
                    val side = size.width * 0.5f
                    val at = Offset((size.width - side) / 2, (size.height - side) / 2)
                    sign(BadgeSign, at, side, Brass.Middle, Night.High)
                    if (token) token()
                }
            },
    )
}

internal fun DrawScope.frame(
    colour: Color,
    round: CornerRadius,
    line: Float,
) = drawRoundRect(
    colour,
    Offset(line / 2, line / 2),
    Size(size.width - line, size.height - line),
    round,
    Stroke(line),
)

internal fun DrawScope.inner(
    colour: Color,
    line: Float,
) {
    val gap = line * 3
    drawRoundRect(
        colour,
        Offset(gap, gap),
        Size(size.width - 2 * gap, size.height - 2 * gap),
        CornerRadius(size.width * 0.05f),
        Stroke(line * 0.7f),
    )
}

/** The Wounded token, over the upper corner. */
private fun DrawScope.token() {
    val radius = size.width * 0.22f
    val centre = Offset(size.width - radius * 0.9f, radius * 0.9f)
    drawCircle(Paper.Light, radius, centre)
    drawCircle(Blood, radius, centre, style = Stroke(size.width * 0.03f))
    val side = radius * 1.4f
    sign(WoundSign, centre - Offset(side / 2, side / 2), side, Blood, Paper.Light)
}

/** Red for guns, shots and wounds; always with a shape. */
internal val Blood = Color(0xFFB0261C)
