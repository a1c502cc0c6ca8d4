package org.precinct.app.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
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
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import org.precinct.app.art.NotKept
import org.precinct.app.players.DiskWrite
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsDao
import org.precinct.app.session.Phone

/**
 * Keeps every change, in the order in which they were made and also if its screen is left at once:
 * two switches touched together are both kept.
 */
class SettingsViewModel(
    val settings: StateFlow<Settings>,
    private val store: () -> SettingsDao,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    private val order = Mutex()
    private val mutableRefused = MutableStateFlow(false)

    /** The disk did not take a change. */
    val refused: StateFlow<Boolean> = mutableRefused.asStateFlow()

    /** Whether there are lessons that would not be given again. */
    val taught: StateFlow<Boolean> =
        flow { emitAll(store().lessonsSeen()) }
            .map { it.isNotEmpty() }
            .flowOn(disk)
            .stateIn(viewModelScope, SharingStarted.WhileSubscribed(), false)

    fun change(change: (Settings) -> Settings) = keep { it.change(change) }

    /** Gives all lessons again. */
    fun teach() = keep { it.forgetLessons() }

    private fun keep(change: (SettingsDao) -> Unit) {
        viewModelScope.launch {
            withContext(NonCancellable) {
                order.withLock {
                    val taken = withContext(disk) { DiskWrite.succeeds { change(store()) } }
                    if (!taken) mutableRefused.value = true
                }
            }
        }
    }

    fun understood() {
        mutableRefused.value = false
    }
}

@Composable
fun SettingsRoute(
    phone: Phone,
    version: String,
    onLanguage: (String) -> Unit,
    onProfile: () -> Unit,
    onImport: () -> Unit,
    onBack: () -> Unit,
) {
    val model: SettingsViewModel =
        viewModel { SettingsViewModel(phone.settings, phone.storage::settings) }
    val settings by model.settings.collectAsStateWithLifecycle()
    val taught by model.taught.collectAsStateWithLifecycle()
    SettingsScreen(
        settings,
        taught,
        version,
        onChange = { change ->
            model.change(change)
            val language = change(settings).language
            if (language != settings.language) onLanguage(language)
        },
        model::teach,
        onProfile,
        onImport,
        onBack,
    )
    val refused by model.refused.collectAsStateWithLifecycle()
    if (refused) NotKept(model::understood)
}
