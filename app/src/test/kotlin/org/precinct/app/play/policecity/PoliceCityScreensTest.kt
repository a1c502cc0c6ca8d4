package org.precinct.app.play.policecity

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Phone
import org.precinct.app.play.FramedPictures
import org.precinct.app.play.Moments
import org.precinct.app.play.Offers
import org.precinct.app.play.Pictures
import org.precinct.app.play.Shot
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.Word

/** Each phase as a captain's phone shows it, and the board between the phones. */
@RunWith(AndroidJUnit4::class)
class PoliceCityScreensTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val game = PoliceCity()
    private val tabletop = PoliceCityTabletop(game)
    private val pictures by lazy { FramedPictures(rule, tabletop) }
    private val sheets by lazy { Pictures(rule) }

    private val day = Phone("en")
    private val night = Phone("fr", dark = true)
    private val large = Phone("fr", text = 2f)
    private val flat = Phone("en", dark = true, width = 891, height = 411)
    private val tablet = Phone("fr", width = 1280, height = 800, density = "mdpi")

    @Test
    fun everyPhaseByDay() = sheets.sheet("policecity-sheet", phases(day), 6, 240)

    @Test
    fun everyPhaseAtNight() = sheets.sheet("policecity-sheet-fr-dark", phases(night), 6, 240)

    @Test
    fun everyPhaseInLargeText() =
        sheets.sheet("policecity-sheet-fr-large-text", phases(large), 6, 240)

    @Test
    fun everyPhaseInLandscape() = sheets.sheet("policecity-sheet-landscape", phases(flat), 4, 440)

    @Test
    fun everyPhaseOnATablet() = sheets.sheet("policecity-sheet-fr-tablet", phases(tablet), 4, 440)

    private fun phases(phone: Phone): List<Shot> {
        val four = Finder(4, phone.language)
        val turns = Finder(4, phone.language, "placement", "turns")
        return WANTED.map { (wanted, then) -> pictures.shot(four.find(wanted), phone, then) } +
            listOf(Phase.DEPLOY_TURN, Phase.ADJUST_TURN).map {
                pictures.shot(turns.find(phase(it)), phone)
            }
    }

    @Test
    fun deployment() {
        for (phone in listOf(day, night)) {
            val light = if (phone.dark) "dark" else "light"
            val name = "policecity-deploy-${phone.language}-$light"
            val scene = Finder(4, phone.language).find(DEPLOY)
            pictures.draw(name, scene, phone) { pickUpADie() }
        }
    }

    @Test
    fun negotiation() =
        pictures.draw(
            "policecity-negotiate-fr-dark",
            Finder(4, "fr").find(NEGOTIATE),
            night,
        )

    @Test
    fun threeAndSixPlayers() =
        sheets.sheet(
            "policecity-sheet-players",
            listOf(
                pictures.shot(Finder(3).find(DEPLOY), day),
                pictures.shot(Finder(6, "fr").find(DEPLOY), night),
                pictures.shot(Finder(6, "fr").find(NEGOTIATE), night),
                pictures.shot(Finder(6).find(SECURE), day),
            ),
            4,
            411,
        )

    @Test
    fun board() {
        val upright = tablet.copy(dark = true, width = 800, height = 1280)
        pictures.draw(
            "policecity-board-en-light",
            board(6, DEPLOY),
            tablet.copy(language = "en"),
        )
        pictures.draw("policecity-board-fr-dark", board(4, C_REMOVE, "fr"), upright)
    }

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
        /** Touches a die of the own team: the cards that take it stand out. */
        fun ComposeTestRule.pickUpADie() {
            val die =
                SemanticsMatcher("is a die at home") { node ->
                    val offers = node.config.getOrElse(Offers) { emptyList() }
                    offers.isNotEmpty() &&
                        offers.map { (it as Action).place?.die }.distinct().singleOrNull() != null
                }
            onAllNodes(die).onLast().performSemanticsAction(SemanticsActions.OnClick)
            waitForIdle()
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
                DEPLOY to { pickUpADie() },
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
                phase(Phase.C_REROLL) to {},
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
                phase(Phase.DEAL_STATEMENT) to {},
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
