package org.precinct.app.play.goodcop

import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Play
import org.precinct.engine.goodcop.proto.Side
import org.precinct.engine.goodcop.proto.StandingPass
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View

/** Writes actions against a view. */
internal class Acts(
    private val view: View,
) {
    private fun of(kind: Kind) = Action.Builder().kind(kind).state_seq(view.state_seq)

    private fun answer(kind: Kind) = Action.Builder().kind(kind).window_no(view.window_no)

    fun order(order: List<Int>): Action = of(Kind.ORDER).order(order).build()

    fun announce(action: TurnAction): Action = of(Kind.ANNOUNCE).announce(action).build()

    fun investigate(place: Int): Action =
        of(Kind.ANNOUNCE).announce(TurnAction.INVESTIGATE).place(place).build()

    /** What is announced already. */
    fun announced(): Action = of(Kind.ANNOUNCE).announce(view.announced).place(view.place).build()

    fun play(play: Play): Action {
        val window = view.phase == View.Phase.WINDOW
        return (if (window) answer(Kind.PLAY) else of(Kind.PLAY)).play(play).build()
    }

    fun pass(): Action = answer(Kind.PASS).build()

    fun keep(): Action = of(Kind.KEEP).build()

    fun turnUp(place: Int): Action = of(Kind.CHOOSE_CARD).place(place).build()

    fun aim(seat: Int): Action = of(Kind.CHOOSE_AIM).seat(seat).build()

    fun discard(card: Equipment): Action = of(Kind.DISCARD).card(card).build()

    fun endTurn(aim: Int?): Action = of(Kind.END_TURN).seat(aim).build()

    fun standingPass(setting: StandingPass): Action =
        of(Kind.SET_STANDING_PASS).standing_pass(setting).build()

    fun claim(
        place: Int,
        type: CardType,
    ): Action = of(Kind.CLAIM).place(place).type(type).build()

    fun claim(
        seat: Int,
        side: Side,
    ): Action = of(Kind.CLAIM).seat(seat).side(side).build()
}
