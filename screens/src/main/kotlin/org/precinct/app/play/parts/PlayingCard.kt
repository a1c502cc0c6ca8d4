package org.precinct.app.play.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** From a token in somebody's row to a card read at arm's length. */
enum class CardSize(
    val width: Dp,
    val height: Dp,
) {
    /** The sign only. */
    TINY(36.dp, 50.dp),

    /** With title and text. */
    LARGE(156.dp, 218.dp),
}

/**
 * What a card shows.
 *
 * @param kind a line over the title in small letters
 * @param stripe the colour of the card's kind; a sign and a word must say the same
 * @param sign the drawing of the card's kind; drawn in the colour of the stripe
 * @param spoken all of it for TalkBack, if the texts do not say enough
 */
@Immutable
data class CardFace(
    val title: String,
    val kind: String? = null,
    val text: String? = null,
    val stripe: Color,
    val sign: Glyph,
    val spoken: String? = null,
)

/**
 * A playing card, drawn by the app: paper, brass edge, a band in the colour of its kind, a sign, and
 * its title and text if it is large enough.
 */
@Composable
fun PlayingCard(
    face: CardFace,
    modifier: Modifier = Modifier,
    size: CardSize = CardSize.LARGE,
) {
    val tiny = size == CardSize.TINY
    val band = size.width * if (tiny) 0.30f else 0.26f
    Column(
        modifier
            .semantics(mergeDescendants = true) {
                face.spoken?.let { contentDescription = it }
            }.width(size.width)
            .heightIn(min = size.height)
            .paper(face.stripe, band)
            .padding(size.width * 0.03f),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        CompositionLocalProvider(LocalContentColor provides Night.Deep) {
            if (tiny) TinyFront(face, size, band) else LargeFront(face, size, band)
        }
    }
}

@Composable
private fun LargeFront(
    face: CardFace,
    size: CardSize,
    band: Dp,
) {
    Band(face, size, band)
    face.kind?.let {
        CardWord(it, size, 0.072f, lerp(face.stripe, Night.Deep, 0.25f), maxLines = 1)
    }
    val beside = Modifier.padding(horizontal = size.width * 0.03f)
    CardWord(face.title, size, 0.098f, Night.Deep, beside, maxLines = 3)
    face.text?.let {
        val side = size.width * 0.05f
        Text(
            it,
            Modifier.padding(side, size.width * 0.03f, side, side),
            color = Night.Deep,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodySmall,
        )
    }
}

/** What fits on a token: the sign. */
@Composable
private fun TinyFront(
    face: CardFace,
    size: CardSize,
    band: Dp,
) {
    Spacer(Modifier.height(band))
    Box(Modifier.height(size.height - band - 4.dp), Alignment.Center) {
        CompositionLocalProvider(LocalContentColor provides face.stripe) {
            face.sign(Modifier.size(size.width * 0.66f))
        }
    }
    // The title does not fit, but a screen reader still says it.
    Box(Modifier.clearAndSetSemantics { contentDescription = face.title })
}

/** The band, and the sign in a medallion hanging from it. */
@Composable
private fun Band(
    face: CardFace,
    size: CardSize,
    band: Dp,
) = Box(Modifier.fillMaxWidth().height(band + size.width * 0.30f)) {
    Box(
        Modifier
            .align(Alignment.BottomCenter)
            .offset(y = -size.width * 0.03f)
            .size(size.width * 0.46f)
            .clip(CircleShape)
            .background(Paper.Light)
            .border(size.width * 0.018f, Brass.Middle, CircleShape),
        Alignment.Center,
    ) {
        CompositionLocalProvider(LocalContentColor provides face.stripe) {
            face.sign(Modifier.size(size.width * 0.31f))
        }
    }
}

/** Paper with a brass edge, a band at the top and a thin line around. */
private fun Modifier.paper(
    stripe: Color,
    band: Dp,
): Modifier =
    drawWithCache {
        val round = CornerRadius(size.width * ROUND)
        val edge = (size.width * 0.014f).coerceAtLeast(1.dp.toPx())
        val inner = CornerRadius(round.x - edge)
        val within = Size(size.width - 2 * edge, size.height - 2 * edge)
        val tall = band.toPx() + size.width * 0.03f
        val ground = Brush.verticalGradient(listOf(Paper.Light, Paper.Middle))
        val cloth =
            Brush.verticalGradient(listOf(stripe, lerp(stripe, Night.Deep, 0.35f)), 0f, tall)
        val card =
            Path().apply {
                addRoundRect(RoundRect(edge, edge, size.width - edge, size.height - edge, inner))
            }
        onDrawBehind {
            drawRoundRect(Brass.Middle, cornerRadius = round)
            drawRoundRect(ground, Offset(edge, edge), within, inner)
            clipPath(card) {
                drawRect(cloth, size = Size(size.width, tall))
                drawRect(Brass.Middle, Offset(0f, tall), Size(size.width, edge))
                drawRect(stripe, Offset(0f, size.height - 4 * edge), Size(size.width, 4 * edge))
            }
            drawRoundRect(Brass.Middle, cornerRadius = round, style = Stroke(edge))
        }
    }

/** A card is read as text is, so its letters follow the size of text, as far as they fit. */
@Composable
private fun CardWord(
    word: String,
    size: CardSize,
    part: Float,
    colour: Color,
    modifier: Modifier = Modifier,
    maxLines: Int,
) {
    val density = LocalDensity.current
    val letter =
        with(density) { (size.width * part * fontScale.coerceIn(1f, 1.35f)).toSp() }
    Text(
        word,
        modifier,
        colour,
        style =
            TextStyle(
                fontFamily = FontFamily.Serif,
                fontWeight = FontWeight.Bold,
                fontSize = letter,
                lineHeight = letter * 1.15f,
                textAlign = TextAlign.Center,
                lineBreak = LineBreak.Heading,
            ),
        overflow = TextOverflow.Ellipsis,
        maxLines = maxLines,
    )
}

private const val ROUND = 0.085f
