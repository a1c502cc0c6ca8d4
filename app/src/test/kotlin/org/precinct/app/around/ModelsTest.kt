package org.precinct.app.around

import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.UnconfinedTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.test.setMain
import okio.ByteString.Companion.decodeHex
import org.junit.After
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.EntranceState
import org.precinct.app.EntranceViewModel
import org.precinct.app.game.GameFace
import org.precinct.app.history.HistoryViewModel
import org.precinct.app.join.CodeProblem
import org.precinct.app.join.JoinViewModel
import org.precinct.app.join.ListedTable
import org.precinct.app.newtable.NewTableViewModel
import org.precinct.app.session.CannotOpen
import org.precinct.app.session.History
import org.precinct.app.session.Imported
import org.precinct.app.session.PastGame
import org.precinct.app.session.Replay
import org.precinct.app.session.Sessions
import org.precinct.app.session.TablePlan
import org.precinct.app.session.TableSession
import org.precinct.app.storage.TableKind
import org.precinct.app.storage.TableSummary
import org.precinct.engine.Language
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.Strength
import org.precinct.table.carrier.TableAddress
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.carrier.Trail
import org.precinct.table.carrier.Transport
import org.precinct.table.channel.JoinSecret
import org.precinct.table.channel.TableId
import org.precinct.table.channel.Ticket
import org.precinct.table.guest.Connector
import org.precinct.table.link.Door
import org.precinct.table.net.Invitation
import org.precinct.table.net.JoinCode
import org.precinct.table.net.JoinPhrase
import java.io.ByteArrayOutputStream
import java.io.FileNotFoundException
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.net.InetAddress
import java.util.Optional

/** What stands behind the screens on the way to a table. */
@OptIn(ExperimentalCoroutinesApi::class)
@RunWith(AndroidJUnit4::class)
class ModelsTest {
    private val here = UnconfinedTestDispatcher()

    @Before
    fun begin() = Dispatchers.setMain(here)

    @After
    fun end() = Dispatchers.resetMain()

    private fun test(body: suspend TestScope.() -> Unit) = runTest(here) { body() }

    @Test
    fun aPlanNeedsAGame() =
        test {
            val model = NewTableViewModel(TableKind.HOST, null, flowOf(Language.ENGLISH), here)
            assertThat(model.plan("Ana")).isNull()
            model.choose(GameFace.byId("kojak")!!)
            assertThat(model.plan("Ana"))
                .isEqualTo(TablePlan(TableKind.HOST, "kojak", "Ana", listOf("Ana")))
        }

    @Test
    fun aPlanHasOnlyOptionsThatDiffer() =
        test {
            val model =
                NewTableViewModel(
                    TableKind.HOST,
                    GameFace.byId("kojak")!!,
                    flowOf(Language.ENGLISH),
                    here,
                )
            model.option("mode", "quick")
            model.option("tie_break", "race")
            assertThat(model.plan("Ana")!!.options).containsExactly("mode", "quick")
            model.standard()
            assertThat(model.plan("Ana")!!.options).isEmpty()
        }

    @Test
    fun anotherGameForgetsTheOptions() =
        test {
            val model =
                NewTableViewModel(
                    TableKind.HOST,
                    GameFace.byId("kojak")!!,
                    flowOf(Language.FRENCH),
                    here,
                )
            model.option("mode", "quick")
            model.choose(GameFace.byId("allez-les-bleus")!!)
            assertThat(model.plan("Ana")!!.options).isEmpty()
            backgroundScope.launch { model.state.collect {} }
            assertThat(
                model.state.value.options
                    .first()
                    .title,
            ).isEqualTo("Points à atteindre")
        }

    @Test
    fun oneForAllPutsDiceInTurns() =
        test {
            val model =
                NewTableViewModel(
                    TableKind.PASS,
                    GameFace.byId("police-city")!!,
                    flowOf(Language.ENGLISH),
                    here,
                )
            assertThat(model.plan("Ana")!!.options).containsExactly("placement", "turns")
        }

    @Test
    fun botsMakeCompany() =
        test {
            for (face in GameFace.all) {
                val plan =
                    NewTableViewModel(
                        TableKind.SOLO,
                        face,
                        flowOf(Language.ENGLISH),
                        here,
                    ).plan("Ana")!!
                assertThat(face.game().seats).contains(1 + plan.bots)
            }
        }

    @Test
    fun nobodyPlaysOnABoard() =
        test {
            val model =
                NewTableViewModel(
                    TableKind.HOST,
                    GameFace.byId("kojak")!!,
                    flowOf(Language.ENGLISH),
                    here,
                )
            model.board(true)
            assertThat(model.plan("Ana")!!.players).isEmpty()
        }

    private val links = FakeLinks()

    @Test
    fun tablesAreLookedForWhileSomebodyLooks() =
        test {
            val model = JoinViewModel({ links }, here)
            assertThat(links.looking).isNull()
            val looking = launch { model.state.collect {} }
            links.looking!!.changed(
                Finder.State(mapOf(Transport.WIFI to Condition.WORKING), listOf(Found)),
            )
            assertThat(model.state.value.tables).containsExactly(
                ListedTable(
                    Found.table().toString(),
                    "Ana",
                    GameFace.byId("kojak")!!,
                    listOf(Transport.WIFI, Transport.BLUETOOTH),
                    Strength.FAIR,
                ),
            )
            assertThat(model.state.value.deaf).isFalse()
            looking.cancel()
            testScheduler.advanceTimeBy(10_000)
            assertThat(links.looking).isNull()
        }

    @Test
    fun aTableThatWasFoundIsGoneTo() =
        test {
            val model = JoinViewModel({ links }, here)
            backgroundScope.launch { model.state.collect {} }
            links.looking!!.changed(Finder.State(emptyMap(), listOf(Found)))
            val there =
                model.choose(
                    model.state.value.tables
                        .single(),
                )!!
            assertThat(there.table).isEqualTo(Found.table())
            there.way("Bruno") {}
            assertThat(links.taken).containsExactly("found Ana as Bruno")
            assertThat(model.choose(ListedTable("gone", "", null, emptyList(), null))).isNull()
        }

    @Test
    fun aPictureLeadsToATable() =
        test {
            val invitation =
                Invitation.of(
                    Found.table(),
                    JoinSecret("00112233445566778899aabbccddeeff".decodeHex()),
                    listOf(InetAddress.getByName("192.168.1.4")),
                    28117,
                )
            val model = JoinViewModel({ links }, here)
            val there = model.scanned(invitation.text())!!
            assertThat(there.table).isEqualTo(Found.table())
            there.way("Bruno") {}
            assertThat(links.taken).containsExactly("invitation as Bruno")
        }

    @Test
    fun anotherPictureSaysThatItIsNone() =
        test {
            val model = JoinViewModel({ links }, here)
            backgroundScope.launch { model.state.collect {} }
            assertThat(model.scanned("https://example.org")).isNull()
            assertThat(model.state.value.problem).isEqualTo(CodeProblem.SOMETHING_ELSE)
        }

    @Test
    fun aTypedCodeLeadsToATable() =
        test {
            val code = JoinCode(JoinPhrase("7Q2MK3XN9D"), Optional.empty()).text()
            val model = JoinViewModel({ links }, here)
            model.type(code.lowercase().replace("-", " "))
            val there = model.typed()!!
            assertThat(there.table).isNull()
            there.way("Bruno") {}
            assertThat(links.taken).containsExactly("code as Bruno")
        }

    @Test
    fun aMistypedCodeSaysSoUntilItIsChanged() =
        test {
            val model = JoinViewModel({ links }, here)
            model.type("7Q2M-K3XN-9D4Z")
            assertThat(model.typed()).isNull()
            assertThat(model.code.value.problem).isEqualTo(CodeProblem.MISTYPED)
            model.type("7Q2M-K3XN-9D4")
            assertThat(model.code.value.problem).isNull()
        }

    @Test
    fun aCameraThatMayNotBeUsedIsToldUntilAPictureComes() =
        test {
            val model = JoinViewModel({ links }, here)
            backgroundScope.launch(here) { model.state.collect {} }
            model.refuseCamera()
            assertThat(model.state.value.cameraRefused).isTrue()
            model.scanned("something else")
            assertThat(model.state.value.cameraRefused).isFalse()
        }

    @Test
    fun aFileThatCannotBeWrittenSaysWhatToDo() =
        test {
            val history = FakeHistory()
            val model = HistoryViewModel(history, { "Choose another place." }, { "" }, here)
            val failures: List<() -> OutputStream?> =
                listOf(
                    { null },
                    { throw FileNotFoundException() },
                    { throw SecurityException() },
                    {
                        object : OutputStream() {
                            override fun write(b: Int) = throw IOException("full")
                        }
                    },
                )
            for (file in failures) {
                model.exportTable("table", file)
                assertThat(model.trouble.value).isEqualTo("Choose another place.")
                model.understood()
                model.export("game", file)
                assertThat(model.trouble.value).isEqualTo("Choose another place.")
                model.understood()
            }
            val written = ByteArrayOutputStream()
            model.exportTable("table", { written })
            assertThat(model.trouble.value).isNull()
            assertThat(written.toString()).isEqualTo("table")
        }

    @Test
    fun theEntranceSaysWhyATableStaysClosed() =
        test {
            val sessions = FakeSessions()
            val entrance = EntranceViewModel(sessions)
            entrance.enter { resume("broken") }
            assertThat(entrance.state.value).isEqualTo(EntranceState(failure = "It is broken."))
            entrance.understood()
            assertThat(entrance.state.value).isEqualTo(EntranceState())
            assertThat(sessions.asked).containsExactly("live", "broken").inOrder()
        }

    private companion object {
        val Found =
            FoundTable(
                TableId("0123456789abcdef".decodeHex()),
                "Ana",
                "kojak",
                mapOf(
                    Transport.BLUETOOTH to listOf(TableAddress.Bluetooth("00:11:22:33:44:55")),
                    Transport.WIFI to listOf(TableAddress.Wifi(emptyList())),
                ),
                Optional.of(Strength.FAIR),
            )
    }
}

/** Remembers which ways were taken. */
private class FakeLinks : Links {
    var looking: Finder.Listener? = null
    val taken = mutableListOf<String>()

    override fun host(
        sign: TableAdvert,
        visitors: Door.Visitors,
        listener: Doors.Listener,
    ): Doors = error("Nobody hosts here.")

    override fun look(listener: Finder.Listener): Finder {
        looking = listener
        return object : Finder {
            override fun state() = Finder.State(emptyMap(), emptyList())

            override fun refresh() = Unit

            override fun close() {
                looking = null
            }
        }
    }

    override fun to(
        table: FoundTable,
        me: String,
        listener: Journey.Listener,
    ): Journey = take("found ${table.name()} as $me")

    override fun to(
        invitation: Invitation,
        me: String,
        listener: Journey.Listener,
    ): Journey = take("invitation as $me")

    override fun to(
        code: JoinCode,
        me: String,
        listener: Journey.Listener,
    ): Journey = take("code as $me")

    override fun to(
        trail: Trail,
        me: String,
        listener: Journey.Listener,
    ): Journey = take("trail as $me")

    private fun take(way: String): Journey {
        taken += way
        return NoPath
    }
}

private object NoPath : Journey {
    override fun state(): Journey.State =
        Journey.State(
            Journey.Stage.IDLE,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Finder.State(emptyMap(), emptyList()),
        )

    override fun trail(): Optional<Trail> = Optional.empty()

    override fun refresh() = Unit

    override fun close() = Unit

    override fun connect(
        ticket: Optional<Ticket>,
        answer: Connector.Callback,
    ) = answer.failed()
}

internal class FakeSessions : Sessions {
    val asked = mutableListOf<String>()
    override val current = MutableStateFlow<TableSession?>(null)
    override val unfinished: Flow<List<TableSummary>> = flowOf(emptyList())

    override suspend fun open(plan: TablePlan): TableSession = throw CannotOpen("Not here.")

    override suspend fun join(
        table: TableId?,
        way: (me: String, listener: Journey.Listener) -> Journey,
    ): TableSession = throw CannotOpen("Not here.")

    override suspend fun resume(table: String): TableSession {
        asked += table
        throw CannotOpen("It is broken.")
    }

    override suspend fun resumeLive(): TableSession? {
        asked += "live"
        return null
    }

    override suspend fun discard(table: String) = Unit
}

/** Writes the names of things in place of them. */
private class FakeHistory : History {
    override val games: Flow<List<PastGame>> = flowOf(emptyList())

    override suspend fun replay(id: String): Replay = throw CannotOpen("Not here.")

    override suspend fun delete(id: String) = Unit

    override suspend fun exportGame(
        id: String,
        to: OutputStream,
    ) = to.use { it.write(id.toByteArray()) }

    override suspend fun exportTable(
        table: String,
        to: OutputStream,
    ) = to.use { it.write(table.toByteArray()) }

    override suspend fun import(from: InputStream): Imported = throw CannotOpen("Not here.")
}
