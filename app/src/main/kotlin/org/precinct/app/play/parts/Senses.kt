package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.platform.LocalContext

/**
 * Gives the game in [content] the phone's own sounds, vibration and accelerometer, and its owner's
 * habits.
 *
 * @param shaking whether a shake may throw the dice
 */
@Composable
fun Senses(
    handling: Handling,
    sound: Boolean,
    vibration: Boolean,
    shaking: Boolean,
    secrecy: Secrecy,
    content: @Composable () -> Unit,
) {
    val context = LocalContext.current
    val heard by rememberUpdatedState(sound)
    val felt by rememberUpdatedState(vibration)
    val feedback = remember(context) { PhoneFeedback(context, { heard }, { felt }) }
    DisposableEffect(feedback) { onDispose { feedback.close() } }
    val shakes = remember(context, shaking) { if (shaking) PhoneShakes(context) else Shakes.None }
    CompositionLocalProvider(
        LocalHandling provides handling,
        LocalFeedback provides feedback,
        LocalShakes provides shakes,
        LocalSecrecy provides secrecy,
        content = content,
    )
}
