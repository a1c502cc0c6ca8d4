package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import kotlinx.coroutines.delay
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand

/** In milliseconds: what is left of the sand is felt from here on. */
internal const val LAST = 5_000L

/**
 * Makes the last five seconds of the sand felt, each of them and the end. An [Hourglass] does so by
 * itself; this is for time that is drawn in another way, such as a [TimerRing].
 *
 * @param onSecond is told each whole second that is left
 */
@Composable
fun SandTicks(
    sand: Sand,
    onSecond: (Int) -> Unit = {},
) {
    if (sand.stopped) return
    val now = LocalNow.current
    val feedback = LocalFeedback.current
    val told by rememberUpdatedState(onSecond)
    // The host tells anew what is left with every move; no second is felt twice or missed for that.
    val latest by rememberUpdatedState(sand)
    LaunchedEffect(sand.id) {
        var last = seconds(latest.left(now()))
        while (true) {
            val left = latest.left(now())
            val whole = seconds(left)
            if (whole != last) {
                last = whole
                if (whole <= LAST / 1000) {
                    feedback.play(if (whole == 0) Sensation.SAND_OUT else Sensation.SAND_TICK)
                }
                told(whole)
            }
            if (left <= 0) break
            // To the moment when the next whole second begins.
            delay((left - 1) % 1000 + 1)
        }
    }
}

/** Whole seconds left, a second begun counting as one. */
internal fun seconds(left: Long): Int = ((left + 999) / 1000).toInt()
