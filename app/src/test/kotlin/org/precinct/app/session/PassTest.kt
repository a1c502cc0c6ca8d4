package org.precinct.app.session

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertThrows
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.NEWEST
import org.precinct.app.OLDEST
import org.precinct.app.play.choices
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.engine.goodcop.proto.Action
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.util.concurrent.CountDownLatch

/** One phone that is passed around. */
@OptIn(ExperimentalCoroutinesApi::class)
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [OLDEST, NEWEST])
class PassTest {
    private val time = InventedTime()
    private var phone = TestPhone(time, Air(), "Ana")

    @After
    fun close() {
        phone.kill()
        time.close()
    }

    private fun deal(): TableSession {
        val plan = TablePlan(TableKind.PASS, "kojak", "Train", listOf("Ana", "Ben", "Cléo"))
        val session = phone.open(plan)
        session.host!!.start()
        time.settle()
        return session
    }

    @Test
    fun everyPlayerHasASceneAndOneOfThemIsAsked() {
        val session = deal()
        val state = session.state.value
        assertThat(state.ownSeats).containsExactly(0, 1, 2)
        assertThat(state.room!!.chairs.map { it.name }).containsExactly("Ana", "Ben", "Cléo")
        for (seat in 0..2) assertThat(session.own(seat).seat).isEqualTo(seat)
        assertThat(state.asked).isNotEmpty()
        val others = (0..2) - state.asked.toSet()
        for (seat in others) assertThat(session.own(seat).asked).isFalse()
        assertThat(state.invite).isNull()
        assertThat(state.summary).isEqualTo(session.scene(null).value!!.prompt())
    }

    @Test
    fun oneQuestionIsForAllAndWhoeverHoldsEquipmentCanAskForThePhone() {
        val players = listOf("Ana", "Ben", "Cléo", "Dia")
        val plan = TablePlan(TableKind.PASS, "good-cop-bad-cop", "Train", players)
        val session = phone.open(plan)
        session.host!!.start()
        time.settle()
        val state = session.state
        // Everybody lays out their own cards.
        assertThat(state.value.round).isNull()
        for (seat in 0..3) session.act(seat, session.choice(seat, Action.Kind.ORDER))
        time.settle()
        val turn =
            state.value.asked
                .single()
        val others = (0..3) - turn
        val open = state.value.round!!
        assertThat(open.nobody).isNull()
        assertThat(open.passes).isEmpty()
        assertThat(open.takers).containsExactlyEntriesIn(
            others.associateWith { "${players[it]}: I do" },
        )
        session.act(turn, session.choice(turn, Action.Kind.ANNOUNCE))
        time.settle()
        val window = state.value.round!!
        assertThat(window.question).isEqualTo("Does anybody use Equipment?")
        assertThat(window.nobody).isEqualTo("Nobody: go on")
        assertThat(window.takers).isEqualTo(open.takers)
        window.passes.forEach { (seat, pass) -> session.act(seat, pass) }
        time.settle()
        assertThat(state.value.refusal).isNull()
        assertThat(state.value.round?.nobody).isNull()
    }

    private fun TableSession.choice(
        seat: Int,
        kind: Action.Kind,
    ) = own(seat).choices.first { (it as Action).kind == kind }

    @Test
    fun newsAreFreshUntilTheirViewerHasLooked() {
        val session = deal()
        val player = RandomPlayer(time, 3, session)
        for (seat in 0..2) session.seen(session.own(seat))
        time.settle()
        assertThat(session.own(1).fresh).isEqualTo(0)
        player.playUntil { session.own(1).fresh >= 3 && session.own(2).fresh >= 3 }
        val fresh = session.own(2).fresh
        session.seen(session.own(1))
        time.settle()
        assertThat(session.own(1).fresh).isEqualTo(0)
        assertThat(session.own(2).fresh).isEqualTo(fresh)
    }

    @Test
    fun anActionKeepsItsPlayerBusyUntilItIsSeen() {
        val session = deal()
        val seat =
            session.state.value.asked
                .first()
        val choice = session.own(seat).choices.first()
        val before = session.own(seat).view
        session.act(seat, choice)
        // Whatever the finger does meanwhile is not meant.
        session.act(seat, choice)
        time.settle()
        assertThat(session.own(seat).view).isNotEqualTo(before)
        assertThat(session.own(seat).busy).isFalse()
        assertThat(session.state.value.refusal).isNull()
    }

    @Test
    fun aRefusalIsInThePlayersLanguage() {
        val session = deal()
        val asked =
            session.state.value.asked
                .first()
        val other = (0..2).first { it != asked }
        session.act(other, session.own(asked).choices.first())
        time.settle()
        val english = session.state.value.refusal!!
        assertThat(english.seat).isEqualTo(other)
        assertThat(session.own(other).busy).isFalse()
        session.dismiss()
        time.settle()
        assertThat(session.state.value.refusal).isNull()

        speak("fr")
        session.act(other, session.own(asked).choices.first())
        time.settle()
        val french = session.state.value.refusal!!
        assertThat(french.number).isGreaterThan(english.number)
        assertThat(french.text).isNotEqualTo(english.text)
        assertThat(session.own(0).language).isEqualTo(Language.FRENCH)
        session.host!!.pause()
        time.settle()
        assertThat(session.state.value.summary).isEqualTo("La partie est en pause.")
    }

    private fun speak(language: String) {
        phone.onDisk {
            phone.database.settings().change {
                it.with { one ->
                    one.language = language
                }
            }
        }
        runBlocking {
            phone.phone.texts.language
                .first { it.code() == language }
        }
        time.settle()
    }

    @Test
    fun thePhoneDiesAndTheGameIsThere() {
        val session = deal()
        RandomPlayer(time, 5, session).let { player -> repeat(40) { player.step() } }
        time.settle()
        val before = (0..2).map { session.own(it).view }
        phone.kill()
        phone = phone.again()
        val again = runBlocking { phone.sessions.resumeLive() }!!
        time.settle()
        assertThat(again.kind).isEqualTo(TableKind.PASS)
        assertThat((0..2).map { again.own(it).view }).isEqualTo(before)
        assertThat(
            again.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
    }

    @Test
    fun anotherTableClosesTheOneBefore() {
        val first = deal()
        val second = phone.open(TablePlan(TableKind.SOLO, "kojak", "Solo", listOf("Ana"), 1))
        assertThat(phone.sessions.current.value).isSameInstanceAs(second)
        assertThat(first.state.value.link).isEqualTo(Guest.Status.GONE)
        val kept = runBlocking { phone.sessions.unfinished.first() }.single()
        val again = runBlocking { phone.sessions.resume(kept.id) }
        time.settle()
        // Taking the phone means being ready: nobody has to be waited for.
        assertThat(
            again.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
        // The solo table had no game and is gone.
        assertThat(phone.onDisk { phone.database.tables().find(second.state.value.table) }).isNull()
    }

    @Test
    fun aTableIsTakenUpOnlyWhenItHasBeenPutAway() {
        val session = deal()
        RandomPlayer(time, 7, session).let { player -> repeat(20) { player.step() } }
        time.settle()
        val table = session.state.value.table
        val before = (0..2).map { session.own(it).view }
        val disk = CountDownLatch(1)
        phone.busy { disk.await() }
        session.close()
        val wanted = CoroutineScope(time.beside).async { phone.sessions.resume(table) }
        time.settleBeside()
        // The one before has not written its last yet.
        assertThat(wanted.isCompleted).isFalse()
        disk.countDown()
        time.settle()
        val again = wanted.getCompleted()
        assertThat(phone.sessions.current.value).isSameInstanceAs(again)
        assertThat(again.state.value.trouble).isNull()
        assertThat((0..2).map { again.own(it).view }).isEqualTo(before)
        assertThat(phone.onDisk { phone.database.tables().live() }!!.id).isEqualTo(table)
    }

    @Test
    fun everybodyWhoWantsATableAtTheSameTimeGetsTheSame() {
        deal()
        phone.kill()
        phone = phone.again()
        val disk = CountDownLatch(1)
        phone.busy { disk.await() }
        val wanted = List(2) { CoroutineScope(time.beside).async { phone.sessions.resumeLive() } }
        time.settleBeside()
        disk.countDown()
        time.settle()
        val both = wanted.map { it.getCompleted() }
        assertThat(both[0]).isSameInstanceAs(both[1])
        assertThat(phone.sessions.current.value).isSameInstanceAs(both[0])
        assertThat(
            both[0]!!
                .state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
    }

    @Test
    fun theThreadOfATableThatCannotBeTakenUpEnds() {
        val session = deal()
        val table = session.state.value.table
        session.close()
        time.settle()
        phone.onDisk {
            phone.database.openHelper.writableDatabase
                .execSQL("DELETE FROM journal_entry WHERE number < 2")
        }
        val before = phone.endings
        repeat(2) {
            assertThrows(CannotOpen::class.java) {
                runBlocking { phone.sessions.resume(table) }
            }
        }
        assertThat(phone.endings).isEqualTo(before + 2)
    }

    @Test
    fun aTableThatCannotBeThrownAwayIsStillThere() {
        val table = deal().state.value.table
        phone.kill()
        phone = phone.again()
        phone.onDisk {
            phone.database.openHelper.writableDatabase.execSQL(
                "CREATE TRIGGER worn BEFORE DELETE ON kept_table" +
                    " BEGIN SELECT RAISE(FAIL, 'disk is worn out'); END",
            )
        }
        val refused =
            assertThrows(CannotOpen::class.java) { runBlocking { phone.sessions.discard(table) } }
        assertThat(refused).hasMessageThat().contains("cannot be saved")
        assertThat(phone.onDisk { phone.database.tables().find(table) }).isNotNull()
    }

    @Test
    fun tooFewPlayersAreRefusedBeforeATableIsOpened() {
        val plan = TablePlan(TableKind.PASS, "good-cop-bad-cop", "Train", listOf("Ana", "Ben"))
        val refused = assertThrows(CannotOpen::class.java) { phone.open(plan) }
        assertThat(refused).hasMessageThat().contains("4")
        assertThat(phone.sessions.current.value).isNull()
        assertThat(phone.onDisk { phone.database.tables().live() }).isNull()
    }
}
