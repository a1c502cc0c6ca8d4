package org.precinct.app.session

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

/** The texts of the machine, for what is said outside of its screens. */
interface Strings {
    /** What the machine itself speaks now. */
    fun language(): Language

    fun text(
        language: Language,
        @StringRes id: Int,
        vararg arguments: Any,
    ): String
}

/** The language that the player has chosen, or else the phone's. */
class AppTexts(
    private val strings: Strings,
    settings: Flow<Settings>,
    scope: CoroutineScope,
) {
    private val phone = MutableStateFlow(strings.language())

    val language: StateFlow<Language> =
        combine(phone, settings) { phone, chosen ->
            Language.entries.find { it.code() == chosen.language } ?: phone
        }.stateIn(scope, SharingStarted.Eagerly, phone.value)

    /** The phone may speak another language now. */
    fun configurationChanged() {
        phone.value = strings.language()
    }

    fun text(
        @StringRes id: Int,
        vararg arguments: Any,
    ): String = strings.text(language.value, id, *arguments)
}
