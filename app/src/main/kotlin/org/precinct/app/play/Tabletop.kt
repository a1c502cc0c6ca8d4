package org.precinct.app.play

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import com.squareup.wire.Message
import org.precinct.engine.Game
import org.precinct.seat.Controls

/**
 * How one game looks on a phone.
 *
 * The frame around it (title, menu, hourglass in the corner, log, connection troubles, pause, end)
 * is the same for all games and not drawn here.
 */
interface Tabletop<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> {
    val game: Game<*, A, V, E>

    /** What can be touched, and what that does. */
    val controls: Controls<A, V, E, *, *>?
        get() = null

    /**
     * A player's screen: the table at a glance, the own secrets under the thumb, and everything
     * that may be done now. Each of [Scene.choices] can be reached by touching nodes marked with
     * [offers].
     */
    @Composable
    fun Seat(
        scene: Scene<A, V, E>,
        onAct: (A) -> Unit,
        modifier: Modifier,
    )

    /** The public board: everything that all may know, large enough for a tablet on the table. */
    @Composable
    fun Board(
        scene: Scene<A, V, E>,
        modifier: Modifier,
    )

    /** What a newcomer should be told at this moment; null if there is nothing to decide. */
    fun lesson(scene: Scene<A, V, E>): Lesson?

    /** The signs on cards and board, and what they mean. */
    val glossary: List<Symbol>
}

/**
 * Something that a first game explains when it comes up.
 *
 * @param id the same whenever the same kind of decision comes up
 */
@Immutable
data class Lesson(
    val id: String,
    @StringRes val title: Int,
    @StringRes val text: Int,
)

/** A sign and its meaning. */
@Immutable
class Symbol(
    @StringRes val name: Int,
    @StringRes val meaning: Int,
    val drawing: @Composable (Modifier) -> Unit,
)

/** The clock by which hourglasses are drawn: milliseconds that only go forward. */
val LocalNow = staticCompositionLocalOf<() -> Long> { { System.nanoTime() / 1_000_000 } }
