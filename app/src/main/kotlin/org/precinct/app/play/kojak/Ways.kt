package org.precinct.app.play.kojak

import androidx.compose.foundation.ExperimentalFoundationApi
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Choosable
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Effect
import org.precinct.engine.kojak.proto.Offer

/**
 * The ways that the roll opens, in one row so that the town keeps its room: the car, where it ends,
 * and what happens there. The town shows the same ones.
 */
@Composable
internal fun Ways(
    scene: KojakScene,
    moves: List<KojakMove>,
    picked: KojakMove?,
    free: Boolean,
    onPick: (KojakMove) -> Unit,
) {
    Row(
        Modifier.fillMaxWidth().horizontalScroll(rememberScrollState()),
        Arrangement.spacedBy(6.dp),
    ) {
        moves.forEach { move ->
            WayChip(
                move,
                scene.view.current,
                scene.text("square.${Town.places[move.offer.to].id}"),
                effectKey(move.offer)?.let { scene.text(it) },
                move == picked,
                free,
                onPick,
            )
        }
    }
}

@OptIn(ExperimentalFoundationApi::class)
@Composable
private fun WayChip(
    move: KojakMove,
    seat: Int,
    place: String,
    effect: String?,
    chosen: Boolean,
    free: Boolean,
    onPick: (KojakMove) -> Unit,
) {
    val sight = remember { BringIntoViewRequester() }
    // It may have been chosen on the map.
    LaunchedEffect(chosen) { if (chosen) sight.bringIntoView() }
    Choosable(
        chosen,
        { onPick(move) },
        Modifier
            .bringIntoViewRequester(sight)
            .offers(if (chosen) emptyList() else listOf(move.action))
            .semantics {
                role = Role.RadioButton
                selected = chosen
                contentDescription = move.label
            }.heightIn(min = 48.dp),
        free,
        MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        Row(
            Modifier
                .heightIn(min = 48.dp)
                .padding(horizontal = 10.dp, vertical = 4.dp)
                .clearAndSetSemantics { },
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            CarArt(seat, move.offer.car, Modifier.size(34.dp, 22.dp))
            if (move.offer.direction == Direction.BACK) {
                SignArt(TownSign.BACK, Modifier.size(16.dp))
            }
            Column {
                Text(place, maxLines = 1, style = MaterialTheme.typography.labelLarge)
                if (effect != null) {
                    Row(
                        horizontalArrangement = Arrangement.spacedBy(4.dp),
                        verticalAlignment = Alignment.CenterVertically,
                    ) {
                        effectSign(move.offer.effect)?.let { SignArt(it, Modifier.size(14.dp)) }
                        Text(effect, maxLines = 1, style = MaterialTheme.typography.bodySmall)
                    }
                }
            }
        }
    }
}

/** The text that says what a move brings beside the driving. */
private fun effectKey(offer: Offer): String? =
    when {
        offer.effect != Effect.DRIVES -> "effect.${offer.effect.name.lowercase()}"
        offer.stops_short -> "effect.stops_short"
        else -> null
    }

private fun effectSign(effect: Effect): TownSign? =
    when (effect) {
        Effect.DRIVES -> null
        Effect.ARRESTS -> TownSign.HANDCUFFS
        Effect.TAKES_MISSION -> TownSign.FOLDER
        Effect.STAKES_OUT, Effect.PARKS -> TownSign.PARKING
        Effect.STAKES_OUT_AND_POSTS, Effect.POSTS_WARRANT -> TownSign.WARRANT
        Effect.DRAWS_TRAP -> TownSign.QUESTION
        Effect.WINS_RACE -> TownSign.FLAG
    }
