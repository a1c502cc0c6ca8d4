package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.engine.policecity.kit.Element
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.seat.policecity.CityTouch

/** Seizure tokens with their numbers, those that are there. */
@Composable
fun SeizureCounts(
    scene: CityScene,
    seizures: List<Int>,
    size: Dp,
    modifier: Modifier = Modifier,
    colour: Color = LocalContentColor.current,
) {
    Flow(modifier, 8.dp) {
        Seizure.entries.filter { seizures[it.ordinal] > 0 }.forEach { kind ->
            val count = seizures[kind.ordinal]
            Row(
                Modifier.semantics(mergeDescendants = true) {
                    contentDescription = "$count ${scene.text(kind.key())}"
                },
                Arrangement.spacedBy(3.dp),
                Alignment.CenterVertically,
            ) {
                SeizureToken(kind, size)
                Text("$count", color = colour, style = MaterialTheme.typography.labelLarge)
            }
        }
    }
}

/**
 * Tokens and cards of somebody, each of them to be put into a draft by touch.
 *
 * @param owned elements, equal ones repeated
 * @param chosen how many of an element are in the draft
 */
@Composable
fun ElementChips(
    scene: CityScene,
    seat: Int,
    owned: List<Int>,
    filed: Boolean,
    chosen: (Int) -> Int,
    state: CityState,
    modifier: Modifier = Modifier,
    named: Boolean = true,
) {
    if (owned.isEmpty()) {
        Text(
            scene.text("seat.nothing"),
            modifier,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        return
    }
    Chips(modifier) {
        owned.groupBy { it }.forEach { (element, copies) ->
            val taken = chosen(element)
            repeat(copies.size) { n ->
                val touch = CityTouch.Element(seat, element, filed, n >= taken)
                TouchChip(
                    scene.words.element(element),
                    n < taken,
                    state,
                    touch,
                    named = named && (n == 0 || !Element.isToken(element)),
                ) { ElementToken(element, 40.dp) }
            }
        }
    }
}
