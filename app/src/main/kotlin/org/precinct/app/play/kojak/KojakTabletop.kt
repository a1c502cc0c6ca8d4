package org.precinct.app.play.kojak

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.play.Tabletop
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.Term
import org.precinct.seat.kojak.KojakControls

/** Kojak: a race across town for four arrests. */
class KojakTabletop(
    override val game: KojakGame,
) : Tabletop<Action, View, Event> {
    override val controls: KojakControls = KojakControls.get()

    @Composable
    override fun Seat(
        scene: KojakScene,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = KojakSeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: KojakScene,
        modifier: Modifier,
    ) = KojakBoardScreen(scene, modifier)

    @Composable
    override fun Drawn(
        term: Term,
        modifier: Modifier,
    ) {
        val sign = term.sign().orElse(null)
        if (sign == null) CarArt(0, 2, modifier) else TownSign(sign, modifier)
    }
}
