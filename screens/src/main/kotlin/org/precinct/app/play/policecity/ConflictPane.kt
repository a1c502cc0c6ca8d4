package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
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
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.Stepper
import org.precinct.app.play.parts.motion
import org.precinct.app.play.touches
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.PointDraft
import org.precinct.seat.policecity.Pointing

/** Fingers are laid out in secret; everybody sees them at the same moment. */
@Composable
fun PointPane(
    scene: CityScene,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    val draft = state.draft.part() as? PointDraft ?: return
    val may = scene.view.mine.may
    Plate(modifier, marked = true) {
        Heading(
            scene.text("seat.fingers_left", "count", "${may.point_ranks - draft.fingers.size}"),
            icon = { SignArt(CitySigns.FINGER, it, MaterialTheme.colorScheme.secondary) },
        )
        may.point_seats.forEach { seat ->
            val more = CityTouch.Finger(seat, true)
            val less = CityTouch.Finger(seat, false)
            val count = draft.at(seat)
            val sitter = scene.sitters[seat]
            Row(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                BadgeArt(
                    sitter.badge,
                    sitter.tint,
                    sitter.name.take(1),
                    36.dp,
                )
                Column(Modifier.weight(1f)) {
                    Text(sitter.name, style = MaterialTheme.typography.labelLarge)
                    FlowRow {
                        repeat(count) {
                            SignArt(CitySigns.FINGER, Modifier.size(20.dp).rotate(-90f), MafiaRed)
                        }
                    }
                }
                Stepper(
                    count,
                    0..if (state.reacts(more)) count + 1 else count,
                    scene.text("seat.fingers_at", "player", sitter.name),
                    { state.touch(if (it > count) more else less) },
                    less = Modifier.touches(state, less),
                    more = Modifier.touches(state, more),
                )
            }
        }
        if (scene.view.mine.decided) {
            Text(
                scene.text("seat.pointed"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

/**
 * The count of three after which all fingers show, as at a table: 3, 2, 1, then 0. It begins when
 * somebody has pointed, and not for those who come to look later.
 */
@Composable
fun rememberCount(pointing: List<Pointing>): Int {
    var seen by remember { mutableStateOf(pointing) }
    var count by remember { mutableIntStateOf(0) }
    val moves = motion()
    val feedback = LocalFeedback.current
    if (seen != pointing && pointing.isNotEmpty() && moves && count == 0) count = COUNT
    LaunchedEffect(pointing) {
        if (seen == pointing) return@LaunchedEffect
        seen = pointing
        while (count > 0) {
            feedback.play(Sensation.SAND_TICK)
            delay(BEAT)
            count--
        }
        if (pointing.isNotEmpty()) feedback.play(Sensation.BLOW)
    }
    return count
}

private const val COUNT = 3

/** As many fingers as a hand has. */
private const val FIST = 5
private const val BEAT = 450L

/**
 * The reveal: who pointed at whom.
 *
 * @param count as [rememberCount] says; nothing shows until it is over
 */
@Composable
fun RevealPane(
    scene: CityScene,
    pointing: List<Pointing>,
    count: Int = 0,
    modifier: Modifier = Modifier,
    badge: Dp = 32.dp,
) {
    if (pointing.isEmpty()) return
    Plate(modifier) {
        Heading(scene.text("seat.reveal"))
        if (count > 0) {
            Text(
                "$count",
                Modifier.fillMaxWidth(),
                color = MaterialTheme.colorScheme.secondary,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.displayMedium,
            )
        } else {
            pointing.forEach { one -> PointingRow(scene, one, badge) }
        }
    }
}

@Composable
private fun PointingRow(
    scene: CityScene,
    one: Pointing,
    badge: Dp,
) {
    val from = scene.sitters[one.seat]
    val nobody = scene.text("seat.at_nobody")
    val targets =
        one.targets
            .joinToString { "${scene.name(it.seat)} ${it.fingers}" }
            .ifEmpty { nobody }
    val said = scene.text("seat.points_at", "player", from.name, "targets", targets)
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
        one.targets.forEach { target ->
            Row(verticalAlignment = Alignment.CenterVertically) {
                // Too many to be counted at a glance are a number.
                val drawn = if (target.fingers > FIST) 1 else target.fingers
                if (drawn < target.fingers) {
                    Text("${target.fingers}", style = MaterialTheme.typography.titleMedium)
                }
                repeat(drawn) {
                    SignArt(
                        CitySigns.FINGER,
                        Modifier.padding(end = 2.dp).size(badge * 0.62f).rotate(90f),
                        MafiaRed,
                    )
                }
                Who(scene.sitters[target.seat], Modifier.padding(start = 4.dp), badge)
            }
        }
    }
}
