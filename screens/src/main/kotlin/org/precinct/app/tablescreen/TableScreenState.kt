package org.precinct.app.tablescreen

import androidx.compose.runtime.Immutable
import org.precinct.app.curtain.Hands
import org.precinct.app.end.EndState
import org.precinct.app.frame.FrameState
import org.precinct.app.join.Arrival
import org.precinct.app.lobby.LobbyState
import org.precinct.app.play.Scene
import org.precinct.app.session.GameResult
import org.precinct.app.session.TableSession

/** What is on the screen of a table: the way there, the lobby, the game, its end. */
@Immutable
sealed interface TableScreenState {
    /** No table is open, or nothing is known of it yet. */
    data object Empty : TableScreenState

    data class Arriving(
        val session: TableSession,
        val name: String,
        val arrival: Arrival,
    ) : TableScreenState

    data class InLobby(
        val session: TableSession,
        val lobby: LobbyState,
    ) : TableScreenState

    data class Playing(
        val session: TableSession,
        /** The frame as everybody may see it. */
        val open: FrameState,
        /** The frame as the one who looks sees it; the same where nobody has secrets here. */
        val own: FrameState,
        /** What the one who looks sees, or everybody. */
        val scene: Scene<*, *, *>?,
        /** What everybody sees. */
        val board: Scene<*, *, *>?,
        /** Several play on this phone, so a curtain hangs before each of them. */
        val curtain: Hands?,
    ) : TableScreenState

    data class Ended(
        val session: TableSession,
        val end: EndState,
        val result: GameResult?,
    ) : TableScreenState
}
