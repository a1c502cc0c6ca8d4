package org.precinct.app.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.launch
import org.precinct.app.Precinct
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsStore

/** Keeps every change at once. */
class SettingsViewModel(
    val settings: StateFlow<Settings>,
    private val store: () -> SettingsStore,
    private val disk: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    fun change(to: Settings) {
        viewModelScope.launch(disk) { store().change { to } }
    }
}

@Composable
fun SettingsRoute(
    app: Precinct,
    onLanguage: (String) -> Unit,
    onProfile: () -> Unit,
    onImport: () -> Unit,
    onBack: () -> Unit,
) {
    val model: SettingsViewModel =
        viewModel { SettingsViewModel(app.phone().settings, app.phone().database::settings) }
    val settings by model.settings.collectAsStateWithLifecycle()
    val context = LocalContext.current
    val version =
        remember {
            context.packageManager
                .getPackageInfo(
                    context.packageName,
                    0,
                ).versionName
                .orEmpty()
        }
    SettingsScreen(
        settings,
        version,
        onChange = {
            model.change(it)
            if (it.language != settings.language) onLanguage(it.language)
        },
        onProfile,
        onImport,
        onBack,
    )
}
