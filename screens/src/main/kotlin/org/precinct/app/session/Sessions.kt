package org.precinct.app.session

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow
import org.precinct.app.storage.TableKind
import org.precinct.app.storage.TableSummary
import org.precinct.engine.BotLevel
import org.precinct.table.carrier.Journey
import org.precinct.table.channel.TableId

/**
 * The tables of this phone. One for the app; one table at a time is open, and opening another one
 * closes it as [TableSession.close] does.
 *
 * Functions may be called from the main thread; they suspend while others work. What cannot be done
 * throws [CannotOpen], whose message is in the player's language and says what to do.
 */
interface Sessions {
    /** The open table. */
    val current: StateFlow<TableSession?>

    /** Tables with a game that is not over, the one changed last first. The open one included. */
    val unfinished: Flow<List<TableSummary>>

    /** Opens a table on this phone. Its players have their chairs when this returns. */
    suspend fun open(plan: TablePlan): TableSession

    /**
     * Goes to another phone's table. Where this phone has a keepsake for it, it takes its seats
     * again.
     *
     * @param table which one; null if only its code is known
     * @param way makes the way there, as `Links.to` does, for a player of this name
     */
    suspend fun join(
        table: TableId?,
        way: (me: String, listener: Journey.Listener) -> Journey,
    ): TableSession

    /**
     * Takes up an unfinished table where it was. One that other phones come to is paused until its
     * host goes on, so that everybody can gather first.
     */
    suspend fun resume(table: String): TableSession

    /** Takes up the table that nobody had left when the process died; null if there is none. */
    suspend fun resumeLive(): TableSession?

    /** Throws an unfinished table away, its seats included. */
    suspend fun discard(table: String)
}

/**
 * A table to be opened.
 *
 * @param kind HOST, PASS or SOLO
 * @param game the game's id
 * @param name what people call the table
 * @param players those who play on this phone; none if its screen is the public board
 * @param bots how many chairs bots fill
 * @param options those that differ from the standard
 */
data class TablePlan(
    val kind: TableKind,
    val game: String,
    val name: String,
    val players: List<String>,
    val bots: Int = 0,
    val level: BotLevel = BotLevel.NORMAL,
    val options: Map<String, String> = emptyMap(),
)

/** Why a table cannot be opened, in the player's language. */
class CannotOpen(
    override val message: String,
    cause: Throwable? = null,
) : Exception(message, cause)
