package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.precinct.app.play.LocalNow
import org.precinct.engine.policecity.proto.Word
import org.precinct.seat.policecity.CityTouch
import kotlin.random.Random

/**
 * Passes in windows for a player who has asked for it for this game. As bots do, after a while that
 * has nothing to do with what the player holds: a phone that passed at once would tell.
 */
@Composable
internal fun PassForMe(
    scene: CityScene,
    state: CityState,
    relay: TouchRelay,
) {
    val view = scene.view
    val sand = scene.sand ?: return
    if (!relay.passing || !isWindow(scene) || view.mine.decided) return
    val now = LocalNow.current
    val latest by rememberUpdatedState(state)
    LaunchedEffect(sand.id) {
        val moment = sand.limit * Random.nextDouble(EARLIEST, LATEST)
        delay((moment - (sand.limit - sand.left(now()))).toLong().coerceAtLeast(0))
        latest.touch(CityTouch.Say(Word.PASS))
    }
}

private const val EARLIEST = 0.2
private const val LATEST = 0.8

/** The switch for it, in the sheet that opens for everybody, with or without something to play. */
@Composable
internal fun PassSwitch(
    scene: CityScene,
    on: Boolean,
    onChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier
            .fillMaxWidth()
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .heightIn(min = 56.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(
                scene.text("seat.pass_for_me"),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                scene.text("seat.pass_for_me_text"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
        Switch(on, null)
    }
}
