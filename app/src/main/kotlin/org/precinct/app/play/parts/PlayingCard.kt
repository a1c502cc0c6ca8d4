package org.precinct.app.play.parts

import androidx.compose.animation.core.animateFloatAsState
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.tween
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme

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
 * @param kind a line over the title in small letters
 * @param text shown from [CardSize.LARGE] on
 * @param stripe the colour of the card's kind; a sign and a word must say the same
 * @param sign the drawing of the card's kind
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
    val sign: Drawing? = null,
    val spoken: String? = null,
)

/**
 * A playing card, drawn by the app: paper, brass edge, a stripe in the colour of its kind with the
 * title, a sign, and its text if it is large enough.
 *
 * @param faceDown whether its [back] shows; it turns over when this changes. The face is not composed
 *   while it lies face-down
 * @param chosen raised and marked with a tick
 * @param enabled false greys it out
 * @param onTouch if it can be touched; marks such as `offers` go into [modifier]
 * @param art in the place of the large sign
 * @param badge over the corner, a token for example
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
    touchLabel: String? = null,
    art: (@Composable BoxScope.() -> Unit)? = null,
    badge: (@Composable BoxScope.() -> Unit)? = null,
    body: (@Composable ColumnScope.() -> Unit)? = null,
) {
    val turn by animateFloatAsState(
        if (faceDown) 180f else 0f,
        if (motion()) tween(320) else snap(),
        label = "turn",
    )
    val shape = RoundedCornerShape(size.width * 0.085f)
    Box(
        modifier
            .then(
                if (onTouch == null) {
                    Modifier
                } else {
                    Modifier.clickable(enabled, touchLabel, Role.Button, onTouch)
                },
            ).semantics(mergeDescendants = true) {
                if (onTouch != null) {
                    role = Role.Button
                    selected = chosen
                }
                if (!faceDown) face.spoken?.let { contentDescription = it }
            }.graphicsLayer {
                rotationY = if (turn > 90f) turn - 180f else turn
                cameraDistance = 12f * density
                translationY = if (chosen) -6.dp.toPx() else 0f
            }.alpha(if (enabled) 1f else 0.55f),
    ) {
        if (faceDown || turn > 90f) {
            CardBack(size, look = back)
        } else {
            Surface(
                Modifier.width(size.width).heightIn(min = size.height),
                shape,
                Paper.Light,
                Night.Deep,
                border =
                    BorderStroke(
                        if (chosen) 3.dp else 1.5.dp,
                        if (chosen) Brass.Light else Brass.Middle,
                    ),
            ) {
                CardInside(face, size, art, body)
            }
        }
        badge?.invoke(this)
    }
}

@Composable
private fun CardInside(
    face: CardFace,
    size: CardSize,
    art: (@Composable BoxScope.() -> Unit)?,
    body: (@Composable ColumnScope.() -> Unit)?,
) {
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        Row(
            Modifier.fillMaxWidth().background(face.stripe).padding(size.width * 0.05f),
            Arrangement.SpaceBetween,
            Alignment.CenterVertically,
        ) {
            CardWord(face.corner.orEmpty(), size, 0.14f, Paper.Light)
            CardWord(face.end.orEmpty(), size, 0.14f, Paper.Light)
        }
        Box(Modifier.size(size.width, size.width * 0.6f), Alignment.Center) {
            if (art != null) art() else face.sign?.invoke(Modifier.size(size.width * 0.46f))
        }
        if (size != CardSize.TINY) {
            CardWord(face.title, size, 0.12f, Night.Deep)
        }
        if (size >= CardSize.MEDIUM && body != null) {
            body()
        } else if (size >= CardSize.LARGE && face.text != null) {
            Text(
                face.text,
                Modifier.padding(size.width * 0.06f),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodySmall,
            )
        }
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
) {
    val letter = with(LocalDensity.current) { (size.width * part).toSp() }
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
            ),
        overflow = TextOverflow.Ellipsis,
        maxLines = 2,
    )
}

@Preview
@Composable
private fun PlayingCardPreview() =
    PrecinctTheme {
        Surface {
            Row(Modifier.padding(8.dp), Arrangement.spacedBy(8.dp)) {
                val face = CardFace("Flashbang", "1", text = "Rearrange the cards of a player.")
                CardSize.entries.forEach {
                    PlayingCard(
                        face,
                        size = it,
                        chosen =
                            it == CardSize.SMALL,
                    )
                }
                PlayingCard(face, faceDown = true)
            }
        }
    }
