package org.precinct.app.home

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.stateIn
import org.precinct.app.game.GameOnShelf
import org.precinct.app.profile.Officer
import org.precinct.app.storage.TableSummary

class HomeViewModel(
    officer: Flow<Officer>,
    games: () -> List<GameOnShelf>,
    unfinished: Flow<List<TableSummary>>,
    disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    // The games read their cards from files when they are first asked for.
    val state: StateFlow<HomeState> =
        combine(officer, flow { emit(games()) }, unfinished, ::HomeState)
            .flowOn(disk)
            .stateIn(
                viewModelScope,
                SharingStarted.WhileSubscribed(5_000),
                HomeState(null, emptyList()),
            )
}
