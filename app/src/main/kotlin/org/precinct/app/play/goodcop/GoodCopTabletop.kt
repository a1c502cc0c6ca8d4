package org.precinct.app.play.goodcop

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Symbol
import org.precinct.app.play.Tabletop
import org.precinct.engine.Game
import org.precinct.engine.goodcop.GoodCopBadCop
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View

/** Good Cop Bad Cop on the phone. */
object GoodCopTabletop : Tabletop<Action, View, Event> {
    override val game: Game<*, Action, View, Event> = GoodCopBadCop()

    @Composable
    override fun Seat(
        scene: Scene<Action, View, Event>,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = GoodCopSeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: Scene<Action, View, Event>,
        modifier: Modifier,
    ) = GoodCopBoard(scene, modifier)

    override fun lesson(scene: Scene<Action, View, Event>): Lesson? = Lessons.of(scene)

    override val glossary: List<Symbol>
        get() = Glossary
}
