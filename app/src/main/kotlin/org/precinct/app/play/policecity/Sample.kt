package org.precinct.app.play.policecity

import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import org.precinct.app.play.Presence
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Viewer
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Phase

/** Something of the game as its previews show it: when bots have come to a phase. */
@Composable
internal fun Sampled(
    phase: Phase = Phase.DEPLOY,
    content: @Composable (CityScene) -> Unit,
) = PrecinctTheme {
    val scene = remember { sample(phase) }
    Surface { content(scene) }
}

/** The same with what its parts are drawn from. */
@Composable
internal fun Sampled(
    phase: Phase,
    content: @Composable (CityScene, City, Controls) -> Unit,
) = Sampled(phase) { scene -> content(scene, cityOf(scene), rememberControls(scene) {}) }

private fun sample(phase: Phase): CityScene {
    val game = PoliceCity()
    val luck = Chance.of("sample")
    val match = Match(game, Setup.of(SEATS), luck)
    val bots = Players.bots(game, List(SEATS) { game.bot(BotLevel.NORMAL) })
    while (!match.isOver) {
        val view = game.view(match.state(), Viewer.of(Seat.of(0)))
        if (view.phase == phase && view.asked has 0) break
        match.take(bots.next(match.state(), luck))
    }
    val seat = Seat.of(0)
    return Scene(
        game,
        seat.number(),
        game.view(match.state(), Viewer.of(seat)),
        game.choices(match.state(), seat),
        List(SEATS) {
            Sitter("Captain $it", Tint.entries[it], Badge.entries[it], Presence.HERE)
        },
        Language.ENGLISH,
        emptyList(),
    )
}

private const val SEATS = 4
