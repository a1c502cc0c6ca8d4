package org.precinct.desktop

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalDensity
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.viewmodel.compose.LocalViewModelStoreOwner
import org.precinct.app.Navigation
import org.precinct.app.SettingsProvider
import org.precinct.app.device.Handset
import org.precinct.app.device.LocalHandset
import org.precinct.app.device.PhoneDensity
import org.precinct.app.play.LocalNow
import org.precinct.app.play.parts.Senses

/**
 * The app on the screen of a phone; a dark one if the phone is off. Escape is its back key.
 *
 * @param scale how large the phone is shown, 1 being its real size in points
 * @param moves whether things may move on its screen
 */
@Composable
fun PhoneView(
    desk: DeskPhone,
    now: () -> Long,
    scale: Float = 1f,
    moves: Boolean = true,
) {
    val running = desk.running ?: return
    key(running) {
        val language by running.phone.texts.language
            .collectAsState()
        val around = LocalDensity.current
        val density = PhoneDensity(around.density * scale, desk.text)
        CompositionLocalProvider(LocalDensity provides density) {
            BoxWithConstraints(
                Modifier.fillMaxSize().onPreviewKeyEvent {
                    val back = it.key == Key.Escape && it.type == KeyEventType.KeyUp
                    back && running.back.press()
                },
            ) {
                val handset =
                    remember(maxHeight, language, moves) {
                        Handset(maxHeight, language, moves, running.back)
                    }
                CompositionLocalProvider(
                    LocalHandset provides handset,
                    LocalLifecycleOwner provides running,
                    LocalViewModelStoreOwner provides running,
                    LocalNow provides now,
                ) {
                    val senses = remember { Senses() }
                    SettingsProvider(running.phone.settings, senses, running.notebooks) {
                        // A computer's phone takes its language from its settings alone.
                        Navigation(running.phone, Computer) {}
                    }
                }
            }
        }
    }
}
