package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.parts.PeekState
import org.precinct.seat.goodcop.GoodCopTouch

/** Somebody's row brought close, to choose a card from. */
@Composable
internal fun CloseUp(
    scene: CopScene,
    state: CopState,
    player: CopPlayer,
    peek: PeekState,
    modifier: Modifier = Modifier,
) {
    Column(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        val sitter = scene.sitters[player.seat()]
        Row(
            Modifier.clearAndSetSemantics { },
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 32.dp)
            Text(sitter.name, style = MaterialTheme.typography.titleMedium)
        }
        BoxWithConstraints {
            val width = ((maxWidth - 16.dp) / 3).coerceAtMost(92.dp)
            CardRow(scene, player, peek, width) { card ->
                val name = "${card.slot()}"
                val label = scene.text("action.card_of", "slot", name, "player", sitter.name)
                state.cardTouch(card, label)
            }
        }
    }
}

/** Touching a card that lies close; null if that does nothing. */
internal fun CopState.cardTouch(
    card: CopCard,
    label: String,
): CardTouch? {
    val touch = GoodCopTouch.Card(card.place())
    if (!offers.reacts(touch)) return null
    val chosen = draft.choosing().filter { card.place() in it.places() }.isPresent
    return CardTouch(label, chosen, mark(touch)) { touch(touch) }
}
