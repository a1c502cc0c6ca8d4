package org.precinct.app.play.goodcop

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.Moments
import org.precinct.app.play.Pictures
import org.precinct.app.play.shot
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.proto.View.Phase

/** Good Cop Bad Cop in every phase. */
@RunWith(AndroidJUnit4::class)
class GoodCopScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val day = Phone("en")
    private val night = Phone("fr", dark = true)

    @Test
    fun everyPhaseByDay() = sheet("goodcop-sheet", day)

    @Test
    fun everyPhaseAtNight() = sheet("goodcop-sheet-fr-dark", night)

    @Test
    fun mainMoments() {
        for (name in listOf("action", "window", "end-turn")) {
            draw("goodcop-$name-en-light", name, day)
            draw("goodcop-$name-fr-dark", name, night)
        }
    }

    @Test
    fun inLargeText() {
        val long = Phone("fr", height = 1100, text = 2f, density = "mdpi")
        for (name in listOf("action", "window", "gear")) {
            draw("goodcop-$name-fr-large-text", name, long)
        }
    }

    @Test
    fun inLandscape() {
        val flat = Phone("fr", width = 891, height = 411)
        draw("goodcop-action-fr-landscape", "action", flat)
        draw("goodcop-window-en-landscape", "window", flat.copy(language = "en", dark = true))
    }

    @Test
    fun fourAndEightPlayers() {
        for (seats in listOf(4, 8)) {
            val moment = moment("shoot")
            val many = CopMoment("shoot", seats, wanted = moment.wanted)
            val picture = "goodcop-$seats-players-en-light"
            Pictures(rule).draw(picture, GoodCopTabletop, many.scene(day), day)
        }
    }

    @Test
    fun onATablet() {
        val tablet = Phone("en", width = 1280, height = 800, density = "mdpi")
        draw("goodcop-action-en-tablet", "action", tablet)
    }

    @Test
    fun board() {
        val tablet = Phone("en", width = 1280, height = 800, density = "mdpi")
        board("goodcop-board-en-light", tablet, 6)
        val upright = tablet.copy(language = "fr", dark = true, width = 800, height = 1280)
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
        Pictures(rule).draw(name, GoodCopTabletop, scene, phone)
    }

    private fun draw(
        picture: String,
        name: String,
        phone: Phone,
    ) {
        val moment = moment(name)
        val scene = moment.scene(phone)
        Pictures(rule).draw(picture, GoodCopTabletop, scene, phone) { moment.touch(this, scene) }
    }

    private fun sheet(
        name: String,
        phone: Phone,
    ) = Pictures(rule).sheet(
        name,
        moments.map { moment ->
            val scene = moment.scene(phone)
            shot(GoodCopTabletop, scene, phone) { moment.touch(this, scene) }
        },
        columns = 6,
        width = 200,
    )
}
