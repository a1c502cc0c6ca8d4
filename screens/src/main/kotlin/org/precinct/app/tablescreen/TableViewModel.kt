package org.precinct.app.tablescreen

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.squareup.wire.Message
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flatMapLatest
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.precinct.app.art.QrPattern
import org.precinct.app.curtain.Hands
import org.precinct.app.end.EndState
import org.precinct.app.frame.FrameState
import org.precinct.app.game.GameFace
import org.precinct.app.join.Arrival
import org.precinct.app.lobby.LobbyState
import org.precinct.app.lobby.WayIn
import org.precinct.app.play.LessonText
import org.precinct.app.play.Scene
import org.precinct.app.play.lesson
import org.precinct.app.play.parts.ScreenMemory
import org.precinct.app.players.DiskWrite
import org.precinct.app.session.RoomFacts
import org.precinct.app.session.Sessions
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.RuleBook
import org.precinct.table.guest.Guest
import org.precinct.table.proto.Phase

/**
 * The open table, from the door to the end: what its screen shows, and what of it depends on who
 * looks. What a player does to the table itself goes from the screen to [TableSession].
 */
@OptIn(ExperimentalCoroutinesApi::class)
class TableViewModel(
    private val sessions: Sessions,
    language: Flow<Language>,
    private val lessons: LearntLessons,
    private val thinking: CoroutineDispatcher = Dispatchers.Default,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    /** Outlives the screens, as this does: a turned phone has others. */
    val memory = ScreenMemory()

    /** Who has taken the phone, where several play on it. */
    private val taken = MutableStateFlow<Int?>(null)

    /** What happened while somebody looked away, by seat. */
    private val news = MutableStateFlow(emptyMap<Int?, Missed>())

    /** Lessons that have been read here, whether or not they could be noted. */
    private val read = MutableStateFlow(emptySet<String>())

    private val qr = Remembered(QrPattern::of)
    private val rules =
        Remembered<Pair<String, Language>, RuleBook?> { (game, language) ->
            Games.find(game).map { RuleBook.of(it, language) }.orElse(null)
        }

    /** What somebody missed of one game. */
    private class Missed(
        val match: String,
        val lines: List<String>,
    )

    val state: StateFlow<TableScreenState> =
        sessions.current
            .flatMapLatest { session ->
                if (session == null) flowOf(TableScreenState.Empty) else screen(session, language)
            }.flowOn(thinking)
            .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), TableScreenState.Empty)

    private fun screen(
        session: TableSession,
        language: Flow<Language>,
    ): Flow<TableScreenState> {
        val seat = combine(session.state, taken, ::viewer).distinctUntilChanged()
        val sight = seat.flatMapLatest { session.scene(it) }
        val learnt = combine(lessons.learnt, read) { noted, read -> noted + read }
        val personal = combine(language, news, learnt, ::Personal)
        return combine(
            session.state,
            sight,
            session.scene(null),
            personal,
        ) { state, own, open, now ->
            screen(session, state, own, open, now)
        }
    }

    /** What a screen depends on beside the table. */
    private class Personal(
        val language: Language,
        val news: Map<Int?, Missed>,
        val learnt: Set<String>,
    )

    private fun screen(
        session: TableSession,
        state: TableState,
        own: Scene<*, *, *>?,
        open: Scene<*, *, *>?,
        personal: Personal,
    ): TableScreenState {
        val room = state.room
        val arriving =
            state.link in
                setOf(Guest.Status.GONE, Guest.Status.COMPARING, Guest.Status.KNOCKING)
        if (room == null || arriving) {
            val name = room?.name.orEmpty()
            return TableScreenState.Arriving(session, name, Arrival.of(state))
        }
        if (room.phase != Phase.OVER && !room.inGame) {
            val lobby = LobbyState.of(session.kind, state, room, wayIn(state), personal.language)
            return TableScreenState.InLobby(session, lobby)
        }
        val face = GameFace.byId(room.game) ?: return TableScreenState.Empty
        if (room.phase == Phase.OVER) {
            val end = EndState.of(session.kind, state, room, face)
            return TableScreenState.Ended(session, end, state.ending)
        }
        val book = rules.of(room.game to personal.language)
        val bare =
            FrameState.of(session.kind, state, room, face, wayIn(state), book, personal.language)
        val everybody =
            bare
                .around(open)
                .let { it.copy(prompt = state.summary.ifEmpty { it.prompt }) }
        val mine = own?.let { own(bare.around(it), it, personal) }
        return TableScreenState.Playing(
            session,
            everybody,
            mine ?: everybody,
            own,
            open,
            hands(state, room, own, open),
        )
    }

    private fun own(
        frame: FrameState,
        scene: Scene<*, *, *>,
        personal: Personal,
    ): FrameState {
        val missed = personal.news[scene.seat]?.takeIf { it.match == scene.match }
        val lesson = if (NO_LESSONS in personal.learnt) null else lesson(scene)
        return frame.copy(
            news = missed?.lines.orEmpty(),
            lesson = lesson?.takeIf { it.id !in personal.learnt },
        )
    }

    private fun hands(
        state: TableState,
        room: RoomFacts,
        own: Scene<*, *, *>?,
        open: Scene<*, *, *>?,
    ): Hands? {
        if (state.ownSeats.size <= 1) return null
        val chosen = room.chairs.find { it.seat == own?.seat }
        val taken = chosen != null && chosen.seat in state.round?.takers.orEmpty()
        return Hands(
            room.chairs.filter { it.seat in state.asked },
            chosen,
            taken,
            state.round.takeIf { !taken },
            open?.log.orEmpty().takeLast(LATEST),
        )
    }

    private fun wayIn(state: TableState): WayIn? {
        val doors = state.doors ?: return null
        val invite = state.invite
        return WayIn(
            invite?.let { qr.of(it.qr) },
            invite?.code,
            doors.conditions(),
            doors.discoverable(),
        )
    }

    /**
     * Whose eyes this phone has: its only player's, or of several the one's who took it; else
     * everybody's.
     */
    private fun viewer(
        state: TableState,
        taken: Int?,
    ): Int? {
        val own = state.ownSeats
        if (own.size <= 1) return own.firstOrNull()
        val round = state.round
        val may = state.asked + round?.takers?.keys.orEmpty()
        // A question to all goes before everybody's own.
        return taken?.takeIf { it in may }
            ?: state.asked.firstOrNull().takeIf { round?.nobody == null }
    }

    /** Somebody takes the phone, or (null) gives it back. */
    fun take(seat: Int?) {
        taken.value = seat
        val session = sessions.current.value ?: return
        session.state.value.round
            ?.taking
            ?.get(seat ?: return)
            ?.let { session.act(seat, it) }
    }

    /** Nobody here does what all were asked for. */
    fun letPass() {
        val session = sessions.current.value ?: return
        session.state.value.round
            ?.passes
            ?.forEach { (seat, pass) -> session.act(seat, pass) }
    }

    /**
     * Somebody looks at a scene.
     *
     * @param again after having looked away
     */
    fun look(
        scene: Scene<*, *, *>,
        again: Boolean,
    ) {
        if (scene.fresh == 0) return
        // Nobody has looked away from a game that they see for the first time.
        if (again && scene.fresh < scene.news.size) {
            val missed = Missed(scene.match, scene.log.takeLast(scene.fresh))
            news.update { it + (scene.seat to missed) }
        }
        sessions.current.value?.seen(scene)
    }

    fun act(
        seat: Int,
        action: Message<*, *>,
    ) {
        news.update { it - seat }
        val session = sessions.current.value ?: return
        val round = session.state.value.round
        // Whoever asked for the phone gives it back with what they do; so does everybody before.
        val done = seat in round?.takers.orEmpty() && action != round?.taking?.get(seat)
        if (done || seat != taken.value) taken.value = null
        session.act(seat, action)
    }

    /** The news have been read. */
    fun newsRead() {
        news.value = emptyMap()
    }

    /** A lesson has been understood. */
    fun learnt(lesson: LessonText) = remember(lesson.id)

    /** No more lessons. */
    fun noLessons() = remember(NO_LESSONS)

    private fun remember(lesson: String) {
        read.update { it + lesson }
        // One that cannot be noted does not stay in the way; it is given again another time.
        viewModelScope.launch(disk) { DiskWrite.succeeds { lessons.learn(lesson) } }
    }

    companion object {
        /** Stands among the learnt lessons of a player who wants none. */
        const val NO_LESSONS = "*"

        /** So many lines of the log are read while the phone changes hands. */
        private const val LATEST = 2
    }
}

/** Makes something of the same thing once. For one thread. */
private class Remembered<K : Any, V>(
    private val make: (K) -> V,
) {
    private var last: Pair<K, V>? = null

    fun of(key: K): V {
        last?.let { (known, made) -> if (known == key) return made }
        return make(key).also { last = key to it }
    }
}
