package org.precinct.app.play

import androidx.compose.runtime.Immutable
import com.squareup.wire.Message
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.engine.Narrator
import org.precinct.seat.SeatedGames
import org.precinct.seat.Voice

/**
 * One viewer's picture of a game at one moment: all that a game's screen is drawn from.
 *
 * Immutable, and made off the main thread: composables only draw it. It holds nothing that its
 * viewer may not know.
 */
@Immutable
data class Scene<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    val game: Game<*, A, V, E>,
    /** Who looks; null for the public board. */
    val seat: Int?,
    val view: V,
    /** By seat. */
    val sitters: List<Sitter>,
    val language: Language,
    /** All that happened as far as this phone knows, oldest first. */
    val news: List<E>,
    /** The same in words; empty where nobody reads it. */
    val log: List<String> = emptyList(),
    /** How many of [news], at the end, this viewer has not seen yet. */
    val fresh: Int = 0,
    val sand: Sand? = null,
    /** An action of this viewer is on its way: nothing can be done until it is answered. */
    val busy: Boolean = false,
    /** The table is paused: clocks stand still and nothing can be done. */
    val paused: Boolean = false,
    /** Whether this viewer decides for the seat, and not a bot in their place. */
    val decides: Boolean = true,
    /** Tells this game from all others that the phone has seen; empty where nothing is kept of it. */
    val match: String = "",
) {
    /** The game's words in this viewer's language. */
    val voice: Voice<A, V, E> by lazy { SeatedGames.voice(game, language, names) }

    /** The players' names, for the engine's sentences. */
    val names: Narrator.Names
        get() = Narrator.Names { sitters[it.number()].name }

    /** Whether this viewer is asked to decide something. */
    val asked: Boolean
        get() = called && !busy && !paused

    /** Whether the game waits for this viewer, also while their answer is on its way. */
    val called: Boolean
        get() = seat != null && game.narrator().asks(view)

    fun name(seat: Int): String = sitters[seat].name

    /** A text of the game, with names and values of its placeholders in turn. */
    fun text(
        key: String,
        vararg args: String,
    ): String = voice.text(key, *args)

    /** What doing this means, for a button. */
    fun label(action: A): String = voice.label(action, view)

    /** What is going on, and what this viewer is asked to do. */
    fun prompt(): String = voice.prompt(view)

    /** The section of the rules that explains this moment. */
    fun topic(): String = game.narrator().topic(view)

    fun sentence(event: E): String = voice.sentence(event)
}

/** The player in a seat, as everybody may know them. */
@Immutable
data class Sitter(
    val name: String,
    val tint: Tint,
    val badge: Badge,
    val attendance: Attendance,
)

enum class Attendance {
    /** A person whose phone is connected. */
    HERE,

    /** A person whose phone is not connected at the moment. */
    AWAY,

    /** A bot decides. */
    BOT,
}

/**
 * The hourglass.
 *
 * @param id changes when the sand starts anew
 * @param left what was left at [at], in milliseconds
 * @param at when that was, by the clock of [LocalNow]
 */
@Immutable
data class Sand(
    val id: Int,
    val limit: Long,
    val left: Long,
    val at: Long,
    val stopped: Boolean,
) {
    /** What is left now, in milliseconds. */
    fun left(now: Long): Long = if (stopped) left else (left - (now - at)).coerceIn(0, limit)
}
