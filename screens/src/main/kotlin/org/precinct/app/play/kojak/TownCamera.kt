package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.seat.art.KojakSigns

/** What part of the town is in sight. */
@Stable
class TownCamera {
    private var zoom by mutableFloatStateOf(1f)
    private var centre by mutableStateOf(middle)
    internal var frame by mutableStateOf(Size.Zero)

    /** Whether it goes by itself to where something happens. */
    var follows by mutableStateOf(false)
        private set

    private val fit: Float
        get() = minOf(frame.width / Town.size.width, frame.height / Town.size.height)

    val scale: Float
        get() = fit * zoom

    /** A target pushed back into the frame, if what it is for is in sight. */
    fun inSight(
        target: Offset,
        of: Offset,
        half: Float,
    ): Offset {
        val seen = of.x in 0f..frame.width && of.y in 0f..frame.height
        if (!seen || frame.width < 2 * half || frame.height < 2 * half) return target
        return Offset(
            target.x.coerceIn(half, frame.width - half),
            target.y.coerceIn(half, frame.height - half),
        )
    }

    fun toScreen(point: Offset): Offset =
        (point - centre) * scale + Offset(frame.width / 2, frame.height / 2)

    private fun toTown(point: Offset): Offset =
        (point - Offset(frame.width / 2, frame.height / 2)) / scale + centre

    /** Fingers around [fingers] moved by [pan] and spread by [factor]: what is between them stays there. */
    internal fun move(
        fingers: Offset,
        pan: Offset,
        factor: Float,
    ) {
        if (scale == 0f) return
        val held = toTown(fingers)
        zoom = (zoom * factor).coerceIn(1f, MOST)
        centre = bounded(centre + held - toTown(fingers + pan))
    }

    /** The whole town, or the places where something happens. */
    fun follow(on: Boolean) {
        follows = on
        if (!on) {
            zoom = 1f
            centre = middle
        }
    }

    /** Shows these points, as near as they allow. */
    internal fun show(points: List<Offset>) {
        if (points.isEmpty() || fit == 0f) return
        val left = points.minOf { it.x } - MARGIN
        val right = points.maxOf { it.x } + MARGIN
        val top = points.minOf { it.y } - MARGIN
        val bottom = points.maxOf { it.y } + MARGIN
        val near = minOf(frame.width / (right - left), frame.height / (bottom - top))
        zoom = (near / fit).coerceIn(1f, NEAR)
        centre = bounded(Offset((left + right) / 2, (top + bottom) / 2))
    }

    /** Keeps the town in the frame. */
    private fun bounded(wanted: Offset): Offset {
        fun axis(
            at: Float,
            town: Float,
            seen: Float,
        ) = if (seen >= town) town / 2 else at.coerceIn(seen / 2, town - seen / 2)
        if (scale == 0f) return wanted
        return Offset(
            axis(wanted.x, Town.size.width, frame.width / scale),
            axis(wanted.y, Town.size.height, frame.height / scale),
        )
    }

    private companion object {
        val middle = Offset(500f, 700f)
        const val MOST = 4f
        const val NEAR = 2.4f
        const val MARGIN = 120f
    }
}

/** The whole town, or where something happens. */
@Composable
internal fun FollowSwitch(
    scene: KojakScene,
    camera: TownCamera,
) {
    val label = scene.text(if (camera.follows) "town.whole" else "town.follow")
    Surface(
        { camera.follow(!camera.follows) },
        Modifier.size(48.dp).semantics { contentDescription = label },
        shape = CircleShape,
        color = MaterialTheme.colorScheme.surfaceContainerHigh,
    ) {
        TownSign(
            if (camera.follows) KojakSigns.WHOLE_TOWN else KojakSigns.FOLLOW,
            Modifier.padding(12.dp),
            MaterialTheme.colorScheme.onSurface,
        )
    }
}
