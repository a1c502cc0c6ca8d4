package org.precinct.app.curtain

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.staticCompositionLocalOf

/** Tells when the phone is laid on its face, or something covers it. */
fun interface FaceDownSensor {
    /** Calls [onFaceDown] on the main thread until the result is closed. */
    fun listen(onFaceDown: () -> Unit): AutoCloseable

    companion object {
        val None = FaceDownSensor { AutoCloseable {} }
    }
}

val LocalFaceDown = staticCompositionLocalOf { FaceDownSensor.None }

@Composable
fun FaceDownEffect(onFaceDown: () -> Unit) {
    val sensor = LocalFaceDown.current
    val down by rememberUpdatedState(onFaceDown)
    DisposableEffect(sensor) {
        val listening = sensor.listen { down() }
        onDispose { listening.close() }
    }
}
