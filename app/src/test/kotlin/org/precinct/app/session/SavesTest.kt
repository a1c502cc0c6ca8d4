package org.precinct.app.session

import android.content.Context
import androidx.test.core.app.ApplicationProvider
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertThrows
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.host.LastGame
import org.precinct.table.journal.FileJournal
import org.precinct.table.proto.Phase
import org.robolectric.RobolectricTestRunner
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import kotlin.random.Random

/** Saves that leave the phone and come back. */
@RunWith(RobolectricTestRunner::class)
class SavesTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val time = InventedTime()
    private val air = Air()
    private val ana = TestPhone(time, air, "Ana")
    private val ben = TestPhone(time, air, "Ben")

    @After
    fun close() {
        ana.kill()
        ben.kill()
        time.close()
    }

    private fun solo(steps: Int): TableSession {
        val plan = TablePlan(TableKind.SOLO, "kojak", "Solo", listOf("Ana"), 1, BotLevel.EASY)
        val session = ana.open(plan)
        session.host!!.start()
        time.settle()
        val player = RandomPlayer(time, 11, session)
        repeat(steps) { player.step() }
        time.settle()
        return session
    }

    private fun exported(session: TableSession): ByteArray {
        val bytes = ByteArrayOutputStream()
        runBlocking { ana.history.exportTable(session.state.value.table, bytes) }
        return bytes.toByteArray()
    }

    private fun TestPhone.import(bytes: ByteArray): Imported =
        runBlocking { history.import(ByteArrayInputStream(bytes)) }

    @Test
    fun aTableGoesOnOnAnotherPhone() {
        val session = solo(30)
        val before = session.own(0)
        val save = exported(session)
        session.close()
        time.settle()
        val table = (ben.import(save) as Imported.ToResume).table
        val kept = runBlocking { ben.sessions.unfinished.first() }.single()
        assertThat(kept.kind).isEqualTo(TableKind.SOLO)
        assertThat(kept.names().first()).isEqualTo("Ana")
        val again = runBlocking { ben.sessions.resume(table) }
        time.settle()
        assertThat(again.state.value.ownSeats).containsExactly(0)
        assertThat(again.own(0).view).isEqualTo(before.view)
        assertThat(
            again.state.value.room!!
                .phase,
        ).isEqualTo(Phase.PLAYING)
        RandomPlayer(time, 13, again).playUntil {
            again.state.value.ending
                ?.fairness != null
        }
    }

    @Test
    fun aTerminalReadsAnExportedTable() {
        val session = solo(20)
        val file = folder.newFile("save.precinct")
        file.writeBytes(exported(session))
        val last = FileJournal.open(file).use { LastGame.read(it.read()).get() }
        assertThat(last.dealt().rules).isEqualTo("kojak")
        assertThat(last.opened().name).isEqualTo("Solo")
        assertThat(last.steps()).isNotEmpty()
    }

    @Test
    fun aFinishedGameIsShownAndCheckedElsewhere() {
        val session = solo(0)
        RandomPlayer(time, 17, session).playUntil {
            session.state.value.ending
                ?.fairness == Fairness.FAIR
        }
        val ending = session.state.value.ending!!
        val bytes = ByteArrayOutputStream()
        runBlocking { ana.history.exportGame(ending.history, bytes) }
        val id = (ben.import(bytes.toByteArray()) as Imported.ToReplay).id
        assertThat(id).isEqualTo(ending.history)
        runBlocking {
            val replay = ben.history.replay(id)
            assertThat(replay.past.players).isEqualTo(
                ana.history.games
                    .first()
                    .single()
                    .players,
            )
            assertThat(replay.ending.text).isEqualTo(ending.text)
            assertThat(replay.ending.fairness).isEqualTo(Fairness.FAIR)
            assertThat(replay.ending.scenes[0]!!.view).isEqualTo(session.own(0).view)
            ben.history.delete(id)
            assertThat(ben.history.games.first()).isEmpty()
            val gone = refused { runBlocking { ben.history.replay(id) } }
            assertThat(gone).contains("not on this phone")
        }
    }

    @Test
    fun aTableThatIsHereIsNotOverwritten() {
        val session = solo(10)
        val early = exported(session)
        val player = RandomPlayer(time, 19, session)
        repeat(10) { player.step() }
        time.settle()
        val before = session.own(0).view
        assertThat(refused { ana.import(early) }).contains("already")
        session.close()
        time.settle()
        assertThat(refused { ana.import(early) }).contains("already")
        val again = runBlocking { ana.sessions.resume(session.state.value.table) }
        time.settle()
        assertThat(again.own(0).view).isEqualTo(before)
    }

    @Test
    fun garbageIsRefusedWithAWordAboutWhatItIs() {
        val save = exported(solo(20))
        assertThat(refused { ben.import(ByteArray(0)) }).contains("not a saved game")
        assertThat(refused { ben.import("%PDF-1.7".toByteArray()) }).contains("not a saved game")
        assertThat(refused { ben.import(Random(1).nextBytes(5_000)) }).contains("not a saved game")
        assertThat(refused { ben.import(save.copyOf(save.size - 3)) }).contains("not complete")
        val newer = save.copyOf()
        newer[11] = 9
        assertThat(refused { ben.import(newer) }).isNotEmpty()
        val endless =
            object : InputStream() {
                override fun read() = 1
            }
        assertThat(refused { runBlocking { ben.history.import(endless) } })
            .contains("not a saved game")
        val broken =
            object : InputStream() {
                override fun read(): Int = throw IOException("unplugged")
            }
        assertThat(
            refused { runBlocking { ben.history.import(broken) } },
        ).contains("cannot be read")
        assertThat(runBlocking { ben.sessions.unfinished.first() }).isEmpty()
    }

    @Test
    fun everyFlippedBitIsNoticed() {
        val save = exported(solo(15))
        val random = Random(5)
        repeat(60) {
            val changed = save.copyOf()
            val at = random.nextInt(changed.size)
            changed[at] = (changed[at].toInt() xor (1 shl random.nextInt(8))).toByte()
            assertWithMessage("byte $at").that(refused { ben.import(changed) }).isNotEmpty()
        }
    }

    @Test
    fun aTableWithoutAGameIsNothingToGoOnWith() {
        val plan = TablePlan(TableKind.SOLO, "kojak", "Solo", listOf("Ana"), 1)
        assertThat(refused { ben.import(exported(ana.open(plan))) }).contains("No game")
    }

    @Test
    fun nothingOfASaveIsLeftBehind() {
        val before = cached()
        val save = exported(solo(5))
        ben.import(save)
        refused { ben.import(save.copyOf(100)) }
        assertThat(cached()).isEqualTo(before)
    }

    private fun cached(): Set<String> =
        ApplicationProvider
            .getApplicationContext<Context>()
            .cacheDir
            .list()!!
            .toSet()

    private fun refused(button: () -> Unit): String =
        assertThrows(CannotOpen::class.java) { button() }.message
}
