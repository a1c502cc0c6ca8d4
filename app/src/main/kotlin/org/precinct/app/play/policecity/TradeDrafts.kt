package org.precinct.app.play.policecity

import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Deal
import org.precinct.engine.policecity.proto.Offer
import org.precinct.engine.policecity.proto.View

/** Four tokens for four ranks. */
data class DealDraft(
    /** Open tokens as 8 × seat + kind. */
    val give: List<Int>,
    /** Kinds from the own file. */
    val filed: List<Int>,
    /** By seat. */
    val ranks: List<Int>,
) : Draft {
    val tokens: Int get() = give.size + filed.size

    fun given(
        seat: Int,
        element: Int,
        fromFile: Boolean,
    ): Int =
        if (fromFile) filed.count { it == element } else give.count { it == 8 * seat + element }

    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when (touch) {
            is Touch.OfElement -> ofToken(touch, moment.view)
            is Touch.OfRank -> ofRank(touch)
            else -> Reaction.Nothing
        }

    private fun ofToken(
        touch: Touch.OfElement,
        view: View,
    ): Reaction {
        if (Element.kind(touch.element) == null) return Reaction.Nothing
        val now = given(touch.seat, touch.element, touch.filed)
        val have = view.owned(touch.seat, touch.element, touch.filed)
        val may =
            if (touch.more) {
                now < have && tokens < FOUR && !view.players[touch.seat].absent
            } else {
                now > 0
            }
        val key = if (touch.filed) touch.element else 8 * touch.seat + touch.element
        val old = if (touch.filed) filed else give
        val new = if (touch.more) (old + key).sorted() else old.less(key)
        return when {
            !may -> Reaction.Nothing
            touch.filed -> Reaction.Edit(copy(filed = new))
            else -> Reaction.Edit(copy(give = new))
        }
    }

    private fun ofRank(touch: Touch.OfRank): Reaction {
        val now = ranks[touch.seat]
        if (if (touch.more) ranks.sum() >= FOUR else now == 0) return Reaction.Nothing
        val then = if (touch.more) now + 1 else now - 1
        return Reaction.Edit(
            copy(ranks = ranks.mapIndexed { seat, old -> if (seat == touch.seat) then else old }),
        )
    }

    override fun action(moment: Moment): Action? {
        if (missing(moment) != null) return null
        return moment.act { deal(Deal(give, filed, ranks)) }
    }

    override fun missing(moment: Moment): String? =
        when {
            tokens != FOUR -> "err_deal_tokens"
            ranks.sum() != FOUR -> "err_deal_ranks"
            else -> null
        }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.deal ?: return null
        val rising = ranks.indices.sumOf { kotlin.math.abs(ranks[it] - wanted.ranks[it]) }
        return apart(give, wanted.give) + apart(filed, wanted.give_filed) + rising + 1
    }

    override fun revised(view: View): Draft =
        copy(
            give =
                give.groupBy { it }.flatMap { (token, all) ->
                    all.take(view.owned(token / 8, token % 8, false))
                },
            filed =
                filed.groupBy { it }.flatMap { (kind, all) ->
                    all.take(view.owned(view.mine.seat, kind, true))
                },
        )

    companion object {
        const val FOUR = 4

        /** The own proposal, or nothing yet. */
        fun of(view: View): DealDraft {
            val own = view.deals.lastOrNull { it.author == view.mine.seat }?.deal
            return DealDraft(
                own?.give ?: emptyList(),
                own?.give_filed ?: emptyList(),
                own?.ranks ?: view.players.map { 0 },
            )
        }
    }
}

/** A swap offered to a colleague. */
data class OfferDraft(
    val to: Int? = null,
    val give: List<Int> = emptyList(),
    val filed: List<Int> = emptyList(),
    val want: List<Int> = emptyList(),
) : Draft {
    fun count(
        mine: Boolean,
        element: Int,
        fromFile: Boolean,
    ): Int =
        (
            if (!mine) {
                want
            } else if (fromFile) {
                filed
            } else {
                give
            }
        ).count { it == element }

    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when (touch) {
            is Touch.OfCaptain ->
                if (touch.seat == to || touch.seat !in moment.view.mine.may.offer_to) {
                    Reaction.Nothing
                } else {
                    Reaction.Edit(copy(to = touch.seat, want = emptyList()))
                }
            is Touch.OfElement -> ofElement(touch, moment)
            else -> Reaction.Nothing
        }

    private fun ofElement(
        touch: Touch.OfElement,
        moment: Moment,
    ): Reaction {
        val mine = touch.seat == moment.me
        if (!mine && (touch.seat != to || touch.filed)) return Reaction.Nothing
        val now = count(mine, touch.element, touch.filed)
        val have = moment.view.owned(touch.seat, touch.element, touch.filed)
        if (if (touch.more) now >= have else now == 0) return Reaction.Nothing

        fun changed(old: List<Int>) =
            if (touch.more) (old + touch.element).sorted() else old.less(touch.element)
        return Reaction.Edit(
            when {
                !mine -> copy(want = changed(want))
                touch.filed -> copy(filed = changed(filed))
                else -> copy(give = changed(give))
            },
        )
    }

    override fun action(moment: Moment): Action? {
        if (to == null || missing(moment) != null) return null
        return moment.act { offer(Offer(to, give, filed, want)) }
    }

    override fun missing(moment: Moment): String? =
        when {
            to == null -> "err_offer_self"
            want.isEmpty() || give.isEmpty() && filed.isEmpty() -> "err_no_gifts"
            else -> null
        }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        val wanted = action.offer ?: return null
        val theirs = if (to == wanted.to) apart(want, wanted.want) else 1 + wanted.want.size
        return theirs + apart(give, wanted.give) + apart(filed, wanted.give_filed) + 1
    }

    override fun revised(view: View): Draft {
        fun List<Int>.held(
            seat: Int,
            fromFile: Boolean,
        ) = groupBy { it }.flatMap { (element, all) ->
            all.take(view.owned(seat, element, fromFile))
        }
        val me = view.mine.seat
        return OfferDraft(
            to,
            give.held(me, false),
            filed.held(me, true),
            if (to == null) emptyList() else want.held(to, false),
        )
    }
}

/** How many of an element somebody has in the open, or the viewer in the file. */
internal fun View.owned(
    seat: Int,
    element: Int,
    fromFile: Boolean,
): Int {
    if (fromFile) return if (seat == mine?.seat) mine.file.count { it == element } else 0
    val kind = Element.kind(element)
    if (kind != null) return players[seat].seizures[kind.ordinal]
    return players[seat].cards.count { Element.of(CityBox.card(it)) == element }
}
