package org.precinct.app.play.bleus

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.R
import org.precinct.app.game.GameFace
import org.precinct.app.play.Tabletop
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View
import org.precinct.seat.bleus.BleusControls

/** Allez les Bleus: a satirical deck-builder with two decks each. */
object BleusTabletop : Tabletop<Action, View, Event> {
    override val controls = BleusControls.DRAWER
    override val face =
        GameFace(
            rules = controls.game(),
            title = R.string.allez_les_bleus_name,
            kind = R.string.allez_les_bleus_kind,
            line = R.string.allez_les_bleus_line,
            goal = R.string.allez_les_bleus_goal,
            turn = R.string.allez_les_bleus_turn,
            phone = R.string.allez_les_bleus_phone,
            emblem = R.drawable.emblem_allez_les_bleus,
        )

    @Composable
    override fun Seat(
        scene: BleusScene,
        onAct: (Action) -> Unit,
        modifier: Modifier,
    ) = BleusSeat(scene, onAct, modifier)

    @Composable
    override fun Board(
        scene: BleusScene,
        modifier: Modifier,
    ) = PublicBoard(scene, modifier)

    override fun lessonId(id: String): String = "bleus.$id"
}
