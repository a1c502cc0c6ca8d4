package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.bleus.proto.DeckView

/** A player's two decks as far as they are known; of the own ones, every card. */
@Composable
internal fun PlayerSheet(
    scene: BleusScene,
    seat: Int,
    onClose: () -> Unit,
) {
    val player = scene.view.players[seat]
    Sheet(scene.name(seat), onClose) {
        Text(
            stringResource(R.string.bleus_score, scene.name(seat), player.points, player.arrests),
            style = MaterialTheme.typography.bodyLarge,
        )
        Piles(scene, Deck.POLICE, player.police)
        Piles(scene, Deck.SUBURB, player.suburb)
        if (seat == scene.seat && scene.view.owned.isNotEmpty()) {
            Heading(scene.text("term.owned"))
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(6.dp),
                verticalArrangement = Arrangement.spacedBy(6.dp),
            ) {
                scene.view.owned.forEachIndexed { n, count ->
                    if (count > 0) BleusCardArt(scene, n + 1, size = CardSize.SMALL, left = count)
                }
            }
        }
    }
}

@Composable
private fun Piles(
    scene: BleusScene,
    deck: Deck,
    view: DeckView?,
) {
    Heading(scene.text(deck.key))
    Text(
        stringResource(R.string.bleus_piles, view?.draw ?: 0, view?.discard ?: 0),
        style = MaterialTheme.typography.bodyMedium,
    )
    val cards = view?.cards.orEmpty().ifEmpty { listOfNotNull(view?.top?.takeIf { it > 0 }) }
    if (cards.isEmpty()) return
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        cards.groupingBy { it }.eachCount().forEach { (card, count) ->
            BleusCardArt(
                scene,
                card,
                size = CardSize.SMALL,
                left =
                    count.takeIf {
                        view?.cards?.isNotEmpty() ==
                            true
                    },
            )
        }
    }
}
