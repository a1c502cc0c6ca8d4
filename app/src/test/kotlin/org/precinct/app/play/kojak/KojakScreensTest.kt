package org.precinct.app.play.kojak

import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.frame.Layer
import org.precinct.app.play.Moments
import org.precinct.app.play.Offers
import org.precinct.app.play.Pictures
import org.precinct.app.play.Scene
import org.precinct.app.play.Shot
import org.precinct.app.play.framed
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase
import org.precinct.engine.kojak.proto.Stage
import org.precinct.engine.kojak.proto.View

/** Kojak in every phase, drawn as phones and tablets draw it. */
@RunWith(AndroidJUnit4::class)
class KojakScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val game = KojakGame()
    private val tabletop = KojakTabletop(game)

    @Test
    fun byDayInEnglish() {
        val phone = Phone("en")
        Pictures(rule).draw(
            "kojak-chase-en-light",
            framed(tabletop, chase("en"), phone) { pickAWay() },
        )
        Pictures(rule).sheet("kojak-sheet-en-light", phases(phone))
    }

    @Test
    fun atNightInFrench() =
        Pictures(rule).sheet("kojak-sheet-fr-dark", phases(Phone("fr", dark = true)))

    @Test
    fun inLargeText() {
        val phone = Phone("fr", text = 2f)
        Pictures(rule).sheet(
            "kojak-large-text-fr",
            listOf(
                framed(tabletop, roll("fr"), phone),
                framed(tabletop, chase("fr"), phone) { pickAWay() },
                framed(tabletop, informer("fr"), phone.copy(dark = true)),
                framed(tabletop, waiting("fr"), phone.copy(dark = true)),
            ),
        )
    }

    @Test
    fun inLandscape() {
        val phone = Phone("en", width = 891, height = 411)
        val night = phone.copy(language = "fr", dark = true)
        Pictures(rule).sheet(
            "kojak-landscape",
            listOf(
                framed(tabletop, chase("en"), phone) { pickAWay() },
                framed(tabletop, roll("fr"), night),
                framed(tabletop, informer("en"), phone),
                framed(tabletop, waiting("fr"), night),
            ),
            columns = 2,
            width = 640,
        )
    }

    @Test
    fun publicBoard() {
        val tablet = Phone("en", width = 1280, height = 800, density = "mdpi")
        Pictures(rule).draw("kojak-board-en-light", framed(tabletop, board("en"), tablet))
        val upright = Phone("fr", dark = true, width = 800, height = 1280, density = "mdpi")
        Pictures(rule).sheet(
            "kojak-tablet",
            listOf(
                framed(tabletop, board("fr"), upright),
                framed(tabletop, chase("fr"), upright.copy(dark = false)) { pickAWay() },
                framed(tabletop, chase("en"), tablet) { pickAWay() },
            ),
            columns = 3,
            width = 480,
        )
    }

    private fun phases(phone: Phone): List<Shot> {
        val language = phone.language
        return listOf(
            framed(tabletop, opening(language), phone, lesson = true),
            framed(tabletop, mission(language), phone),
            framed(tabletop, chase(language), phone) { pickAWay() },
            framed(tabletop, chase(language), phone) { openTheFiles(language) },
            framed(tabletop, informer(language), phone),
            framed(tabletop, swap(language), phone),
            framed(tabletop, drawn(language), phone),
            framed(tabletop, waiting(language), phone),
            framed(tabletop, race(language), phone),
            framed(tabletop, over(language), phone),
            framed(tabletop, roll(language), phone, layer = Layer.SIGNS),
        )
    }

    private fun board(language: String) =
        moments(language, 4).board {
            it.view.arrests.isNotEmpty() &&
                it.view.roll > 0 &&
                it.view.detectives.any { one -> one.posted } &&
                lastCard(it.news) != null
        }

    /** Everybody is still in the car park. */
    private fun opening(language: String) =
        find(language, 4) { it.asked && it.view.phase == Phase.ROLL }

    /** The most ways that a phone has to find room for. */
    private fun mission(language: String) =
        find(language, 2) {
            it.asked &&
                it.view.phase == Phase.MOVE &&
                it.view.moves.size > 6 &&
                it.view.detectives[it.view.current].stage == Stage.MISSION
        }

    private fun roll(language: String) =
        find(language, 2) {
            it.asked &&
                it.view.phase == Phase.ROLL &&
                it.view.round > 1
        }

    private fun chase(language: String) =
        find(language, 4) {
            it.asked &&
                it.view.phase == Phase.MOVE &&
                it.view.moves.size > 2 &&
                it.view.detectives[it.view.current].stage == Stage.CHASE &&
                it.view.arrests.isNotEmpty()
        }

    /** Somebody chooses among several criminals, each forward or back. */
    private fun informer(language: String) =
        find(language, 3) {
            it.asked &&
                it.view.phase == Phase.TRAP_CHOICE &&
                it.choices.size > 4
        }

    private fun swap(language: String) =
        find(language, 3) {
            it.asked &&
                it.view.phase == Phase.TRAP_CHOICE &&
                it.choices.all { one -> one.choose!!.step == 0 }
        }

    /** The one before has drawn a card. */
    private fun drawn(language: String) =
        find(language, 4) {
            it.asked &&
                it.view.phase == Phase.ROLL &&
                lastCard(it.news)?.kind == Event.Kind.TRAP
        }

    private fun waiting(language: String) =
        find(language, 4) {
            !it.asked &&
                it.view.phase == Phase.MOVE &&
                lastCard(it.news) == null &&
                it.view.round > 4
        }

    private fun race(language: String) =
        find(language, 2) {
            it.asked &&
                it.view.detectives[it.view.current].stage == Stage.RACE &&
                it.view.phase == Phase.MOVE
        }

    private fun over(language: String) = find(language, 3) { it.view.phase == Phase.GAME_OVER }

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

    private fun ComposeTestRule.openTheFiles(language: String) {
        val label = if (language == "fr") "Dossiers" else "Case file"
        onNode(
            SemanticsMatcher("opens the case file") {
                it.config.getOrNull(SemanticsActions.OnClick)?.label == label
            },
            true,
        ).performSemanticsAction(SemanticsActions.OnClick)
        waitForIdle()
    }

    /** Touches the last way of the list. */
    private fun ComposeTestRule.pickAWay() {
        val ways =
            onAllNodes(
                SemanticsMatcher.keyIsDefined(Offers) and
                    SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton),
                true,
            )
        ways[ways.fetchSemanticsNodes().size - 1].performSemanticsAction(SemanticsActions.OnClick)
        waitForIdle()
    }
}
