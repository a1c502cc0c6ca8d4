package org.precinct.app.history

import androidx.compose.runtime.Immutable
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.squareup.wire.Message
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.precinct.app.game.GameFace
import org.precinct.app.play.Scene
import org.precinct.app.session.CannotOpen
import org.precinct.app.session.History
import org.precinct.app.session.Replay

/** A finished game being stepped through. */
@Immutable
data class ReplayProgress(
    /** Null until the game has been played again. */
    val state: ReplayState? = null,
    val scene: Scene<*, *, *>? = null,
    /** Why it cannot be shown. */
    val trouble: String? = null,
)

/** Steps through a finished game. Only the newest wish counts while pictures are made. */
class ReplayViewModel(
    private val history: History,
    private val id: String,
) : ViewModel() {
    private val mutable = MutableStateFlow(ReplayProgress())
    val replaying: StateFlow<ReplayProgress> = mutable.asStateFlow()

    private var replay: Replay? = null
    private var moving: Job? = null

    init {
        viewModelScope.launch {
            try {
                val opened = history.replay(id)
                replay = opened
                val past = opened.past
                val face = GameFace.byId(past.game)
                if (face == null) {
                    mutable.value = ReplayProgress(trouble = past.game)
                    return@launch
                }
                val viewers =
                    listOf(null to "") + past.players.mapIndexed { seat, name -> seat to name }
                show(ReplayState(face, viewers, null, 0, opened.size(null) - 1, emptyList()))
            } catch (closed: CannotOpen) {
                mutable.value = ReplayProgress(trouble = closed.message)
            }
        }
    }

    fun step(to: Int) {
        val state = mutable.value.state ?: return
        val step = to.coerceIn(0, state.last)
        if (step == state.step) return
        // The slider follows the finger at once, the picture as soon as it is made.
        mutable.update { it.copy(state = state.copy(step = step)) }
        move { show(state.copy(step = step)) }
    }

    fun view(seat: Int?) {
        val state = mutable.value.state ?: return
        move {
            val open = replay ?: return@move
            val step = open.sameMoment(state.viewer, state.step, seat)
            show(state.copy(viewer = seat, step = step, last = open.size(seat) - 1))
        }
    }

    private fun move(work: suspend () -> Unit) {
        moving?.cancel()
        moving = viewModelScope.launch { work() }
    }

    private suspend fun show(state: ReplayState) {
        val scene = (replay ?: return).scene(state.viewer, state.step)
        mutable.value = ReplayProgress(state.copy(sentences = fresh(scene)), scene)
    }

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> fresh(
        scene: Scene<A, V, E>,
    ) = scene.news.takeLast(scene.fresh).map(scene::sentence)
}
