package org.precinct.app.play.goodcop

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.Mark
import org.precinct.app.play.marked
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.Secret

/**
 * What touching a card does.
 *
 * @param label for TalkBack
 */
internal class CardTouch(
    val label: String,
    val chosen: Boolean = false,
    val mark: Mark? = null,
    val onTouch: () -> Unit,
)

/**
 * An Integrity card close to the eye: open if everybody may see it, under its back until held if
 * only the viewer may, and its back otherwise.
 *
 * @param label what lies here, as everybody may know it
 * @param touch what a short touch does, if anything
 */
@Composable
internal fun BigCard(
    card: CopCard,
    word: String,
    label: String,
    width: Dp,
    peek: PeekState,
    modifier: Modifier = Modifier,
    touch: CardTouch? = null,
) {
    val chosen = touch?.chosen == true
    val marked =
        modifier
            .offset(y = if (chosen) (-6).dp else 0.dp)
            .chosenEdge(chosen, touch != null)
            .marked(touch?.mark)
            .semantics { if (touch != null) selected = touch.chosen }
    if (card.isSecret) {
        Secret(
            label,
            { IntegrityBack(width, token = card.token) },
            marked,
            peek,
            card.place,
            touch?.onTouch,
            touch?.label,
        ) {
            Box(Modifier.semantics { contentDescription = word }) {
                IntegrityCard(card.type, word, width, token = card.token)
            }
        }
        return
    }
    Box(
        marked
            .then(
                if (touch == null) {
                    Modifier
                } else {
                    Modifier.clickable(
                        onClickLabel = touch.label,
                        role = Role.Button,
                        onClick = touch.onTouch,
                    )
                },
            ).semantics(mergeDescendants = true) { contentDescription = label },
    ) {
        if (card.shown) {
            IntegrityCard(card.type, word, width, token = card.token)
        } else {
            IntegrityBack(width, token = card.token)
        }
    }
}

/** A brass edge around what can be touched, thick with a tick once it is chosen. */
@Composable
internal fun Modifier.chosenEdge(
    chosen: Boolean,
    touchable: Boolean = true,
): Modifier {
    if (!touchable) return this
    val colour = MaterialTheme.colorScheme.secondary
    val tick = MaterialTheme.colorScheme.onSecondary
    return drawWithContent {
        drawContent()
        val line = (if (chosen) 4.dp else 2.dp).toPx()
        drawRoundRect(
            colour,
            Offset(-line / 2, -line / 2),
            Size(size.width + line, size.height + line),
            CornerRadius(9.dp.toPx()),
            Stroke(line),
        )
        if (chosen) tick(colour, tick)
    }
}

private fun DrawScope.tick(
    ground: Color,
    ink: Color,
) {
    val radius = 11.dp.toPx()
    // The foot has a card's word, the other upper corner its token.
    val centre = Offset(radius * 0.6f, radius * 0.6f)
    drawCircle(ground, radius, centre)
    val third = radius * 0.45f
    val line = radius * 0.24f
    val low = centre + Offset(-third * 0.2f, third * 0.8f)
    drawLine(ink, centre + Offset(-third, 0f), low, line)
    drawLine(ink, low, centre + Offset(third * 1.1f, -third * 0.8f), line)
}
