package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.seat.policecity.CityTouch.Spot

/**
 * The own top-secret file, shut until its owner opens it. While it is shut, nothing of it is on the
 * screen.
 */
@Composable
fun FileDrawer(
    scene: CityScene,
    state: CityState,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    val open = state.draft.fileOpen()
    val latest by rememberUpdatedState(state)
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) {
        if (latest.draft.fileOpen()) latest.touch(Spot.FILE)
    }
    Column(modifier, Arrangement.spacedBy(6.dp)) {
        ActionButtons(listOf(state.button(scene.buttons(state).file())), align = Alignment.Start)
        if (open) {
            val secrecy = LocalSecrecy.current
            DisposableEffect(secrecy) {
                val shown = secrecy.show()
                onDispose { shown.close() }
            }
            content()
        }
    }
}
