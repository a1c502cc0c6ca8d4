package org.precinct.app.play.kojak

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.precinct.app.R
import org.precinct.app.game.GameFace
import org.precinct.app.play.Attendance
import org.precinct.app.play.Sitter
import org.precinct.app.play.Tabletop
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.Term
import org.precinct.seat.kojak.KojakControls

/** Kojak: a race across town for four arrests. */
object KojakTabletop : Tabletop<Action, View, Event> {
    override val controls: KojakControls = KojakControls.get()

    override val face =
        GameFace(
            rules = controls.game(),
            title = R.string.kojak_name,
            kind = R.string.kojak_kind,
            line = R.string.kojak_line,
            goal = R.string.kojak_goal,
            turn = R.string.kojak_turn,
            phone = R.string.kojak_phone,
            emblem = R.drawable.emblem_kojak,
        )

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
        val somebody = Sitter("", Tint.RED, Badge.ROUND, Attendance.HERE)
        if (sign == null) CarArt(somebody, 2, modifier) else TownSign(sign, modifier)
    }
}
