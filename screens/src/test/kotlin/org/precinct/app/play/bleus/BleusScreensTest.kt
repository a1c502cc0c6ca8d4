package org.precinct.app.play.bleus

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.junit.Test
import org.precinct.app.frame.Overlay
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.app.play.SheetsTest
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.bleus.AllezLesBleus
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View
import org.precinct.engine.bleus.proto.View.Phase
import org.precinct.engine.bleus.proto.Why

/** Allez les Bleus in every phase, drawn as phones and tablets draw it. */
class BleusScreensTest :
    SheetsTest<Action, View, Event>("bleus", BleusTabletop, moments, boards) {
    @Test
    fun nothingIsLeftOut() =
        assertNothingIsLeftOut(
            Phase.entries - Phase.GAME_OVER,
            Phase.GAME_OVER,
            Action::class.java,
            emptySet(),
        ) { it.phase }

    @Test
    fun forTheShop() = shop(5, Moment(find = ::turn))

    @Test
    fun onTabletsUpright() =
        sheet(
            "board-tablet",
            listOf(
                board to tablet.copy(language = "en"),
                board to upright,
                Moment(find = ::turn) to upright,
            ),
        )
}

private val game = AllezLesBleus()

private val board =
    Moment {
        Moments(game, Setup.of(4)).board {
            it.view.round > 6 &&
                it.view.turn.played.size > 1 &&
                it.view.turn.row.size > 3
        }
    }

private val boards: List<Moment<Action, View, Event>> =
    listOf(
        Moment { Moments(game, Setup.of(2)).board { it.view.round == 1 } },
        board,
        Moment {
            Moments(game, Setup.of(5)).board {
                it.view.round > 4 &&
                    it.view.turn.arrested
                        .isNotEmpty()
            }
        },
        Moment { Moments(game, Setup.of(3)).board { it.view.phase == Phase.GAME_OVER } },
    )

private val moments: List<Moment<Action, View, Event>> =
    listOf(
        Moment(lesson = true) { find(2) { it.asked } },
        Moment(find = ::turn),
        Moment(touch = { market() }, find = ::turn),
        Moment(
            touch = {
                market()
                look("Gangster")
            },
            find = ::turn,
        ),
        // A hand as it has been dealt.
        Moment(find = ::dealt),
        phase(Phase.SPEECH),
        phase(Phase.PROMOTE) { scene ->
            val french = scene.language == Language.FRENCH
            look(if (french) "Contrôle au faciès" else "Profiling stop")
        },
        phase(Phase.ACCIDENT),
        phase(Phase.MEDIATE),
        // Nothing is left but the end of the turn.
        Moment { find(3) { it.asked && it.idle && it.view.round > 4 } },
        Moment(find = ::watching),
        Moment(touch = { player() }, find = ::watching),
        Moment { find(4) { it.view.phase == Phase.GAME_OVER } },
        Moment(layer = Overlay.SIGNS, find = ::turn),
    )

private fun turn() =
    find(4) {
        it.asked &&
            it.view.phase == Phase.MAIN &&
            it.view.round > 4 &&
            Why.POSSIBLE in it.view.offers.arrest &&
            it.view.offers.buy
                .isNotEmpty() &&
            it.view.hand.size > 2 &&
            it.view.turn.played
                .isNotEmpty()
    }

private fun dealt() =
    find(5) {
        it.asked &&
            it.view.phase == Phase.MAIN &&
            it.view.round > 6 &&
            it.view.offers.play_all.size > 2
    }

private val BleusScene.idle: Boolean
    get() =
        view.phase == Phase.MAIN &&
            (view.offers.play + view.offers.arrest).none { it == Why.POSSIBLE } &&
            view.offers.buy.isEmpty()

private fun watching() =
    find(5) {
        !it.asked &&
            it.view.round > 3 &&
            it.view.turn.played.size > 2
    }

private fun phase(
    phase: Phase,
    touch: ComposeTestRule.(BleusScene) -> Unit = {},
) = Moment(touch = touch) { find(3) { it.asked && it.view.phase == phase } }

private fun find(
    seats: Int,
    wanted: (BleusScene) -> Boolean,
): BleusScene = Moments(game, Setup.of(seats)).seat(wanted)

/** Pulls the market out, where it is a drawer. */
private fun ComposeTestRule.market() {
    val drawer = onAllNodes(hasText("Marché", true) or hasText("Market", true))
    if (drawer.fetchSemanticsNodes().isEmpty()) return
    drawer.onLast().performClick()
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
