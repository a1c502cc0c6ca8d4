package org.precinct.app.play.bleus

import androidx.compose.runtime.Immutable
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.View
import org.precinct.engine.bleus.proto.Why

/** What a player has touched and not confirmed yet. */
sealed interface Pick {
    /** A card of the hand, by its place from 0. */
    data class Hand(
        val slot: Int,
    ) : Pick

    /** A card of the suburb row, by its place from 1. */
    data class Row(
        val place: Int,
    ) : Pick

    /** A card of the market. */
    data class Market(
        val card: Int,
    ) : Pick

    data class Player(
        val seat: Int,
    ) : Pick
}

/**
 * What touching leads to, derived from the engine's choices.
 *
 * In MAIN one thing is picked and then done; a speech collects cards of the hand; a promotion takes a
 * card of the hand and one of the market.
 */
@Immutable
class BleusTouch(
    private val scene: BleusScene,
    val picks: List<Pick>,
) {
    private val view: View = scene.view
    private val hand: List<Int> = view.hand

    /** The actions that touching this brings closer. */
    fun offers(pick: Pick): List<Action> {
        if (pick in picks) return emptyList()
        // Another copy of the card that is picked already leads nowhere new.
        if (pick is Pick.Hand &&
            view.phase == View.Phase.PROMOTE &&
            hand[pick.slot] == promoted()
        ) {
            return emptyList()
        }
        return scene.choices.filter { it != action && leadsTo(pick, it) }
    }

    private fun leadsTo(
        pick: Pick,
        action: Action,
    ): Boolean =
        when (pick) {
            is Pick.Hand -> {
                val card = hand[pick.slot]
                action.play?.card == card ||
                    action.promote?.let { it.card == card && it.card != 0 } == true ||
                    action.speech?.let { adds(it.cards, pick.slot) } == true
            }
            is Pick.Row ->
                action.arrest?.place == pick.place ||
                    action.accident?.place == pick.place
            is Pick.Market ->
                action.buy?.card == pick.card ||
                    action.promote?.let { it.gain == pick.card && it.card == promoted() } == true
            is Pick.Player -> action.mediate?.seat == pick.seat
        }

    /** Whether discarding this card too is still on the way to that speech. */
    private fun adds(
        cards: List<Int>,
        slot: Int,
    ): Boolean {
        val left = cards.toMutableList()
        return (speech() + hand[slot]).all { left.remove(it) }
    }

    private fun speech(): List<Int> = picks.filterIsInstance<Pick.Hand>().map { hand[it.slot] }

    private fun promoted(): Int? =
        picks.filterIsInstance<Pick.Hand>().firstOrNull()?.let { hand[it.slot] }

    /** What the picks amount to, if it is something that can be done. */
    val action: Action? =
        when (view.phase) {
            View.Phase.SPEECH -> {
                val cards = speech().sorted()
                scene.choices.find { it.speech?.cards == cards }
            }
            View.Phase.PROMOTE -> {
                val gain = picks.filterIsInstance<Pick.Market>().firstOrNull()?.card
                scene.choices.find { it.promote?.card == promoted() && it.promote?.gain == gain }
            }
            else -> picks.singleOrNull()?.let { pick -> scene.choices.find { leadsTo(pick, it) } }
        }

    /**
     * The choices that no card stands for: ending the turn, leaving it at that, an opponent. These
     * sit at the far end of the screen, so they have buttons as well.
     */
    val others: List<Action> =
        scene.choices.filter {
            it.end != null ||
                it.mediate != null ||
                it.promote?.let { one -> one.card == 0 } == true ||
                it.accident?.let { one -> one.place == 0 } == true
        }

    /** What may be gained for the card to be promoted; empty before there is one. */
    val gains: List<Int> =
        view.offers
            ?.promotions
            ?.find { it.card == promoted() }
            ?.gains
            .orEmpty()

    /** Why what was touched cannot be done; null if it can, or if nothing has been touched. */
    fun why(): String? {
        val pick = picks.singleOrNull() ?: return null
        val offers = view.offers ?: return null
        if (view.phase != View.Phase.MAIN || action != null) return null
        val why =
            when (pick) {
                is Pick.Hand -> offers.play.getOrNull(pick.slot)
                is Pick.Row -> offers.arrest.getOrNull(pick.place - 1)
                is Pick.Market -> offers.not_buy.find { pick.card in it.cards }?.why
                is Pick.Player -> null
            }
        return why?.takeIf { it != Why.POSSIBLE }?.let { scene.text("why.${it.name.lowercase()}") }
    }

    /** The picks after touching this. */
    fun touch(pick: Pick): List<Pick> =
        when {
            pick in picks -> picks - pick
            view.phase == View.Phase.SPEECH && pick is Pick.Hand ->
                if (offers(pick).isEmpty()) picks else picks + pick
            view.phase == View.Phase.PROMOTE && pick is Pick.Market ->
                picks.filterIsInstance<Pick.Hand>() + pick
            else -> listOf(pick)
        }

    /** The card that is looked at: the one touched last. */
    val looked: Int? =
        when (val pick = picks.lastOrNull()) {
            is Pick.Hand -> hand.getOrNull(pick.slot)
            is Pick.Row -> view.turn?.row?.getOrNull(pick.place - 1)
            is Pick.Market -> pick.card
            else -> null
        }
}
