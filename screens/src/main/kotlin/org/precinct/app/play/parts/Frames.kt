package org.precinct.app.play.parts

import androidx.compose.animation.core.withInfiniteAnimationFrameMillis
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember

/**
 * Changes with each frame while [running]: what reads it while drawing is drawn anew. Never read
 * it in composition.
 */
@Composable
internal fun rememberFrames(running: Boolean): State<Long> {
    val frame = remember { mutableLongStateOf(0) }
    if (running) {
        LaunchedEffect(
            Unit,
        ) { while (true) withInfiniteAnimationFrameMillis { frame.longValue = it } }
    }
    return frame
}
