package org.precinct.app.play.bleus

import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.Moments
import org.precinct.app.play.Pictures
import org.precinct.app.play.Scene
import org.precinct.app.play.Shot
import org.precinct.app.play.shot
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
        Pictures(rule).draw("bleus-turn-en-light", tabletop, turn("en"), phone)
        Pictures(rule).sheet("bleus-sheet-en-light", phases(phone))
    }

    @Test
    fun atNightInFrench() =
        Pictures(rule).sheet("bleus-sheet-fr-dark", phases(Phone("fr", dark = true)))

    @Test
    fun inLargeText() =
        Pictures(rule).sheet(
            "bleus-large-text-fr",
            listOf(
                shot(tabletop, turn("fr"), Phone("fr", text = 2f)),
                shot(tabletop, turn("fr"), Phone("fr", text = 2f)) { toMarket("fr") },
                shot(tabletop, phase("fr", View.Phase.SPEECH), Phone("fr", dark = true, text = 2f)),
            ),
        )

    @Test
    fun inLandscape() =
        Pictures(rule).sheet(
            "bleus-landscape",
            listOf(
                shot(tabletop, turn("en"), Phone("en", width = 891, height = 411)),
                shot(
                    tabletop,
                    turn("fr"),
                    Phone("fr", dark = true, width = 891, height = 411),
                ) { toMarket("fr") },
            ),
            columns = 1,
            width = 640,
        )

    @Test
    fun publicBoard() {
        val board =
            Moments(game, Setup.of(4)).board {
                it.view.round > 6 &&
                    it.view.turn.played.size > 1 &&
                    it.view.turn.row.size > 3
            }
        Pictures(
            rule,
        ).draw(
            "bleus-board-en-light",
            tabletop,
            board,
            Phone("en", width = 1280, height = 800, density = "mdpi"),
        )
    }

    private fun phases(phone: Phone): List<Shot> {
        val language = phone.language
        return listOf(
            shot(tabletop, turn(language), phone),
            shot(tabletop, turn(language), phone) { toMarket(language) },
            shot(tabletop, phase(language, View.Phase.SPEECH), phone),
            shot(tabletop, phase(language, View.Phase.PROMOTE), phone),
            shot(tabletop, phase(language, View.Phase.ACCIDENT), phone),
            shot(tabletop, phase(language, View.Phase.MEDIATE), phone),
            shot(
                tabletop,
                find(language, 5) {
                    !it.asked &&
                        it.view.round > 3 &&
                        it.view.turn.played
                            .isNotEmpty()
                },
                phone,
            ),
            shot(tabletop, find(language, 3) { it.view.phase == View.Phase.GAME_OVER }, phone),
        )
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

    private fun ComposeTestRule.toMarket(language: String) {
        onNodeWithText(if (language == "fr") "Marché" else "Market").performClick()
        waitForIdle()
    }
}
