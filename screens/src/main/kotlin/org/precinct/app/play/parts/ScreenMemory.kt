package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.staticCompositionLocalOf
import org.precinct.app.play.Scene

/**
 * What players' screens remember while they are not there, because the phone is being turned or
 * the curtain has fallen: an open question, something half put together.
 *
 * It lives and dies with the process. What the system would write down for such times may be read
 * by others, and what a player is about to do is a secret. And it holds only for the moment in
 * which it was kept: once the game has gone on, everything begins anew.
 */
@Stable
class ScreenMemory {
    private val screens = mutableMapOf<Int, Kept>()

    private class Kept(
        val match: String,
        val view: Any,
        val values: Map<String, List<Any?>>,
    )

    /** A player's screen, which remembers. */
    @Composable
    fun Screen(
        scene: Scene<*, *, *>,
        content: @Composable () -> Unit,
    ) {
        key(scene.match, scene.seat) {
            val now by rememberUpdatedState(scene)
            val registry = remember { SaveableStateRegistry(valuesOf(scene)) { true } }
            CompositionLocalProvider(
                LocalSaveableStateRegistry provides registry,
                LocalKeeps provides true,
                content = content,
            )
            // What comes last goes first: while the screen is still there to be asked.
            DisposableEffect(Unit) { onDispose { keep(now, registry.performSave()) } }
        }
    }

    private fun valuesOf(scene: Scene<*, *, *>): Map<String, List<Any?>>? =
        screens[scene.seat]
            ?.takeIf { it.match == scene.match && it.view == scene.view }
            ?.values

    private fun keep(
        scene: Scene<*, *, *>,
        values: Map<String, List<Any?>>,
    ) {
        scene.seat?.let { screens[it] = Kept(scene.match, scene.view, values) }
    }
}

private val LocalKeeps = staticCompositionLocalOf { false }

/** Like `remember`, but for as long as a [ScreenMemory] around it remembers. */
@Composable
fun <T : Any> rememberKept(
    vararg inputs: Any?,
    make: () -> T,
): T =
    if (LocalKeeps.current) {
        rememberSaveable(inputs = inputs, init = make)
    } else {
        remember(keys = inputs, calculation = make)
    }
