package org.precinct.app.play

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import com.squareup.wire.Message
import org.precinct.app.play.bleus.BleusTabletop
import org.precinct.app.play.goodcop.GoodCopTabletop
import org.precinct.app.play.kojak.KojakTabletop
import org.precinct.app.play.policecity.PoliceCityTabletop

/** The tabletops of the house. */
object Tabletops {
    /** In the order of the engine. Made of files: not for the main thread. */
    val all: List<Tabletop<*, *, *>> =
        listOf(GoodCopTabletop, PoliceCityTabletop, KojakTabletop, BleusTabletop)

    /** A game's tabletop draws that game's scenes: both were made for the same rules. */
    @Suppress("UNCHECKED_CAST")
    fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> of(
        scene: Scene<A, V, E>,
    ): Tabletop<A, V, E> = of(scene.game.info().id()) as Tabletop<A, V, E>

    fun of(game: String): Tabletop<*, *, *> = find(game) ?: error("There is no game $game.")

    fun find(game: String): Tabletop<*, *, *>? = all.find { it.game.info().id() == game }
}

/** A player's screen of any game, or the public board if nobody in particular looks. */
@Composable
fun SceneScreen(
    scene: Scene<*, *, *>,
    modifier: Modifier,
    onAct: (Message<*, *>) -> Unit = {},
) = Typed(scene, modifier, onAct)

@Composable
private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Typed(
    scene: Scene<A, V, E>,
    modifier: Modifier,
    onAct: (Message<*, *>) -> Unit,
) {
    val tabletop = Tabletops.of(scene)
    if (scene.seat == null) {
        tabletop.Board(scene, modifier)
    } else {
        tabletop.Seat(scene, onAct, modifier)
    }
}

/** What a newcomer should be told at this moment of any game. */
fun lesson(scene: Scene<*, *, *>): LessonText? = typedLesson(scene)

private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> typedLesson(
    scene: Scene<A, V, E>,
): LessonText? = Tabletops.of(scene).lesson(scene)
