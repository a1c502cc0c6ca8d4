package org.precinct.app.session

import android.content.Context
import android.content.res.Configuration
import androidx.annotation.StringRes
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.stateIn
import org.precinct.app.players.Settings
import org.precinct.engine.Language
import java.util.Locale

/** The language that the player has chosen, or else the phone's. */
class AppTexts(
    private val app: Context,
    settings: Flow<Settings>,
    scope: CoroutineScope,
) {
    private val phone = MutableStateFlow(phone())

    val language: StateFlow<Language> =
        combine(phone, settings) { phone, chosen ->
            Language.entries.find { it.code() == chosen.language } ?: phone
        }.stateIn(scope, SharingStarted.Eagerly, phone.value)

    /** The phone may speak another language now. */
    fun configurationChanged() {
        phone.value = phone()
    }

    private fun phone() = Language.of(app.resources.configuration.locales[0])

    fun text(
        @StringRes id: Int,
        vararg arguments: Any,
    ): String = context().getString(id, *arguments)

    /** The app in this language, for what is shown outside of its screens. */
    fun context(): Context {
        val configuration = Configuration(app.resources.configuration)
        configuration.setLocale(Locale.forLanguageTag(language.value.code()))
        return app.createConfigurationContext(configuration)
    }
}
