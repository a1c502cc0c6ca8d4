package org.precinct.app.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
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
import org.precinct.app.R
import org.precinct.app.art.NotKept
import org.precinct.app.art.Question
import org.precinct.app.device.FieldKit
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
    fieldKit: FieldKit? = null,
) {
    var looksCloser by rememberSaveable { mutableStateOf(false) }
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
        fieldKit?.let { { looksCloser = true } },
    )
    if (fieldKit != null && looksCloser) FieldNotesDialog(fieldKit) { looksCloser = false }
    val refused by model.refused.collectAsStateWithLifecycle()
    if (refused) NotKept(model::understood)
}

/** What the radios did, for somebody who tries the app on real phones. */
@Composable
private fun FieldNotesDialog(
    kit: FieldKit,
    onClose: () -> Unit,
) {
    val report by produceState(emptyList<String>()) {
        value = withContext(Dispatchers.IO) { kit.report() }
    }
    Question(
        stringResource(R.string.settings_field_notes),
        report,
        stringResource(R.string.settings_field_share),
        { kit.share(report) },
        onClose,
    )
}
