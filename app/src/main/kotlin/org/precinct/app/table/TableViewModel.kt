package org.precinct.app.table

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
import org.precinct.app.frame.FrameDesk
import org.precinct.app.lobby.LobbyDesk
import org.precinct.app.play.Lesson
import org.precinct.app.play.Scene
import org.precinct.app.play.parts.ScreenMemory
import org.precinct.app.players.Disk
import org.precinct.app.session.Sessions
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.engine.BotLevel
import org.precinct.engine.Language

/** The open table, from the door to the end. */
@OptIn(ExperimentalCoroutinesApi::class)
class TableViewModel(
    private val sessions: Sessions,
    language: Flow<Language>,
    private val lessons: Lessons,
    private val thinking: CoroutineDispatcher = Dispatchers.Default,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel(),
    LobbyDesk,
    FrameDesk {
    private val session get() = sessions.current.value

    /** Outlives the screens, as this does: a turned phone has others. */
    val memory = ScreenMemory()

    /** Who has taken the phone, where several play on it. */
    private val taken = MutableStateFlow<Int?>(null)

    /** What happened while somebody looked away, by seat. */
    private val news = MutableStateFlow(emptyMap<Int?, List<String>>())

    /** Lessons that have been read here, whether or not they could be noted. */
    private val read = MutableStateFlow(emptySet<String>())

    val state: StateFlow<TableScreenState> =
        sessions.current
            .flatMapLatest { session ->
                if (session == null) flowOf(TableScreenState.Nothing) else screen(session, language)
            }.flowOn(thinking)
            .stateIn(
                viewModelScope,
                SharingStarted.WhileSubscribed(5_000),
                TableScreenState.Nothing,
            )

    private fun screen(
        session: TableSession,
        language: Flow<Language>,
    ): Flow<TableScreenState> {
        val seat = combine(session.state, taken, ::viewer).distinctUntilChanged()
        val sight = seat.flatMapLatest { session.scene(it) }
        val learnt = combine(lessons.learnt, read) { noted, read -> noted + read }
        val told = combine(news, learnt, ::Pair)
        val painter = TablePainter(session.kind)
        return combine(
            session.state,
            sight,
            session.scene(null),
            language,
            told,
        ) { state, own, open, tongue, told ->
            painter.paint(state, own, open, tongue, told.first, told.second)
        }
    }

    /**
     * Whose eyes this phone has: its only player's, or of several those of whoever took it; else
     * everybody's.
     */
    private fun viewer(
        state: TableState,
        taken: Int?,
    ): Int? {
        val own = state.ownSeats
        return if (own.size <=
            1
        ) {
            own.firstOrNull()
        } else {
            taken?.takeIf { it in state.asked }
                ?: state.asked.firstOrNull()
        }
    }

    /** Somebody takes the phone. */
    fun take(seat: Int) {
        taken.value = seat
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
        // Whoever sees a game for the first time has not looked away from it.
        if (again && scene.fresh < scene.news.size) {
            viewModelScope.launch(thinking) {
                val missed = LogBook().read(scene).takeLast(scene.fresh)
                news.update { it + (scene.seat to missed) }
            }
        }
        session?.seen(scene)
    }

    fun act(
        seat: Int,
        action: Message<*, *>,
    ) {
        news.update { it - seat }
        session?.act(seat, action)
    }

    override fun seen() {
        news.value = emptyMap()
    }

    override fun learnt(lesson: Lesson) = remember(lesson.id)

    override fun noLessons() = remember(TablePainter.NO_LESSONS)

    private fun remember(lesson: String) {
        read.update { it + lesson }
        // One that cannot be noted does not stay in the way; it is given again another time.
        viewModelScope.launch(disk) { Disk.takes { lessons.learn(lesson) } }
    }

    override fun letIn(knock: Int) {
        session?.host?.letIn(knock)
    }

    override fun turnAway(knock: Int) {
        session?.host?.turnAway(knock)
    }

    override fun addBot(hard: Boolean) {
        session?.host?.addBot(if (hard) BotLevel.NORMAL else BotLevel.EASY)
    }

    override fun addPlayer(name: String) {
        session?.addPlayer(name)
    }

    override fun rename(
        chair: Int,
        name: String,
    ) {
        session?.renameChair(chair, name)
    }

    override fun move(
        from: Int,
        to: Int,
    ) {
        session?.host?.moveChair(from, to)
    }

    /** Whoever came with a phone of their own leaves with it. */
    override fun remove(chair: Int) {
        val room = session?.state?.value?.room ?: return
        val facts = room.chairs.getOrNull(chair) ?: return
        val host = session?.host
        when {
            host == null -> session?.leaveChair(chair)
            facts.owner == 0 || facts.own -> host.removeChair(chair)
            else -> host.kick(facts.owner)
        }
    }

    override fun ready(ready: Boolean) {
        session?.ready(ready)
    }

    override fun seat(
        chair: Int,
        member: Int,
    ) {
        session?.host?.seat(chair, member)
    }

    override fun choose(
        option: String,
        value: String,
    ) {
        session?.host?.option(option, value)
    }

    /** Deals, for the first time or again. */
    override fun start() {
        news.value = emptyMap()
        session?.host?.start()
    }

    fun toLobby() {
        session?.host?.toLobby()
    }

    override fun pause() {
        session?.host?.pause()
    }

    override fun askForPause() {
        session?.askForPause()
    }

    override fun goOn() {
        session?.host?.goOn()
    }

    override fun handToBot(seat: Int) {
        session?.host?.handToBot(seat)
    }

    override fun handBack(seat: Int) {
        session?.host?.handBack(seat)
    }

    override fun declareAbsent(seat: Int) {
        session?.host?.declareAbsent(seat)
    }

    override fun dismiss() {
        session?.dismiss()
    }

    override fun putAway() {
        session?.close()
    }

    override fun leave() {
        session?.leave()
    }

    /** The radios or permissions of the phone may be others now. */
    fun refresh() {
        session?.refresh()
    }
}
