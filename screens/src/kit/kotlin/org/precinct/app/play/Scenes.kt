package org.precinct.app.play

import com.squareup.wire.Message
import com.squareup.wire.ProtoAdapter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Viewer
import org.precinct.seat.Controls
import org.precinct.seat.Reachable
import org.precinct.seat.SeatedGames

/** What can be done by touching, as a player would find it out. */
val <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Scene<A, V, E>.choices: List<A>
    get() = if (seat == null || !decides) emptyList() else reachable(this)

/** A game's controls belong to its scenes: both were made for the same rules. */
@Suppress("UNCHECKED_CAST")
private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> reachable(
    scene: Scene<A, V, E>,
): List<A> =
    Reachable.actions(
        SeatedGames.find(scene.game.info().id()).get() as Controls<A, V, E, Any, Any>,
        scene.view,
        MOST,
    )

private const val MOST = 200

/** The scenes of a game without a table: what each phone would be sent, through its bytes. */
class Scenes<S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    val game: Game<S, A, V, E>,
    private val seats: Int,
    private val language: Language = Language.ENGLISH,
) {
    private val told = List(seats + 1) { mutableListOf<E>() }
    private val sitters = List(seats, ::sitter)

    /** Tells everybody what the last step did; once for each state, the first one included. */
    fun hear(state: S) =
        told.forEachIndexed { n, news ->
            news += game.news(state, viewer(n)).map { it.sent(game.eventAdapter()) }
        }

    fun seat(
        state: S,
        seat: Int,
        fresh: Int = 0,
    ): Scene<A, V, E> = scene(state, seat, fresh)

    fun board(state: S): Scene<A, V, E> = scene(state, null, 0)

    private fun scene(
        state: S,
        seat: Int?,
        fresh: Int,
    ): Scene<A, V, E> {
        val n = seat ?: seats
        return Scene(
            game = game,
            seat = seat,
            view = game.view(state, viewer(n)).sent(game.viewAdapter()),
            sitters = sitters,
            language = language,
            news = told[n].toList(),
            fresh = fresh,
            sand =
                game
                    .hourglass(state)
                    .filter { it.limitMillis() > 0 }
                    .map {
                        val limit = it.limitMillis().toLong()
                        Sand(it.id(), limit, limit * 2 / 3, 0, stopped = false)
                    }.orElse(null),
        )
    }

    private fun viewer(n: Int): Viewer = if (n < seats) Viewer.of(Seat.of(n)) else Viewer.BOARD
}

private fun <M : Message<M, *>> M.sent(adapter: ProtoAdapter<M>): M =
    adapter.decode(adapter.encode(this))

private val names = listOf("Ana", "Leo", "Mia", "Tom", "Zoé", "Max", "Eva", "Sam")

fun sitter(seat: Int): Sitter =
    Sitter(
        names[seat],
        Tint.entries[seat % Tint.entries.size],
        Badge.entries[seat % Badge.entries.size],
        Attendance.HERE,
    )
