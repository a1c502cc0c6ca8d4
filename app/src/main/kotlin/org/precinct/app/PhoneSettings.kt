package org.precinct.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.flow.StateFlow
import org.precinct.app.curtain.PhoneFaceDown
import org.precinct.app.play.goodcop.PhoneNotebooks
import org.precinct.app.play.parts.PhoneFeedback
import org.precinct.app.play.parts.PhoneShakes
import org.precinct.app.play.parts.Secrecy
import org.precinct.app.play.parts.Senses
import org.precinct.app.players.Settings
import java.io.File

/** Everything as the owner of the phone likes it, with the phone's own sensors and sounds. */
@Composable
fun PhoneSettings(
    settings: StateFlow<Settings>,
    secrecy: Secrecy,
    content: @Composable () -> Unit,
) {
    val context = LocalContext.current
    val feedback =
        remember(context, settings) {
            PhoneFeedback(context, { settings.value.sounds }, { settings.value.vibration })
        }
    DisposableEffect(feedback) { onDispose { feedback.close() } }
    val senses =
        remember(feedback, secrecy) {
            Senses(feedback, PhoneShakes(context), PhoneFaceDown(context), secrecy)
        }
    val notebooks =
        remember(context) {
            val disk = Dispatchers.IO.limitedParallelism(1).asExecutor()
            PhoneNotebooks(disk) { File(context.filesDir, "notebooks") }
        }
    SettingsProvider(settings, senses, notebooks, content)
}
