package org.precinct.app.session

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertThrows
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.play.Attendance
import org.precinct.app.play.choices
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Journey
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase
import org.robolectric.RobolectricTestRunner
import java.util.Optional

/** A table of two phones, and what becomes of it when one of them dies. */
@RunWith(RobolectricTestRunner::class)
class TwoPhonesTest {
    private val time = InventedTime()
    private val air = Air()
    private var ana = TestPhone(time, air, "Ana")
    private var ben = TestPhone(time, air, "Ben")
    private lateinit var host: TableSession
    private lateinit var guest: TableSession

    @After
    fun close() {
        ana.kill()
        ben.kill()
        time.close()
    }

    private fun gather(game: String = "good-cop-bad-cop") {
        host = ana.open(TablePlan(TableKind.HOST, game, "Ana’s", listOf("Ana")))
        guest = ben.join(host)
        host.host!!.addBot(BotLevel.EASY)
        host.host!!.addBot(BotLevel.EASY)
        time.settle()
    }

    private fun deal(steps: Int) {
        host.host!!.start()
        time.settle()
        var left = steps
        play { left-- == 0 }
    }

    private fun play(enough: () -> Boolean) =
        RandomPlayer(time, 7, host, guest).playUntil(enough = enough)

    @Test
    fun everybodySeesTheLobby() {
        gather()
        for (session in listOf(host, guest)) {
            val state = session.state.value
            assertThat(state.link).isEqualTo(Guest.Status.AT_TABLE)
            val room = state.room!!
            assertThat(room.name).isEqualTo("Ana’s")
            assertThat(room.title).isEqualTo("Good Cop Bad Cop")
            assertThat(room.phase).isEqualTo(Phase.LOBBY)
            assertThat(room.obstacle).isNull()
            assertThat(room.chairs.take(2).map { it.name }).containsExactly("Ana", "Ben").inOrder()
            assertThat(room.chairs.map { it.tint }.toSet()).hasSize(4)
            assertThat(room.people.map { it.name }).containsExactly("Ana", "Ben")
        }
        assertThat(host.state.value.ownSeats).containsExactly(0)
        assertThat(guest.state.value.ownSeats).containsExactly(1)
        assertThat(guest.host).isNull()
        assertThat(
            guest.state.value.journey!!
                .stage,
        ).isEqualTo(Journey.Stage.CONNECTED)
        assertThat(
            host.state.value.invite!!
                .code,
        ).isNotNull()
        assertThat(
            host.state.value.invite
                .toString(),
        ).isEqualTo("Invite")
    }

    @Test
    fun theHostArrangesTheLobby() {
        gather()
        host.host!!.moveChair(1, 0)
        host.host!!.removeChair(3)
        host.host!!.renameChair(0, "Benoît")
        time.settle()
        val room = guest.state.value.room!!
        assertThat(room.chairs.take(2).map { it.name }).containsExactly("Benoît", "Ana").inOrder()
        assertThat(room.obstacle).contains("4")
        host.host!!.choose("kojak")
        time.settle()
        assertThat(
            guest.state.value.room!!
                .obstacle,
        ).isNull()
        assertThat(ana.ways.sign!!.game).isEqualTo("kojak")
        host.host!!.option("no-such-option", "1")
        time.settle()
        assertThat(host.state.value.trouble).contains("no-such-option")
        host.dismiss()
        time.settle()
        assertThat(host.state.value.trouble).isNull()
    }

    @Test
    fun guestsSayWhenTheyAreReady() {
        gather()

        fun ready(session: TableSession) =
            session.state.value.room!!
                .chairs
                .filter { it.ready }
                .map { it.name }
        assertThat(ready(host)).isEmpty()
        guest.guest.ready(true)
        time.settle()
        assertThat(ready(host)).containsExactly("Ben")
        assertThat(ready(guest)).containsExactly("Ben")
        guest.guest.ready(false)
        time.settle()
        assertThat(ready(host)).isEmpty()
    }

    @Test
    fun aGuestAsksForAPause() {
        gather()
        deal(steps = 2)

        fun asking() =
            host.state.value.room!!
                .people
                .filter { it.pause }
                .map { it.name }
        guest.guest.askForPause()
        time.settle()
        assertThat(asking()).containsExactly("Ben")
        host.host!!.pause()
        time.settle()
        assertThat(asking()).isEmpty()
        assertThat(
            guest.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PAUSED)
    }

    @Test
    fun aGuestBringsAnotherPlayer() {
        gather()
        guest.guest.addPlayer("Lou")
        time.settle()
        assertThat(guest.state.value.ownSeats).containsExactly(1, 4).inOrder()
        guest.guest.renameChair(4, "Louise")
        guest.guest.leaveChair(1)
        time.settle()
        val room = host.state.value.room!!
        assertThat(room.chairs.map { it.name }.last()).isEqualTo("Louise")
        assertThat(guest.state.value.ownSeats).containsExactly(3)
    }

    /** Somebody's phone is broken: another one takes its seat in mid-game. */
    @Test
    fun anotherPhoneTakesTheSeatOfADeadOne() {
        gather()
        deal(steps = 6)
        ben.kill()
        time.settle()
        ben = TestPhone(time, air, "Eve")
        val late = ben.join(host)
        time.settle()
        assertThat(late.state.value.ownSeats).isEmpty()
        assertThat(late.scene(null).value).isNotNull()
        val room = host.state.value.room!!
        assertThat(room.standing.map { it.name }).containsExactly("Eve")
        host.host!!.seat(1, room.standing.single().member)
        time.settle()
        assertThat(late.state.value.ownSeats).containsExactly(1)
        assertThat(late.scene(1).value).isNotNull()
        assertThat(
            host.state.value.room!!
                .standing,
        ).isEmpty()
        guest = late
        play { late.state.value.ending != null }
        assertThat(
            late.state.value.ending!!
                .fairness,
        ).isNotEqualTo(Fairness.DIFFERS)
    }

    @Test
    fun aStrangerIsLetInAfterComparingWords() {
        gather()
        val eve = TestPhone(time, air, "Eve")
        val sign = ana.ways.sign!!
        val found = FoundTable(sign.table, sign.name, sign.game, emptyMap(), Optional.empty())
        val stranger =
            runBlocking {
                eve.sessions.join(
                    sign.table,
                ) { me, told -> eve.ways.to(found, me, told) }
            }
        time.settle()
        assertThat(stranger.state.value.link).isEqualTo(Guest.Status.COMPARING)
        assertThat(stranger.state.value.words).isNotEmpty()
        stranger.guest.confirmWords()
        time.settle()
        assertThat(stranger.state.value.link).isEqualTo(Guest.Status.KNOCKING)
        assertThat(eve.onDisk { eve.database.tables().live() }).isNull()
        val knock =
            host.state.value.knocks
                .single()
        assertThat(knock.name).isEqualTo("Eve")
        assertThat(knock.words).isEqualTo(stranger.state.value.words)
        assertThat(knock.digits).isNull()
        ana.ways.called(Doors.Caller("Ben", "1234"), Doors.Caller("Eve", "4711"))
        time.settle()
        assertThat(
            host.state.value.knocks
                .single()
                .digits,
        ).isEqualTo("4711")
        host.host!!.letIn(knock.id)
        time.settle()
        assertThat(stranger.state.value.link).isEqualTo(Guest.Status.AT_TABLE)
        assertThat(stranger.state.value.ownSeats).containsExactly(4)
        host.sendAway(stranger.state.value.me)
        time.settle()
        assertThat(stranger.state.value.link).isEqualTo(Guest.Status.GONE)
        assertThat(stranger.state.value.notice).contains("asked you to leave")
        assertThat(eve.onDisk { eve.database.tables().live() }).isNull()
        eve.kill()
    }

    @Test
    fun nobodyHasAnotherSeatsScene() {
        gather()
        deal(0)
        play {
            assertThat(host.scene(1).value).isNull()
            assertThat(guest.scene(0).value).isNull()
            for (bot in 2..3) {
                assertThat(host.scene(bot).value).isNull()
                assertThat(guest.scene(bot).value).isNull()
            }
            host.own(0).let { assertThat(it.seat).isEqualTo(0) }
            guest.own(1).let { assertThat(it.seat).isEqualTo(1) }
            host.state.value.ending
                ?.fairness == Fairness.FAIR &&
                guest.state.value.ending
                    ?.fairness == Fairness.FAIR
        }
        // Now that it is over, both have everything.
        val end = guest.state.value.ending!!
        assertThat(end.scenes[0]!!.view).isEqualTo(host.own(0).view)
        for (phone in listOf(ana, ben)) {
            val kept = runBlocking { phone.history.games.first() }.single()
            assertThat(kept.players.take(2)).containsExactly("Ana", "Ben").inOrder()
        }
    }

    @Test
    fun aHostsProcessDiesAndNothingIsLost() {
        gather()
        deal(60)
        time.settle()
        val before = host.own(0)
        val guestBefore = guest.own(1)
        val journal = ana.onDisk { entries(ana) }
        ana.kill()
        assertThat(guest.state.value.link).isEqualTo(Guest.Status.CONNECTING)
        // What the guest saw last stays on its screen.
        assertThat(guest.own(1).view).isEqualTo(guestBefore.view)

        ana = ana.again()
        host = runBlocking { ana.sessions.resumeLive() }!!
        time.settle()
        assertThat(ana.onDisk { entries(ana) }.take(journal.size)).isEqualTo(journal)
        assertThat(host.state.value.ownSeats).containsExactly(0)
        assertThat(host.own(0).view).isEqualTo(before.view)
        assertThat(host.own(0).choices).isEqualTo(before.choices)
        assertThat(host.own(0).fresh).isEqualTo(0)
        time.pass(10_000)
        assertThat(guest.state.value.link).isEqualTo(Guest.Status.AT_TABLE)
        play {
            guest.state.value.ending
                ?.fairness == Fairness.FAIR
        }
        assertThat(
            host.state.value.ending!!
                .fairness,
        ).isEqualTo(Fairness.FAIR)
    }

    @Test
    fun aGuestsProcessDiesAndItSitsDownAgain() {
        gather()
        deal(40)
        val before = guest.own(1)
        ben.kill()
        val seen =
            host.state.value.room!!
                .chairs[1]
        assertThat(seen.attendance).isEqualTo(Attendance.AWAY)
        ben = ben.again()
        guest = runBlocking { ben.sessions.resumeLive() }!!
        time.settle()
        assertThat(guest.state.value.link).isEqualTo(Guest.Status.AT_TABLE)
        assertThat(guest.state.value.ownSeats).containsExactly(1)
        assertThat(guest.own(1).view).isEqualTo(before.view)
        assertThat(
            host.state.value.room!!
                .chairs[1]
                .attendance,
        ).isEqualTo(Attendance.HERE)
        play {
            guest.state.value.ending
                ?.fairness == Fairness.FAIR
        }
    }

    @Test
    fun aSeatGoesToABotAndBack() {
        gather()
        deal(5)
        host.host!!.hand(1, Optional.of(BotLevel.NORMAL))
        time.settle()
        assertThat(
            guest.state.value.room!!
                .chairs[1]
                .bot,
        ).isEqualTo(BotLevel.NORMAL)
        assertThat(guest.own(1).choices).isEmpty()
        assertThat(guest.state.value.asked).isEmpty()
        host.host!!.hand(1, Optional.empty())
        time.settle()
        assertThat(
            guest.state.value.room!!
                .chairs[1]
                .bot,
        ).isNull()
        play { guest.own(1).choices.isNotEmpty() }
    }

    @Test
    fun aPauseStopsEverybody() {
        gather()
        deal(5)
        host.host!!.pause()
        time.settle()
        assertThat(guest.own(1).paused).isTrue()
        assertThat(guest.own(1).asked).isFalse()
        assertThat(guest.state.value.summary).isEqualTo("The game is paused.")
        guest.own(1).sand?.let { assertThat(it.stopped).isTrue() }
        host.host!!.goOn()
        time.settle()
        assertThat(guest.own(1).paused).isFalse()
    }

    @Test
    fun aTableThatIsLeftCanBeTakenUpLater() {
        gather()
        deal(30)
        val before = host.own(0)
        val table = host.state.value.table
        host.close()
        time.settle()
        assertThat(ana.sessions.current.value).isNull()
        val kept = runBlocking { ana.sessions.unfinished.first() }.single()
        assertThat(kept.id).isEqualTo(table)
        assertThat(kept.names().take(2)).containsExactly("Ana", "Ben").inOrder()
        assertThat(runBlocking { ana.sessions.resumeLive() }).isNull()
        val atBen = runBlocking { ben.sessions.unfinished.first() }.single()
        assertThat(atBen.kind).isEqualTo(TableKind.GUEST)

        host = runBlocking { ana.sessions.resume(table) }
        time.pass(10_000)
        assertThat(
            host.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PAUSED)
        assertThat(guest.state.value.link).isEqualTo(Guest.Status.AT_TABLE)
        assertThat(host.own(0).view).isEqualTo(before.view)
        host.host!!.goOn()
        time.settle()
        assertThat(
            guest.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
        runBlocking { ana.sessions.discard(table) }
        assertThat(runBlocking { ana.sessions.unfinished.first() }).isEmpty()
        val gone =
            assertThrows(CannotOpen::class.java) { runBlocking { ana.sessions.resume(table) } }
        assertThat(gone).hasMessageThat().contains("not on this phone")
    }

    @Test
    fun aLobbyThatIsLeftIsGone() {
        gather()
        guest.close()
        time.settle()
        assertThat(
            host.state.value.room!!
                .people
                .map { it.name },
        ).containsExactly("Ana")
        assertThat(ben.onDisk { ben.database.tables().find(host.state.value.table) }).isNull()
        val table = host.state.value.table
        host.close()
        time.settle()
        assertThat(ana.onDisk { ana.database.tables().find(table) }).isNull()
    }

    @Test
    fun aFullPhonePausesTheGameAndSaysWhatToDo() {
        gather()
        deal(10)
        val makeRoom = fill(ana)
        play { host.state.value.trouble != null }
        assertThat(host.state.value.trouble).contains("the phone is full")
        assertThat(
            host.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PAUSED)
        val journal = ana.onDisk { entries(ana) }
        makeRoom()
        host.host!!.goOn()
        time.settle()
        assertThat(host.state.value.trouble).isNull()
        play { ana.onDisk { entries(ana) }.size > journal.size + 5 }
        assertThat(ana.onDisk { entries(ana) }.take(journal.size)).isEqualTo(journal)
    }

    @Test
    fun aFullPhoneKeepsAFinishedGameWhenThereIsRoomAgain() {
        gather()
        deal(0)
        val makeRoom = fill(ben)
        play {
            guest.state.value.ending
                ?.fairness == Fairness.FAIR
        }
        assertThat(runBlocking { ben.history.games.first() }).isEmpty()
        makeRoom()
        guest.guest.ready(true)
        time.settle()
        val kept = runBlocking { ben.history.games.first() }.single()
        assertThat(kept.id).isEqualTo(
            guest.state.value.ending!!
                .history,
        )
    }

    private fun entries(phone: TestPhone): List<String> {
        val sqlite = phone.database.openHelper.writableDatabase
        val entries = mutableListOf<String>()
        sqlite.query("SELECT hex(bytes) FROM journal_entry ORDER BY number").use {
            while (it.moveToNext()) entries += it.getString(0)
        }
        return entries
    }

    /** Lets a phone keep nothing more, until what this returns is called. */
    private fun fill(phone: TestPhone): () -> Unit {
        val pages = phone.onDisk { pragma(phone, "PRAGMA page_count") }
        phone.onDisk { pragma(phone, "PRAGMA max_page_count = $pages") }
        return { phone.onDisk { pragma(phone, "PRAGMA max_page_count = ${pages + 1000}") } }
    }

    private fun pragma(
        phone: TestPhone,
        sql: String,
    ): Long {
        val sqlite = phone.database.openHelper.writableDatabase
        // Within a transaction: on the connection that writes.
        sqlite.beginTransactionNonExclusive()
        try {
            return sqlite.query(sql).use { if (it.moveToFirst()) it.getLong(0) else 0 }
        } finally {
            sqlite.endTransaction()
        }
    }
}
