package org.precinct.app.play

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
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
    val game: Game<*, A, V, E>

    /** How it looks and reads on the shelf. */
    val face: GameFace
        get() = GameFace.plain(game.info().id())

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
    fun lesson(scene: Scene<A, V, E>): Lesson? {
        if (!scene.asked) return null
        val lesson = controls?.lesson(scene.view)?.orElse(null) ?: return null
        return Lesson(lessonId(lesson.id()), scene.text(lesson.title()), scene.text(lesson.text()))
    }

    /** By this a phone remembers which lessons were read, of whichever game. */
    fun lessonId(id: String): String = "${game.info().id()}.$id"

    /** The signs on cards and board, and what they mean. */
    fun glossary(language: Language): List<Symbol> {
        val controls = controls ?: return glossary
        return controls.glossary().map { term ->
            Symbol(
                controls.texts().get(language, term.name()),
                controls.texts().get(language, term.meaning()),
            ) { Drawn(term, it) }
        }
    }

    /** A sign of the glossary. A game draws those itself that are no signs. */
    @Composable
    fun Drawn(
        term: Term,
        modifier: Modifier,
    ) = SignArt(term.sign().get(), modifier)

    /** The glossary of a game without [controls]. */
    val glossary: List<Symbol>
        get() = emptyList()
}

/**
 * Something that a first game explains when it comes up.
 *
 * @param id the same whenever the same kind of decision comes up
 */
@Immutable
data class Lesson(
    val id: String,
    val title: Wording,
    val text: Wording,
) {
    constructor(id: String, title: String, text: String) : this(id, Wording(title), Wording(text))

    constructor(
        id: String,
        @StringRes title: Int,
        @StringRes text: Int,
    ) :
        this(id, Wording(title), Wording(text))
}

/** A sign and its meaning. */
@Immutable
class Symbol(
    val name: Wording,
    val meaning: Wording,
    val drawing: @Composable (Modifier) -> Unit,
) {
    constructor(name: String, meaning: String, drawing: @Composable (Modifier) -> Unit) :
        this(Wording(name), Wording(meaning), drawing)

    constructor(
        @StringRes name: Int,
        @StringRes meaning: Int,
        drawing: @Composable (Modifier) -> Unit,
    ) : this(Wording(name), Wording(meaning), drawing)
}

/** A text of the game, or one that is still among the app's resources. */
@Immutable
data class Wording(
    val text: String?,
    @StringRes val id: Int,
) {
    constructor(text: String) : this(text, 0)

    constructor(
        @StringRes id: Int,
    ) : this(null, id)

    @Composable
    fun read(): String = text ?: stringResource(id)
}

/** The clock by which hourglasses are drawn: milliseconds that only go forward. */
val LocalNow = staticCompositionLocalOf<() -> Long> { { System.nanoTime() / 1_000_000 } }
