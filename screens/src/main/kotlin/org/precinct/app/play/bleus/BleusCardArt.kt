package org.precinct.app.play.bleus

import androidx.compose.foundation.ExperimentalFoundationApi
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.combinedClickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import org.precinct.app.R
import org.precinct.app.art.SignArt
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.bleus.kit.Card
import org.precinct.seat.art.BleusSigns
import org.precinct.seat.bleus.BleusTouch
import org.precinct.seat.bleus.CardSigns

/** A card that can be touched. */
@Composable
internal fun TouchCard(
    state: BleusState,
    touch: BleusTouch,
    face: BleusFace,
    width: Dp,
    enabled: Boolean = true,
    arrested: Boolean = false,
    left: Int? = null,
    seen: Dp = width,
) = BleusCardArt(
    face,
    width,
    Modifier.touches(state, touch),
    state.draft.has(touch),
    enabled,
    arrested,
    left,
    seen,
) { state.touch(touch) }

/** Cards in as many rows as they need. */
@Composable
internal fun CardFlow(
    gap: Dp = 8.dp,
    content: @Composable () -> Unit,
) = FlowRow(
    horizontalArrangement = Arrangement.spacedBy(gap),
    verticalArrangement = Arrangement.spacedBy(gap),
) { content() }

/** Cards that are only looked at. */
@Composable
internal fun Cards(
    table: BleusTable,
    cards: List<Card>,
    width: Dp,
) = CardFlow { cards.forEach { BleusCardArt(table.face(it), width) } }

/**
 * A card of this game: its deck and price in the band, its title, and in words what it does. All of
 * it grows with its width.
 *
 * @param enabled false pales it: it is out of reach
 * @param left how many there are
 * @param seen so much of its width is in sight: the next card of a fan lies on the rest
 */
@OptIn(ExperimentalFoundationApi::class)
@Composable
internal fun BleusCardArt(
    face: BleusFace,
    width: Dp,
    modifier: Modifier = Modifier,
    chosen: Boolean = false,
    enabled: Boolean = true,
    arrested: Boolean = false,
    left: Int? = null,
    seen: Dp = width,
    onTouch: (() -> Unit)? = null,
) {
    val stock = left?.let(face::left)
    val read = LocalReader.current
    val unit = width / WIDTH
    val shape = RoundedCornerShape(unit * 9)
    Box(
        modifier
            .clip(shape)
            .then(
                if (onTouch == null) {
                    Modifier
                } else {
                    Modifier.combinedClickable(
                        role = Role.Button,
                        onLongClickLabel = face.title,
                        onLongClick = { read(face.card) },
                        onClick = onTouch,
                    )
                },
            ).semantics(mergeDescendants = true) {
                contentDescription = face.spoken
                if (onTouch != null) {
                    role = Role.Button
                    selected = chosen
                }
                val state = listOfNotNull(face.arrested.takeIf { arrested }, stock)
                if (state.isNotEmpty()) stateDescription = state.joinToString()
            },
    ) {
        Front(face, unit, left, if (enabled && !arrested) 1f else 0.6f, width - seen)
        if (arrested) Stamp(face.arrested, unit)
        if (chosen) Chosen(unit)
    }
}

@Composable
private fun Front(
    face: BleusFace,
    unit: Dp,
    left: Int?,
    strength: Float,
    hidden: Dp,
) {
    val shape = RoundedCornerShape(unit * 9)
    Column(
        Modifier
            .clearAndSetSemantics { }
            .alpha(strength)
            .width(unit * WIDTH)
            .heightIn(min = unit * HEIGHT)
            .background(Brush.verticalGradient(listOf(Paper.Light, Paper.Middle)), shape)
            .border(unit * 1.6f, Brass.Middle, shape)
            .clip(shape),
    ) {
        Picture(face, unit)
        Word(
            face.title,
            unit * 13.5f,
            Night.Deep,
            // A letter or two may go on below the next card.
            Modifier
                .padding(horizontal = unit * 7, vertical = unit * 5)
                .padding(end = (hidden - unit * 12).coerceAtLeast(0.dp)),
            serif = true,
            align = TextAlign.Start,
        )
        Column(
            Modifier.padding(start = unit * 7, end = unit * 5, bottom = unit * 6),
            Arrangement.spacedBy(unit * 3),
        ) {
            face.lines.forEach { EffectLine(it, unit) }
            if (face.lines.isEmpty()) {
                Word(
                    face.rules,
                    unit * 12,
                    Night.Middle,
                    align = TextAlign.Start,
                )
            }
        }
        if (left != null) {
            Word(
                "× $left",
                unit * 11.5f,
                Night.High,
                Modifier.padding(
                    start = unit * 7,
                    bottom =
                        unit * 5,
                ),
            )
        }
    }
}

/** The picture on the colour of its deck; at the left, so that a fan shows it. */
@Composable
private fun Picture(
    face: BleusFace,
    unit: Dp,
) {
    val card = face.card
    val colour = card.side().colour
    Box(
        Modifier
            .fillMaxWidth()
            .height(unit * 62)
            .background(Brush.linearGradient(listOf(lerp(colour, Paper.Light, 0.25f), colour)))
            .padding(horizontal = unit * 6, vertical = unit * 4),
    ) {
        // Larger than life behind it, like the light of a street lamp.
        SignArt(
            face.sign,
            Modifier.align(Alignment.CenterEnd).size(unit * 54).alpha(0.18f),
            Paper.Light,
        )
        SignArt(
            face.sign,
            Modifier.align(Alignment.CenterStart).size(unit * 46),
            Paper.Light,
        )
        Word(face.side, unit * 10, Paper.Light, Modifier.align(Alignment.BottomEnd))
        if (card.isForSale) {
            Row(
                Modifier
                    .align(Alignment.TopEnd)
                    .background(Brass.Light, CircleShape)
                    .padding(horizontal = unit * 5, vertical = unit),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                SignArt(CardSigns.price(card.side()), Modifier.size(unit * 12), Night.Deep)
                Word("${card.cost()}", unit * 15, Night.Deep, serif = true)
            }
        }
    }
}

/** A sign, and beside it in words what it brings. */
@Composable
private fun EffectLine(
    line: BleusFace.Line,
    unit: Dp,
) {
    val ink = if (line.costs) Caution else Night.Middle
    Row(
        horizontalArrangement = Arrangement.spacedBy(unit * 5),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        SignArt(line.sign, Modifier.size(unit * 16), ink)
        Word(line.words, unit * 12, ink, align = TextAlign.Start)
    }
}

/** Letters that belong to the drawing: as large as the card makes them, whatever the phone's text. */
@Composable
private fun Word(
    word: String,
    height: Dp,
    ink: Color,
    modifier: Modifier = Modifier,
    serif: Boolean = false,
    align: TextAlign = TextAlign.Center,
) {
    val letter = with(LocalDensity.current) { height.toSp() }
    Text(
        word,
        modifier,
        ink,
        overflow = TextOverflow.Ellipsis,
        maxLines = 4,
        style =
            TextStyle(
                fontFamily = if (serif) FontFamily.Serif else FontFamily.SansSerif,
                fontWeight = if (serif) FontWeight.Bold else FontWeight.Medium,
                fontSize = letter,
                lineHeight = 1.15.em,
                textAlign = align,
                lineBreak = LineBreak.Heading,
            ),
    )
}

/** Stamped over an arrested card. */
@Composable
private fun BoxScope.Stamp(
    word: String,
    unit: Dp,
) {
    Row(
        Modifier
            .align(Alignment.Center)
            .clearAndSetSemantics { }
            .background(Night.Deep, RoundedCornerShape(unit * 5))
            .border(unit * 1.5f, Brass.Light, RoundedCornerShape(unit * 5))
            .padding(horizontal = unit * 7, vertical = unit * 5),
        Arrangement.spacedBy(unit * 5),
        Alignment.CenterVertically,
    ) {
        SignArt(BleusSigns.ARREST, Modifier.size(unit * 22), Brass.Light)
        Word(word, unit * 13, Brass.Light)
    }
}

/** A brass ring around the card and a tick on its corner. */
@Composable
private fun BoxScope.Chosen(unit: Dp) {
    Box(
        Modifier
            .matchParentSize()
            .border(unit * 4, Brass.Light, RoundedCornerShape(unit * 9)),
    )
    Icon(
        painterResource(R.drawable.icon_check),
        null,
        Modifier
            .align(Alignment.BottomEnd)
            .padding(unit * 5)
            .size(unit * 26)
            .clip(CircleShape)
            .background(Brass.Light)
            .padding(unit * 3),
        Night.Deep,
    )
}

/** The width on which a card was designed, and the least height that goes with it. */
private const val WIDTH = 120f
private const val HEIGHT = 158f

private val Caution = Color(0xFFA3281D)
