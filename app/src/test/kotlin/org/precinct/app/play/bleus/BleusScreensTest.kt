package org.precinct.app.play.bleus

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.frame.Layer
import org.precinct.app.play.Moments
import org.precinct.app.play.Pictures
import org.precinct.app.play.Scene
import org.precinct.app.play.Shot
import org.precinct.app.play.framed
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.bleus.AllezLesBleus
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View

/** Allez les Bleus in every phase, drawn as phones and tablets draw it. */
@RunWith(AndroidJUnit4::class)
class BleusScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val game = AllezLesBleus()
    private val tabletop = BleusTabletop(game)

    @Test
    fun byDayInEnglish() {
        val phone = Phone("en")
        Pictures(rule).draw(
            "bleus-turn-en-light",
            framed(tabletop, turn("en"), phone) { look("Call-out") },
        )
        Pictures(rule).sheet("bleus-sheet-en-light", phases(phone))
    }

    @Test
    fun atNightInFrench() =
        Pictures(rule).sheet("bleus-sheet-fr-dark", phases(Phone("fr", dark = true)))

    @Test
    fun inLargeText() {
        val phone = Phone("fr", text = 2f)
        Pictures(rule).sheet(
            "bleus-large-text-fr",
            listOf(
                framed(tabletop, turn("fr"), phone),
                framed(tabletop, turn("fr"), phone) { open("Marché Banlieue") },
                framed(tabletop, phase("fr", View.Phase.SPEECH), phone.copy(dark = true)),
                framed(tabletop, watching("fr"), phone.copy(dark = true)),
            ),
        )
    }

    @Test
    fun inLandscape() {
        val phone = Phone("en", width = 891, height = 411)
        val night = phone.copy(language = "fr", dark = true)
        Pictures(rule).sheet(
            "bleus-landscape",
            listOf(
                framed(tabletop, turn("en"), phone),
                framed(tabletop, turn("fr"), night) { open("Marché Banlieue") },
                framed(tabletop, watching("en"), phone),
                framed(tabletop, phase("fr", View.Phase.PROMOTE), night),
            ),
            columns = 2,
            width = 640,
        )
    }

    @Test
    fun publicBoard() {
        val tablet = Phone("en", width = 1280, height = 800, density = "mdpi")
        Pictures(rule).draw("bleus-board-en-light", framed(tabletop, board("en"), tablet))
        val upright = Phone("fr", dark = true, width = 800, height = 1280, density = "mdpi")
        Pictures(rule).sheet(
            "bleus-tablet",
            listOf(
                framed(tabletop, board("fr"), upright),
                framed(tabletop, turn("fr"), upright.copy(dark = false)),
                framed(tabletop, turn("en"), tablet),
            ),
            columns = 3,
            width = 480,
        )
    }

    private fun phases(phone: Phone): List<Shot> {
        val language = phone.language
        val french = language == "fr"
        return listOf(
            framed(tabletop, opening(language), phone, lesson = true),
            framed(tabletop, turn(language), phone),
            framed(tabletop, turn(language), phone) {
                open(if (french) "Marché Police" else "Police market")
            },
            framed(tabletop, turn(language), phone) {
                open(if (french) "Marché Banlieue" else "Suburb market")
                look("Gangster")
            },
            framed(tabletop, phase(language, View.Phase.SPEECH), phone),
            framed(tabletop, phase(language, View.Phase.PROMOTE), phone) {
                look(if (french) "Contrôle au faciès" else "Profiling stop")
            },
            framed(tabletop, phase(language, View.Phase.ACCIDENT), phone),
            framed(tabletop, phase(language, View.Phase.MEDIATE), phone),
            framed(tabletop, spent(language), phone),
            framed(tabletop, watching(language), phone),
            framed(tabletop, watching(language), phone) { player() },
            framed(tabletop, turn(language), phone, layer = Layer.SIGNS),
        )
    }

    private fun board(language: String) =
        moments(language, 4).board {
            it.view.round > 6 &&
                it.view.turn.played.size > 1 &&
                it.view.turn.row.size > 3
        }

    private fun opening(language: String) = find(language, 2) { it.asked }

    /** Nothing is left but the end of the turn. */
    private fun spent(language: String) =
        find(language, 3) { it.asked && it.choices.size == 1 && it.view.round > 4 }

    private fun watching(language: String) =
        find(language, 5) {
            !it.asked &&
                it.view.round > 3 &&
                it.view.turn.played.size > 2
        }

    private fun turn(language: String) =
        find(language, 4) {
            it.asked &&
                it.view.phase == View.Phase.MAIN &&
                it.view.round > 4 &&
                it.choices.any { one -> one.arrest != null } &&
                it.choices.any { one -> one.buy != null } &&
                it.view.hand.size > 2 &&
                it.view.turn.played
                    .isNotEmpty()
        }

    private fun phase(
        language: String,
        phase: View.Phase,
    ) = find(language, 3) { it.asked && it.view.phase == phase }

    private fun find(
        language: String,
        seats: Int,
        wanted: (Scene<Action, View, Event>) -> Boolean,
    ) = moments(language, seats).seat(wanted)

    private fun moments(
        language: String,
        seats: Int,
    ) = Moments(
        game,
        Setup.of(seats),
        if (language == "fr") Language.FRENCH else Language.ENGLISH,
    )

    /** Goes to a page of the counter. */
    private fun ComposeTestRule.open(page: String) {
        onNode(hasContentDescription(page, substring = true) and isSelectable())
            .performScrollTo()
            .performClick()
        waitForIdle()
    }

    /** Touches the first card of that name. */
    private fun ComposeTestRule.look(card: String) {
        onAllNodes(hasContentDescription(card, substring = true) and isSelectable())
            .onFirst()
            .performScrollTo()
            .performClick()
        waitForIdle()
    }

    /** Touches the second player's seat. */
    private fun ComposeTestRule.player() {
        onAllNodes(hasContentDescription("Leo", substring = true) and hasClickAction())
            .onLast()
            .performClick()
        waitForIdle()
    }
}
