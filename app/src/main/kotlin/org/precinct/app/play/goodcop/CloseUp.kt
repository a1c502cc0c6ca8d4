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
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.rememberPeek

/** Somebody's row brought close, to choose a card from. */
@Composable
internal fun CloseUp(
    scene: CopScene,
    seat: SeatModel,
    making: Making,
    peek: Peek,
    enabled: Boolean,
    modifier: Modifier = Modifier,
    onCard: (Int) -> Unit,
) {
    val possible = making.places(scene.view)
    Column(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        val sitter = scene.sitters[seat.seat]
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
            CardRow(scene, seat, peek, width) { card ->
                if (card.place !in possible) return@CardRow null
                Touch(
                    scene.text("action.card_of", "slot", "${card.slot}", "player", sitter.name),
                    card.place in making.places,
                    offers(scene) { making.placeLeadsTo(card.place, it) },
                ) { if (enabled) onCard(card.place) }
            }
        }
    }
}

@Preview
@Composable
private fun CloseUpPreview() =
    Sampled { scene, table ->
        CloseUp(scene, table.seats[1], Making(Making.Verb.USE), rememberPeek(), true) {}
    }
