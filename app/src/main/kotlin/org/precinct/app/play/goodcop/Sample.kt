package org.precinct.app.play.goodcop

import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import com.squareup.wire.Message
import org.precinct.app.play.Presence
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Game
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Viewer
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players

/** Something of the game as its previews show it: in the middle of a game that bots have played. */
@Composable
internal fun Sampled(content: @Composable (CopScene, TableModel) -> Unit) =
    PrecinctTheme {
        val scene = remember { sample(GoodCopTabletop.game) }
        Surface { content(scene, TableModel.of(scene.view)) }
    }

private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> sample(
    game: Game<S, A, V, E>,
): Scene<A, V, E> {
    val luck = Chance.of("sample")
    val match = Match(game, Setup.of(SEATS), luck)
    val bots = Players.bots(game, List(SEATS) { game.bot(BotLevel.NORMAL) })
    repeat(STEPS) { if (!match.isOver) match.take(bots.next(match.state(), luck)) }
    val seat = Seat.of(0)
    return Scene(
        game,
        seat.number(),
        game.view(match.state(), Viewer.of(seat)),
        game.choices(match.state(), seat),
        List(SEATS) {
            Sitter("Officer $it", Tint.entries[it], Badge.entries[it], Presence.HERE)
        },
        Language.ENGLISH,
        emptyList(),
    )
}

private const val SEATS = 5
private const val STEPS = 60
