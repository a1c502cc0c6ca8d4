package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import org.precinct.app.device.systemMoves

/** How the owner of the phone holds and reads it; the frame provides it from the settings. */
@Immutable
data class Handling(
    /** The thumb comes from the left. */
    val leftHanded: Boolean = false,
    /** A touch shows a secret and another hides it, for those who cannot hold a finger down. */
    val touchToPeek: Boolean = false,
    /** Nothing tumbles, slides or turns, whatever the phone's own setting says. */
    val still: Boolean = false,
)

val LocalHandling = staticCompositionLocalOf { Handling() }

/** Whether things may move on the screen: not if the phone or the player asks for stillness. */
@Composable
fun motion(): Boolean = systemMoves() && !LocalHandling.current.still
