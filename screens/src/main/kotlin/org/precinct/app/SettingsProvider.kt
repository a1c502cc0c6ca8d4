package org.precinct.app

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import kotlinx.coroutines.flow.StateFlow
import org.precinct.app.curtain.LocalFaceDown
import org.precinct.app.frame.LocalKeepAwake
import org.precinct.app.play.goodcop.LocalNotebooks
import org.precinct.app.play.goodcop.Notebooks
import org.precinct.app.play.parts.Handling
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.LocalShakes
import org.precinct.app.play.parts.Senses
import org.precinct.app.play.parts.Shakes
import org.precinct.app.players.Settings
import org.precinct.app.theme.PrecinctTheme

/** Everything as the owner of the phone likes it: light, hand, sounds, vibration, shakes. */
@Composable
fun SettingsProvider(
    settings: StateFlow<Settings>,
    senses: Senses,
    notebooks: Notebooks,
    content: @Composable () -> Unit,
) {
    val chosen by settings.collectAsStateWithLifecycle()
    val dark =
        when (chosen.theme) {
            Settings.Theme.SYSTEM -> isSystemInDarkTheme()
            Settings.Theme.LIGHT -> false
            Settings.Theme.DARK -> true
        }
    PrecinctTheme(dark) {
        CompositionLocalProvider(
            LocalHandling provides Handling(chosen.leftHand, chosen.touchToPeek, chosen.still),
            LocalFeedback provides senses.feedback,
            LocalShakes provides if (chosen.shakeToRoll) senses.shakes else Shakes.None,
            LocalFaceDown provides senses.faceDown,
            LocalSecrecy provides senses.secrecy,
            LocalKeepAwake provides chosen.keepAwake,
            LocalNotebooks provides notebooks,
            content = content,
        )
    }
}
