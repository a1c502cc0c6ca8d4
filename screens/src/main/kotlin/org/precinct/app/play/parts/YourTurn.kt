package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue

/**
 * Calls a player who may be looking elsewhere: felt and heard once when [called] becomes true.
 *
 * Nobody is called by coming back to the screen, and a player who is asked one thing after the other
 * is called for the first.
 *
 * @param called must not depend on what others may not know: a phone that hums is heard by all
 * @param seat who is called; a phone that is passed on calls the next player anew
 */
@Composable
fun YourTurn(
    called: Boolean,
    seat: Int?,
) {
    val feedback = LocalFeedback.current
    var before by remember(seat) { mutableStateOf(called) }
    LaunchedEffect(called, seat) {
        if (called && !before) feedback.play(Sensation.YOUR_TURN)
        before = called
    }
}
