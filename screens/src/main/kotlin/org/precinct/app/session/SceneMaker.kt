package org.precinct.app.session

import com.squareup.wire.Message
import org.precinct.app.play.Sand
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.table.guest.Guest
import org.precinct.table.guest.Sight
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Room
import java.io.IOException
import java.util.concurrent.ConcurrentHashMap

/**
 * Makes scenes of what the guest says: one for each seat of this phone, and the public board.
 *
 * What does not change is not made again: the same circumstances give the same scene, and news are
 * read and put into words once. For one thread, except [seen].
 *
 * @param isBusy whether an action of this seat is on its way
 */
internal class SceneMaker(
    private val isBusy: (seat: Int, sight: Sight) -> Boolean,
) {
    private val viewers = mutableMapOf<Int, SceneViewer<*, *, *>>()
    private val looked = ConcurrentHashMap<Int, Looked>()
    private var gamesBefore = -1

    /** How many news of a game a viewer has seen. */
    private class Looked(
        val game: Int,
        val news: Int,
    )

    /** By viewer: 0 the public board, otherwise 1 + seat. */
    fun scenes(
        table: String,
        seen: Guest.State,
        room: Room,
        sitters: List<Sitter>,
        language: Language,
    ): Map<Int, Scene<*, *, *>> {
        if (gamesBefore < 0) gamesBefore = room.game
        val game = Games.find(room.rules).orElse(null)
        if (game == null || sitters.isEmpty()) {
            viewers.clear()
            return emptyMap()
        }
        return seen
            .sights()
            .mapNotNull { (viewer, sight) ->
                val seat = viewer - 1
                val around =
                    Circumstances(
                        match = if (table.isEmpty()) "" else "$table-${sight.game()}",
                        sitters = sitters,
                        language = language,
                        looked = looked(sight),
                        decides = seat >= 0 && room.chairs[seat].mind == Mind.PERSON,
                        busy = seat >= 0 && isBusy(seat, sight),
                        paused = room.phase == Phase.PAUSED,
                    )
                scene(game, sight, around)?.let { viewer to it }
            }.toMap()
    }

    /** Somebody has seen everything in a scene of this game. */
    fun seen(
        scene: Scene<*, *, *>,
        game: Int,
    ) {
        looked[1 + (scene.seat ?: -1)] = Looked(game, scene.news.size)
    }

    /** What was told before this phone took part in a game is not news. */
    private fun looked(sight: Sight): Int {
        val known = looked[sight.viewer()]
        if (known != null && known.game == sight.game()) return known.news
        val dealtHere = sight.game() > gamesBefore
        val first = Looked(sight.game(), if (dealtHere) 0 else sight.log().size)
        looked[sight.viewer()] = first
        return first.news
    }

    /** Null for what the host sends and this phone's rules cannot read. */
    private fun scene(
        game: Game<*, *, *, *>,
        sight: Sight,
        around: Circumstances,
    ): Scene<*, *, *>? {
        val known = viewers[sight.viewer()]?.takeIf { it.number == sight.game() }
        val viewer = known ?: SceneViewer(game, sight.game()).also { viewers[sight.viewer()] = it }
        return try {
            viewer.scene(sight, around)
        } catch (garbage: RuntimeException) {
            null
        } catch (garbage: IOException) {
            null
        }
    }
}

/** What a scene depends on beside what is seen. */
private data class Circumstances(
    val match: String,
    val sitters: List<Sitter>,
    val language: Language,
    val looked: Int,
    val decides: Boolean,
    val busy: Boolean,
    val paused: Boolean,
)

/** The scenes of one viewer of one game, one after the other. */
private class SceneViewer<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val game: Game<*, A, V, E>,
    val number: Int,
) {
    private val news = mutableListOf<E>()
    private var log = listOf<String>()
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
                sitters = circumstances.sitters,
                language = circumstances.language,
                news = news.toList(),
                fresh = (news.size - circumstances.looked).coerceIn(0, news.size),
                sand = sand(now),
                busy = circumstances.busy,
                paused = circumstances.paused,
                decides = circumstances.decides,
                match = circumstances.match,
            )
        // A view that cannot be put into words comes from a host with other rules, or from none.
        scene.prompt()
        val told = scene.copy(log = log(scene))
        sight = now
        around = circumstances
        last = told
        return told
    }

    /** Sentences for the news, of which all but the last ones are known in this language. */
    private fun log(scene: Scene<A, V, E>): List<String> {
        val known = if (around?.language == scene.language) log else emptyList()
        if (known.size < scene.news.size || known.isEmpty()) {
            log = known + scene.news.drop(known.size).map(scene::sentence)
        }
        return log
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
