package org.precinct.app.play.policecity

import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.Moments
import org.precinct.app.play.Pictures
import org.precinct.app.play.Shot
import org.precinct.app.play.shot
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.Word

/** Each phase as a captain's phone shows it, and the board between the phones. */
@RunWith(AndroidJUnit4::class)
class PoliceCityScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val game = PoliceCity()
    private val tabletop = PoliceCityTabletop(game)
    private val pictures by lazy { Pictures(rule) }

    @Test
    fun everyPhaseInEnglish() = pictures.sheet("policecity-sheet", phases("en", false), 6, 300)

    @Test
    fun everyPhaseInFrenchAfterDark() =
        pictures.sheet("policecity-sheet-fr-dark", phases("fr", true), 6, 300)

    private fun phases(
        language: String,
        dark: Boolean,
    ): List<Shot> {
        val phone = Phone(language, dark, height = 820)
        val four = Finder(4, language)
        return WANTED.map { (wanted, then) -> shot(tabletop, four.find(wanted), phone, then) } +
            shot(
                tabletop,
                Finder(4, language, "placement", "turns").find {
                    it.view.phase ==
                        Phase.ADJUST_TURN
                },
                phone,
            )
    }

    @Test
    fun deployment() =
        pictures.draw(
            "policecity-deploy-en-light",
            tabletop,
            Finder(4).find(DEPLOY),
            Phone(height = 820),
        ) {
            pickUpADie("Ana, Inspector 1")
        }

    @Test
    fun negotiation() =
        pictures.draw(
            "policecity-negotiate-fr-dark",
            tabletop,
            Finder(4, "fr").find(NEGOTIATE),
            Phone("fr", true, height = 820),
        )

    @Test
    fun variants() =
        pictures.sheet(
            "policecity-sheet-phones",
            listOf(
                shot(tabletop, Finder(3).find(DEPLOY), Phone(height = 820)),
                shot(tabletop, Finder(6, "fr").find(DEPLOY), Phone("fr", true, height = 820)),
                shot(tabletop, Finder(6, "fr").find(NEGOTIATE), Phone("fr", height = 820)),
                shot(
                    tabletop,
                    Finder(4, "fr").find(DEPLOY),
                    Phone("fr", height = 1500, text = 2f, density = "mdpi"),
                ),
                shot(
                    tabletop,
                    Finder(4, "fr").find(NEGOTIATE),
                    Phone("fr", true, height = 1500, text = 2f, density = "mdpi"),
                ),
                shot(
                    tabletop,
                    Finder(4).find(SECURE),
                    Phone(height = 1500, text = 2f, density = "mdpi"),
                ),
            ),
            6,
            300,
        )

    @Test
    fun landscape() =
        pictures.sheet(
            "policecity-sheet-landscape",
            listOf(
                shot(tabletop, Finder(4).find(DEPLOY), Phone(width = 891, height = 380)),
                shot(
                    tabletop,
                    Finder(4, "fr").find(NEGOTIATE),
                    Phone("fr", true, width = 891, height = 380),
                ),
                shot(tabletop, Finder(4).find(SECURE), Phone(width = 891, height = 380)),
                shot(
                    tabletop,
                    Finder(4).find(DEPLOY),
                    Phone(width = 1280, height = 740, density = "mdpi"),
                ),
            ),
            2,
            700,
        )

    @Test
    fun board() =
        pictures.sheet(
            "policecity-board",
            listOf(
                shot(
                    tabletop,
                    board(5, DEPLOY),
                    Phone(width = 1280, height = 740, density = "mdpi"),
                ),
                shot(
                    tabletop,
                    board(4, C_REMOVE, "fr"),
                    Phone("fr", true, width = 1280, height = 740, density = "mdpi"),
                ),
            ),
            1,
            1280,
        )

    private fun board(
        seats: Int,
        wanted: (CityScene) -> Boolean,
        language: String = "en",
    ): CityScene = moments(seats, language).everybody(wanted).last()

    private inner class Finder(
        private val seats: Int,
        private val language: String = "en",
        private vararg val options: String,
    ) {
        fun find(wanted: (CityScene) -> Boolean): CityScene =
            moments(seats, language, *options).seat(wanted)
    }

    private fun moments(
        seats: Int,
        language: String,
        vararg options: String,
    ) = Moments(
        game,
        Setup.of(seats, "difficulty", "medium", "infiltrated_mafioso", "on", *options),
        if (language == "fr") Language.FRENCH else Language.ENGLISH,
    )

    private companion object {
        fun ComposeTestRule.pickUpADie(name: String) {
            onAllNodes(hasContentDescription(name)).onFirst().performClick()
        }

        val DEPLOY: (CityScene) -> Boolean = {
            it.view.phase == Phase.DEPLOY &&
                it.view.round >= 3 &&
                it.view.players.sumOf { player -> player.dice.count { die -> die > 0 } } >= 6 &&
                it.view.players[it.seat!!]
                    .dice
                    .count { die -> die == 0 } == 2
        }
        val SECURE: (CityScene) -> Boolean = {
            it.view.phase == Phase.SECURE &&
                it.asked &&
                Integer.bitCount(it.view.participants) >= 2 &&
                it.choices.any { action -> action.word == Word.CALL_LIEUTENANT }
        }
        val NEGOTIATE: (CityScene) -> Boolean = {
            it.view.phase == Phase.NEGOTIATE &&
                it.view.mine.may.propose &&
                it.view.proposals.size >= 2 &&
                it.view.round >= 2
        }
        val C_REMOVE: (CityScene) -> Boolean = {
            it.view.phase == Phase.C_REMOVE &&
                it.view.mine.may.remove > 0
        }

        fun phase(phase: Phase): (CityScene) -> Boolean = { it.view.phase == phase && it.asked }

        /** Each phase with something to decide, and what is touched before it is drawn. */
        val WANTED: List<Pair<(CityScene) -> Boolean, ComposeTestRule.() -> Unit>> =
            listOf(
                phase(Phase.PEEK) to {},
                DEPLOY to {},
                phase(Phase.AFTER_DEPLOY) to {},
                { it: CityScene ->
                    it.view.phase == Phase.ANNOUNCED && it.view.mine.may.helicopter
                } to
                    {},
                { it: CityScene ->
                    it.view.phase == Phase.ANNOUNCED &&
                        it.view.mine.may.counter_order
                } to
                    {},
                phase(Phase.ROLL) to {},
                SECURE to {},
                phase(Phase.REROLL) to {},
                phase(Phase.OFFICER) to {},
                phase(Phase.SOLO) to {},
                NEGOTIATE to {},
                phase(Phase.STATEMENT) to {},
                phase(Phase.C_ROLL) to {},
                phase(Phase.C_POINT) to {},
                C_REMOVE to {},
                { it: CityScene ->
                    it.view.phase == Phase.PLEDGE &&
                        it.view.pledges.size >= 2 &&
                        it.asked
                } to
                    {},
                { it: CityScene ->
                    it.view.phase == Phase.MAFIA_DEAL &&
                        it.view.deals.isNotEmpty() &&
                        it.view.mine.may.deal
                } to
                    {},
                { it: CityScene ->
                    it.view.phase == Phase.TRADE &&
                        it.view.offers.isNotEmpty() &&
                        it.view.mine.may.offer_to
                            .isNotEmpty()
                } to
                    {},
                phase(Phase.OFFICE_KEEP) to {},
                { it: CityScene ->
                    it.view.phase == Phase.LAST_CLAIMS &&
                        it.view.mine.may.claims
                            .isNotEmpty()
                } to
                    {},
                { it: CityScene -> it.view.phase == Phase.OVER } to {},
            )
    }
}
