package org.precinct.app.game

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.runtime.Immutable
import org.precinct.app.play.Tabletops
import org.precinct.engine.Game

/**
 * How a game looks and reads on the shelf. Every game's tabletop has one.
 *
 * @param onOnePhone options that are usual where several share a phone, if they are not the
 *   standard ones
 */
@Immutable
data class GameFace(
    val rules: Game<*, *, *, *>,
    @StringRes val title: Int,
    @StringRes val kind: Int,
    @StringRes val line: Int,
    @StringRes val goal: Int,
    @StringRes val turn: Int,
    @StringRes val phone: Int,
    @DrawableRes val emblem: Int,
    val onOnePhone: Map<String, String> = emptyMap(),
) {
    val id: String get() = rules.info().id()

    /** The game with the engine's own figures. */
    fun game(): GameOnShelf {
        val info = rules.info()
        val (shortest, longest) = info.minutes().split('-').map(String::toInt)
        return GameOnShelf(this, info.minSeats()..info.maxSeats(), shortest..longest)
    }

    companion object {
        /** Those of all games, in the order of the engine. Not for the main thread at first. */
        val all: List<GameFace> get() = Tabletops.all.map { it.face }

        fun byId(id: String): GameFace? = Tabletops.find(id)?.face
    }
}

/** A game with the figures a group chooses by. */
data class GameOnShelf(
    val face: GameFace,
    val seats: IntRange,
    val minutes: IntRange,
)
