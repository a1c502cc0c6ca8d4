package org.precinct.app.play.parts

import androidx.compose.runtime.staticCompositionLocalOf

/** Tells when the phone is shaken. */
fun interface Shakes {
    /** Calls [onShake] on the main thread for each shake until the result is closed. */
    fun listen(onShake: (Shake) -> Unit): AutoCloseable

    companion object {
        /** A phone without an accelerometer, or with shaking switched off. */
        val None = Shakes { AutoCloseable {} }
    }
}

/** One shake of the phone; [trace] is what the sensor measured meanwhile, to be mixed into a roll. */
class Shake(
    val trace: ByteArray,
)

/** Nothing shakes unless the frame provides the phone's own: see [PhoneShakes]. */
val LocalShakes = staticCompositionLocalOf { Shakes.None }
