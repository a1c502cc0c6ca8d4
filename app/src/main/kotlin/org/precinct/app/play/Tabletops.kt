package org.precinct.app.play

import org.precinct.engine.Games

/** The tabletops of the house. */
object Tabletops {
    private val all: Map<String, Tabletop<*, *, *>> =
        Games.all().associate { it.info().id() to PlainTabletop(it) }

    fun of(game: String): Tabletop<*, *, *> = all[game] ?: error("There is no game $game.")
}
