package org.precinct.app.session

import com.squareup.wire.Message
import kotlinx.coroutines.flow.StateFlow
import org.precinct.app.play.Scene
import org.precinct.app.tables.TableKind
import org.precinct.engine.BotLevel

/**
 * A table that this phone hosts or sits at.
 *
 * It lives as long as the app, not as long as a screen, and goes on without any. Every method may
 * be called from the main thread and returns at once; what it did shows in [state] and in the
 * scenes, which are made on other threads. What was refused says so in [TableState.refusal] or
 * [TableState.trouble], in the player's language.
 */
interface TableSession {
    val kind: TableKind

    val state: StateFlow<TableState>

    /** What only the one who keeps the table may do; null at another phone's table. */
    val host: HostDesk?

    /**
     * What one of this phone's players sees, or everybody (null); null before the deal, after the
     * game has been put away, and for seats that are not this phone's.
     */
    fun scene(seat: Int?): StateFlow<Scene<*, *, *>?>

    /**
     * Does something in one of this phone's seats. Until it is answered, that seat's scene is busy.
     *
     * @param action the Action message of the game that is played
     */
    fun act(
        seat: Int,
        action: Message<*, *>,
    )

    /** Somebody has seen everything in this scene: its news are not fresh any more. */
    fun seen(scene: Scene<*, *, *>)

    /** Another player on this phone. Lobby only. */
    fun addPlayer(name: String)

    /** One player less on this phone. Lobby only. */
    fun leaveChair(chair: Int)

    fun renameChair(
        chair: Int,
        name: String,
    )

    /** The players of this phone are ready for the next deal, or not yet. Between games only. */
    fun ready(ready: Boolean)

    /** Asks the host for a pause, during a game. */
    fun askForPause()

    /** A refusal or a trouble has been read. */
    fun dismiss()

    /** Looks again at what the phone has: a permission may have been given. */
    fun refresh()

    /**
     * Hangs up. A game that is not over stays among the unfinished ones and can be resumed; a table
     * without one is gone.
     */
    fun close()

    /** Leaves for good: guests give up their seats, a host throws the table away. */
    fun leave()
}

/** What the one who keeps the table may do. As in `org.precinct.table.host.Host`. */
interface HostDesk {
    fun letIn(knock: Int)

    fun turnAway(knock: Int)

    fun kick(member: Int)

    fun choose(game: String)

    fun option(
        id: String,
        value: String,
    )

    /** Adds a bot with a name that nobody at the table has. */
    fun addBot(level: BotLevel = BotLevel.NORMAL)

    fun removeChair(chair: Int)

    fun moveChair(
        from: Int,
        to: Int,
    )

    /** Gives a chair to a member. */
    fun seat(
        chair: Int,
        member: Int,
    )

    fun handToBot(
        chair: Int,
        level: BotLevel = BotLevel.NORMAL,
    )

    fun handBack(chair: Int)

    /** Nobody waits for this seat any more, until its phone does something. */
    fun declareAbsent(chair: Int)

    /** Deals: the first game, or a rematch with the same people. */
    fun start()

    fun pause()

    /** Ends a pause; without one, those who have asked for it know that there will be none. */
    fun goOn()

    /** Back to the lobby with the same people, whether the game is over or not. */
    fun toLobby()
}
