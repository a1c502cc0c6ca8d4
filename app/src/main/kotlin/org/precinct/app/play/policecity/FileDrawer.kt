package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.proto.Action

/**
 * The own top-secret file, shut until its owner opens it. While it is shut, nothing of it is on the
 * screen.
 *
 * @param offers the choices that need something from the file
 */
@Composable
fun FileDrawer(
    offers: List<Action>,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    var open by remember { mutableStateOf(false) }
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) { open = false }
    Column(modifier, Arrangement.spacedBy(6.dp)) {
        Deeds(
            listOf(
                Deed(
                    stringResource(
                        if (open) R.string.policecity_shut_file else R.string.policecity_open_file,
                    ),
                    if (open) emptyList() else offers,
                    Emphasis.QUIET,
                    { GlyphArt(if (open) Signs.Folder else Signs.Lock, it) },
                    onTouch = { open = !open },
                ),
            ),
            align = Alignment.Start,
        )
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

@Preview
@Composable
private fun FileDrawerPreview() =
    PrecinctTheme {
        FileDrawer(emptyList()) { SeizureToken(Kind.DRUGS, 40.dp) }
    }
