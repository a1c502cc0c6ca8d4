package org.precinct.app.play.goodcop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.onPlaced

/** Where words and figures lie on the table: signs that are drawn over it keep off them. */
@Stable
internal class Lettering {
    private val places = mutableStateMapOf<Any, Rect>()
    private var table: LayoutCoordinates? = null

    /** In the coordinates of what is [on] the table. Read it while drawing. */
    val all: Collection<Rect>
        get() = places.values

    /** The table itself. */
    fun on(modifier: Modifier): Modifier = modifier.onPlaced { table = it }

    /** Something to read. */
    @Composable
    fun mark(modifier: Modifier): Modifier {
        val key = remember { Any() }
        DisposableEffect(this) { onDispose { places -= key } }
        return modifier.onGloballyPositioned { letters ->
            val place = table?.takeIf { it.isAttached }?.localBoundingBoxOf(letters, false)
            if (place != null && places[key] != place) places[key] = place
        }
    }
}

internal val LocalLettering = staticCompositionLocalOf { Lettering() }
