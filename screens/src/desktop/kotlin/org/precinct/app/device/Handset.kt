package org.precinct.app.device

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.unit.Dp
import org.precinct.engine.Language

/**
 * The phone that a part of a window stands for.
 *
 * @param moves whether things may move on its screen
 * @param back what its back key does
 */
@Immutable
data class Handset(
    val height: Dp,
    val language: Language,
    val moves: Boolean = true,
    val back: BackKey = BackKey(),
)

val LocalHandset = staticCompositionLocalOf<Handset> { error("not on a phone") }

/** Knows who wants to hear of the back key; the one who asked last is told. */
class BackKey {
    private val listeners = ArrayList<() -> Unit>()

    /** False if nobody listens. */
    fun press(): Boolean {
        val last = listeners.lastOrNull() ?: return false
        last()
        return true
    }

    internal fun listen(listener: () -> Unit): AutoCloseable {
        listeners += listener
        return AutoCloseable { listeners -= listener }
    }
}
