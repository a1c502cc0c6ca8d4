package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.draw.scale
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.Sitter
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Side
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.art.Sign
import org.precinct.seat.goodcop.GoodCopWords

/** What the viewer is busy with in somebody's row. */
@Immutable
internal data class RowMarks(
    /** The places chosen, or announced to be looked at. */
    val places: Set<Int> = emptySet(),
    /** What the viewer suspects, while secrets show. */
    val suspicion: Notebook.Suspicion = Notebook.Suspicion.NONE,
    /** Something is noted about this player. */
    val noted: Boolean = false,
)

/**
 * What lies in front of a player, seen from across the table.
 *
 * Decoration: the seat says all of it in words.
 *
 * @param shows whether the viewer is looking at their secret of this place
 * @param sitter by seat, for those who looked at a card
 */
@Composable
internal fun SeatRow(
    seat: CopPlayer,
    marks: RowMarks,
    shows: (Int) -> Boolean,
    sitter: (Int) -> Sitter,
    words: GoodCopWords,
    side: String?,
    size: TableSize,
    modifier: Modifier = Modifier,
) {
    val card = size.card
    Column(
        modifier.clearAndSetSemantics { },
        Arrangement.spacedBy(3.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(3.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            // The own row lies large in front of the player, but for the end.
            if (!seat.own || seat.side().isPresent) {
                seat.cards.forEach {
                    MiniCard(it, seat.eliminated(), marks, shows, sitter, words, card)
                }
            }
            if (!size.facing && !size.below && !seat.own) Belongings(seat, card)
        }
        Marks(seat, marks, size)
        val known = seat.side().orElse(null)
        if (known != null && side != null) SideMark(known, side, whole = true)
    }
}

/** The own side and what it is after. */
@Composable
internal fun SideLine(
    scene: CopScene,
    side: Side,
) = SideMark(side, scene.words.goal(side))

/**
 * On which side a player is.
 *
 * @param whole whether it is one word, which grows as far as its place allows and is not broken
 */
@Composable
private fun SideMark(
    side: Side,
    word: String,
    whole: Boolean = false,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val sign =
            when (side) {
                Side.HONEST_SIDE -> GoodCopSigns.HONEST
                Side.CROOKED_SIDE -> GoodCopSigns.CROOKED
                Side.TORN, Side.NO_SIDE -> GoodCopSigns.UNKNOWN
            }
        SignArt(sign, Modifier.size(16.dp), MaterialTheme.colorScheme.secondary)
        BoxWithConstraints(Modifier.weight(1f, fill = false)) {
            val style = MaterialTheme.typography.labelMedium
            Text(
                word,
                color = MaterialTheme.colorScheme.onSurface,
                softWrap = !whole,
                style = if (whole) fitting(word, style, constraints.maxWidth) else style,
            )
        }
    }
}

/** The largest letters up to those of [style] in which a word is no wider than [room]. */
@Composable
private fun fitting(
    word: String,
    style: TextStyle,
    room: Int,
): TextStyle {
    val measurer = rememberTextMeasurer()
    return remember(measurer, word, style, room) {
        generateSequence(1f) { it * 0.95f }
            .takeWhile { it > 0.3f }
            .map { style.copy(fontSize = style.fontSize * it, letterSpacing = 0.sp) }
            .firstOrNull { measurer.measure(word, it, softWrap = false).size.width < room }
            ?: style
    }
}

@Composable
private fun MiniCard(
    card: CopCard,
    sideways: Boolean,
    marks: RowMarks,
    shows: (Int) -> Boolean,
    sitter: (Int) -> Sitter,
    words: GoodCopWords,
    width: Dp,
) {
    val peeked = card.isSecret && shows(card.place)
    Box(
        Modifier
            .then(if (sideways) Modifier.rotate(90f).scale(0.72f) else Modifier)
            .chosenEdge(chosen = false, touchable = card.place in marks.places),
        Alignment.BottomCenter,
    ) {
        if (card.shown || peeked) {
            IntegrityCard(
                card.type(),
                words.word(card.type()),
                width,
                token = card.token(),
                short = words.shortType(card.type()).orElse(null),
            )
        } else {
            IntegrityBack(width, token = card.token)
        }
        if (peeked) {
            SignArt(
                GoodCopSigns.EYE,
                Modifier.align(Alignment.TopStart).padding(1.dp).size(width * 0.36f),
                if (card.type == CardType.HONEST) Ink else Paper.Light,
            )
        } else if (card.isSecret) {
            SignArt(
                GoodCopSigns.EYE,
                Modifier
                    .align(Alignment.TopCenter)
                    .padding(top = width * 0.06f)
                    .size(width * 0.42f),
                Brass.Light,
            )
        }
        if (!card.shown && card.seenBy.isNotEmpty()) {
            val foot =
                if (!peeked) {
                    0.06f
                } else if (width >= WORD_FROM) {
                    0.38f
                } else {
                    0.48f
                }
            Seers(card.seenBy.map(sitter), width, Modifier.padding(bottom = width * foot))
        }
    }
}

/** Who looked at it, on the foot of its back or over its word; many overlap. */
@Composable
private fun Seers(
    seers: List<Sitter>,
    width: Dp,
    modifier: Modifier,
) {
    val side = width * 0.36f
    Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
        seers.chunked(4).forEach { row ->
            val between = (width * 0.9f - side * row.size) / (row.size - 1).coerceAtLeast(1)
            Row(horizontalArrangement = Arrangement.spacedBy(between.coerceAtMost(1.dp))) {
                row.forEach {
                    // Letters that nobody could read are left to shape and colour.
                    BadgeArt(it.badge, it.tint, it.name.take(if (side < 12.dp) 0 else 1), side)
                }
            }
        }
    }
}

/** Gun and Equipment in a line. */
@Composable
internal fun Holdings(seat: CopPlayer) {
    if (!seat.armed && seat.hand == 0) return
    Row(
        Modifier.clearAndSetSemantics { },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        Gun(seat, 32.dp)
        Hand(seat, 20.dp)
    }
}

/** The same, one over the other, beside narrow cards. */
@Composable
private fun Belongings(
    seat: CopPlayer,
    card: Dp,
) {
    if (!seat.armed && seat.hand == 0) return
    Column(
        verticalArrangement = Arrangement.spacedBy(2.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Gun(seat, card * 0.86f)
        Row(horizontalArrangement = Arrangement.spacedBy(2.dp)) { Hand(seat, card * 0.5f) }
    }
}

@Composable
private fun Gun(
    seat: CopPlayer,
    size: Dp,
) {
    if (!seat.armed) return
    SignArt(
        GoodCopSigns.GUN,
        Modifier.size(size),
        MaterialTheme.colorScheme.tertiary,
        MaterialTheme.colorScheme.surfaceContainer,
    )
}

/** The hand from behind, but for what the viewer knows of it. */
@Composable
private fun Hand(
    seat: CopPlayer,
    width: Dp,
) {
    val known = seat.knownHand().takeIf { !seat.own }.orEmpty()
    repeat(seat.hand) { n ->
        known.getOrNull(n)?.let { EquipmentCard(it, "", width) } ?: EquipmentBack(width)
    }
}

/** What else is to be seen of a player: little signs in a row. */
@Composable
private fun Marks(
    seat: CopPlayer,
    marks: RowMarks,
    size: TableSize,
) {
    val colours = MaterialTheme.colorScheme
    val signs =
        buildList {
            if (seat.lead) add(GoodCopSigns.LEAD to colours.secondary)
            if (seat.wounded) add(GoodCopSigns.WOUND to colours.tertiary)
            if (seat.vest) add(GoodCopSigns.BULLETPROOF_VEST to colours.secondary)
            if (seat.camera) add(GoodCopSigns.SURVEILLANCE_CAMERA to colours.secondary)
            if (seat.banned) add(GoodCopSigns.RESTRAINING_ORDER to colours.tertiary)
            if (marks.noted) add(GoodCopSigns.PENCIL to colours.onSurfaceVariant)
            sign(marks.suspicion)?.let { add(it to colours.onSurface) }
        }
    val holds = size.below && !seat.own && (seat.armed || seat.hand > 0)
    if (signs.isEmpty() && !seat.front().isPresent && !holds) return
    val side = (size.card * 0.62f).coerceAtMost(24.dp)
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalArrangement = Arrangement.spacedBy(2.dp),
    ) {
        if (holds) Holdings(seat)
        seat.front().orElse(null)?.let { EquipmentCard(it, "", side) }
        signs.forEach { (sign, ink) ->
            SignArt(sign, Modifier.size(side), ink, colours.surfaceContainer)
        }
    }
}

internal fun sign(suspicion: Notebook.Suspicion): Sign? =
    when (suspicion) {
        Notebook.Suspicion.NONE -> null
        Notebook.Suspicion.HONEST -> GoodCopSigns.HONEST
        Notebook.Suspicion.AGENT -> GoodCopSigns.AGENT
        Notebook.Suspicion.CROOKED -> GoodCopSigns.CROOKED
        Notebook.Suspicion.KINGPIN -> GoodCopSigns.KINGPIN
        Notebook.Suspicion.ODD -> GoodCopSigns.UNKNOWN
    }
