package org.precinct.app.play

import com.squareup.wire.Message
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Viewer
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players

/**
 * What previews show of a game: the first seat's scene once bots have come to it.
 *
 * @param there whether they have, by the seat's view and the number of steps
 */
internal fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> sample(
    game: Game<S, A, V, E>,
    seats: Int,
    there: (V, Int) -> Boolean,
): Scene<A, V, E> {
    val luck = Chance.of("sample")
    val match = Match(game, Setup.of(seats), luck)
    val bots = Players.bots(game, List(seats) { game.bot(BotLevel.NORMAL) })
    val seat = Seat.of(0)
    while (!match.isOver) {
        if (there(game.view(match.state(), Viewer.of(seat)), match.steps().size)) break
        match.take(bots.next(match.state(), luck))
    }
    return Scene(
        game,
        seat.number(),
        game.view(match.state(), Viewer.of(seat)),
        game.choices(match.state(), seat),
        List(seats) { Sitter("Officer $it", Tint.entries[it], Badge.entries[it], Presence.HERE) },
        Language.ENGLISH,
        emptyList(),
    )
}
