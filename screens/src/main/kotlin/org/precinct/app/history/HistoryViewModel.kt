package org.precinct.app.history

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.precinct.app.device.NoFileChooser
import org.precinct.app.session.CannotOpen
import org.precinct.app.session.History
import org.precinct.app.session.Imported
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream

/** The games that are over, and saves on their way in and out. */
class HistoryViewModel(
    private val history: History,
    /** What to say of a file that cannot be read or written, in the player's language. */
    private val broken: () -> String,
    /** The same of a phone on which nobody can choose one. */
    private val noFiles: () -> String,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    val state: StateFlow<HistoryState> =
        flow { emitAll(history.games) }
            .map { HistoryState(it) }
            .flowOn(disk)
            .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), HistoryState())

    private val mutableTrouble = MutableStateFlow<String?>(null)

    /** What did not work, in the player's language. */
    val trouble: StateFlow<String?> = mutableTrouble.asStateFlow()

    fun delete(id: String) {
        viewModelScope.launch { trying { history.delete(id) } }
    }

    /** @param ask opens the screen of the system on which a file is chosen: not every phone has it */
    fun choose(ask: () -> Unit) =
        try {
            ask()
        } catch (notHere: NoFileChooser) {
            mutableTrouble.value = noFiles()
        }

    /** @param to opens the file that somebody has chosen */
    fun export(
        id: String,
        to: () -> OutputStream?,
    ) {
        viewModelScope.launch { trying { history.exportGame(id, opened(to)) } }
    }

    /** The same for a table that is not finished. */
    fun exportTable(
        table: String,
        to: () -> OutputStream?,
    ) {
        viewModelScope.launch { trying { history.exportTable(table, opened(to)) } }
    }

    /** A file that its keeper does not give is as good as broken. */
    private suspend fun <T> opened(file: () -> T?): T =
        withContext(disk) { file() } ?: throw IOException()

    /** @param from opens the file that somebody has chosen */
    fun import(
        from: () -> InputStream?,
        onImported: (Imported) -> Unit,
    ) {
        viewModelScope.launch { trying { onImported(history.import(opened(from))) } }
    }

    fun understood() {
        mutableTrouble.value = null
    }

    private suspend fun trying(work: suspend () -> Unit) =
        try {
            work()
        } catch (closed: CannotOpen) {
            mutableTrouble.value = closed.message
        } catch (failed: IOException) {
            mutableTrouble.value = broken()
        } catch (forbidden: SecurityException) {
            mutableTrouble.value = broken()
        }
}
