package org.precinct.app.session

import androidx.compose.runtime.Immutable
import kotlinx.coroutines.flow.Flow
import org.precinct.app.play.Scene
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream

/**
 * The games that are over, and saves on their way in and out.
 *
 * Functions may be called from the main thread; they suspend while others work. What cannot be done
 * throws [CannotOpen].
 */
interface History {
    /** The newest first. */
    val games: Flow<List<PastGame>>

    /** Plays a game again, to be stepped through. */
    suspend fun replay(id: String): Replay

    suspend fun delete(id: String)

    /** Writes a finished game as a save, which a terminal can read as well. Closes the stream. */
    @Throws(IOException::class)
    suspend fun exportGame(
        id: String,
        to: OutputStream,
    )

    /** Writes a table of this phone's as a save. Its file shows everything. */
    @Throws(IOException::class)
    suspend fun exportTable(
        table: String,
        to: OutputStream,
    )

    /** Takes in a save. Closes the stream. */
    suspend fun import(from: InputStream): Imported
}

/** What a save turned out to be. */
sealed interface Imported {
    /** A game that is not over: [Sessions.resume] goes on with it. */
    data class ToResume(
        val table: String,
    ) : Imported

    /** A game that is over: [History.replay] shows it. */
    data class ToReplay(
        val id: String,
    ) : Imported
}

/**
 * A game that is over, as a list shows it.
 *
 * @param game the game's id
 * @param players by seat
 * @param ownSeats seats of this phone
 * @param ended when, in milliseconds of the system's clock
 * @param result who won and why, in the player's language
 */
@Immutable
data class PastGame(
    val id: String,
    val game: String,
    val table: String,
    val players: List<String>,
    val ownSeats: Set<Int>,
    val winners: Set<Int>,
    val result: String,
    val ended: Long,
    val minutes: Int,
)

/** A finished game, step by step with anybody's eyes: it is over, so nothing is secret any more. */
interface Replay {
    val past: PastGame

    val ending: GameResult

    /** How many pictures a viewer (a seat, or null for the public board) has; the deal is 0. */
    suspend fun size(seat: Int?): Int

    /** One of them. Its fresh news are what led to it. */
    suspend fun scene(
        seat: Int?,
        index: Int,
    ): Scene<*, *, *>

    /** The picture of another viewer at the same moment. */
    suspend fun sameMoment(
        seat: Int?,
        index: Int,
        other: Int?,
    ): Int
}
