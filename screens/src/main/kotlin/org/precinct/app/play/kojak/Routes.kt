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
import org.precinct.app.play.parts.Choosable
import org.precinct.app.play.touches
import org.precinct.engine.kojak.proto.Direction
import org.precinct.engine.kojak.proto.Offer
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.KojakTouch

/**
 * The moves that the roll opens, in one row so that the town keeps its room: the car, where it ends,
 * and what happens there. The town shows the same ones.
 */
@Composable
internal fun Routes(
    table: KojakTable,
    state: KojakSeatState,
) {
    Row(
        Modifier.fillMaxWidth().horizontalScroll(rememberScrollState()),
        Arrangement.spacedBy(6.dp),
    ) { table.board.routes().forEach { RouteChip(table, it, state) } }
}

@OptIn(ExperimentalFoundationApi::class)
@Composable
private fun RouteChip(
    table: KojakTable,
    offer: Offer,
    state: KojakSeatState,
) {
    val route = KojakTouch.Route.of(offer)
    val chosen = state.draft.picked().orElse(null) == route
    val label = remember(table, route) { table.words.route(route, table.view) }
    val effect = table.words.effect(offer).orElse(null)
    val sight = remember { BringIntoViewRequester() }
    // It may have been chosen on the map.
    LaunchedEffect(chosen) { if (chosen) sight.bringIntoView() }
    Choosable(
        chosen,
        { state.touch(route) },
        Modifier
            .bringIntoViewRequester(sight)
            .touches(state, route)
            .semantics {
                role = Role.RadioButton
                selected = chosen
                contentDescription = label
            }.heightIn(min = 48.dp),
        state.enabled,
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
            CarArt(table.sitters[table.view.current], offer.car, Modifier.size(34.dp, 22.dp))
            if (offer.direction == Direction.BACK) TownSign(KojakSigns.BACK, Modifier.size(16.dp))
            Column {
                Text(
                    table.words.square(offer.to),
                    maxLines = 1,
                    style = MaterialTheme.typography.labelLarge,
                )
                if (effect != null) {
                    Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                        KojakSigns.of(offer.effect).orElse(null)?.let {
                            TownSign(it, Modifier.size(14.dp))
                        }
                        Text(effect, maxLines = 1, style = MaterialTheme.typography.bodySmall)
                    }
                }
            }
        }
    }
}
