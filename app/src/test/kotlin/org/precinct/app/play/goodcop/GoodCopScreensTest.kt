package org.precinct.app.play.goodcop

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.FramedPictures
import org.precinct.app.play.Moments
import org.precinct.app.play.Pictures
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.proto.View.Phase

/** Good Cop Bad Cop in every phase. */
@RunWith(AndroidJUnit4::class)
class GoodCopScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val pictures by lazy { FramedPictures(rule, GoodCopTabletop) }
    private val day = Phone("en")
    private val night = Phone("fr", dark = true)
    private val large = Phone("fr", text = 2f)
    private val flat = Phone("en", dark = true, width = 891, height = 411)
    private val tablet = Phone("fr", width = 1280, height = 800, density = "mdpi")

    @Test
    fun everyPhaseByDay() = sheet("goodcop-sheet", day)

    @Test
    fun everyPhaseAtNight() = sheet("goodcop-sheet-fr-dark", night)

    @Test
    fun everyPhaseInLargeText() = sheet("goodcop-sheet-fr-large-text", large)

    @Test
    fun everyPhaseInLandscape() = sheet("goodcop-sheet-landscape", flat, columns = 5, width = 360)

    @Test
    fun everyPhaseOnATablet() = sheet("goodcop-sheet-fr-tablet", tablet, columns = 5, width = 360)

    @Test
    fun mainMoments() {
        for (name in listOf("action", "window", "end-turn")) {
            draw("goodcop-$name-en-light", name, day)
            draw("goodcop-$name-fr-dark", name, night)
        }
        draw("goodcop-action-fr-large-text", "action", large)
        draw("goodcop-action-fr-landscape", "action", flat.copy(language = "fr", dark = false))
        draw("goodcop-action-fr-tablet", "action", tablet)
    }

    @Test
    fun fourAndEightPlayers() {
        for (seats in listOf(4, 8)) {
            val moment = moment("shoot")
            val many = CopMoment("shoot", seats, wanted = moment.wanted)
            val picture = "goodcop-$seats-players-en-light"
            pictures.draw(picture, many.scene(day), day)
        }
    }

    @Test
    fun board() {
        board("goodcop-board-en-light", tablet.copy(language = "en"), 6)
        val upright = tablet.copy(dark = true, width = 800, height = 1280)
        board("goodcop-board-fr-dark", upright, 8)
    }

    private fun board(
        name: String,
        phone: Phone,
        seats: Int,
    ) {
        val language = if (phone.language == "fr") Language.FRENCH else Language.ENGLISH
        val scene =
            Moments(goodCop, Setup.of(seats), language).board {
                it.view.phase == Phase.WINDOW && it.view.aims() > 1 && it.view.discard.isNotEmpty()
            }
        pictures.draw(name, scene, phone)
    }

    private fun draw(
        picture: String,
        name: String,
        phone: Phone,
    ) {
        val moment = moment(name)
        val scene = moment.scene(phone)
        pictures.draw(picture, scene, phone) { moment.touch(this, scene) }
    }

    private fun sheet(
        name: String,
        phone: Phone,
        columns: Int = 6,
        width: Int = 220,
    ) = Pictures(rule).sheet(
        name,
        moments.map { moment ->
            val scene = moment.scene(phone)
            pictures.shot(scene, phone) { moment.touch(this, scene) }
        },
        columns,
        width,
    )
}
