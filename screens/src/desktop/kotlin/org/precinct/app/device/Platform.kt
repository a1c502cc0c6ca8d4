package org.precinct.app.device

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.window.DialogProperties
import java.util.Locale

/** The disk does not take something, or does not give it back. */
open class StorageFailure(
    cause: Exception?,
) : RuntimeException(cause)

/** A dialog that lays itself out on the whole screen. */
internal val WholeScreen = DialogProperties(usePlatformDefaultWidth = false)

internal fun density(
    density: Float,
    fontScale: Float,
): Density = PhoneDensity(density, fontScale)

@Composable
internal fun screenHeight(): Dp = LocalHandset.current.height

@Composable
@ReadOnlyComposable
internal fun locale(): Locale = Locale.forLanguageTag(LocalHandset.current.language.code())

/** Whether the machine's owner lets things move. */
@Composable
internal fun systemMoves(): Boolean = LocalHandset.current.moves

/** A computer has its own habits. */
@Composable
@Suppress("UNUSED_PARAMETER")
internal fun KeepAwakeEffect(awake: Boolean) = Unit

/** Something that the main thread must not do begins. Only Android has somebody who watches. */
@Suppress("UNUSED_PARAMETER")
internal fun noteSlowCall(what: String) = Unit
