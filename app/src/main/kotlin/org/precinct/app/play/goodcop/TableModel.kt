package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Note
import org.precinct.engine.goodcop.proto.Result
import org.precinct.engine.goodcop.proto.SeatView
import org.precinct.engine.goodcop.proto.Side
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase

/** What lies on the table, as one viewer sees it. */
@Immutable
internal data class TableModel(
    val phase: Phase,
    /** By seat. */
    val seats: List<SeatModel>,
    /** The viewer's seat; null on the public board. */
    val own: Int?,
    val turnNo: Int,
    /** 0 if there is no limit. */
    val lastTurn: Int,
    val guns: Int,
    val deck: Int,
    /** The oldest first. */
    val discard: List<Equipment>,
    /** Integrity cards out of the game. */
    val removed: List<CardType>,
    val counterClockwise: Boolean,
    val extraTurn: Boolean,
    val locked: Boolean,
    val announcement: Announcement?,
    val aims: List<AimLine>,
    val firstEdition: Boolean,
    val withoutEquipment: Boolean,
    val result: Result?,
) {
    val ownSeat: SeatModel?
        get() = own?.let(seats::get)

    fun card(place: Int): RowCard? = seats[seatOf(place)].cards.getOrNull(slotOf(place) - 1)

    companion object {
        fun of(view: View): TableModel {
            val own = view.mine?.seat
            val announcement = announcement(view)
            return TableModel(
                phase = view.phase,
                seats = view.seats.mapIndexed { seat, row -> SeatModel.of(view, seat, row, own) },
                own = own,
                turnNo = view.turn_no,
                lastTurn = view.last_turn,
                guns = view.guns,
                deck = view.deck,
                discard = view.discard,
                removed = view.removed,
                counterClockwise = view.counter_clockwise,
                extraTurn = view.extra_turn,
                locked = view.locked,
                announcement = announcement,
                aims =
                    view.seats.mapIndexedNotNull { seat, row ->
                        val shot =
                            announcement?.action == TurnAction.SHOOT && announcement.by == seat
                        row.aim?.let { AimLine(seat, it, shot) }
                    },
                firstEdition = view.first_edition,
                withoutEquipment = view.without_equipment,
                result = view.result,
            )
        }

        /** The announcement, as long as it has not happened. */
        private fun announcement(view: View): Announcement? {
            val standing = view.phase in listOf(Phase.WINDOW, Phase.RECONSIDER, Phase.RETARGET)
            if (!standing || view.announced == TurnAction.NO_ACTION) return null
            val place = view.place.takeIf { view.announced == TurnAction.INVESTIGATE && it > 0 }
            return Announcement(view.turn_seat, view.announced, place, view.target)
        }
    }
}

/** One player at the table. */
@Immutable
internal data class SeatModel(
    val seat: Int,
    val cards: List<RowCard>,
    val own: Boolean,
    val turn: Boolean,
    /** The game waits for this player, as far as everybody may know. */
    val asked: Boolean,
    /** The row is laid out, while others still arrange theirs. */
    val ready: Boolean,
    val eliminated: Boolean,
    val armed: Boolean,
    val aim: Int?,
    /** How many Equipment cards the hand holds, and those that the viewer knows. */
    val hand: Int,
    val knownHand: List<Equipment>,
    val front: Equipment?,
    val wounded: Boolean,
    /** Known to everybody at the end. */
    val side: Side?,
    val vest: Boolean,
    val camera: Boolean,
    /** The shooter may not aim here. */
    val banned: Boolean,
    /** First edition: has the Lead Investigator card. */
    val lead: Boolean,
) {
    /** Whether something lies below the cards. */
    val isMarked: Boolean
        get() = front != null || lead || wounded || vest || camera || banned

    companion object {
        fun of(
            view: View,
            seat: Int,
            row: SeatView,
            own: Int?,
        ): SeatModel {
            val over = view.phase == Phase.GAME_OVER
            val started = view.phase != Phase.ORDER_CARDS && !over
            val cards = row.cards.mapIndexed { at, card -> RowCard.of(row, seat, at, card, over) }
            return SeatModel(
                seat = seat,
                cards = cards,
                own = seat == own,
                turn = started && view.turn_seat == seat,
                asked = !over && seat in view.asked && !row.ready,
                ready = row.ready,
                eliminated = row.eliminated,
                armed = row.armed,
                aim = row.aim,
                hand = row.hand,
                knownHand = if (seat == own) view.mine.hand else row.known_hand,
                front = row.front.takeIf { it != Equipment.NO_EQUIPMENT },
                wounded = row.wounded || cards.any { it.token },
                side = row.side.takeIf { it != Side.NO_SIDE },
                vest = view.vest == seat,
                camera = seat in view.cameras,
                banned = view.banned == seat,
                lead = view.first_edition && !over && view.turn_seat == seat,
            )
        }

        private operator fun Int.contains(bit: Int) = this ushr bit and 1 != 0
    }
}

/** An Integrity card in a row, as far as the viewer knows it. */
@Immutable
internal data class RowCard(
    val place: Int,
    val type: CardType,
    val faceUp: Boolean,
    val token: Boolean,
    /** The seats that openly looked at it. */
    val seenBy: List<Int>,
    /** Everybody sees its type: it lies face-up, or the game is over. */
    val shown: Boolean,
) {
    val slot: Int
        get() = slotOf(place)

    /** Known to the viewer and not to everybody. */
    val secret: Boolean
        get() = !shown && type != CardType.UNKNOWN

    companion object {
        private const val TYPE = 7
        private const val FACE_UP = 8
        private const val TOKEN = 16

        fun of(
            row: SeatView,
            seat: Int,
            at: Int,
            card: Int,
            over: Boolean,
        ): RowCard {
            val faceUp = card and FACE_UP != 0
            return RowCard(
                place = placeOf(seat, at + 1),
                type = CardType.fromValue(card and TYPE) ?: CardType.UNKNOWN,
                faceUp = faceUp,
                token = card and TOKEN != 0,
                seenBy = row.seen_by.getOrElse(at) { 0 }.elements(),
                shown = faceUp || over,
            )
        }
    }
}

/** A gun and whom it points at. */
@Immutable
internal data class AimLine(
    val from: Int,
    val to: Int,
    /** The shot is announced. */
    val shot: Boolean,
)

/** What the turn player is about to do. */
@Immutable
internal data class Announcement(
    val by: Int,
    val action: TurnAction,
    val place: Int?,
    val target: Int?,
)

/** What the viewer alone was shown this turn. */
internal fun justSeen(view: View): List<Note> {
    val mine = view.mine ?: return emptyList()
    if (view.phase == Phase.GAME_OVER) return emptyList()
    val lines = if (view.without_memory_aid) mine.seen_now else mine.notebook
    return lines.filter {
        it.turn_no == view.turn_no && it.how != Note.How.GIVEN && it.how != Note.How.FACE_UP
    }
}

/** Rows have this many slots. */
private const val ROW = 3

internal fun seatOf(place: Int) = (place - 1) / ROW

internal fun slotOf(place: Int) = (place - 1) % ROW + 1

internal fun placeOf(
    seat: Int,
    slot: Int,
) = ROW * seat + slot

/** The elements of a set of seats. */
internal fun Int.elements(): List<Int> = (0 until Int.SIZE_BITS).filter { this ushr it and 1 != 0 }

/** The elements of a set of places, which count from 1. */
internal fun Int.places(): List<Int> = elements().map { it + 1 }
