package org.precinct.app.play.goodcop

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.app.play.goodcop.Making.Verb
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View

/** Random games, and in each of their moments everything that the engine offers. */
class MakingTest {
    @Test
    fun everyChoiceCanBePutTogetherAtTheTable() {
        val made = mutableMapOf<String, Int>()
        RandomGames.each { moment ->
            val view = moment.view
            for (choice in moment.choices) {
                val start = start(view, choice) ?: continue
                val reached = follow(start, view, choice)
                assertWithMessage("$choice in $view").that(reached).contains(choice)
                made.merge(name(choice), 1, Int::plus)
            }
        }
        // Every card that asks for players or cards has come up, and every other choice.
        assertThat(made.keys).containsAtLeast(
            "INVESTIGATE",
            "CHOOSE_AIM",
            "CHOOSE_CARD",
            "END_TURN",
            "BLACKMAIL",
            "DEFIBRILLATOR",
            "EVIDENCE_BAG",
            "K9_UNIT",
            "METAL_DETECTOR",
            "PLANTED_EVIDENCE",
            "POLYGRAPH",
            "TASER",
            "TRUTH_SERUM",
            "WIRETAP",
            "BACKUP",
        )
    }

    @Test
    fun whatIsCompleteIsLegal() {
        var checked = 0
        RandomGames.each { moment ->
            val view = moment.view
            val all = Verb.entries.map { Making(it) } + listOfNotNull(Making.asked(view))
            for (making in all) {
                for (touched in making.seats(view)) {
                    val next = making.touchSeat(view, touched)
                    val cards = making.places(view).filter { seatOf(it) == touched }
                    val ends = cards.map { next.touchPlace(view, it) }.ifEmpty { listOf(next) }
                    for (end in ends) {
                        for (action in end.complete(view)) {
                            assertWithMessage("$action").that(moment.accepts(action)).isTrue()
                            checked++
                        }
                    }
                }
            }
        }
        assertThat(checked).isGreaterThan(1000)
    }

    @Test
    fun aThirdCardReplacesTheFirst() {
        RandomGames.each { moment ->
            val view = moment.view
            val making = Making(Verb.USE)
            val seats = making.seats(view)
            if (making.picks(view) != 2 || seats.size < 3) return@each
            var now = making
            for (touched in seats.take(3)) {
                val place = making.places(view).first { seatOf(it) == touched }
                now = now.touchSeat(view, touched).touchPlace(view, place)
            }
            assertThat(now.places).hasSize(2)
            assertThat(now.places.map(::seatOf)).containsExactly(seats[1], seats[2])
            val last = now.places.last()
            assertThat(now.touchPlace(view, last).places).containsExactly(now.places.first())
        }
    }

    /** Touches whatever leads to the action; the actions complete in the end. */
    private fun follow(
        start: Making,
        view: View,
        wanted: Action,
    ): List<Action> {
        var making = start
        repeat(2 * view.seats.size) {
            if (wanted in making.complete(view)) return making.complete(view)
            val closeUp = making.closeUp ?: view.mine.seat.takeIf { making.verb == Verb.TURN_UP }
            val card =
                making.places(view).firstOrNull {
                    seatOf(it) == closeUp && making.placeLeadsTo(it, wanted)
                }
            making =
                if (card != null) {
                    making.touchPlace(view, card)
                } else {
                    val seat = making.seats(view).first { making.seatLeadsTo(it, wanted) }
                    making.touchSeat(view, seat)
                }
        }
        return making.complete(view)
    }

    private fun start(
        view: View,
        choice: Action,
    ): Making? =
        when (choice.kind) {
            Kind.ANNOUNCE ->
                Making(Verb.INVESTIGATE).takeIf { choice.announce == TurnAction.INVESTIGATE }
            Kind.CHOOSE_AIM, Kind.CHOOSE_CARD, Kind.END_TURN -> Making.asked(view)!!
            Kind.PLAY -> Making(Verb.USE).takeIf { Making.takesTargets(view) }
            else -> null
        }

    private fun name(choice: Action) =
        when (choice.kind) {
            Kind.ANNOUNCE -> choice.announce.name
            Kind.PLAY -> choice.play.card.name
            else -> choice.kind.name
        }
}
