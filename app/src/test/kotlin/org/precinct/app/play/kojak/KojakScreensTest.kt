package org.precinct.app.play.kojak

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasAnyDescendant
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.Moments
import org.precinct.app.play.Offers
import org.precinct.app.play.Pictures
import org.precinct.app.play.Scene
import org.precinct.app.play.Shot
import org.precinct.app.play.shot
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
        Pictures(rule).draw("kojak-chase-en-light", tabletop, chase("en"), phone) { pickAWay() }
        Pictures(rule).sheet("kojak-sheet-en-light", phases(phone))
    }

    @Test
    fun atNightInFrench() =
        Pictures(rule).sheet("kojak-sheet-fr-dark", phases(Phone("fr", dark = true)))

    @Test
    fun inLargeText() =
        Pictures(rule).sheet(
            "kojak-large-text-fr",
            listOf(
                shot(tabletop, roll("fr"), Phone("fr", text = 2f)),
                shot(tabletop, chase("fr"), Phone("fr", text = 2f)) { pickAWay() },
                shot(tabletop, trap("fr"), Phone("fr", dark = true, text = 2f)),
            ),
        )

    @Test
    fun inLandscape() =
        Pictures(rule).sheet(
            "kojak-landscape",
            listOf(
                shot(tabletop, chase("en"), Phone("en", width = 891, height = 411)) { pickAWay() },
                shot(tabletop, roll("fr"), Phone("fr", dark = true, width = 891, height = 411)),
            ),
            columns = 1,
            width = 640,
        )

    @Test
    fun publicBoard() {
        val board =
            Moments(game, Setup.of(4)).board {
                it.view.arrests.isNotEmpty() &&
                    it.view.roll > 0 &&
                    lastCard(it.news) != null
            }
        Pictures(
            rule,
        ).draw(
            "kojak-board-en-light",
            tabletop,
            board,
            Phone("en", width = 1280, height = 800, density = "mdpi"),
        )
    }

    private fun phases(phone: Phone): List<Shot> =
        listOf(
            shot(tabletop, roll(phone.language), phone),
            shot(tabletop, chase(phone.language), phone) { pickAWay() },
            shot(tabletop, trap(phone.language), phone),
            shot(tabletop, waiting(phone.language), phone),
            shot(tabletop, race(phone.language), phone),
            shot(tabletop, over(phone.language), phone),
        )

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

    private fun trap(language: String) =
        find(language, 3) {
            it.asked &&
                it.view.phase == Phase.TRAP_CHOICE
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
    ) = Moments(
        game,
        Setup.of(seats),
        if (language ==
            "fr"
        ) {
            Language.FRENCH
        } else {
            Language.ENGLISH
        },
    ).seat(wanted)

    /** Touches the last way of the list. */
    private fun ComposeTestRule.pickAWay() {
        val ways =
            onAllNodes(
                SemanticsMatcher.keyIsDefined(Offers) and
                    hasAnyDescendant(hasText(":", substring = true)),
                true,
            )
        ways[ways.fetchSemanticsNodes().size - 1].performSemanticsAction(SemanticsActions.OnClick)
        waitForIdle()
    }
}
