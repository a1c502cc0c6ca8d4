package androidx.activity.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import org.precinct.app.device.LocalHandset

/** What Android has under this name: hears of the back key as long as it is enabled. */
@Composable
fun BackHandler(
    enabled: Boolean = true,
    onBack: () -> Unit,
) {
    val key = LocalHandset.current.back
    val back by rememberUpdatedState(onBack)
    DisposableEffect(key, enabled) {
        val listening = if (enabled) key.listen { back() } else null
        onDispose { listening?.close() }
    }
}
