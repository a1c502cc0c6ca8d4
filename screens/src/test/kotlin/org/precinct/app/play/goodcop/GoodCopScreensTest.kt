package org.precinct.app.play.goodcop

import org.junit.Test
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.app.play.SheetsTest
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase

/** Good Cop Bad Cop in every phase. */
class GoodCopScreensTest :
    SheetsTest<Action, View, Event>("goodcop", GoodCopTabletop, moments.map { it.moment }, boards) {
    @Test
    fun nothingIsLeftOut() =
        assertNothingIsLeftOut(
            Phase.entries - Phase.NO_PHASE - Phase.GAME_OVER,
            Phase.GAME_OVER,
            Action::class.java,
            // Claims are never asked for: a player's file has them. Whispers are never asked for.
            setOf("card", "type", "side", "kind CLAIM", "kind COMPOSE"),
        ) { it.phase }

    @Test
    fun forTheShop() = shop(2, moment("action").moment)

    @Test
    fun fourAndEightPlayers() = sheet("players", listOf(4, 8).map { shooting(it).moment to day })

    @Test
    fun boardsOnTablets() =
        sheet("board-tablet", listOf(board(6) to tablet.copy(language = "en"), board(8) to upright))
}

private fun shooting(seats: Int) = CopMoment("shoot", seats, wanted = moment("shoot").wanted)

private fun board(seats: Int) =
    board(seats) {
        it.phase == Phase.WINDOW && it.aims() > 1 && it.discard.isNotEmpty()
    }

private fun board(
    seats: Int,
    wanted: (View) -> Boolean,
) = Moment { Moments(goodCop, Setup.of(seats)).board { wanted(it.view) } }

private val boards: List<Moment<Action, View, Event>> =
    listOf(
        board(4) { it.phase == Phase.ORDER_CARDS },
        board(5),
        board(8),
        board(6) { it.phase == Phase.TURN_ACTION && it.seats.any { seat -> seat.eliminated } },
        board(8) { it.phase == Phase.GAME_OVER },
    )
