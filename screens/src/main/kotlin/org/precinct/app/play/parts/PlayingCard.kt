package org.precinct.app.play.parts

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
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
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** From a token in somebody's row to a card read at arm's length. */
enum class CardSize(
    val width: Dp,
    val height: Dp,
) {
    /** Sign and corner only. */
    TINY(36.dp, 50.dp),

    /** Sign, corner and title. */
    SMALL(64.dp, 90.dp),
    MEDIUM(100.dp, 140.dp),

    /** With its text. */
    LARGE(156.dp, 218.dp),
    FULL(260.dp, 364.dp),
}

/**
 * What a card shows.
 *
 * @param corner a value in the upper start corner
 * @param end another in the upper end corner
 * @param kind a line over the title in small letters, from [CardSize.MEDIUM] on
 * @param text shown from [CardSize.LARGE] on
 * @param stripe the colour of the card's kind; a sign and a word must say the same
 * @param sign the drawing of the card's kind; drawn in the colour of the stripe
 * @param spoken all of it for TalkBack, if the texts do not say enough
 */
@Immutable
data class CardFace(
    val title: String,
    val corner: String? = null,
    val end: String? = null,
    val kind: String? = null,
    val text: String? = null,
    val stripe: Color = Night.High,
    val sign: Glyph? = null,
    val spoken: String? = null,
)

/**
 * A playing card, drawn by the app: paper, brass edge, a band in the colour of its kind, a sign, the
 * title, and its text if it is large enough.
 *
 * @param faceDown whether its [back] shows; it turns over when this changes. The face is not composed
 *   while it lies face-down
 * @param chosen raised and marked with a tick
 * @param enabled false greys it out
 * @param onTouch if it can be touched; marks such as `touches` go into [modifier]
 * @param art in the place of the sign, as wide as the card
 * @param body in the place of the text, from [CardSize.MEDIUM] on
 */
@Composable
fun PlayingCard(
    face: CardFace,
    modifier: Modifier = Modifier,
    size: CardSize = CardSize.MEDIUM,
    faceDown: Boolean = false,
    back: BackLook = BackLook(),
    chosen: Boolean = false,
    enabled: Boolean = true,
    onTouch: (() -> Unit)? = null,
    art: (@Composable BoxScope.() -> Unit)? = null,
    body: (@Composable ColumnScope.() -> Unit)? = null,
) {
    val turn by animateFloatAsState(
        if (faceDown) 180f else 0f,
        if (motion()) tween(320) else snap(),
        label = "turn",
    )
    val down = faceDown || turn > 90f
    val unseen = stringResource(R.string.parts_face_down)
    Box(
        modifier
            .then(
                if (onTouch == null) {
                    Modifier
                } else {
                    Modifier
                        .clip(RoundedCornerShape(size.width * ROUND))
                        .clickable(enabled, role = Role.Button, onClick = onTouch)
                },
            ).semantics(mergeDescendants = true) {
                if (onTouch != null) {
                    role = Role.Button
                    selected = chosen
                }
                (if (down) unseen else face.spoken)?.let { contentDescription = it }
            }.graphicsLayer {
                rotationY = if (turn > 90f) turn - 180f else turn
                cameraDistance = 12f * density
            }.alpha(if (enabled) 1f else 0.5f),
    ) {
        if (down) CardBack(size, look = back) else CardFront(face, size, art, body)
        if (chosen) Chosen(size)
    }
}

/** A brass ring around the card and a tick on its corner. */
@Composable
private fun BoxScope.Chosen(size: CardSize) {
    Box(
        Modifier
            .matchParentSize()
            .border(3.dp, Brass.Light, RoundedCornerShape(size.width * ROUND)),
    )
    Icon(
        painterResource(R.drawable.icon_check),
        null,
        Modifier
            .align(Alignment.TopEnd)
            .padding(3.dp)
            .size((size.width * 0.24f).coerceIn(16.dp, 30.dp))
            .clip(CircleShape)
            .background(Brass.Light)
            .padding(2.dp),
        Night.Deep,
    )
}

@Composable
private fun CardFront(
    face: CardFace,
    size: CardSize,
    art: (@Composable BoxScope.() -> Unit)?,
    body: (@Composable ColumnScope.() -> Unit)?,
) {
    val band = size.width * if (size == CardSize.TINY) 0.30f else 0.26f
    Column(
        Modifier
            .width(size.width)
            .heightIn(min = size.height)
            .paper(face.stripe, band)
            .padding(size.width * 0.03f),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        CompositionLocalProvider(LocalContentColor provides Night.Deep) {
            if (size == CardSize.TINY) {
                TinyFront(face, size, band)
            } else {
                Band(face, size, band, medallion = art == null)
                if (art != null) {
                    Box(
                        Modifier.fillMaxWidth().height(size.width * 0.5f),
                        Alignment.Center,
                    ) { art() }
                }
                face.kind?.takeIf { size >= CardSize.MEDIUM }?.let {
                    CardWord(it, size, 0.072f, lerp(face.stripe, Night.Deep, 0.25f), maxLines = 1)
                }
                CardWord(
                    face.title,
                    size,
                    when (size) {
                        CardSize.SMALL -> 0.145f
                        CardSize.MEDIUM -> 0.12f
                        else -> 0.098f
                    },
                    Night.Deep,
                    Modifier.padding(horizontal = size.width * 0.03f),
                    maxLines = 3,
                )
                if (size >= CardSize.MEDIUM && body != null) {
                    body()
                } else if (size >= CardSize.LARGE && face.text != null) {
                    Text(
                        face.text,
                        Modifier.padding(
                            start = size.width * 0.05f,
                            end = size.width * 0.05f,
                            top = size.width * 0.03f,
                            bottom = size.width * 0.05f,
                        ),
                        color = Night.Deep,
                        textAlign = TextAlign.Center,
                        style =
                            if (size == CardSize.FULL) {
                                MaterialTheme.typography.bodyLarge
                            } else {
                                MaterialTheme.typography.bodySmall
                            },
                    )
                }
            }
        }
    }
}

/** What fits on a token: the sign, and the corner in the band. */
@Composable
private fun TinyFront(
    face: CardFace,
    size: CardSize,
    band: Dp,
) {
    Box(Modifier.height(band), Alignment.Center) {
        Row(horizontalArrangement = Arrangement.spacedBy(4.dp)) {
            listOfNotNull(face.corner, face.end).forEach { CardWord(it, size, 0.27f, Paper.Light) }
        }
    }
    Box(Modifier.height(size.height - band - 4.dp), Alignment.Center) {
        CompositionLocalProvider(LocalContentColor provides face.stripe) {
            val sign = face.sign
            if (sign == null) {
                CardWord(face.title.take(1), size, 0.5f, face.stripe)
            } else {
                sign(Modifier.size(size.width * 0.66f))
            }
        }
    }
    // The title does not fit, but a screen reader still says it.
    Box(Modifier.clearAndSetSemantics { contentDescription = face.title })
}

/** The band with its values, and the sign in a medallion hanging from it. */
@Composable
private fun Band(
    face: CardFace,
    size: CardSize,
    band: Dp,
    medallion: Boolean,
) {
    val hang = if (medallion) size.width * 0.30f else 0.dp
    Box(Modifier.fillMaxWidth().height(band + hang)) {
        face.corner?.let { Value(it, size, Modifier.align(Alignment.TopStart)) }
        face.end?.let { Value(it, size, Modifier.align(Alignment.TopEnd)) }
        if (medallion && face.sign != null) {
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
                    face.sign.invoke(Modifier.size(size.width * 0.31f))
                }
            }
        }
    }
}

@Composable
private fun Value(
    value: String,
    size: CardSize,
    modifier: Modifier,
) {
    CardWord(
        value,
        size,
        0.16f,
        Paper.Light,
        modifier.padding(horizontal = size.width * 0.06f, vertical = size.width * 0.025f),
        maxLines = 1,
    )
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
            Brush.verticalGradient(
                listOf(stripe, lerp(stripe, Night.Deep, 0.35f)),
                0f,
                tall,
            )
        val card =
            Path().apply {
                addRoundRect(
                    RoundRect(edge, edge, size.width - edge, size.height - edge, inner),
                )
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

/** Letters that belong to the drawing and grow with the card. */
@Composable
internal fun CardWord(
    word: String,
    size: CardSize,
    part: Float,
    colour: Color,
    modifier: Modifier = Modifier,
    maxLines: Int = 2,
) {
    val density = LocalDensity.current
    // A large card is read as text is, so its letters follow the size of text, as far as they fit.
    val larger = if (size >= CardSize.LARGE) density.fontScale.coerceIn(1f, 1.35f) else 1f
    val letter = with(density) { (size.width * part * larger).toSp() }
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
