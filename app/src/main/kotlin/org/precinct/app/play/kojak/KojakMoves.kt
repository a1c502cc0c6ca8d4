package org.precinct.app.play.kojak

import androidx.compose.runtime.Immutable
import org.precinct.app.play.Scene
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Offer
import org.precinct.engine.kojak.proto.View

internal typealias KojakScene = Scene<Action, View, Event>

/** A legal move with its preview. */
@Immutable
data class KojakMove(
    val action: Action,
    val offer: Offer,
    val label: String,
    val way: Way,
)

/** What the districts are called on the map. */
internal fun KojakScene.districts(): List<String> =
    CrimeFile.entries.map { text("district_${it.district}").uppercase() }

/** The legal moves, as the engine lists them. */
internal fun KojakScene.moves(): List<KojakMove> =
    choices.mapNotNull { action ->
        val move = action.move ?: return@mapNotNull null
        val offer =
            view.moves.find {
                it.car == move.car && it.direction == move.direction && it.to == move.to
            } ?: return@mapNotNull null
        val from = view.detectives[view.current].cars[move.car - 1]
        KojakMove(
            action,
            offer,
            label(action),
            Way(Town.places[from].centre, offer.path.map { Town.places[it].centre }),
        )
    }

/**
 * The places where the moves end, each once however many moves lead there.
 *
 * @param picked the move that is previewed; its place offers the other moves that end there
 */
internal fun goals(
    moves: List<KojakMove>,
    picked: KojakMove?,
): List<Goal> =
    moves.groupBy { it.offer.to }.map { (square, here) ->
        val next = next(here, picked)
        Goal(
            square,
            next.label,
            here.any { it == picked },
            if (next == picked) emptyList() else listOf(next.action),
        )
    }

/** Touching a place again goes on to the next move that ends there. */
internal fun next(
    here: List<KojakMove>,
    picked: KojakMove?,
): KojakMove = here[(here.indexOf(picked) + 1) % here.size]

/** The card that the last turn has brought to light; null if it brought none. */
internal fun lastCard(news: List<Event>): Event? {
    val since = news.indexOfLast { it.kind == Event.Kind.ROLLED }
    return news.drop(since + 1).lastOrNull {
        it.kind == Event.Kind.TRAP ||
            it.kind == Event.Kind.TOOK_MISSION ||
            it.kind == Event.Kind.JOINED
    }
}
