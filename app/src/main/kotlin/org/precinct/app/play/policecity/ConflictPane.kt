package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.Presence
import org.precinct.app.play.Sitter
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalFeel
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.Stepper
import org.precinct.app.play.parts.motion
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.PrecinctTheme

/** Fingers are laid out in secret; everybody sees them at the same moment. */
@Composable
fun PointPane(
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    val draft = controls.draft as? PointDraft ?: return
    val may =
        controls.moment!!
            .view.mine.may
    Plate(modifier, marked = true) {
        Heading(
            stringResource(R.string.policecity_fingers_left, may.point_ranks - draft.all),
            icon = { GlyphArt(Signs.Finger, it, MaterialTheme.colorScheme.secondary) },
        )
        may.point_seats.forEach { seat ->
            val more = Touch.OfFinger(seat, true)
            val less = Touch.OfFinger(seat, false)
            val count = draft.at(seat)
            val captain = city.captains[seat]
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                BadgeArt(
                    captain.sitter.badge,
                    captain.sitter.tint,
                    captain.sitter.name.take(1),
                    36.dp,
                )
                Column(Modifier.weight(1f)) {
                    Text(captain.sitter.name, style = MaterialTheme.typography.labelLarge)
                    FlowRow {
                        repeat(count) {
                            GlyphArt(Signs.Finger, Modifier.size(20.dp).rotate(-90f), MafiaRed)
                        }
                    }
                }
                Stepper(
                    count,
                    0..if (controls.reacts(more)) count + 1 else count,
                    stringResource(R.string.policecity_fingers_at, captain.sitter.name),
                    { controls.touch(if (it > count) more else less) },
                    less = Modifier.offers(controls.offers(less)),
                    more = Modifier.offers(controls.offers(more)),
                )
            }
        }
        if (controls.moment.view.mine.decided) {
            Text(
                stringResource(R.string.policecity_pointed),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

/**
 * The count of three after which all fingers show, as at a table: 3, 2, 1, then 0. It begins when
 * somebody has pointed, and not for who comes to look later.
 */
@Composable
fun rememberCount(pointing: List<Pointing>): Int {
    var seen by remember { mutableStateOf(pointing) }
    var count by remember { mutableIntStateOf(0) }
    val moves = motion()
    val feel = LocalFeel.current
    if (seen != pointing && pointing.isNotEmpty() && moves && count == 0) count = COUNT
    LaunchedEffect(pointing) {
        if (seen == pointing) return@LaunchedEffect
        seen = pointing
        while (count > 0) {
            feel.play(Sensation.SAND_TICK)
            delay(BEAT)
            count--
        }
        if (pointing.isNotEmpty()) feel.play(Sensation.BLOW)
    }
    return count
}

private const val COUNT = 3
private const val BEAT = 450L

/**
 * The reveal: who pointed at whom.
 *
 * @param count as [rememberCount] says; nothing shows until it is over
 */
@Composable
fun RevealPane(
    pointing: List<Pointing>,
    sitters: List<Sitter>,
    count: Int = 0,
    modifier: Modifier = Modifier,
    badge: Dp = 32.dp,
) {
    if (pointing.isEmpty()) return
    Plate(modifier) {
        Heading(stringResource(R.string.policecity_reveal))
        if (count > 0) {
            Text(
                "$count",
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.secondary,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.displayMedium,
            )
        } else {
            pointing.forEach { one -> PointingRow(one, sitters, badge) }
        }
    }
}

@Composable
private fun PointingRow(
    one: Pointing,
    sitters: List<Sitter>,
    badge: Dp,
) {
    val from = sitters[one.seat]
    val nobody = stringResource(R.string.policecity_at_nobody)
    val targets =
        one.targets
            .joinToString { (seat, ranks) -> "${sitters[seat].name} $ranks" }
            .ifEmpty { nobody }
    val said = stringResource(R.string.policecity_points_at, from.name, targets)
    Flow(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        8.dp,
    ) {
        Who(from, size = badge)
        if (one.targets.isEmpty()) {
            Text(
                nobody,
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        one.targets.forEach { (seat, ranks) ->
            Row(verticalAlignment = Alignment.CenterVertically) {
                repeat(ranks) {
                    GlyphArt(
                        Signs.Finger,
                        Modifier.padding(end = 2.dp).size(badge * 0.62f).rotate(90f),
                        MafiaRed,
                    )
                }
                Who(sitters[seat], Modifier.padding(start = 4.dp), badge)
            }
        }
    }
}

@Preview
@Composable
private fun RevealPreview() =
    PrecinctTheme {
        Surface {
            RevealPane(
                listOf(Pointing(0, listOf(1 to 1, 2 to 2)), Pointing(1, emptyList())),
                List(
                    3,
                ) { Sitter("Captain $it", Tint.entries[it], Badge.entries[it], Presence.HERE) },
                modifier = Modifier.padding(8.dp),
            )
        }
    }
