package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performSemanticsAction
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Marked
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.app.play.Scenes
import org.precinct.app.play.SheetsTest
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.RareMoments
import org.precinct.engine.policecity.kit.DiePlace
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.May
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.View
import org.precinct.engine.policecity.proto.Word
import org.precinct.seat.policecity.CityTouch

/** Each phase as a captain's phone shows it, and the board between the phones. */
class PoliceCityScreensTest :
    SheetsTest<Action, View, Event>("policecity", PoliceCityTabletop, moments, boards) {
    @Test
    fun nothingIsLeftOut() =
        assertNothingIsLeftOut(
            Phase.entries - Phase.PHASE_NONE - Phase.OVER,
            Phase.OVER,
            Action::class.java,
            // A whisper is never chosen.
            setOf("lying"),
        ) { it.phase }

    @Test
    fun forTheShop() = shop(3, deploy)

    /** Six captains fill a small phone, and the window asks whether to roll again. */
    @Test
    fun theLieutenantIsCalledWithoutScrolling() =
        Booth(rule, Phone(width = 360, height = 640)).open {
            val scene = seats(6, ::secures).scene()
            show {
                CompositionLocalProvider(LocalNow provides { 0L }) {
                    PoliceCityTabletop.Seat(scene, {}, Modifier.fillMaxSize())
                }
            }
            val call = CityTouch.Say(Word.CALL_LIEUTENANT)
            val node =
                SemanticsMatcher("calls the lieutenant") {
                    it.config.getOrNull(Marked)?.touch == call
                }
            rule.onNode(node, useUnmergedTree = true).assertIsDisplayed()
        }

    @Test
    fun threeAndSixPlayers() =
        sheet(
            "players",
            listOf(
                seats(3, ::deploys) to day,
                seats(6, ::deploys) to night,
                seats(6, ::negotiates) to night,
                seats(6, ::secures) to day,
            ),
        )

    @Test
    fun boardsOnTablets() =
        sheet(
            "board-tablet",
            listOf(
                board(6, ::deploys) to tablet.copy(language = "en"),
                board(4, ::removes) to upright,
            ),
        )
}

private val game = PoliceCity()

private fun games(
    seats: Int,
    vararg options: String,
) = Moments(
    game,
    Setup.of(seats, "difficulty", "medium", "infiltrated_mafioso", "on", *options),
)

private fun seats(
    seats: Int,
    wanted: (CityScene) -> Boolean,
) = Moment { games(seats).seat(wanted) }

private fun board(
    seats: Int,
    wanted: (CityScene) -> Boolean,
) = Moment { games(seats).everybody(wanted).last() }

private fun four(
    touch: ComposeTestRule.(CityScene) -> Unit = {},
    wanted: (CityScene) -> Boolean,
) = Moment(touch = touch) { games(4).seat(wanted) }

private fun phase(phase: Phase) = four { it.view.phase == phase && it.asked }

/** In a phase, if something more is so. */
private fun phase(
    phase: Phase,
    wanted: (CityScene) -> Boolean,
) = four { it.view.phase == phase && wanted(it) }

private fun inTurns(phase: Phase) =
    Moment { games(4, "placement", "turns").seat { it.view.phase == phase && it.asked } }

private fun offering(
    touch: ComposeTestRule.(CityScene) -> Unit = {},
    wanted: (May) -> Boolean,
) = four(touch) { wanted(it.view.mine.may) }

private fun deploys(scene: CityScene) =
    scene.view.phase == Phase.DEPLOY &&
        scene.view.round >= 3 &&
        scene.view.players.sumOf { player -> player.dice.count { die -> die > 0 } } >= 6 &&
        scene.view.players[scene.seat!!]
            .dice
            .count { die -> die == 0 } == 2

private fun secures(scene: CityScene) =
    scene.view.phase == Phase.SECURE &&
        scene.asked &&
        Integer.bitCount(scene.view.participants) >= 2 &&
        Word.CALL_LIEUTENANT in scene.view.mine.may.words

private fun negotiates(scene: CityScene) =
    scene.view.phase == Phase.NEGOTIATE &&
        scene.asked &&
        scene.view.mine.may.propose &&
        scene.view.claimed.any { Integer.bitCount(it) > 1 }

private fun removes(scene: CityScene) =
    scene.view.phase == Phase.C_REMOVE && scene.view.mine.may.remove > 0

private val boards: List<Moment<Action, View, Event>> =
    listOf(
        board(3, ::deploys),
        board(6, ::deploys),
        board(6, ::secures),
        board(4, ::negotiates),
        board(4, ::removes),
        board(6) { it.view.phase == Phase.OVER },
    )

private val deploy = four({ pickUpADie(it) }, ::deploys)
private val negotiate = four(wanted = ::negotiates)

/** Each phase with something to decide, and each kind of decision. */
private val moments: List<Moment<Action, View, Event>> =
    listOf(
        phase(Phase.PEEK),
        deploy,
        offering { Word.UNREADY in it.words },
        offering { it.informants.isNotEmpty() },
        inTurns(Phase.DEPLOY_TURN),
        inTurns(Phase.ADJUST_TURN),
        phase(Phase.AFTER_DEPLOY),
        phase(Phase.ANNOUNCED) { it.view.mine.may.helicopter },
        phase(Phase.ANNOUNCED) { it.view.mine.may.counter_order },
        phase(Phase.ROLL),
        four(wanted = ::secures),
        offering { Word.TURN_DOUBLE in it.words },
        offering { Word.PLAY_REINFORCEMENTS in it.words },
        phase(Phase.REROLL),
        phase(Phase.OFFICER),
        offering { it.take.isNotEmpty() },
        phase(Phase.SOLO),
        Moment { Scenes(game, 4).seat(RareMoments.picking(), 0) },
        negotiate,
        offering { Word.UNSUPPORT in it.words },
        offering { Word.UNDONE in it.words },
        phase(Phase.STATEMENT),
        phase(Phase.C_ROLL),
        phase(Phase.C_REROLL),
        phase(Phase.C_POINT),
        four(wanted = ::removes),
        phase(Phase.PLEDGE) {
            it.asked &&
                it.view.mine.may.pledge
                    .isNotEmpty() &&
                it.view.mine.may.unpledge
                    .isNotEmpty()
        },
        phase(Phase.MAFIA_DEAL) { it.view.deals.isNotEmpty() && it.view.mine.may.deal },
        phase(Phase.TRADE) {
            it.view.mine.may.accept
                .isNotEmpty()
        },
        offering { it.withdraw.isNotEmpty() },
        phase(Phase.OFFICE_KEEP),
        offering({ openTheDesk() }) { it.file_in.isNotEmpty() },
        offering({ openTheDesk() }) { it.file_out.isNotEmpty() },
        // Bots claim at once what they can; with more cards there is something left more often.
        Moment {
            Moments(game, Setup.of(4, "infiltrated_mafioso", "on")).seat {
                it.view.phase == Phase.LAST_CLAIMS &&
                    it.asked &&
                    it.view.mine.may.claims
                        .isNotEmpty()
            }
        },
        phase(Phase.LAST_CLAIMS) {
            it.view.mine.may.combines
                .isNotEmpty()
        },
        phase(Phase.OVER) { true },
    )

/** Touches a die of the own team: the cards that take it stand out. */
private fun ComposeTestRule.pickUpADie(scene: CityScene) {
    val home = scene.view.players[scene.seat!!].dice
    val die =
        SemanticsMatcher("is a die at home") { node ->
            val touch = node.config.getOrNull(Marked)?.touch
            touch is CityTouch.Die && home.getOrNull(touch.die - 1) == DiePlace.HOME
        }
    onAllNodes(die).onLast().performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

private fun ComposeTestRule.openTheDesk() {
    val desk =
        SemanticsMatcher("is the desk") { node ->
            SemanticsActions.OnClick in node.config &&
                node.config
                    .getOrNull(SemanticsProperties.ContentDescription)
                    .orEmpty()
                    .any { it.startsWith("Desk") || it.startsWith("Bureau") }
        }
    onAllNodes(desk).onFirst().performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}
