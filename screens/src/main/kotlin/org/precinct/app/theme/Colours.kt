package org.precinct.app.theme

import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color

/** The three materials of the house, the same by day and by night. */
object Night {
    val High = Color(0xFF23395D)
    val Middle = Color(0xFF14233D)
    val Deep = Color(0xFF0B1424)
}

object Brass {
    val Light = Color(0xFFE5C77A)
    val Middle = Color(0xFFB98F3A)
}

object Paper {
    val Light = Color(0xFFFFFBF1)
    val Middle = Color(0xFFF3ECDC)
}

/** Paper on the desk, night-blue ink, brass for what stands out. */
internal val Day =
    lightColorScheme(
        primary = Color(0xFF1D3259),
        onPrimary = Color(0xFFFFF9EC),
        primaryContainer = Color(0xFFD7E0F1),
        onPrimaryContainer = Color(0xFF0E1A2F),
        secondary = Color(0xFF76570F),
        onSecondary = Color(0xFFFFFFFF),
        secondaryContainer = Color(0xFFF0DDAC),
        onSecondaryContainer = Color(0xFF3A2A00),
        tertiary = Color(0xFF8C2F26),
        onTertiary = Color(0xFFFFFFFF),
        background = Paper.Middle,
        onBackground = Color(0xFF17202F),
        surface = Paper.Middle,
        onSurface = Color(0xFF17202F),
        surfaceVariant = Color(0xFFE8DEC8),
        onSurfaceVariant = Color(0xFF524A3B),
        surfaceContainerLowest = Color(0xFFFFFFFF),
        surfaceContainerLow = Paper.Light,
        surfaceContainer = Paper.Light,
        surfaceContainerHigh = Color(0xFFEFE6D2),
        surfaceContainerHighest = Color(0xFFE8DEC8),
        outline = Color(0xFF7D735F),
        outlineVariant = Color(0xFFD8CBB0),
        error = Color(0xFFA3281D),
    )

/** The street at night, lamps of brass. */
internal val AfterDark =
    darkColorScheme(
        primary = Brass.Light,
        onPrimary = Color(0xFF2B1F00),
        primaryContainer = Color(0xFF4A3A10),
        onPrimaryContainer = Color(0xFFFBE6B0),
        secondary = Brass.Light,
        onSecondary = Color(0xFF2B1F00),
        secondaryContainer = Color(0xFF2A3F66),
        onSecondaryContainer = Color(0xFFDCE6FA),
        tertiary = Color(0xFFF0A095),
        onTertiary = Color(0xFF4D0F09),
        background = Night.Deep,
        onBackground = Color(0xFFEFE7D6),
        surface = Night.Deep,
        onSurface = Color(0xFFEFE7D6),
        surfaceVariant = Color(0xFF23344F),
        onSurfaceVariant = Color(0xFFC3BCAC),
        surfaceContainerLowest = Color(0xFF070E1A),
        surfaceContainerLow = Color(0xFF122039),
        surfaceContainer = Color(0xFF15253F),
        surfaceContainerHigh = Color(0xFF1B2D4B),
        surfaceContainerHighest = Color(0xFF22365A),
        outline = Color(0xFF8E95A5),
        outlineVariant = Color(0xFF2E4166),
        error = Color(0xFFFFB4A8),
    )
