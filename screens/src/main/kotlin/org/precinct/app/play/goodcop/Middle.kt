package org.precinct.app.play.goodcop

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.goodcop.GoodCopBoard

/** The middle of the table: free guns, the Equipment deck and its discard pile, the direction. */
@Composable
internal fun Middle(
    table: GoodCopBoard,
    scene: CopScene,
    onPiles: (() -> Unit)?,
    size: TableSize,
    modifier: Modifier = Modifier,
) {
    val card = size.pile
    val words = size.words && LocalDensity.current.fontScale <= LARGE
    if (size.facing) {
        // As wide on both sides: an aim across the table passes between the piles.
        val side = Modifier.width(card * 2.3f)
        Row(
            modifier,
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Guns(scene, table.guns, card, words, side)
            if (!table.withoutEquipment) Piles(table, scene, onPiles, card, words)
            Direction(table, scene, card, words, side)
        }
    } else if (!size.words) {
        // Little height: one gun stands for all of them.
        Column(
            modifier,
            Arrangement.spacedBy(6.dp),
            Alignment.CenterHorizontally,
        ) {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
                verticalArrangement = Arrangement.spacedBy(6.dp),
            ) {
                CountedGuns(scene, table.guns, card)
                if (!table.withoutEquipment) Piles(table, scene, onPiles, card, false)
            }
            Direction(table, scene, card, false)
        }
    } else {
        Column(
            modifier,
            Arrangement.spacedBy(6.dp),
            Alignment.CenterHorizontally,
        ) {
            Guns(scene, table.guns, card, words)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
                verticalArrangement = Arrangement.spacedBy(6.dp),
            ) {
                if (!table.withoutEquipment) Piles(table, scene, onPiles, card, words)
                Direction(table, scene, card, words)
            }
        }
    }
}

/** What lies here in a word. */
@Composable
private fun Word(
    text: String,
    modifier: Modifier = Modifier,
) {
    var letters by remember { mutableStateOf<TextLayoutResult?>(null) }
    Text(
        // A compound word may go on in the next line behind its hyphen, and nowhere else.
        text.replace("-", "-\u200B"),
        // An aim that passes below is interrupted around each letter.
        LocalLettering.current.mark(modifier).drawBehind {
            val edge = Stroke(6.dp.toPx(), join = StrokeJoin.Round)
            letters?.let { drawText(it, FeltColour, drawStyle = edge) }
        },
        color = Paper.Middle,
        textAlign = TextAlign.Center,
        onTextLayout = { letters = it },
        style = MaterialTheme.typography.bodySmall,
    )
}

@Composable
private fun Guns(
    scene: CopScene,
    guns: Int,
    card: Dp,
    words: Boolean,
    modifier: Modifier = Modifier,
) {
    val spoken = scene.voice.count("seat.guns", guns)
    Column(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        if (guns > 0) {
            FlowRow(
                Modifier.widthIn(max = card * 3.4f),
                Arrangement.spacedBy(3.dp, Alignment.CenterHorizontally),
                maxItemsInEachRow = 4,
            ) {
                repeat(guns) {
                    SignArt(GoodCopSigns.GUN, Modifier.size(card * 0.68f), Brass.Light, FeltColour)
                }
            }
        }
        if (words || guns == 0) {
            Word(scene.voice.count("seat.free_guns", guns))
        }
    }
}

@Composable
private fun CountedGuns(
    scene: CopScene,
    guns: Int,
    card: Dp,
) {
    val spoken = scene.voice.count("seat.guns", guns)
    Box(Modifier.clearAndSetSemantics { contentDescription = spoken }) {
        Counted(guns, card) {
            SignArt(GoodCopSigns.GUN, Modifier.size(card), Brass.Light, FeltColour)
        }
    }
}

@Composable
private fun Piles(
    table: GoodCopBoard,
    scene: CopScene,
    onPiles: (() -> Unit)?,
    card: Dp,
    words: Boolean,
) {
    val deck = scene.voice.count("seat.deck", table.deck)
    val top = table.discard.lastOrNull()
    val pile =
        if (table.firstEdition || top == null) {
            null
        } else {
            scene.text(
                "seat.discard_top",
                "count",
                "${table.discard.size}",
                "card",
                scene.words.word(top),
            )
        }
    val open = scene.text("seat.look_piles")
    Row(
        Modifier
            .clip(MaterialTheme.shapes.small)
            .then(
                if (onPiles == null) {
                    Modifier
                } else {
                    Modifier.clickable(onClickLabel = open, role = Role.Button, onClick = onPiles)
                },
            ).semantics(mergeDescendants = true) {
                contentDescription = listOfNotNull(deck, pile).joinToString(", ")
            }.sizeIn(minWidth = 48.dp, minHeight = 48.dp)
            .padding(4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        Pile(table.deck, scene.text("seat.deck_word"), card, words) {
            EquipmentBack(card)
        }
        if (!table.firstEdition) {
            Pile(table.discard.size, scene.text("seat.discard_word"), card, words) {
                if (top == null) EmptyHand(card) else EquipmentCard(top, "", card)
            }
        }
    }
}

@Composable
private fun Pile(
    count: Int,
    word: String,
    card: Dp,
    words: Boolean,
    top: @Composable () -> Unit,
) {
    Column(
        Modifier.clearAndSetSemantics { },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Counted(count, card, top)
        if (words) Word(word)
    }
}

@Composable
private fun Counted(
    count: Int,
    card: Dp,
    top: @Composable () -> Unit,
) {
    // A part of the drawing, which grows with the card and not with the size of text.
    val figure = with(LocalDensity.current) { (card * 0.42f).toSp() }
    Box(Modifier.padding(end = card * 0.2f), Alignment.BottomEnd) {
        top()
        Text(
            "$count",
            LocalLettering.current
                .mark(Modifier.offset(x = card * 0.24f, y = card * 0.08f))
                .background(Paper.Light, MaterialTheme.shapes.extraSmall)
                .padding(horizontal = card * 0.1f),
            color = FeltColour,
            style =
                TextStyle(
                    fontSize = figure,
                    lineHeight = figure * 1.15f,
                    fontWeight = FontWeight.Bold,
                ),
        )
    }
}

@Composable
private fun Direction(
    table: GoodCopBoard,
    scene: CopScene,
    card: Dp,
    words: Boolean,
    modifier: Modifier = Modifier,
) {
    val way = if (table.counterClockwise) "state.counter_clockwise" else "state.clockwise"
    val facts =
        listOfNotNull(
            scene.text(way),
            scene.text("state.extra_turn").takeIf { table.extraTurn },
            scene.text("state.locked").takeIf { table.locked },
        )
    Column(
        modifier.clearAndSetSemantics { contentDescription = facts.joinToString(", ") },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            val ink = Brass.Light
            val size = Modifier.size(card * 0.76f)
            val reversed = table.counterClockwise
            val turns = if (reversed) GoodCopSigns.COUNTER_CLOCKWISE else GoodCopSigns.CLOCKWISE
            SignArt(turns, size, ink)
            if (table.extraTurn) SignArt(GoodCopSigns.COFFEE, size, ink, FeltColour)
            if (table.locked) SignArt(GoodCopSigns.LOCKED, size, ink, FeltColour)
        }
        if (words) Word(facts.last(), Modifier.widthIn(max = 96.dp))
    }
}
