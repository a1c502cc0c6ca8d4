package org.precinct.app.play.policecity

import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Claim
import org.precinct.engine.policecity.proto.Combine
import org.precinct.engine.policecity.proto.View

/** What may be done at any time: an objective to claim, or a combination to trade in. */
data class DeskDraft(
    val objective: Int? = null,
    val cards: Set<Int> = emptySet(),
    /** The special action named instead of the printed one; 0 leaves it to the game. */
    val token: Int = 0,
    val combine: Combine? = null,
) : Draft {
    override fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction =
        when (touch) {
            is Touch.OfObjective -> ofObjective(touch.number, moment)
            is Touch.OfCard ->
                if (usable(moment).contains(touch.number)) {
                    Reaction.Edit(copy(cards = cards.toggled(touch.number)))
                } else {
                    Reaction.Nothing
                }
            is Touch.OfToken ->
                if (objective == null || touch.number == token) {
                    Reaction.Nothing
                } else {
                    Reaction.Edit(copy(token = touch.number))
                }
            is Touch.OfCombination ->
                if (touch.combine in moment.view.mine.may.combines) {
                    Reaction.Edit(DeskDraft(combine = touch.combine.takeIf { it != combine }))
                } else {
                    Reaction.Nothing
                }
            else -> Reaction.Nothing
        }

    private fun ofObjective(
        number: Int,
        moment: Moment,
    ): Reaction {
        if (number == objective) return Reaction.Edit(DeskDraft())
        val sets = sets(number, moment.view)
        if (sets.isEmpty()) return Reaction.Nothing
        // Where there is nothing to choose, the cards are chosen already.
        return Reaction.Edit(DeskDraft(number, sets.singleOrNull().orEmpty().toSet()))
    }

    /** The own cards that could go for the chosen objective. */
    fun usable(moment: Moment): Set<Int> =
        if (objective == null) emptySet() else sets(objective, moment.view).flatten().toSet()

    /** Special actions to name, where the printed one is not in the supply. */
    fun tokens(moment: Moment): List<Int> {
        val instead =
            moment.choices
                .mapNotNull { it.claim }
                .filter { it.objective == objective && it.alt_token != 0 }
                .map { it.alt_token }
                .distinct()
        return if (instead.isEmpty()) emptyList() else listOf(0) + instead.sorted()
    }

    override fun action(moment: Moment): Action? {
        val built = Action.Builder()
        when {
            combine != null -> built.combine(combine)
            objective != null -> built.claim(Claim(objective, cards.sorted(), token))
            else -> return null
        }
        return built.build().takeIf(moment::allows)
    }

    override fun missing(moment: Moment): String? =
        when {
            objective == null || action(moment) != null -> null
            sets(objective, moment.view).any { cards.size > it.size && cards.containsAll(it) } ->
                "err_card_too_many"
            else -> "err_objective_cards"
        }

    override fun distance(
        action: Action,
        moment: Moment,
    ): Int? {
        action.combine?.let { return if (it == combine) 1 else 2 }
        val claim = action.claim ?: return null
        val tokenLeft = if (claim.alt_token == 0) 0 else 1
        if (claim.objective != objective) return 2 + claim.cards.size + tokenLeft
        return apart(cards, claim.cards) + (if (token == claim.alt_token) 0 else 1) + 1
    }

    override fun revised(view: View): Draft =
        when {
            combine != null && combine !in view.mine.may.combines -> DeskDraft()
            objective != null && sets(objective, view).isEmpty() -> DeskDraft()
            objective != null ->
                copy(
                    cards =
                        cards intersect sets(objective, view).flatten().toSet(),
                )
            else -> this
        }

    companion object {
        /** The sets of own cards with which an objective can be met now. */
        fun sets(
            objective: Int,
            view: View,
        ): List<List<Int>> =
            view.mine.may.claims
                .filter { it.objective == objective }
                .map { it.cards }

        fun isFree(action: Action): Boolean =
            action.claim != null ||
                action.combine != null ||
                action.file_in != null ||
                action.file_out != null
    }
}
