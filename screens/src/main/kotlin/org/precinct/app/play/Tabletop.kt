package org.precinct.app.play

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import com.squareup.wire.Message
import org.precinct.app.art.SignArt
import org.precinct.app.game.GameFace
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.seat.Controls
import org.precinct.seat.Term

/**
 * How one game looks on a phone.
 *
 * The frame around it (title, menu, hourglass in the corner, log, connection troubles, pause, end)
 * is the same for all games and not drawn here.
 */
interface Tabletop<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> {
    /** How it looks and reads on the shelf. */
    val face: GameFace

    /** What can be touched, and what that does. */
    val controls: Controls<A, V, E, *, *>

    val game: Game<*, A, V, E>
        get() = controls.game()

    /**
     * A player's screen: the table at a glance, the own secrets under the thumb, and a node marked
     * with [touches] for everything that can be touched.
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
    fun lesson(scene: Scene<A, V, E>): LessonText? {
        if (!scene.asked) return null
        val lesson = controls.lesson(scene.view).orElse(null) ?: return null
        return LessonText(
            lessonId(lesson.id()),
            scene.text(lesson.title()),
            scene.text(lesson.text()),
            lesson.about().orElse(null),
        )
    }

    /** By this a phone remembers which lessons were read, of whichever game. */
    fun lessonId(id: String): String = "${game.info().id()}.$id"

    /** The signs on cards and board, and what they mean. */
    fun glossary(language: Language): List<Symbol> =
        controls.glossary().map { term ->
            Symbol(
                controls.texts().get(language, term.name()),
                controls.texts().get(language, term.meaning()),
            ) { Drawn(term, it) }
        }

    /** A sign of the glossary. A game draws those itself that are no signs. */
    @Composable
    fun Drawn(
        term: Term,
        modifier: Modifier,
    ) = SignArt(term.sign().get(), modifier)
}

/**
 * Something that a first game explains when it comes up.
 *
 * @param id the same whenever the same kind of decision comes up
 * @param about the touch that is on the thing it explains; null if there is none to point at
 */
@Immutable
data class LessonText(
    val id: String,
    val title: String,
    val text: String,
    val about: Any? = null,
)

/** A sign and its meaning. */
@Immutable
class Symbol(
    val name: String,
    val meaning: String,
    val drawing: @Composable (Modifier) -> Unit,
)

/** The clock by which hourglasses are drawn: milliseconds that only go forward. */
val LocalNow = staticCompositionLocalOf<() -> Long> { { System.nanoTime() / 1_000_000 } }
