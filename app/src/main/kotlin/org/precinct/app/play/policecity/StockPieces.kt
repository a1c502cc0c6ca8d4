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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/** Seizure tokens with their numbers, those that are there. */
@Composable
fun SeizureCounts(
    seizures: List<Int>,
    names: (Kind) -> String,
    size: Dp,
    modifier: Modifier = Modifier,
    colour: Color = LocalContentColor.current,
) {
    Flow(modifier, 8.dp) {
        Kind.entries.filter { seizures[it.ordinal] > 0 }.forEach { kind ->
            val count = seizures[kind.ordinal]
            Row(
                Modifier.semantics(mergeDescendants = true) {
                    contentDescription = "$count ${names(kind)}"
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
    controls: Controls,
    modifier: Modifier = Modifier,
    named: Boolean = true,
) {
    if (owned.isEmpty()) {
        Text(
            stringResource(R.string.policecity_nothing),
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
                val touch = Touch.OfElement(seat, element, filed, more = n >= taken)
                Chip(
                    scene.elementName(element),
                    n < taken,
                    controls.reacts(touch),
                    controls.offers(touch),
                    { controls.touch(touch) },
                    named = named && (n == 0 || Element.kind(element) == null),
                ) { ElementToken(element, 40.dp) }
            }
        }
    }
}

/** What somebody has in the open, as elements. */
fun Captain.openElements(): List<Int> =
    Kind.entries.flatMap { kind -> List(seizures[kind.ordinal]) { Element.of(kind) } } +
        cards.map(Element::of)
