package org.precinct.app.play.policecity

import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.CounterOrder
import org.precinct.engine.policecity.proto.Dice
import org.precinct.engine.policecity.proto.Helicopter
import org.precinct.engine.policecity.proto.Place
import org.precinct.engine.policecity.proto.Ride
import org.precinct.engine.policecity.proto.TakeBack
import org.precinct.engine.policecity.proto.View

/** Sending out dice: one is picked up, and goes where the next touch says. */
data class DeployDraft(
    val held: Int? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when (touch) {
            is Touch.OfDie -> ofDie(touch, moment)
            is Touch.OfSlot -> held?.let { onto(it, touch.slot, moment) } ?: Reaction.Nothing
            Touch.Home -> held?.let { home(it, moment) } ?: Reaction.Nothing
            else -> Reaction.Nothing
        }

    private fun ofDie(
        touch: Touch.OfDie,
        moment: Moment,
    ): Reaction {
        if (touch.seat != moment.me) return Reaction.Nothing
        val ride = held?.let { ride(it, touch.die, moment) }
        return when {
            ride != null -> Reaction.Send(ride)
            touch.die == held -> Reaction.Edit(DeployDraft())
            mayMove(touch.die, moment) -> Reaction.Edit(DeployDraft(touch.die))
            else -> Reaction.Nothing
        }
    }

    /** An informant that is put on a card gets on the first of the own dice there. */
    private fun onto(
        die: Int,
        slot: Int,
        moment: Moment,
    ): Reaction {
        val place = moment.act { place(Place(die, slot)) }
        if (moment.allows(place)) return Reaction.Send(place)
        val own = moment.view.players[moment.me].dice
        val ride =
            own.indices
                .filter { own[it] == slot }
                .firstNotNullOfOrNull { ride(die, it + 1, moment) }
        return ride?.let { Reaction.Send(it) } ?: Reaction.Nothing
    }

    private fun home(
        die: Int,
        moment: Moment,
    ): Reaction {
        val back = moment.act { take_back(TakeBack(die)) }
        return if (moment.allows(back)) Reaction.Send(back) else Reaction.Nothing
    }

    private fun ride(
        informant: Int,
        carrier: Int,
        moment: Moment,
    ): Action? {
        if (informant <= Staff.OWN || carrier > Staff.OWN) return null
        return moment.act { ride(Ride(informant, carrier)) }.takeIf(moment::allows)
    }

    override fun holds(touch: Touch): Boolean = touch is Touch.OfDie && touch.die == held

    override fun action(moment: Moment): Action? = null

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val die =
            action.place?.die ?: action.ride?.informant ?: action.take_back?.die ?: return null
        return when {
            held == die -> 1
            // Touching the die would put the held informant on it, which has to be let go first.
            held != null && ride(held, die, moment) != null -> 3
            else -> 2
        }
    }

    companion object {
        fun mayMove(
            die: Int,
            moment: Moment,
        ): Boolean =
            with(moment.view.mine.may) {
                die in dice || die in informants || die in take_back
            }
    }
}

/** The own dice that fly from one card to another. */
data class HelicopterDraft(
    val dice: Set<Int> = emptySet(),
    val to: Int? = null,
) : Draft {
    fun from(view: View): Int? =
        dice.firstOrNull()?.let { view.players[view.mine.seat].dice[it - 1] }

    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when {
            touch is Touch.OfDie && touch.seat == moment.me -> ofDie(touch.die, moment.view)
            touch is Touch.OfSlot &&
                touch.slot in moment.view.mine.may.slots &&
                touch.slot != from(moment.view) ->
                Reaction.Edit(copy(to = touch.slot))
            else -> Reaction.Nothing
        }

    override fun holds(touch: Touch): Boolean = touch is Touch.OfDie && touch.die in dice

    private fun ofDie(
        die: Int,
        view: View,
    ): Reaction {
        val at = view.players[view.mine.seat].dice.getOrElse(die - 1) { 0 }
        if (at <= 0) return Reaction.Nothing
        val together = from(view).let { it == null || it == at }
        return Reaction.Edit(
            HelicopterDraft(
                if (together) dice.toggled(die) else setOf(die),
                to.takeIf { it != at },
            ),
        )
    }

    override fun action(moment: Moment): Action? {
        val from = from(moment.view) ?: return null
        if (to == null) return null
        return moment.act { helicopter(Helicopter(from, dice.sorted(), to)) }
    }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.helicopter ?: return null
        val from = from(moment.view)
        // Dice on another card are dropped by the first one picked up here.
        val wrong =
            if (from == null || from == wanted.from) {
                apart(dice, wanted.dice)
            } else {
                wanted.dice.size
            }
        return wrong + (if (to == wanted.to) 0 else 1) + 1
    }
}

/** One or two rival dice, and the card that they are ordered to: each is 4 × seat + die. */
data class CounterOrderDraft(
    val dice: Set<Int> = emptySet(),
    val to: Int? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when {
            touch is Touch.OfDie && touch.seat != moment.me && touch.die <= Staff.OWN ->
                ofDie(Staff.OWN * touch.seat + touch.die, moment.view)
            touch is Touch.OfSlot &&
                touch.slot in moment.view.mine.may.slots &&
                dice.none { at(it, moment.view) == touch.slot } ->
                Reaction.Edit(copy(to = touch.slot))
            else -> Reaction.Nothing
        }

    override fun holds(touch: Touch): Boolean =
        touch is Touch.OfDie && Staff.OWN * touch.seat + touch.die in dice

    private fun ofDie(
        die: Int,
        view: View,
    ): Reaction {
        val at = at(die, view)
        if (at <= 0 || die !in dice && dice.size == MOST) return Reaction.Nothing
        return Reaction.Edit(CounterOrderDraft(dice.toggled(die), to.takeIf { it != at }))
    }

    private fun at(
        die: Int,
        view: View,
    ) = view.players[(die - 1) / Staff.OWN].dice[(die - 1) % Staff.OWN]

    override fun action(moment: Moment): Action? {
        if (dice.isEmpty() || to == null) return null
        return moment.act { counter_order(CounterOrder(dice.sorted(), to)) }
    }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.counter_order ?: return null
        return apart(dice, wanted.dice) + (if (to == wanted.to) 0 else 1) + 1
    }

    private companion object {
        const val MOST = 2
    }
}

/** The dice to throw again; none is an answer as well. */
data class RerollDraft(
    val dice: Set<Int> = emptySet(),
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        val mine = touch is Touch.OfDie && touch.seat == moment.me
        if (!mine || (touch as Touch.OfDie).die !in moment.view.mine.may.rerollable) {
            return Reaction.Nothing
        }
        return Reaction.Edit(RerollDraft(dice.toggled(touch.die)))
    }

    override fun action(moment: Moment): Action = moment.act { reroll(Dice(dice.sorted())) }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? = action.reroll?.let { apart(dice, it.dice) + 1 }
}

/** The dice that go to the office. */
data class RemoveDraft(
    val dice: Set<Int> = emptySet(),
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        if (touch !is Touch.OfDie || touch.seat != moment.me) return Reaction.Nothing
        val may = moment.view.mine.may
        val room = touch.die in dice || dice.size < may.remove
        if (touch.die !in may.removable || !room) return Reaction.Nothing
        return Reaction.Edit(RemoveDraft(dice.toggled(touch.die)))
    }

    override fun action(moment: Moment): Action? {
        if (dice.size != moment.view.mine.may.remove) return null
        return moment.act { remove(Dice(dice.sorted())) }
    }

    override fun missing(moment: Moment): String? =
        if (action(moment) == null) "err_remove_count" else null

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? = action.remove?.let { apart(dice, it.dice) + 1 }
}

/** The die that stays in the office. */
data class KeepDraft(
    val die: Int? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        val mine = touch is Touch.OfDie && touch.seat == moment.me
        if (!mine || (touch as Touch.OfDie).die !in moment.view.mine.may.keep) {
            return Reaction.Nothing
        }
        return Reaction.Edit(KeepDraft(touch.die.takeIf { it != die }))
    }

    override fun action(moment: Moment): Action? = die?.let { moment.act { keep(it) } }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? = action.keep?.let { if (it == die) 1 else 2 }
}
