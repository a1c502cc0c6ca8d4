package org.precinct.desktop

import org.precinct.engine.Language

/** What stands around the phones. */
data class PhoneWords(
    val power: String,
    val network: String,
    val turn: String,
    val large: String,
    val dark: String,
    val time: String,
) {
    companion object {
        fun of(language: Language): PhoneWords =
            if (language == Language.FRENCH) {
                PhoneWords("Allumé", "Réseau", "Tourné", "200 %", "Nuit", "Temps")
            } else {
                PhoneWords("Power", "Network", "Turned", "200 %", "Dark", "Time")
            }
    }
}
