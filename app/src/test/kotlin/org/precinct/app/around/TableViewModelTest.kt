package org.precinct.app.around

import android.database.sqlite.SQLiteFullException
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.squareup.wire.Message
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.update
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
import org.precinct.app.game.GameFace
import org.precinct.app.join.Arrival
import org.precinct.app.links.Condition
import org.precinct.app.links.Doors
import org.precinct.app.links.Finder
import org.precinct.app.links.Path
import org.precinct.app.links.Transport
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.Scenes
import org.precinct.app.session.Ending
import org.precinct.app.session.Fairness
import org.precinct.app.session.HostDesk
import org.precinct.app.session.Invite
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PersonFacts
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.TableLink
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.app.table.Lessons
import org.precinct.app.table.TableScreenState
import org.precinct.app.table.TableViewModel
import org.precinct.app.tables.TableKind
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.Outcome
import org.precinct.engine.Seat
import org.precinct.engine.Seats
import org.precinct.engine.Setup
import org.precinct.engine.kojak.KojakGame
import org.precinct.table.channel.TableId
import org.precinct.table.proto.Phase
import java.util.Optional

/** A table as it comes onto the screen, from the door to the end. */
@OptIn(ExperimentalCoroutinesApi::class)
@RunWith(AndroidJUnit4::class)
class TableViewModelTest {
    private val here = UnconfinedTestDispatcher()
    private val sessions = FakeSessions()
    private val learnt = MutableStateFlow(emptySet<String>())
    private var full = false
    private val session = FakeSession()

    @Before
    fun begin() = Dispatchers.setMain(here)

    @After
    fun end() = Dispatchers.resetMain()

    private fun test(
        kind: TableKind = TableKind.HOST,
        body: suspend TestScope.(TableViewModel) -> Unit,
    ) = runTest(here) {
        session.kind = kind
        sessions.current.value = session
        val lessons =
            object : Lessons {
                override val learnt = this@TableViewModelTest.learnt

                override fun learn(lesson: String) {
                    if (full) throw SQLiteFullException()
                    this@TableViewModelTest.learnt.value += lesson
                }
            }
        val model = TableViewModel(sessions, flowOf(Language.ENGLISH), lessons, here, here)
        backgroundScope.launch { model.state.collect {} }
        body(model)
    }

    private inline fun <reified T> TableViewModel.shows(): T = state.value as T

    @Test
    fun aGuestIsOnTheWayThenAtTheDoorThenIn() =
        test(TableKind.GUEST) { model ->
            session.state.value =
                TableState(path = path(Path.Stage.LOOKING, failure = Path.Failure.NOT_FOUND))
            val onTheWay = model.shows<TableScreenState.Arriving>().arrival as Arrival.OnTheWay
            assertThat(onTheWay.failure).isEqualTo(Path.Failure.NOT_FOUND)

            session.state.value =
                TableState(
                    link = TableLink.KNOCKING,
                    words = "piano sorbet",
                    path = path(Path.Stage.CONNECTED, Transport.NEARBY),
                )
            assertThat(model.shows<TableScreenState.Arriving>().arrival)
                .isEqualTo(Arrival.Knocking("piano sorbet", Transport.NEARBY))

            session.state.value = TableState(link = TableLink.AT_TABLE, room = room(Phase.LOBBY))
            assertThat(model.shows<TableScreenState.InLobby>().lobby.host).isFalse()

            session.state.value = TableState(link = TableLink.GONE, notice = "The table is full.")
            assertThat(model.shows<TableScreenState.Arriving>().arrival)
                .isEqualTo(Arrival.Over("The table is full."))
        }

    @Test
    fun aHostsLobbyHasAWayIn() =
        test { model ->
            session.state.value =
                TableState(
                    link = TableLink.AT_TABLE,
                    room = room(Phase.LOBBY, obstacle = "Somebody is missing."),
                    invite = Invite("PRECINCT:1:0", "7Q2M-K3XN-9D4T"),
                    doors = doors(),
                )
            val lobby = model.shows<TableScreenState.InLobby>().lobby
            assertThat(lobby.wayIn!!.code).isEqualTo("7Q2M-K3XN-9D4T")
            assertThat(lobby.wayIn!!.qr!!.side).isAtLeast(21)
            assertThat(lobby.missing).isEqualTo("Somebody is missing.")
            assertThat(lobby.options.first().title).isEqualTo("Length of the game")
        }

    @Test
    fun aPlayerSeesTheirOwnSeat() =
        test { model ->
            play(0)
            val playing = model.shows<TableScreenState.Playing>()
            assertThat(playing.curtain).isNull()
            assertThat(playing.scene!!.seat).isEqualTo(0)
            assertThat(playing.own.prompt).isEqualTo(scenes.seat(dealt, 0).prompt())
            assertThat(playing.own.topic).isNotEmpty()
            assertThat(playing.own.rules!!.title()).isEqualTo("Kojak")
        }

    @Test
    fun onePhoneForAllGoesToWhoeverIsAsked() =
        test(TableKind.PASS) { model ->
            play(0, 1)
            val first = model.shows<TableScreenState.Playing>()
            assertThat(first.curtain!!.chosen!!.seat).isEqualTo(
                session.state.value.asked
                    .first(),
            )
            // What everybody may see until the curtain opens is not the seat's own prompt.
            assertThat(first.open.prompt).isEqualTo("Everybody may read this.")

            session.state.value = session.state.value.copy(asked = listOf(0, 1))
            model.take(1)
            assertThat(model.shows<TableScreenState.Playing>().scene!!.seat).isEqualTo(1)

            session.state.value = session.state.value.copy(asked = emptyList())
            assertThat(model.shows<TableScreenState.Playing>().scene!!.seat).isNull()
            assertThat(model.shows<TableScreenState.Playing>().curtain!!.chosen).isNull()
        }

    @Test
    fun whoeverLookedAwayIsToldWhatHappened() =
        test { model ->
            play(0)
            val scene = session.seats.getValue(0).value!!
            model.look(scene.copy(fresh = 1), again = true)
            assertThat(session.seen).isEqualTo(1)
            assertThat(model.shows<TableScreenState.Playing>().own.news).hasSize(1)
            model.seen()
            assertThat(model.shows<TableScreenState.Playing>().own.news).isEmpty()

            // Nobody is told what they have just watched, nor the whole game at its beginning.
            model.look(scene.copy(fresh = 1), again = false)
            model.look(scene.copy(fresh = scene.news.size), again = true)
            assertThat(model.shows<TableScreenState.Playing>().own.news).isEmpty()
        }

    @Test
    fun aLessonIsGivenOnce() =
        test { model ->
            play(0)
            val lesson = model.shows<TableScreenState.Playing>().own.lesson ?: Lesson("none", 0, 0)
            model.learnt(lesson)
            assertThat(learnt.value).containsExactly(lesson.id)
            assertThat(model.shows<TableScreenState.Playing>().own.lesson).isNull()
        }

    @Test
    fun aLessonThatCannotBeNotedIsPutAwayAllTheSame() =
        test { model ->
            play(0)
            full = true
            model.learnt(model.shows<TableScreenState.Playing>().own.lesson!!)
            assertThat(learnt.value).isEmpty()
            assertThat(model.shows<TableScreenState.Playing>().own.lesson).isNull()
        }

    @Test
    fun theEndShowsPlacesAndSecrets() =
        test { model ->
            val last = scenes.seat(dealt, 1)
            session.state.value =
                TableState(
                    link = TableLink.AT_TABLE,
                    room = room(Phase.OVER),
                    ending =
                        Ending(
                            1,
                            Outcome("ARRESTS", "", Seats.of(Seat.of(1)), listOf(2, 1)),
                            "Bruno wins.",
                            Fairness.FAIR,
                            "Fair.",
                            mapOf(null to scenes.board(dealt), 1 to last),
                            "id",
                        ),
                )
            val end = model.shows<TableScreenState.Over>().end
            assertThat(end.face).isEqualTo(GameFace.KOJAK)
            assertThat(
                end.standings.map { it.officer.name },
            ).containsExactly("Bruno", "Ana").inOrder()
            assertThat(end.standings.first().winner).isTrue()
            assertThat(end.pictures).containsExactly(null to "", 1 to "Bruno").inOrder()
        }

    @Test
    fun whoCameWithAPhoneOfTheirOwnLeavesWithIt() =
        test { model ->
            session.state.value = TableState(link = TableLink.AT_TABLE, room = room(Phase.LOBBY))
            model.remove(0)
            model.remove(1)
            assertThat(session.desk.done).containsExactly("remove 0", "kick 2").inOrder()
        }

    @Test
    fun aGuestTakesItsOwnPlayersAway() =
        test { model ->
            session.kind = TableKind.GUEST
            session.state.value = TableState(link = TableLink.AT_TABLE, room = room(Phase.LOBBY))
            model.remove(0)
            model.ready(true)
            assertThat(session.done).containsExactly("leave chair 0", "ready true").inOrder()
        }

    @Test
    fun whoeverComesLateIsSeenByTheHost() =
        test { model ->
            play(0)
            val zoe = PersonFacts(5, "Zoé", here = true, watcher = false, me = false)
            val tablet = PersonFacts(6, "Tablet", here = true, watcher = true, me = false)
            session.state.update {
                it.copy(
                    room = it.room!!.copy(people = listOf(zoe, tablet)),
                    knocks = listOf(KnockFacts(7, "Max", "piano")),
                    doors = doors(),
                    invite = Invite("PRECINCT:1:TEST", "7Q2M"),
                )
            }
            val frame = model.shows<TableScreenState.Playing>().own
            assertThat(frame.standing).containsExactly(zoe)
            assertThat(frame.knocks.map { it.name }).containsExactly("Max")
            assertThat(frame.wayIn!!.code).isEqualTo("7Q2M")
            model.seat(1, 5)
            assertThat(session.desk.done).containsExactly("seat 1 for 5")
        }

    private val game = KojakGame()
    private val scenes = Scenes(game, 2)
    private val dealt =
        game
            .deal(
                game.info().complete(Setup.of(2)),
                Chance.of("table"),
            ).also(scenes::hear)

    private fun play(vararg own: Int) {
        for (seat in own) session.seats[seat] = MutableStateFlow(scenes.seat(dealt, seat))
        session.seats[null] = MutableStateFlow(scenes.board(dealt))
        val chairs = Gallery.together.take(2).map { it.copy(own = it.seat in own) }
        session.state.value =
            TableState(
                link = TableLink.AT_TABLE,
                room = room(Phase.PLAYING).copy(chairs = chairs),
                asked = own.filter { scenes.seat(dealt, it).asked },
                summary = "Everybody may read this.",
            )
    }

    private fun room(
        phase: Phase,
        obstacle: String? = null,
    ) = RoomFacts(
        "The train",
        phase,
        "kojak",
        "Kojak",
        1,
        emptyMap(),
        Gallery.together.take(2),
        emptyList(),
        obstacle,
    )

    private fun path(
        stage: Path.Stage,
        transport: Transport? = null,
        failure: Path.Failure? = null,
    ) = Path.State(
        stage,
        Optional.ofNullable(transport),
        Optional.ofNullable(failure),
        Optional.empty(),
        Finder.State(emptyMap(), emptyList()),
    )

    private fun doors() =
        Doors.State(
            TableId("0123456789abcdef".decodeHex()),
            mapOf(Transport.WIFI to Condition.WORKING),
            emptyList(),
            0,
            true,
            emptyList(),
        )
}

internal class FakeSession : TableSession {
    override var kind = TableKind.HOST
    override val state = MutableStateFlow(TableState())
    val desk = FakeHostDesk()
    override val host get() = desk.takeIf { kind.isHosted }
    val seats = mutableMapOf<Int?, MutableStateFlow<Scene<*, *, *>?>>()
    var seen = 0

    override fun scene(seat: Int?) = seats.getOrPut(seat) { MutableStateFlow(null) }

    override fun act(
        seat: Int,
        action: Message<*, *>,
    ) = Unit

    override fun seen(scene: Scene<*, *, *>) {
        seen++
    }

    override fun addPlayer(name: String) = Unit

    val done = mutableListOf<String>()

    override fun leaveChair(chair: Int) {
        done += "leave chair $chair"
    }

    override fun ready(ready: Boolean) {
        done += "ready $ready"
    }

    override fun askForPause() {
        done += "ask for a pause"
    }

    override fun renameChair(
        chair: Int,
        name: String,
    ) = Unit

    override fun dismiss() = Unit

    override fun refresh() = Unit

    override fun close() = Unit

    override fun leave() = Unit
}

internal class FakeHostDesk : HostDesk {
    val done = mutableListOf<String>()

    override fun letIn(knock: Int) = Unit

    override fun turnAway(knock: Int) = Unit

    override fun kick(member: Int) {
        done += "kick $member"
    }

    override fun choose(game: String) = Unit

    override fun option(
        id: String,
        value: String,
    ) = Unit

    override fun addBot(level: BotLevel) = Unit

    override fun removeChair(chair: Int) {
        done += "remove $chair"
    }

    override fun moveChair(
        from: Int,
        to: Int,
    ) = Unit

    override fun seat(
        chair: Int,
        member: Int,
    ) {
        done += "seat $chair for $member"
    }

    override fun handToBot(
        chair: Int,
        level: BotLevel,
    ) = Unit

    override fun handBack(chair: Int) = Unit

    override fun declareAbsent(chair: Int) = Unit

    override fun start() = Unit

    override fun pause() = Unit

    override fun goOn() = Unit

    override fun toLobby() = Unit
}
