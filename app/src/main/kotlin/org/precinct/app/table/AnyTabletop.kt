package org.precinct.app.table

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import com.squareup.wire.Message
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Tabletop
import org.precinct.app.play.Tabletops

/** A scene together with the tabletop of its game, whichever game that is. */
class AnyTabletop<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> private constructor(
    private val tabletop: Tabletop<A, V, E>,
    private val scene: Scene<A, V, E>,
) {
    /** A player's screen, or the public board if nobody in particular looks. */
    @Composable
    fun Draw(
        onAct: (Message<*, *>) -> Unit,
        modifier: Modifier,
    ) = if (scene.seat ==
        null
    ) {
        tabletop.Board(scene, modifier)
    } else {
        tabletop.Seat(scene, onAct, modifier)
    }

    fun lesson(): Lesson? = tabletop.lesson(scene)

    companion object {
        fun of(scene: Scene<*, *, *>): AnyTabletop<*, *, *> = typed(scene)

        /** A game's tabletop draws that game's scenes: both were made for the same rules. */
        @Suppress("UNCHECKED_CAST")
        private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> typed(
            scene: Scene<A, V, E>,
        ) = AnyTabletop(Tabletops.of(scene.game.info().id()) as Tabletop<A, V, E>, scene)
    }
}
