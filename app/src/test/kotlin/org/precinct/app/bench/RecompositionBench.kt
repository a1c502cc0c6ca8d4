package org.precinct.app.bench

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.neverEqualPolicy
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.play.OnTheTable
import org.precinct.app.play.Scene
import org.precinct.app.play.Scenes
import org.precinct.app.play.Tabletop
import org.precinct.app.play.Tabletops
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Setup
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import java.io.File
import java.util.Locale

/** How many composables run again for an update of each game's screens. */
@RunWith(AndroidJUnit4::class)
class RecompositionBench {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val rows = mutableListOf<String>()

    @Test
    fun recompositionsPerUpdate() {
        println(
            "%-18s %-6s %8s %8s %8s %10s  %s".format(
                Locale.ROOT,
                "recompositions",
                "screen",
                "first",
                "mean",
                "most",
                "unchanged",
                "busiest, per update",
            ),
        )
        Games.all().forEach { measure(it) }
        System.getProperty("precinct.bench")?.let { append(File(it)) }
    }

    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> measure(
        game: Game<S, A, V, E>,
    ) {
        @Suppress("UNCHECKED_CAST")
        val tabletop = Tabletops.of(game.info().id()) as Tabletop<A, V, E>
        val setup = Setup.of((game.info().minSeats() + game.info().maxSeats()) / 2)
        for (board in listOf(false, true)) {
            Booth(rule).open {
                val figures = figures(this, tabletop, frames(game, setup, board), board)
                val screen = if (board) "board" else "seat"
                println(figures.row(game.info().id(), screen))
                rows += figures.json(game.info().id(), screen)
                // An update that changes nothing stops at the tabletop, which Compose cannot skip
                // since it is behind an interface.
                assertThat(figures.unchanged).isAtMost(1)
            }
        }
    }

    /** One seat's updates, or the board's, of a game of bots. */
    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> frames(
        game: Game<S, A, V, E>,
        setup: Setup,
        board: Boolean,
    ): List<Scene<A, V, E>> {
        val match = Match(game, setup, Chance.of("bench"))
        val luck = Chance.of("bench luck")
        val scenes = Scenes(game, setup.seats())
        val bots = Players.bots(game, List(setup.seats()) { game.bot(BotLevel.entries.first()) })
        val frames = mutableListOf<Scene<A, V, E>>()
        while (!match.isOver() && frames.size < UPDATES) {
            scenes.hear(match.state())
            frames += if (board) scenes.board(match.state()) else scenes.seat(match.state(), 0)
            match.take(bots.next(match.state(), luck))
        }
        return frames
    }

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> figures(
        booth: Booth,
        tabletop: Tabletop<A, V, E>,
        frames: List<Scene<A, V, E>>,
        board: Boolean,
    ): Figures {
        // Equal scenes come again as other objects: what a phone gets that is told the same twice.
        var scene by mutableStateOf(frames.first(), neverEqualPolicy())
        val onAct: (A) -> Unit = {}
        return Recompositions().use { counter ->
            val first =
                counter.during {
                    booth.show {
                        OnTheTable {
                            if (board) {
                                tabletop.Board(scene, Modifier.fillMaxSize())
                            } else {
                                tabletop.Seat(scene, onAct, Modifier.fillMaxSize())
                            }
                        }
                    }
                    rule.waitForIdle()
                }
            counter.clear()
            val updates =
                frames.drop(1).map { next ->
                    counter.during {
                        rule.runOnUiThread { scene = next }
                        rule.waitForIdle()
                    }
                }
            val unchanged =
                counter.during {
                    rule.runOnUiThread { scene = scene.copy(news = scene.news.toList()) }
                    rule.waitForIdle()
                }
            val busiest =
                counter.busiest(BUSIEST).map { (name, runs) ->
                    name to
                        runs / updates.size.toDouble()
                }
            Figures(first, updates.average(), updates.max(), unchanged, busiest)
        }
    }

    private fun append(file: File) {
        val old = if (file.exists()) file.readText().trim() else "["
        val begun = old.removeSuffix("]").trim()
        val joint = if (begun.endsWith("}")) ",\n" else "\n"
        file.parentFile?.mkdirs()
        file.writeText(begun + joint + rows.joinToString(",\n") + "\n]\n")
    }

    private class Figures(
        val first: Int,
        val mean: Double,
        val most: Int,
        val unchanged: Int,
        val busiest: List<Pair<String, Double>>,
    ) {
        fun row(
            game: String,
            screen: String,
        ): String {
            val names = busiest.joinToString { "%s %.1f".format(Locale.ROOT, it.first, it.second) }
            return "%-18s %-6s %8d %8.1f %8d %10d  %s"
                .format(Locale.ROOT, game, screen, first, mean, most, unchanged, names)
        }

        fun json(
            game: String,
            screen: String,
        ): String =
            listOf(
                """"bench": "recompositions"""",
                """"game": "$game"""",
                """"screen": "$screen"""",
                """"first": $first""",
                """"mean": ${"%.1f".format(Locale.ROOT, mean)}""",
                """"most": $most""",
                """"unchanged": $unchanged""",
            ).joinToString(prefix = "  {", postfix = "}")
    }

    private companion object {
        const val UPDATES = 120
        const val BUSIEST = 3
    }
}
