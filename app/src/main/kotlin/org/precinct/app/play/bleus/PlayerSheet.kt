package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.bleus.proto.DeckView

/** A player's two decks as far as they are known; of the own ones, every card. */
@Composable
internal fun PlayerSheet(
    scene: BleusScene,
    faces: BleusFaces,
    seat: Int,
    onClose: () -> Unit,
) {
    val player = scene.view.players[seat]
    Sheet(scene.name(seat), onClose) {
        Text(
            stringResource(R.string.bleus_score, scene.name(seat), player.points, player.arrests),
            style = MaterialTheme.typography.bodyLarge,
        )
        Piles(scene, faces, Deck.POLICE, player.police)
        Piles(scene, faces, Deck.SUBURB, player.suburb)
        if (seat == scene.seat && scene.view.owned.isNotEmpty()) {
            Heading(scene.text("term.owned"))
            val owned = scene.view.owned
            Cards(faces, owned.indices.filter { owned[it] > 0 }.associate { it + 1 to owned[it] })
        }
    }
}

@Composable
private fun Piles(
    scene: BleusScene,
    faces: BleusFaces,
    deck: Deck,
    view: DeckView?,
) {
    Heading(scene.text(deck.key))
    Text(
        stringResource(R.string.bleus_piles, view?.draw ?: 0, view?.discard ?: 0),
        style = MaterialTheme.typography.bodyMedium,
    )
    val open = view?.cards.orEmpty()
    val top = view?.top ?: 0
    if (open.isNotEmpty()) {
        Cards(faces, open.groupingBy { it }.eachCount())
    } else if (top > 0) {
        BleusCardArt(faces[top], SHEET_CARD)
    }
}

/** @param cards how many of each */
@Composable
private fun Cards(
    faces: BleusFaces,
    cards: Map<Int, Int>,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        cards.forEach { (card, count) -> BleusCardArt(faces[card], SHEET_CARD, left = count) }
    }
}

private val SHEET_CARD = 112.dp
