package org.precinct.app.around

import android.database.sqlite.SQLiteFullException
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
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
import org.precinct.app.play.LessonText
import org.precinct.app.play.Scenes
import org.precinct.app.session.Fairness
import org.precinct.app.session.GameResult
import org.precinct.app.session.Invite
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PersonFacts
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.RoundFacts
import org.precinct.app.session.TableState
import org.precinct.app.storage.TableKind
import org.precinct.app.tablescreen.LearntLessons
import org.precinct.app.tablescreen.TableScreenState
import org.precinct.app.tablescreen.TableViewModel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.Outcome
import org.precinct.engine.Seat
import org.precinct.engine.Seats
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.kojak.KojakGame
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Transport
import org.precinct.table.channel.TableId
import org.precinct.table.guest.Guest
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
            object : LearntLessons {
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
                TableState(
                    journey = journey(Journey.Stage.LOOKING, failure = Journey.Failure.NOT_FOUND),
                )
            val onTheWay = model.shows<TableScreenState.Arriving>().arrival as Arrival.OnTheWay
            assertThat(onTheWay.failure).isEqualTo(Journey.Failure.NOT_FOUND)

            session.state.value =
                TableState(
                    link = Guest.Status.KNOCKING,
                    words = "piano sorbet",
                    journey = journey(Journey.Stage.CONNECTED, Transport.NEARBY),
                )
            assertThat(model.shows<TableScreenState.Arriving>().arrival)
                .isEqualTo(Arrival.Knocking("piano sorbet", Transport.NEARBY))

            session.state.value = TableState(link = Guest.Status.AT_TABLE, room = room(Phase.LOBBY))
            assertThat(model.shows<TableScreenState.InLobby>().lobby.host).isFalse()

            session.state.value =
                TableState(link = Guest.Status.GONE, notice = "The table is full.")
            assertThat(model.shows<TableScreenState.Arriving>().arrival)
                .isEqualTo(Arrival.GivenUp("The table is full."))
        }

    @Test
    fun aHostsLobbyHasAWayIn() =
        test { model ->
            session.state.value =
                TableState(
                    link = Guest.Status.AT_TABLE,
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
    fun onePhoneForAllGoesToThoseWhoAreAsked() =
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
    fun aQuestionToAllGoesBeforeEverybodysOwn() =
        test(TableKind.PASS) { model ->
            play(0, 1)
            ask(asked = listOf(0, 1), nobody = "Nobody")
            assertThat(hands(model).chosen).isNull()
            assertThat(hands(model).round).isEqualTo(session.state.value.round)
            assertThat(model.shows<TableScreenState.Playing>().scene!!.seat).isNull()

            model.take(1)
            assertThat(session.done).containsExactly("act 1 $COMPOSE")
            assertThat(hands(model).chosen!!.seat).isEqualTo(1)
            assertThat(hands(model).taken).isTrue()
            assertThat(hands(model).round).isNull()

            // What only tells of them does not take the phone away, and what they do does.
            model.act(1, COMPOSE)
            assertThat(hands(model).chosen!!.seat).isEqualTo(1)
            model.act(1, PASS)
            assertThat(hands(model).chosen).isNull()

            session.done.clear()
            model.letPass()
            assertThat(session.done).containsExactly("act 0 $PASS", "act 1 $PASS")
        }

    @Test
    fun whoeverIsNotAskedCanAskForThePhone() =
        test(TableKind.PASS) { model ->
            play(0, 1)
            ask(asked = listOf(0), nobody = null)
            assertThat(hands(model).chosen!!.seat).isEqualTo(0)
            assertThat(hands(model).taken).isFalse()
            assertThat(hands(model).round!!.takers).containsExactly(1, "I do")
            model.take(1)
            assertThat(hands(model).chosen!!.seat).isEqualTo(1)
            model.take(null)
            assertThat(hands(model).chosen!!.seat).isEqualTo(0)

            // Nobody has it a second time without asking for it.
            model.take(1)
            ask(asked = listOf(0), nobody = null, takers = emptyMap())
            model.act(0, PASS)
            ask(asked = listOf(0), nobody = null)
            assertThat(hands(model).chosen!!.seat).isEqualTo(0)

            // Where the game goes on by itself, the phone lies on the table.
            ask(asked = emptyList(), nobody = null)
            assertThat(hands(model).chosen).isNull()
            assertThat(hands(model).round!!.takers).containsExactly(1, "I do")

            // Those between whom it lies read what happened last.
            val board = session.scene(null)
            board.value = board.value!!.copy(log = listOf("Deal.", "Move.", "Shot."))
            assertThat(hands(model).latest).containsExactly("Move.", "Shot.").inOrder()
        }

    private fun ask(
        asked: List<Int>,
        nobody: String?,
        takers: Map<Int, String> = mapOf(1 to "I do"),
    ) {
        val passes = asked.associateWith { PASS }.takeIf { nobody != null }.orEmpty()
        val round = RoundFacts("Does anybody?", nobody, takers, passes, mapOf(1 to COMPOSE))
        session.state.update {
            it.copy(asked = asked, round = round.takeIf { takers.isNotEmpty() })
        }
    }

    private fun hands(model: TableViewModel) = model.shows<TableScreenState.Playing>().curtain!!

    @Test
    fun thoseWhoLookedAwayAreToldWhatHappened() =
        test { model ->
            play(0)
            val scene =
                session.seats
                    .getValue(0)
                    .value!!
                    .copy(log = listOf("Deal.", "Move."))
            model.look(scene.copy(fresh = 1), again = true)
            assertThat(session.seen).isEqualTo(1)
            assertThat(model.shows<TableScreenState.Playing>().own.news).hasSize(1)
            model.newsRead()
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
            val lesson =
                model.shows<TableScreenState.Playing>().own.lesson ?: LessonText("none", "", "")
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
                    link = Guest.Status.AT_TABLE,
                    room = room(Phase.OVER),
                    ending =
                        GameResult(
                            1,
                            Outcome("ARRESTS", "", Seats.of(Seat.of(1)), listOf(2, 1)),
                            "Bruno wins.",
                            Fairness.FAIR,
                            "Fair.",
                            mapOf(null to scenes.board(dealt), 1 to last),
                            "id",
                        ),
                )
            val end = model.shows<TableScreenState.Ended>().end
            assertThat(end.face).isEqualTo(GameFace.byId("kojak")!!)
            assertThat(
                end.standings.map { it.officer.name },
            ).containsExactly("Bruno", "Ana").inOrder()
            assertThat(end.standings.first().winner).isTrue()
            assertThat(end.pictures).containsExactly(null to "", 1 to "Bruno").inOrder()
        }

    @Test
    fun latecomersAreSeenByTheHost() =
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
        session.scene(null).value = scenes.board(dealt)
        val chairs = Gallery.together.take(2).map { it.copy(own = it.seat in own) }
        session.state.value =
            TableState(
                link = Guest.Status.AT_TABLE,
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

    private fun journey(
        stage: Journey.Stage,
        transport: Transport? = null,
        failure: Journey.Failure? = null,
    ) = Journey.State(
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

    private companion object {
        val COMPOSE: Action = Action.Builder().kind(Action.Kind.COMPOSE).build()
        val PASS: Action = Action.Builder().kind(Action.Kind.PASS).build()
    }
}
