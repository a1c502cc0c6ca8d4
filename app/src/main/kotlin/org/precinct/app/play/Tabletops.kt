package org.precinct.app.play

import org.precinct.app.play.goodcop.GoodCopTabletop
import org.precinct.engine.Games

/** The tabletops of the house. */
object Tabletops {
    private val own: Map<String, Tabletop<*, *, *>> =
        listOf(GoodCopTabletop).associateBy { it.game.info().id() }

    private val all: Map<String, Tabletop<*, *, *>> =
        Games.all().associate { game ->
            val id = game.info().id()
            id to (own[id] ?: PlainTabletop(game))
        }

    fun of(game: String): Tabletop<*, *, *> = all[game] ?: error("There is no game $game.")
}
