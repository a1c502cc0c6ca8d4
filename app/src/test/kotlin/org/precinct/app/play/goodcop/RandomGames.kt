package org.precinct.app.play.goodcop

import org.precinct.engine.Chance
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Viewer
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players

/** Moments of random games of all sizes, both editions. */
internal object RandomGames {
    /** One seat at one moment. */
    class Moment(
        val view: View,
        val choices: List<Action>,
        val accepts: (Action) -> Boolean,
        /** The same moment on the public board. */
        val board: View,
    )

    fun each(visit: (Moment) -> Unit) {
        for (seats in 4..8) {
            for ((n, edition) in listOf("NEW", "FIRST", "NEW").withIndex()) {
                play(game(), Setup.of(seats, "edition", edition), "random $seats $n", visit)
            }
        }
    }

    @Suppress("UNCHECKED_CAST")
    private fun game() = Games.find("good-cop-bad-cop").get() as Game<Any, Action, View, Event>

    private fun play(
        game: Game<Any, Action, View, Event>,
        setup: Setup,
        seed: String,
        visit: (Moment) -> Unit,
    ) {
        val chance = Chance.of(seed)
        val match = Match(game, setup, chance)
        val driver = Players.random(game, setup.seats())
        while (true) {
            val state = match.state()
            val board = game.view(state, Viewer.BOARD)
            for (seat in List(setup.seats(), Seat::of)) {
                visit(
                    Moment(
                        game.view(state, Viewer.of(seat)),
                        game.choices(state, seat),
                        { !game.check(state, seat, it).isPresent },
                        board,
                    ),
                )
            }
            if (match.isOver) break
            match.take(driver.next(state, chance.at(1_000_000L + match.steps().size)))
        }
    }
}
