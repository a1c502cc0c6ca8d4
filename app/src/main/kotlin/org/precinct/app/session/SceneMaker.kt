package org.precinct.app.session

import com.squareup.wire.Message
import org.precinct.app.play.Sand
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.table.guest.Sight

/**
 * Makes the scenes of one viewer of one game, one after the other.
 *
 * What does not change is not made again: the same circumstances give the same scene, and news are
 * read once. For one thread.
 */
internal class SceneMaker<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val game: Game<*, A, V, E>,
    val number: Int,
) {
    /** What a scene depends on beside what is seen. */
    data class Circumstances(
        val match: String,
        val sitters: List<Sitter>,
        val language: Language,
        val looked: Int,
        val mayAct: Boolean,
        val busy: Boolean,
        val paused: Boolean,
    )

    private val news = mutableListOf<E>()
    private var sight: Sight? = null
    private var around: Circumstances? = null
    private var last: Scene<A, V, E>? = null

    fun scene(
        now: Sight,
        circumstances: Circumstances,
    ): Scene<A, V, E> {
        last?.let { if (sight === now && around == circumstances) return it }
        while (news.size < now.log().size) {
            news += game.eventAdapter().decode(now.log()[news.size])
        }
        val scene =
            Scene(
                game = game,
                seat = if (now.viewer() == 0) null else now.viewer() - 1,
                view = now.view(game),
                choices = if (circumstances.mayAct) now.choices(game) else emptyList(),
                sitters = circumstances.sitters,
                language = circumstances.language,
                news = news.toList(),
                fresh = (news.size - circumstances.looked).coerceIn(0, news.size),
                sand = sand(now),
                busy = circumstances.busy,
                paused = circumstances.paused,
                match = circumstances.match,
            )
        // A view that cannot be put into words comes from a host with other rules, or from none.
        scene.prompt()
        sight = now
        around = circumstances
        last = scene
        return scene
    }

    private fun sand(now: Sight): Sand? {
        val glass = now.glass()
        return if (glass.limit == 0) {
            null
        } else {
            Sand(glass.id, glass.limit.toLong(), glass.left.toLong(), now.glassAt(), glass.stopped)
        }
    }
}
