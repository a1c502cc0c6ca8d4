package org.precinct.app.around

import org.precinct.app.play.Moments
import org.precinct.app.play.Scene
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.GoodCopBadCop
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase
import org.precinct.engine.kojak.proto.View
import org.precinct.engine.goodcop.proto.View as CopView

/** A real game of Kojak, by as many as are in the gallery: what is inside the frames. */
internal class RealGame private constructor(
    language: Language,
) {
    private val moments = Moments(KojakGame(), Setup.of(Gallery.chairs.size), language)

    val turn by lazy {
        moments.seat { it.seat == 0 && it.asked && it.view.phase == Phase.ROLL && it.late() }
    }
    val waiting by lazy {
        moments.seat { it.seat == 0 && !it.asked && it.view.phase == Phase.MOVE && it.late() }
    }

    val board by lazy { moments.board { it.view.phase == Phase.ROLL && it.late() } }

    /** The public board of another game, at which everybody is asked the same. */
    val window by lazy {
        Moments(GoodCopBadCop(), Setup.of(Gallery.chairs.size), language)
            .board { it.view.phase == CopView.Phase.WINDOW && it.view.turn_no > 5 }
    }

    /** By seat, the public board at the end. */
    val over by lazy { moments.everybody { it.view.phase == Phase.GAME_OVER } }

    private fun Scene<Action, View, Event>.late() = view.round > 5

    companion object {
        private val games = mutableMapOf<Language, RealGame>()

        fun of(language: Language) = games.getOrPut(language) { RealGame(language) }
    }
}
