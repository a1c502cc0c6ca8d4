package org.precinct.app.play.parts

import androidx.compose.animation.core.withInfiniteAnimationFrameMillis
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import kotlinx.coroutines.delay
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand

/**
 * Changes while the sand runs: with each frame, or each second where nothing may move. What reads it
 * while drawing is drawn anew. Never read it in composition.
 */
@Composable
internal fun rememberFrames(sand: Sand): State<Long> {
    val frame = remember { mutableLongStateOf(0) }
    val now = LocalNow.current
    val moves = motion()
    LaunchedEffect(sand, moves) {
        while (!sand.stopped && sand.left(now()) > 0) {
            if (moves) {
                withInfiniteAnimationFrameMillis { frame.longValue = it }
            } else {
                delay((sand.left(now()) - 1) % 1_000 + 1)
                frame.longValue = now()
            }
        }
    }
    return frame
}
