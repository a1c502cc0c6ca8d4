package org.precinct.app.profile

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import org.precinct.app.device.NearbyReport
import org.precinct.app.players.DiskWrite
import org.precinct.app.players.PlayerDao

/** Keeps every change at once, so that there is nothing to confirm and nothing to lose. */
class ProfileViewModel(
    private val players: () -> PlayerDao,
    private val nearby: () -> NearbyReport?,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    private val mutableState = MutableStateFlow(ProfileState(null, null))
    val state: StateFlow<ProfileState> = mutableState.asStateFlow()

    private val mutableRefused = MutableStateFlow(false)

    /** The disk did not take a change. */
    val refused: StateFlow<Boolean> = mutableRefused.asStateFlow()

    private val changes = Channel<Officer>(Channel.CONFLATED)

    init {
        viewModelScope.launch(disk) {
            val known = Officer.of(players().owner().first())
            // Typed letters win over what was on the disk.
            mutableState.update { it.copy(officer = it.officer ?: known) }
            mutableState.update { it.copy(nearby = nearby()) }
        }
        // Outlives the screen by the last change, and ends with it.
        CoroutineScope(disk).launch {
            for (officer in changes) {
                val taken =
                    DiskWrite.succeeds {
                        players().saveOwner(officer.name, officer.tint, officer.badge)
                    }
                if (!taken) mutableRefused.value = true
            }
        }
    }

    fun change(officer: Officer) {
        mutableState.update { it.copy(officer = officer) }
        changes.trySend(officer)
    }

    fun understood() {
        mutableRefused.value = false
    }

    override fun onCleared() {
        changes.close()
    }
}
