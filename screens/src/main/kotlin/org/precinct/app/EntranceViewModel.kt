package org.precinct.app

import androidx.compose.runtime.Immutable
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch
import org.precinct.app.session.CannotOpen
import org.precinct.app.session.Sessions

/** On the way into a table, by any door. */
@Immutable
data class EntranceState(
    val opening: Boolean = false,
    /** Why the last attempt came to nothing. */
    val failure: String? = null,
    /** A table was to be thrown away, and the disk did not take it. */
    val notKept: Boolean = false,
)

/**
 * Opens tables and goes to them, one at a time. Whether one is open is for the sessions to say:
 * screens follow [inside].
 */
class EntranceViewModel(
    private val sessions: Sessions,
) : ViewModel() {
    private val mutableState = MutableStateFlow(EntranceState())
    val state: StateFlow<EntranceState> = mutableState.asStateFlow()

    /** Whether a table is open. */
    val inside: StateFlow<Boolean> =
        sessions.current
            .map { it != null }
            .stateIn(viewModelScope, SharingStarted.Eagerly, sessions.current.value != null)

    init {
        // A table that nobody had left when the process died comes back by itself.
        viewModelScope.launch {
            try {
                if (!inside.value) sessions.resumeLive()
            } catch (closed: CannotOpen) {
                mutableState.value = EntranceState(failure = closed.message)
            }
        }
    }

    private var last: (suspend Sessions.() -> Unit)? = null

    /** Goes the same way once more, after the table had not let this phone in. */
    fun again() {
        last?.let(::enter)
    }

    fun enter(open: suspend Sessions.() -> Unit) {
        if (mutableState.value.opening) return
        last = open
        attempt(open) { EntranceState(failure = it.message) }
    }

    /** Throws an unfinished table away. */
    fun discard(table: String) {
        if (mutableState.value.opening) return
        attempt({ discard(table) }) { EntranceState(notKept = true) }
    }

    private fun attempt(
        work: suspend Sessions.() -> Unit,
        failed: (CannotOpen) -> EntranceState,
    ) {
        mutableState.value = EntranceState(opening = true)
        viewModelScope.launch {
            mutableState.value =
                try {
                    sessions.work()
                    EntranceState()
                } catch (closed: CannotOpen) {
                    failed(closed)
                }
        }
    }

    fun understood() {
        mutableState.value = EntranceState()
    }
}
