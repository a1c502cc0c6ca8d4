package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.bleus.kit.Card
import org.precinct.engine.bleus.kit.Side
import org.precinct.seat.bleus.BleusBoard

/** A player's two decks as far as they are known; of the own ones, every card. */
@Composable
internal fun PlayerSheet(
    table: BleusTable,
    seat: Int,
    onClose: () -> Unit,
) {
    val player = table.board.players()[seat]
    Sheet(table.scene.name(seat), onClose) {
        Text(table.words.score(player), style = MaterialTheme.typography.bodyLarge)
        Side.entries.forEach { side ->
            Heading(table.words.side(side))
            KnownCards(table, player.deck(side))
        }
        if (seat == table.scene.seat && table.board.owned().isNotEmpty()) {
            Heading(table.scene.text("term.owned"))
            Stacks(table, table.board.owned())
        }
    }
}

/** One card, large, with its text as printed. */
@Composable
internal fun CardSheet(
    table: BleusTable,
    card: Card,
    onClose: () -> Unit,
) {
    val face = table.face(card)
    Sheet(face.title, onClose) {
        Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            BleusCardArt(face, 156.dp)
            Text(face.rules, style = MaterialTheme.typography.bodyLarge)
        }
    }
}

@Composable
private fun KnownCards(
    table: BleusTable,
    deck: BleusBoard.Deck,
) {
    Text(table.words.piles(deck), style = MaterialTheme.typography.bodyMedium)
    if (deck.top()) {
        BleusCardArt(table.face(deck.known().single().card()), SHEET_CARD)
    } else if (deck.known().isNotEmpty()) {
        Stacks(table, deck.known())
    }
}

@Composable
private fun Stacks(
    table: BleusTable,
    stacks: List<BleusBoard.Stack>,
) = CardFlow(6.dp) {
    stacks.forEach { BleusCardArt(table.face(it.card()), SHEET_CARD, left = it.count()) }
}

private val SHEET_CARD = 112.dp
