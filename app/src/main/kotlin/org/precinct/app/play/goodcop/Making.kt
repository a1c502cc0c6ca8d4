package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Play
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase

/**
 * An action being put together by touching the table.
 *
 * @param seat the player chosen
 * @param places the cards chosen
 * @param closeUp the player whose cards lie enlarged in front of the viewer, to choose from
 */
@Immutable
internal data class Making(
    val verb: Verb,
    val seat: Int? = null,
    val places: List<Int> = emptyList(),
    val closeUp: Int? = null,
) {
    enum class Verb {
        INVESTIGATE,

        /** Aim a gun, now or at the end of the turn. */
        AIM,

        /** Turn an own card face-up. */
        TURN_UP,
        USE,
    }

    /** The players who can be touched next. */
    fun seats(view: View): List<Int> {
        val mine = view.mine ?: return emptyList()
        return when (verb) {
            Verb.AIM -> mine.choose_aim.elements()
            Verb.TURN_UP -> emptyList()
            Verb.INVESTIGATE, Verb.USE -> {
                val direct = mine.play?.takeIf { verb == Verb.USE }
                val seats = direct?.let { (it.seats or it.fronts).elements() }.orEmpty()
                (seats + places(view).map(::seatOf)).distinct()
            }
        }
    }

    /** Whether a player on the table is to be touched. */
    fun asksTable(view: View): Boolean = verb != Verb.TURN_UP && seats(view).isNotEmpty()

    /** The cards that can be chosen. */
    fun places(view: View): List<Int> {
        val mine = view.mine ?: return emptyList()
        return when (verb) {
            Verb.INVESTIGATE -> mine.investigate.places()
            Verb.TURN_UP -> mine.choose_card.places()
            Verb.USE ->
                mine.play
                    ?.places
                    ?.places()
                    .orEmpty()
            Verb.AIM -> emptyList()
        }
    }

    /** How many cards are to be chosen. */
    fun picks(view: View): Int =
        when (verb) {
            Verb.INVESTIGATE, Verb.TURN_UP -> 1
            Verb.USE -> view.mine?.play?.picks ?: 0
            Verb.AIM -> 0
        }

    fun touchSeat(
        view: View,
        touched: Int,
    ): Making =
        when {
            touched !in seats(view) -> this
            picks(view) > 0 -> copy(closeUp = touched)
            else -> copy(seat = touched)
        }

    /** Chooses a card; one already chosen is put back, another one of the same player replaced. */
    fun touchPlace(
        view: View,
        touched: Int,
    ): Making {
        if (touched !in places(view)) return this
        if (touched in places) return copy(places = places - touched, closeUp = null)
        val others = places.filter { seatOf(it) != seatOf(touched) }
        val kept = others.takeLast(picks(view) - 1)
        return copy(places = (kept + touched).sorted(), closeUp = null)
    }

    /** The actions that are complete as it stands: none, one, or two to choose from. */
    fun complete(view: View): List<Action> {
        val acts = Acts(view)
        val mine = view.mine ?: return emptyList()
        return when (verb) {
            Verb.INVESTIGATE -> places.map(acts::investigate)
            Verb.TURN_UP -> places.map(acts::turnUp)
            Verb.AIM ->
                when {
                    mine.may_end_turn && mine.choose_aim == 0 -> listOf(acts.endTurn(null))
                    seat == null -> emptyList()
                    mine.may_end_turn -> listOf(acts.endTurn(seat))
                    else -> listOf(acts.aim(seat))
                }
            Verb.USE -> uses(view).map(acts::play)
        }
    }

    private fun uses(view: View): List<Play> {
        val offer = view.mine?.play ?: return emptyList()
        val play = Play.Builder().card(offer.card)
        if (offer.picks > 0) {
            if (places.size < offer.picks) return emptyList()
            return listOf(play.places(places).build())
        }
        if (offer.seats or offer.fronts == 0 || seat == null) return emptyList()
        return buildList {
            if (seat in offer.seats.elements()) add(play.seat(seat).build())
            if (seat in offer.fronts.elements()) add(play.seat(seat).from_front(true).build())
        }
    }

    /** Whether touching this player is a step towards an action. */
    fun seatLeadsTo(
        touched: Int,
        action: Action,
    ): Boolean =
        when (verb) {
            Verb.INVESTIGATE ->
                closeUp != touched && action.isInvestigate && seatOf(action.place) == touched
            Verb.AIM -> seat != touched && action.isAim && action.seat == touched
            Verb.TURN_UP -> false
            Verb.USE ->
                action.kind == Kind.PLAY &&
                    if (action.play.seat != null) {
                        seat != touched && action.play.seat == touched
                    } else {
                        // One row after the other: first what lies close.
                        val open =
                            action.play.places
                                .filter { it !in places }
                                .map(::seatOf)
                        touched in open && closeUp !in open
                    }
        }

    /** Whether touching this card is a step towards an action. */
    fun placeLeadsTo(
        touched: Int,
        action: Action,
    ): Boolean =
        touched !in places &&
            when (verb) {
                Verb.INVESTIGATE -> action.isInvestigate && action.place == touched
                Verb.TURN_UP -> action.kind == Kind.CHOOSE_CARD && action.place == touched
                Verb.USE -> action.kind == Kind.PLAY && touched in action.play.places
                Verb.AIM -> false
            }

    companion object {
        /** What the game itself asks the viewer to choose at the table; null if nothing. */
        fun asked(view: View): Making? {
            val mine = view.mine ?: return null
            val current = view.seats[mine.seat].aim
            return when {
                mine.may_end_turn ->
                    Making(
                        Verb.AIM,
                        current?.takeIf { it in mine.choose_aim.elements() },
                    )
                mine.choose_aim != 0 -> Making(Verb.AIM)
                mine.choose_card != 0 -> Making(Verb.TURN_UP)
                else -> null
            }
        }

        /** A card that needs players or cards named. */
        fun takesTargets(view: View): Boolean {
            val offer = view.mine?.play ?: return false
            return offer.seats or offer.fronts or offer.places != 0
        }

        /** A use without anything to choose. */
        fun plainUse(view: View): Action =
            Acts(view).play(Play.Builder().card(view.mine.play.card).build())

        /** Flashbang. */
        fun orderedUse(
            view: View,
            order: List<Int>,
        ): Action =
            Acts(view).play(
                Play
                    .Builder()
                    .card(Equipment.FLASHBANG)
                    .order(order)
                    .build(),
            )
    }
}

private val Action.isInvestigate: Boolean
    get() = kind == Kind.ANNOUNCE && announce == TurnAction.INVESTIGATE

private val Action.isAim: Boolean
    get() = kind == Kind.CHOOSE_AIM || kind == Kind.END_TURN

/** The phases in which the announced action is up to the viewer. */
internal fun View.mayAnnounce(): Boolean =
    (phase == Phase.TURN_ACTION || phase == Phase.RECONSIDER) && !mine?.announce.isNullOrEmpty()
