package org.precinct.app.profile

import org.precinct.app.players.Badge
import org.precinct.app.players.KnownPlayer
import org.precinct.app.players.Tint

/** The owner of the phone as screens show them. */
data class Officer(
    val name: String,
    val tint: Tint,
    val badge: Badge,
) {
    val isNew get() = name.isBlank()

    /** The letter on the badge; nothing for someone without a name. */
    fun initial(): String = initial(name)

    companion object {
        val Rookie = Officer("", Tint.BLUE, Badge.SHIELD)

        fun of(owner: List<KnownPlayer>) =
            owner.firstOrNull()?.let { Officer(it.name, it.tint, it.badge) } ?: Rookie
    }
}

/** The letter on the badge of somebody with this name. */
fun initial(name: String): String {
    val bare = name.trim()
    return if (bare.isEmpty()) "" else bare.substring(0, bare.offsetByCodePoints(0, 1)).uppercase()
}
