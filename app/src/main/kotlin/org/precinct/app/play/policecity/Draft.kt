package org.precinct.app.play.policecity

import androidx.compose.runtime.Immutable
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Combine
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.View

/** Something on the screen that a player can touch. */
sealed interface Touch {
    data class OfDie(
        val seat: Int,
        val die: Int,
    ) : Touch

    data class OfSlot(
        val slot: Int,
    ) : Touch

    /** The place where dice stand that are not sent out. */
    data object Home : Touch

    /** @param position in the list of gains, the first one 1 */
    data class OfGain(
        val position: Int,
    ) : Touch

    /** @param taker 1 + a seat, or 0 for what is set aside */
    data class OfTaker(
        val taker: Int,
    ) : Touch

    /** @param takers for each gain */
    data class OfSplit(
        val takers: List<Int>,
    ) : Touch

    /** A finger more or less. */
    data class OfFinger(
        val seat: Int,
        val more: Boolean,
    ) : Touch

    /** A rank more or less in a deal. */
    data class OfRank(
        val seat: Int,
        val more: Boolean,
    ) : Touch

    /** One more of these put into the draft, or one less. */
    data class OfElement(
        val seat: Int,
        val element: Int,
        val filed: Boolean,
        val more: Boolean,
    ) : Touch

    data class OfKind(
        val kind: Kind,
    ) : Touch

    data class OfCaptain(
        val seat: Int,
    ) : Touch

    data class OfObjective(
        val number: Int,
    ) : Touch

    data class OfCard(
        val number: Int,
    ) : Touch

    /** @param number of a special action, or 0 to leave it to the game */
    data class OfToken(
        val number: Int,
    ) : Touch

    data class OfCombination(
        val combine: Combine,
    ) : Touch

    /** Sends what has been put together. */
    data object Send : Touch
}

/** What a touch does. */
sealed interface Reaction {
    data object Nothing : Reaction

    data class Edit(
        val draft: Draft,
    ) : Reaction

    data class Send(
        val action: Action,
    ) : Reaction
}

/** The moment that a draft is made for. */
@Immutable
class Moment(
    val view: View,
    val choices: List<Action>,
) {
    private val legal: Set<Action> = choices.toHashSet()

    val me: Int get() = view.mine.seat

    fun allows(action: Action): Boolean = action in legal

    fun act(fill: Action.Builder.() -> Unit): Action =
        Action
            .Builder()
            .phase_id(view.phase_id)
            .apply(fill)
            .build()
}

/**
 * What a player has put together so far of an action that takes several touches. Pure: touches make
 * new drafts.
 */
@Immutable
sealed interface Draft {
    fun touch(
        touch: Touch,
        moment: Moment,
    ): Reaction

    /** What would be sent now; null as long as something is missing. */
    fun action(moment: Moment): Action?

    /** The text that says what is missing. */
    fun missing(moment: Moment): String? = null

    /** How many touches an action is away; null if this draft cannot become it. */
    fun distance(
        action: Action,
        moment: Moment,
    ): Int?

    /** Whether something is in the hand, or chosen, already. */
    fun holds(touch: Touch): Boolean = false

    /** The draft without what is no longer there. */
    fun revised(view: View): Draft = this
}

/** What a touch does, sending included. */
fun Draft.react(
    touch: Touch,
    moment: Moment,
): Reaction {
    if (touch != Touch.Send) return touch(touch, moment)
    return action(moment)?.let { Reaction.Send(it) } ?: Reaction.Nothing
}

/** What dragging something somewhere does: it is taken into the hand and put there. */
fun Draft.drag(
    source: Touch,
    target: Touch,
    moment: Moment,
): Reaction {
    if (holds(source)) return react(target, moment)
    val picked = react(source, moment) as? Reaction.Edit ?: return Reaction.Nothing
    return picked.draft.react(target, moment)
}

/** The choices that a touch brings closer. */
fun Draft.offers(
    touch: Touch,
    moment: Moment,
): List<Action> =
    when (val reaction = react(touch, moment)) {
        is Reaction.Nothing -> emptyList()
        is Reaction.Send -> listOf(reaction.action).filter { moment.allows(it) }
        is Reaction.Edit ->
            moment.choices.filter { choice ->
                val now = distance(choice, moment)
                val then = reaction.draft.distance(choice, moment)
                now != null && then != null && then < now
            }
    }

/** Where a phase's draft begins; null if nothing has to be put together. */
fun draftFor(view: View): Draft? {
    val may = view.mine?.may ?: return null
    return when (view.phase) {
        Phase.DEPLOY, Phase.DEPLOY_TURN, Phase.ADJUST_TURN -> DeployDraft()
        Phase.ANNOUNCED ->
            when {
                may.helicopter -> HelicopterDraft()
                may.counter_order -> CounterOrderDraft()
                else -> null
            }
        Phase.REROLL, Phase.C_REROLL -> if (may.reroll) RerollDraft() else null
        Phase.SOLO -> if (may.take_all_but) SoloDraft() else null
        Phase.NEGOTIATE -> if (may.propose) SplitDraft.of(view) else null
        Phase.PICK -> if (may.pick.isEmpty()) null else PickDraft()
        Phase.C_POINT -> if (may.point_seats.isEmpty()) null else PointDraft.of(view)
        Phase.C_REMOVE -> if (may.remove == 0) null else RemoveDraft()
        Phase.MAFIA_DEAL -> if (may.deal) DealDraft.of(view) else null
        Phase.TRADE -> if (may.offer_to.isEmpty()) null else OfferDraft()
        Phase.OFFICE_KEEP -> if (may.keep.isEmpty()) null else KeepDraft()
        else -> null
    }
}

/** How many elements are in one of two sets only. */
internal fun <T> apart(
    a: Collection<T>,
    b: Collection<T>,
): Int {
    val counts = HashMap<T, Int>()
    a.forEach { counts.merge(it, 1, Int::plus) }
    b.forEach { counts.merge(it, -1, Int::plus) }
    return counts.values.sumOf { kotlin.math.abs(it) }
}

internal fun <T> Set<T>.toggled(element: T): Set<T> =
    if (element in this) this - element else this + element

/** The list without one of these elements. */
internal fun <T> List<T>.less(element: T): List<T> {
    val at = indexOf(element)
    return if (at < 0) this else subList(0, at) + subList(at + 1, size)
}
