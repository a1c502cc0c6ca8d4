package org.precinct.app.around

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Phone
import org.precinct.app.play.Pictures
import org.precinct.app.play.Shot

/** The screens around the games, drawn as phones and tablets draw them. */
class AroundScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val everyKind =
        Gallery.main +
            with(Gallery) { listOf(frame, curtain, replay, profile, caseFiles[0], settingsNotKept) }

    @Test
    fun forTheShop() = Pictures(rule).shop(1) { shot(Gallery.homeUnfinished, it) }

    @Test
    fun everyStateByDayInEnglish() = everyState("en-light", Phone())

    @Test
    fun everyStateAtNightInFrench() = everyState("fr-dark", Phone("fr", dark = true))

    @Test
    fun inLargeText() =
        sheet(
            "large-text-fr",
            everyKind,
            Phone("fr", height = LONG, text = 2f),
            7,
        )

    @Test
    fun inLandscape() =
        sheet(
            "landscape-fr",
            everyKind + Gallery.frameMenu,
            Phone("fr", width = 891, height = 411),
            3,
        )

    @Test
    fun onATablet() =
        sheet(
            "tablet-en",
            everyKind,
            Phone(width = 1280, height = 800, density = "mdpi"),
            3,
        )

    @Test
    fun onATabletInDarkPortrait() =
        sheet(
            "tablet-portrait-fr",
            listOf(Gallery.homeUnfinished, Gallery.lobby, Gallery.end),
            Phone("fr", dark = true, width = 800, height = 1280, density = "mdpi"),
            3,
        )

    @Test
    fun settingsToTheirEnd() {
        val phones = listOf(Phone(height = WHOLE), Phone("fr", dark = true, height = WHOLE))
        val shots =
            phones.flatMap { phone ->
                listOf(Gallery.settings, Gallery.settingsTeaching).map { shot(it, phone) }
            }
        Pictures(rule).sheet("around-settings", shots, 4)
    }

    private fun everyState(
        suffix: String,
        phone: Phone,
    ) {
        sheet("states-$suffix", Gallery.main + Gallery.before, phone, 13)
        sheet("play-$suffix", Gallery.during, phone, 9)
    }

    private fun sheet(
        name: String,
        exhibits: List<Exhibit>,
        phone: Phone,
        columns: Int,
    ) = Pictures(rule).sheet("around-$name", exhibits.map { shot(it, phone) }, columns)

    private fun shot(
        exhibit: Exhibit,
        phone: Phone,
    ) = Shot(exhibit.name, phone) { Gallery.Wall(content = exhibit.content) }

    private companion object {
        /** A screen long enough for much that large text pushes down. */
        const val LONG = 1500

        /** A screen as long as the settings. */
        const val WHOLE = 1200
    }
}
