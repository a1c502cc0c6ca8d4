package org.precinct.app.play.policecity

import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Point
import org.precinct.engine.policecity.proto.Positions
import org.precinct.engine.policecity.proto.Split
import org.precinct.engine.policecity.proto.View

/** What the only one there leaves behind. */
data class SoloDraft(
    val left: Set<Int> = emptySet(),
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        if (touch !is Touch.OfGain) return Reaction.Nothing
        return Reaction.Edit(SoloDraft(left.toggled(touch.position)))
    }

    override fun action(moment: Moment): Action =
        moment.act { take_all_but(Positions(left.sorted())) }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? = action.take_all_but?.let { apart(left, it.positions) + 1 }
}

/** Who takes what: a gain is picked up, and goes to the captain touched next. */
data class SplitDraft(
    /** For each gain 1 + the seat that takes it, or 0. */
    val takers: List<Int>,
    /** The gain in the hand, the first one 1. */
    val held: Int? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when (touch) {
            is Touch.OfGain ->
                Reaction.Edit(copy(held = touch.position.takeIf { it != held }))
            is Touch.OfTaker -> {
                val may = touch.taker == 0 || moment.view.participants has touch.taker - 1
                if (held == null || !may) Reaction.Nothing else give(held, touch.taker)
            }
            is Touch.OfSplit ->
                if (touch.takers == takers) {
                    Reaction.Nothing
                } else {
                    Reaction.Edit(SplitDraft(touch.takers))
                }
            else -> Reaction.Nothing
        }

    override fun holds(touch: Touch): Boolean = touch is Touch.OfGain && touch.position == held

    private fun give(
        position: Int,
        taker: Int,
    ): Reaction =
        Reaction.Edit(
            SplitDraft(takers.mapIndexed { n, old -> if (n + 1 == position) taker else old }),
        )

    override fun action(moment: Moment): Action = moment.act { propose(Split(takers)) }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.propose?.takers ?: return null
        val wrong = wanted.indices.filter { wanted[it] != takers[it] }
        // Two touches for each, of which picking up the first may be done already.
        val picked = held != null && held - 1 in wrong
        return 2 * wrong.size - (if (picked) 1 else 0) + 1
    }

    companion object {
        /** The own proposal, or everything in the middle. */
        fun of(view: View): SplitDraft =
            SplitDraft(
                view.proposals.lastOrNull { it.author == view.mine.seat }?.takers
                    ?: view.gains.map { 0 },
            )
    }
}

/** The kind of token taken instead of what is not in the supply. */
data class PickDraft(
    val kind: Kind? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        if (touch !is Touch.OfKind || Element.of(touch.kind) !in moment.view.mine.may.pick) {
            return Reaction.Nothing
        }
        return Reaction.Edit(PickDraft(touch.kind.takeIf { it != kind }))
    }

    override fun action(moment: Moment): Action? = kind?.let { moment.act { pick(Element.of(it)) } }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? = action.pick?.let { if (kind != null && it == Element.of(kind)) 1 else 2 }
}

/** Fingers by seat. */
data class PointDraft(
    val fingers: Map<Int, Int> = emptyMap(),
) : Draft {
    fun at(seat: Int): Int = fingers[seat] ?: 0

    val all: Int get() = fingers.values.sum()

    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction {
        if (touch !is Touch.OfFinger) return Reaction.Nothing
        val may = moment.view.mine.may
        val now = at(touch.seat)
        val room = all < may.point_ranks && (now > 0 || fingers.size < MOST)
        return when {
            touch.seat !in may.point_seats -> Reaction.Nothing
            touch.more && room -> Reaction.Edit(PointDraft(fingers + (touch.seat to now + 1)))
            touch.more || now == 0 -> Reaction.Nothing
            now == 1 -> Reaction.Edit(PointDraft(fingers - touch.seat))
            else -> Reaction.Edit(PointDraft(fingers + (touch.seat to now - 1)))
        }
    }

    override fun action(moment: Moment): Action? {
        if (all != 0 && all != moment.view.mine.may.point_ranks) return null
        val seats = fingers.keys.sorted()
        return moment.act { point(Point(seats, seats.map(::at))) }
    }

    override fun missing(moment: Moment): String? =
        if (action(moment) == null) "err_point_sum" else null

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.point ?: return null
        return apart(list(), wanted.seats.zip(wanted.ranks).flatMap { (s, n) -> List(n) { s } }) + 1
    }

    private fun list() = fingers.flatMap { (seat, n) -> List(n) { seat } }

    companion object {
        const val MOST = 2

        /** Where the player points already, or nowhere. */
        fun of(view: View): PointDraft {
            val pointed = view.mine.pointed ?: return PointDraft()
            return PointDraft(pointed.seats.zip(pointed.ranks).toMap())
        }
    }
}
