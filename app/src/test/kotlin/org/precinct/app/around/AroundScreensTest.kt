package org.precinct.app.around

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.play.Pictures
import org.precinct.app.play.Shot

/** The screens around the games, drawn as phones and tablets draw them. */
@RunWith(AndroidJUnit4::class)
class AroundScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    // Half of the rarer states each: layout and colours hardly depend on them.
    private val halves = Gallery.others.withIndex().groupBy({ it.index % 2 }, { it.value })

    private val everyKind = Gallery.main + Gallery.plain.take(5)

    @Test
    fun byDayInEnglish() = eachOf(Gallery.main, "en-light", Phone())

    @Test
    fun atNightInFrench() = eachOf(Gallery.main, "fr-dark", Phone("fr", dark = true))

    @Test
    fun allOtherStatesByDayInEnglish() =
        sheet("states-en-light", Gallery.plain + halves.getValue(0), Phone(), 9)

    @Test
    fun allOtherStatesAtNightInFrench() =
        sheet(
            "states-fr-dark",
            Gallery.plain + halves.getValue(1),
            Phone("fr", dark = true),
            9,
        )

    @Test
    fun inLargeText() =
        sheet(
            "large-text-fr",
            everyKind,
            Phone("fr", height = LONG, text = 2f, density = "mdpi"),
            7,
        )

    @Test
    fun inLandscape() =
        sheet(
            "landscape-fr",
            everyKind + Gallery.frameMenu,
            Phone("fr", width = 891, height = 411, density = "mdpi"),
            3,
            width = 360,
        )

    @Test
    fun onATablet() =
        sheet(
            "tablet-en",
            everyKind,
            Phone(width = 1280, height = 800, density = "mdpi"),
            3,
            width = 360,
        )

    @Test
    fun onATabletInDarkPortrait() =
        sheet(
            "tablet-portrait-fr",
            listOf(Gallery.homeUnfinished, Gallery.lobby, Gallery.end),
            Phone("fr", dark = true, width = 800, height = 1280, density = "mdpi"),
            3,
            width = 300,
        )

    private fun eachOf(
        exhibits: List<Exhibit>,
        suffix: String,
        phone: Phone,
    ) = exhibits.forEach { exhibit ->
        Booth(rule, phone).open {
            show { Gallery.Wall(exhibit.content) }
            draw("${exhibit.name}-$suffix")
        }
    }

    private fun sheet(
        name: String,
        exhibits: List<Exhibit>,
        phone: Phone,
        columns: Int,
        width: Int = 200,
    ) = Pictures(rule).sheet(
        "around-$name",
        exhibits.map { Shot(phone) { Gallery.Wall(it.content) } },
        columns,
        width,
    )

    private companion object {
        /** A screen long enough for much that large text pushes down. */
        const val LONG = 1500
    }
}
