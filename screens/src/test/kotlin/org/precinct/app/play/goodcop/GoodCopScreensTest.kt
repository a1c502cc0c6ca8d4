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
            // The beat before a turn passes is open to everybody and asks nobody.
            Phase.entries - Phase.NO_PHASE - Phase.GAME_OVER - Phase.TURN_PASSES,
            Phase.GAME_OVER,
            Action::class.java,
            // Claims are never asked for: a player's file has them. Whispers are never asked for.
            setOf("card", "type", "side", "kind CLAIM", "kind COMPOSE"),
        ) { it.phase }

    @Test
    fun forTheShop() = shop(2, moment("action").moment)

    @Test
    fun fourToEightPlayers() {
        val tables = (4..8).map(::everybodyAims)
        sheet("players", tables.map { it to day } + tables.map { it to night }, tables.size)
    }

    @Test
    fun boardsOnTablets() =
        sheet("board-tablet", listOf(board(6) to tablet.copy(language = "en"), board(8) to upright))
}

/** Two neighbours aim at each other, and everybody else across the table. */
private fun everybodyAims(seats: Int) =
    Moment(touch = { look() }) {
        val scene =
            CopMoment("shoot", seats) { view ->
                view.phase == Phase.TURN_ACTION &&
                    view.own().aim != null &&
                    view.seats.none { it.eliminated } &&
                    view.seats.any { it.seen_by.isNotEmpty() }
            }.scene()
        val aims =
            scene.view.seats.mapIndexed { n, seat ->
                val aim = if (n < 2) 1 - n else (n + seats / 2) % seats
                seat
                    .newBuilder()
                    .armed(true)
                    .aim(aim)
                    .build()
            }
        scene.copy(
            view =
                scene.view
                    .newBuilder()
                    .seats(aims)
                    .build(),
        )
    }

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
