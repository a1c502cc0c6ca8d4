package org.precinct.app

import androidx.compose.material3.ColorScheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.app.art.colour
import org.precinct.app.art.ink
import org.precinct.app.players.Tint
import org.precinct.app.theme.AfterDark
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Day
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import kotlin.math.max
import kotlin.math.min

/** Text can be read in all pairs of colours in use: 4.5 to 1, or 3 to 1 if large, as WCAG asks. */
class ThemeTest {
    @Test
    fun dayIsReadable() = readable(Day)

    @Test
    fun afterDarkIsReadable() = readable(AfterDark)

    @Test
    fun theSignIsReadable() {
        for (night in listOf(Night.High, Night.Middle, Night.Deep)) {
            for (ink in listOf(Brass.Light, Paper.Light, Paper.Middle)) readable("sign", ink, night)
        }
    }

    @Test
    fun lettersOnBadgesAreReadable() {
        for (tint in Tint.entries) readable("$tint badge", tint.ink, tint.colour, large = true)
    }

    private fun readable(scheme: ColorScheme) =
        with(scheme) {
            readable("primary", onPrimary, primary)
            readable("primaryContainer", onPrimaryContainer, primaryContainer)
            readable("secondary", onSecondary, secondary)
            readable("secondaryContainer", onSecondaryContainer, secondaryContainer)
            readable("tertiary", onTertiary, tertiary)
            for (sheet in listOf(background, surfaceContainer, surfaceContainerHigh)) {
                readable("text", onSurface, sheet)
                readable("quiet text", onSurfaceVariant, sheet)
                readable("brass text", secondary, sheet)
                readable("error", error, sheet)
            }
        }

    private fun readable(
        what: String,
        ink: Color,
        paper: Color,
        large: Boolean = false,
    ) {
        val a = ink.luminance() + 0.05f
        val b = paper.luminance() + 0.05f
        assertWithMessage(
            "contrast of $what",
        ).that(max(a, b) / min(a, b)).isAtLeast(if (large) 3f else 4.5f)
    }
}
