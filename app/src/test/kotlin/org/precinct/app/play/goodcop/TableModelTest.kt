package org.precinct.app.play.goodcop

import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Mine
import org.precinct.engine.goodcop.proto.Note
import org.precinct.engine.goodcop.proto.SeatView
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase

class TableModelTest {
    @Test
    fun aCardIsReadFromItsNumber() {
        val row =
            SeatView
                .Builder()
                .cards(listOf(2, 12, 25))
                .seen_by(listOf(0b1001, 0, 0))
                .build()
        val cards = TableModel.of(table(row).build()).seats[0].cards
        assertThat(cards[0]).isEqualTo(
            RowCard(1, CardType.KINGPIN, false, false, listOf(0, 3), shown = false),
        )
        assertThat(cards[0].secret).isTrue()
        assertThat(cards[1].type).isEqualTo(CardType.CROOKED)
        assertThat(cards[1].shown).isTrue()
        assertThat(cards[2].type).isEqualTo(CardType.AGENT)
        assertThat(cards[2].token).isTrue()
    }

    @Test
    fun aTokenOnACardWoundsItsOwner() {
        val model = TableModel.of(table(SeatView.Builder().cards(listOf(25)).build()).build())
        assertThat(model.seats[0].wounded).isTrue()
    }

    @Test
    fun anAnnouncedShotMarksItsAim() {
        val shooter =
            SeatView
                .Builder()
                .cards(listOf(0))
                .armed(true)
                .aim(1)
                .build()
        val target =
            SeatView
                .Builder()
                .cards(listOf(0))
                .armed(true)
                .aim(0)
                .build()
        val view =
            table(shooter, target)
                .phase(Phase.WINDOW)
                .announced(TurnAction.SHOOT)
                .target(1)
                .build()
        val model = TableModel.of(view)
        assertThat(model.aims).containsExactly(AimLine(0, 1, true), AimLine(1, 0, false))
        assertThat(model.announcement).isEqualTo(Announcement(0, TurnAction.SHOOT, null, 1))
    }

    @Test
    fun anAnnouncementIsOverOnceItHasHappened() {
        val view =
            table(SeatView.Builder().build())
                .phase(Phase.TURN_END)
                .announced(TurnAction.ARM)
                .build()
        assertThat(TableModel.of(view).announcement).isNull()
    }

    @Test
    fun onlyThisTurnsPeeksAreJustSeen() {
        val old =
            Note
                .Builder()
                .turn_no(1)
                .how(Note.How.INVESTIGATED)
                .place(4)
                .build()
        val new =
            Note
                .Builder()
                .turn_no(2)
                .how(Note.How.FILMED)
                .place(7)
                .build()
        val given =
            Note
                .Builder()
                .turn_no(2)
                .how(Note.How.GIVEN)
                .place(1)
                .build()
        val mine = Mine.Builder().notebook(listOf(old, new, given)).build()
        val view = table(SeatView.Builder().build()).turn_no(2).mine(mine)
        assertThat(justSeen(view.build())).containsExactly(new)
        val bare = Mine.Builder().seen_now(listOf(new)).build()
        assertThat(justSeen(view.mine(bare).without_memory_aid(true).build())).containsExactly(new)
    }

    @Test
    fun placesAndBitsAreReadBack() {
        for (seat in 0..7) {
            for (slot in 1..3) {
                val place = placeOf(seat, slot)
                assertThat(seatOf(place)).isEqualTo(seat)
                assertThat(slotOf(place)).isEqualTo(slot)
            }
        }
        assertThat(0b1010.elements()).containsExactly(1, 3).inOrder()
        assertThat(0b1001.places()).containsExactly(1, 4).inOrder()
    }

    @Test
    fun theTableIsTheViewThroughWholeGames() {
        RandomGames.each { moment ->
            val view = moment.view
            val model = TableModel.of(view)
            assertThat(model.own).isEqualTo(view.mine.seat)
            for (seat in model.seats) {
                val row = view.seats[seat.seat]
                assertThat(seat.cards.map { it.place }).isEqualTo(
                    row.cards.indices.map { placeOf(seat.seat, it + 1) },
                )
                assertThat(seat.front ?: Equipment.NO_EQUIPMENT).isEqualTo(row.front)
                if (seat.own) assertThat(seat.knownHand).hasSize(row.hand)
            }
            assertThat(model.aims.map { it.from }).isEqualTo(
                view.seats.indices.filter { view.seats[it].aim != null },
            )
            val board = TableModel.of(moment.board)
            assertThat(board.own).isNull()
            assertThat(board.seats.flatMap { it.cards }.any { it.secret }).isFalse()
        }
    }

    private fun table(vararg seats: SeatView) =
        View
            .Builder()
            .phase(Phase.TURN_ACTION)
            .seats(seats.toList())
}
