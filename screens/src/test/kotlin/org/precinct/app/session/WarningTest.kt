package org.precinct.app.session

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertThrows
import org.junit.Test
import org.precinct.app.device.Resources
import org.precinct.app.players.Settings
import org.precinct.app.profile.Officer
import org.precinct.app.storage.ComputerStorage
import org.precinct.app.storage.Storage
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.table.ThreadLoop
import org.precinct.table.Wording
import org.precinct.table.channel.TableId
import org.precinct.table.fair.Verdict
import org.precinct.table.guest.Guest
import org.precinct.table.host.Limits
import org.precinct.table.proto.Chair
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Room
import java.io.File
import java.lang.reflect.Proxy
import java.util.Optional

/** What a guest's phone does with what is wrong at its table: shows it, puts it away, keeps it. */
class WarningTest {
    private val scope = CoroutineScope(Dispatchers.Unconfined)
    private val loop = ThreadLoop("table")
    private val strings =
        object : Strings {
            override fun language() = Language.FRENCH

            override fun text(
                language: Language,
                id: Int,
                vararg arguments: Any,
            ) = Resources.text(language, id, *arguments)
        }
    private val causes =
        object : Storage.Causes {
            override fun full() = "full"

            override fun unknown() = "unknown"
        }
    private val environment =
        TableEnvironment(
            ComputerStorage(null),
            { throw AssertionError("nobody travels here") },
            AppTexts(strings, MutableStateFlow(Settings.STANDARD), scope),
            "test",
            File(""),
            causes,
            Phone.Parts(worker = Runnable::run),
            { Limits.STANDARD },
        )
    private val sessions = PhoneSessions({ environment }, Dispatchers.Unconfined) {}
    private val history = PhoneHistory({ environment }, sessions, Dispatchers.Unconfined)

    /** What the phone has been told. */
    private var told: Guest.State = at(Phase.PLAYING, null, null)
    private val guest =
        Proxy.newProxyInstance(javaClass.classLoader, arrayOf(Guest::class.java)) { _, method, _ ->
            if (method.name == "state") told else null
        } as Guest
    private val id = TableId.random().toString()
    private val table =
        LiveTable(TableKind.GUEST, id, Officer.of(emptyList()), null, 0, loop, environment) {}

    @After
    fun tidy() {
        loop.close()
        scope.cancel()
    }

    private fun at(
        phase: Phase,
        notice: Notice?,
        verdict: Verdict?,
    ): Guest.State {
        val room =
            Room
                .Builder()
                .name("Chez Ana")
                .phase(phase)
                .game(3)
                .rules("kojak")
                .chairs(
                    listOf(
                        Chair("Ana", 1, Mind.PERSON, ""),
                        Chair("Ben", 2, Mind.PERSON, ""),
                        Chair("Zoé", 0, Mind.EASY_BOT, ""),
                    ),
                ).build()
        return Guest.State(
            Guest.Status.AT_TABLE,
            "",
            Optional.of(room),
            2,
            emptyMap(),
            0,
            Optional.empty(),
            Optional.ofNullable(notice),
            Optional.empty(),
            Optional.ofNullable(verdict),
        )
    }

    private fun hear(
        phase: Phase,
        notice: Notice?,
        verdict: Verdict? = null,
    ) {
        told = at(phase, notice, verdict)
        table.update()
    }

    @Test
    fun aWarningStaysUntilItIsDismissedAndTheNextOneIsShown() {
        table.begin(guest, null, null)
        table.update()
        assertThat(table.state.value.trouble).isNull()
        val first = Wording.notice("table.no_share")
        hear(Phase.PLAYING, first)
        assertThat(table.state.value.trouble).isEqualTo(Wording.text(first, Language.FRENCH))
        hear(Phase.PAUSED, first)
        assertThat(table.state.value.trouble).isNotNull()
        table.dismiss()
        assertThat(table.state.value.trouble).isNull()
        hear(Phase.PLAYING, first)
        assertThat(table.state.value.trouble).isNull()
        val second = Wording.notice("table.copy")
        hear(Phase.PLAYING, second)
        assertThat(table.state.value.trouble).isEqualTo(Wording.text(second, Language.FRENCH))
    }

    @Test
    fun aGameWithoutARecordIsKeptWithTheReasonWhyItWasNotChecked() =
        runBlocking {
            table.begin(guest, null, null)
            hear(Phase.OVER, null)
            assertThat(history.games.first()).isEmpty()
            val verdict = Verdict.Unchecked("fair.no_record")
            val why = Wording.text(verdict.notice(), Language.FRENCH)
            repeat(2) { hear(Phase.OVER, null, verdict) }
            assertThat(table.state.value.unchecked).isEqualTo(why)
            val kept = history.games.first().single()
            assertThat(kept.id).isEqualTo("$id-3")
            assertThat(kept.game).isEqualTo("kojak")
            assertThat(kept.table).isEqualTo("Chez Ana")
            assertThat(kept.players).containsExactly("Ana", "Ben", "Zoé").inOrder()
            assertThat(kept.ownSeats).containsExactly(1)
            assertThat(kept.winners).isEmpty()
            assertThat(kept.result).isEqualTo(why)
            val refusal =
                assertThrows(CannotOpen::class.java) { runBlocking { history.replay(kept.id) } }
            assertThat(refusal).hasMessageThat().isEqualTo(why)
        }
}
