package org.precinct.app.play.policecity

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.play.Lesson
import org.precinct.app.play.Symbol
import org.precinct.app.play.Tabletop
import org.precinct.engine.Game
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.View

/** Police City on phones, and on a tablet between them. */
class PoliceCityTabletop(
    override val game: Game<*, Action, View, Event>,
) : Tabletop<Action, View, Event> {
    @Composable
    override fun Seat(
        scene: CityScene,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = CitySeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: CityScene,
        modifier: Modifier,
    ) = CityBoard(scene, modifier)

    override fun lesson(scene: CityScene): Lesson? = cityLesson(scene)

    override val glossary: List<Symbol> = cityGlossary
}
