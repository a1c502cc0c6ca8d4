package org.precinct.app.play.parts

import androidx.compose.runtime.staticCompositionLocalOf

/** Keeps secrets from screenshots, recordings and the list of recent apps. */
fun interface Secrecy {
    /** A secret shows until the result is closed; several may at once. */
    fun show(): AutoCloseable

    companion object {
        val None = Secrecy { AutoCloseable {} }
    }
}

/** The frame provides the one that sets FLAG_SECURE on the window. */
val LocalSecrecy = staticCompositionLocalOf { Secrecy.None }
