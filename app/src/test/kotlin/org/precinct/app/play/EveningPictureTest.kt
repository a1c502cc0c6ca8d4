package org.precinct.app.play

import android.os.Build.VERSION.SDK_INT
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.NEWEST
import org.precinct.app.OLDEST
import org.precinct.app.Phone
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.kit.Kit
import org.precinct.engine.kit.Kits
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters
import org.robolectric.annotation.Config

/** An evening of each game, drawn by the oldest Android and by the newest: see what differs. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [OLDEST, NEWEST])
class EveningPictureTest(
    private val game: String,
) {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun fromTheFirstMoveToTheResult() = draw(Kits.find(game).orElseThrow())

    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> draw(
        kit: Kit<S, A, V, E>,
    ) {
        @Suppress("UNCHECKED_CAST")
        val tabletop = Tabletops.of(game) as Tabletop<A, V, E>
        val shots = evening(kit).map { framed(tabletop, it, Phone("fr", dark = true)) }
        Pictures(rule).sheet("android-$SDK_INT-$game", shots, shots.size)
    }

    /** What one of the players sees from the first move to the result. */
    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> evening(
        kit: Kit<S, A, V, E>,
    ): List<Scene<A, V, E>> {
        val game = kit.game()
        val setup = kit.setups().first()
        val match = Match(game, setup, Chance.of("evening"))
        val luck = Chance.of("luck of the evening")
        val scenes = Scenes(game, setup.seats(), Language.FRENCH)
        val bots = Players.bots(game, List(setup.seats()) { game.bot(BotLevel.NORMAL) })
        val seen = mutableListOf<Scene<A, V, E>>()
        while (true) {
            scenes.hear(match.state())
            seen += scenes.seat(match.state(), 0)
            if (match.isOver()) break
            match.take(bots.next(match.state(), luck))
        }
        return List(MOMENTS) { seen[it * (seen.size - 1) / (MOMENTS - 1)] }
    }

    companion object {
        private const val MOMENTS = 3

        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = Kits.house().map { it.game().info().id() }
    }
}
