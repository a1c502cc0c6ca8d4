package org.precinct.app.device

import android.os.StrictMode
import android.provider.Settings
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.DialogProperties
import java.util.Locale

/** The disk does not take something, or does not give it back. */
typealias StorageFailure = android.database.SQLException

/** A dialog that lays itself out on the whole screen. */
internal val WholeScreen =
    DialogProperties(usePlatformDefaultWidth = false, decorFitsSystemWindows = false)

/** With text of another size than the phone's. */
internal fun density(
    density: Float,
    fontScale: Float,
): Density = Density(density, fontScale)

@Composable
internal fun screenHeight(): Dp = LocalConfiguration.current.screenHeightDp.dp

@Composable
@ReadOnlyComposable
internal fun locale(): Locale = LocalConfiguration.current.locales[0]

/** Whether the machine's owner lets things move. */
@Composable
internal fun systemMoves(): Boolean {
    val files = LocalContext.current.contentResolver
    return remember(files) {
        Settings.Global.getFloat(files, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) > 0f
    }
}

@Composable
internal fun KeepAwakeEffect(awake: Boolean) {
    val view = LocalView.current
    DisposableEffect(view, awake) {
        view.keepScreenOn = awake
        onDispose { view.keepScreenOn = false }
    }
}

/** Something that the main thread must not do begins. */
internal fun noteSlowCall(what: String) = StrictMode.noteSlowCall(what)
