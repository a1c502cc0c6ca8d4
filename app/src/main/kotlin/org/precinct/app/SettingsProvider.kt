package org.precinct.app

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.flow.StateFlow
import org.precinct.app.frame.LocalKeepAwake
import org.precinct.app.play.goodcop.LocalNotebooks
import org.precinct.app.play.goodcop.PhoneNotebooks
import org.precinct.app.play.parts.Handling
import org.precinct.app.play.parts.Secrecy
import org.precinct.app.play.parts.Senses
import org.precinct.app.players.Settings
import org.precinct.app.theme.PrecinctTheme
import java.io.File

/** Everything as the owner of the phone likes it: light, hand, sounds, vibration, shakes. */
@Composable
fun SettingsProvider(
    settings: StateFlow<Settings>,
    secrecy: Secrecy,
    content: @Composable () -> Unit,
) {
    val chosen by settings.collectAsStateWithLifecycle()
    val context = LocalContext.current
    val notebooks =
        remember(context) {
            val disk = Dispatchers.IO.limitedParallelism(1).asExecutor()
            PhoneNotebooks(disk) { File(context.filesDir, "notebooks") }
        }
    val dark =
        when (chosen.theme) {
            Settings.Theme.SYSTEM -> isSystemInDarkTheme()
            Settings.Theme.LIGHT -> false
            Settings.Theme.DARK -> true
        }
    PrecinctTheme(dark) {
        Senses(
            Handling(chosen.leftHand, chosen.touchToPeek, chosen.still),
            chosen.sounds,
            chosen.vibration,
            chosen.shakeToRoll,
            secrecy,
        ) {
            CompositionLocalProvider(
                LocalKeepAwake provides chosen.keepAwake,
                LocalNotebooks provides notebooks,
                content = content,
            )
        }
    }
}
