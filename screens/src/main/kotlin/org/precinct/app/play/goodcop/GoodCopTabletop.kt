package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Box
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.SignArt
import org.precinct.app.game.GameFace
import org.precinct.app.play.Scene
import org.precinct.app.play.Tabletop
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View
import org.precinct.seat.Term
import org.precinct.seat.goodcop.GoodCopControls

/** Good Cop Bad Cop on the phone. */
object GoodCopTabletop : Tabletop<Action, View, Event> {
    override val controls: GoodCopControls = GoodCopControls.CONTROLS

    override val face =
        GameFace(
            rules = controls.game(),
            title = R.string.good_cop_bad_cop_name,
            kind = R.string.good_cop_bad_cop_kind,
            line = R.string.good_cop_bad_cop_line,
            goal = R.string.good_cop_bad_cop_goal,
            turn = R.string.good_cop_bad_cop_turn,
            phone = R.string.good_cop_bad_cop_phone,
            emblem = R.drawable.emblem_good_cop_bad_cop,
            // The sand would run while the phone changes hands.
            onOnePhone = mapOf("timers" to "OFF", "window_time" to "OFF"),
        )

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
    ) = PublicBoard(scene, modifier)

    /** Phones remember these names from before games had controls. */
    override fun lessonId(id: String): String = "${game.info().id()} $id"

    @Composable
    override fun Drawn(
        term: Term,
        modifier: Modifier,
    ) {
        val sign = term.sign().orElse(null)
        if (sign != null) {
            val colours = MaterialTheme.colorScheme
            return SignArt(sign, modifier, colours.secondary, colours.surfaceContainer)
        }
        Box(modifier, Alignment.Center) {
            when (term.id()) {
                "honest" -> IntegrityCard(CardType.HONEST, "", 25.dp)
                "crooked" -> IntegrityCard(CardType.CROOKED, "", 25.dp)
                "agent" -> IntegrityCard(CardType.AGENT, "", 25.dp)
                "kingpin" -> IntegrityCard(CardType.KINGPIN, "", 25.dp)
                "hidden" -> IntegrityBack(25.dp)
                else -> EquipmentBack(25.dp)
            }
        }
    }
}
