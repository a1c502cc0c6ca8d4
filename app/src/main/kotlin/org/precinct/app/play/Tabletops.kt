package org.precinct.app.play

import org.precinct.app.play.bleus.BleusTabletop
import org.precinct.app.play.goodcop.GoodCopTabletop
import org.precinct.app.play.kojak.KojakTabletop
import org.precinct.app.play.policecity.PoliceCityTabletop
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.bleus.AllezLesBleus
import org.precinct.engine.goodcop.GoodCopBadCop
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.policecity.PoliceCity

/** The tabletops of the house. */
object Tabletops {
    private val all: Map<String, Tabletop<*, *, *>> =
        Games.all().associate { it.info().id() to tabletop(it) }

    fun of(game: String): Tabletop<*, *, *> = all[game] ?: error("There is no game $game.")

    private fun tabletop(game: Game<*, *, *, *>): Tabletop<*, *, *> =
        when (game) {
            is GoodCopBadCop -> GoodCopTabletop
            is PoliceCity -> PoliceCityTabletop(game)
            is KojakGame -> KojakTabletop(game)
            is AllezLesBleus -> BleusTabletop
            else -> PlainTabletop(game)
        }
}
