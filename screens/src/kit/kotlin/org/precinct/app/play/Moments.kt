package org.precinct.app.play

import com.squareup.wire.Message
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players

/** Finds moments of real games, so that each phase can be drawn: the same ones each time. */
class Moments<S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val game: Game<S, A, V, E>,
    private val setup: Setup,
    private val language: Language = Language.ENGLISH,
) {
    /**
     * The first scene, of any seat, for which [wanted] holds, in games played partly by bots and
     * partly at random.
     */
    fun seat(wanted: (Scene<A, V, E>) -> Boolean): Scene<A, V, E> =
        find { scenes, state ->
            (0..<setup.seats()).asSequence().map { scenes.seat(state, it) }.firstOrNull(wanted)
        }

    /** The same for the public board. */
    fun board(wanted: (Scene<A, V, E>) -> Boolean): Scene<A, V, E> =
        find { scenes, state -> scenes.board(state).takeIf(wanted) }

    /** Of one moment for which [wanted] holds at some seat, the scenes of all seats and the board. */
    fun everybody(wanted: (Scene<A, V, E>) -> Boolean): List<Scene<A, V, E>> =
        find { scenes, state ->
            val all = List(setup.seats()) { scenes.seat(state, it) } + scenes.board(state)
            all.takeIf { it.dropLast(1).any(wanted) }
        }

    private fun <T : Any> find(looks: (Scenes<S, A, V, E>, S) -> T?): T {
        repeat(SEEDS) { seed ->
            val match = Match(game, setup, Chance.of("moment $seed"))
            val luck = Chance.of("moments $seed")
            val scenes = Scenes(game, setup.seats(), language)
            val random = Players.random(game, setup.seats())
            val bots =
                Players.bots(
                    game,
                    List(setup.seats()) { seat ->
                        val easy = seat % 2 == 0
                        game.bot(if (easy) BotLevel.EASY else BotLevel.NORMAL)
                    },
                )
            while (true) {
                scenes.hear(match.state())
                looks(scenes, match.state())?.let { return it }
                if (match.isOver()) break
                match.take((if (luck.oneIn(3)) random else bots).next(match.state(), luck))
            }
        }
        throw AssertionError("no such moment in $SEEDS games of ${game.info().id()} $setup")
    }

    private companion object {
        const val SEEDS = 60
    }
}
