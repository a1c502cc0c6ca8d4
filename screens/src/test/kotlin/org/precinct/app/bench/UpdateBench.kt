package org.precinct.app.bench

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.neverEqualPolicy
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.google.common.truth.Truth.assertThat
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
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

/**
 * What an update of each game's screens costs: composables that run again, time and memory until
 * nothing moves any more. Beside it what drawing the same once more costs.
 */
class UpdateBench {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val rows = mutableListOf<String>()

    @Test
    fun costOfAnUpdate() {
        println(
            "updates            screen | repaint ms    kB | update ms    kB | nothing new " +
                "| composables: first   mean   most unchanged  busiest",
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
            val frames = frames(game, setup, board)
            lateinit var runs: Runs
            lateinit var costs: Costs
            Booth(rule).open { runs = runs(Glass(this, tabletop, frames.first(), board), frames) }
            // The first time is for the machine to learn.
            repeat(2) {
                Booth(rule).open {
                    costs = costs(Glass(this, tabletop, frames.first(), board), frames)
                }
            }
            val screen = if (board) "board" else "seat"
            println(row(game.info().id(), screen, runs, costs))
            rows += json(game.info().id(), screen, runs, costs)
            // An update that changes nothing stops at the tabletop, which Compose cannot skip
            // since it is behind an interface.
            assertThat(runs.unchanged).isAtMost(1)
            assertThat(costs.update.millis).isGreaterThan(0.0)
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

    /** A screen that shows one scene after the other. */
    private inner class Glass<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
        private val booth: Booth,
        tabletop: Tabletop<A, V, E>,
        first: Scene<A, V, E>,
        board: Boolean,
    ) {
        // Equal scenes come again as other objects: what a phone gets that is told the same twice.
        private var scene by mutableStateOf(first, neverEqualPolicy())
        private val onAct: (A) -> Unit = {}

        val lightUp = {
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

        /** All of it on one thread, which can be measured. */
        fun show(next: Scene<A, V, E>) =
            rule.runOnUiThread {
                scene = next
                rule.waitForIdle()
            }

        fun showAgain() = show(scene.copy(news = scene.news.toList()))

        fun repaint() = booth.repaint()

        fun pixels(): IntArray = booth.pixels().buffer
    }

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> runs(
        glass: Glass<A, V, E>,
        frames: List<Scene<A, V, E>>,
    ): Runs =
        Recompositions().use { counter ->
            val first = counter.during(glass.lightUp)
            counter.clear()
            val updates = frames.drop(1).map { next -> counter.during { glass.show(next) } }
            val unchanged = counter.during { glass.showAgain() }
            val busiest =
                counter.busiest(BUSIEST).map { (name, runs) ->
                    name to runs / updates.size.toDouble()
                }
            Runs(first, updates.average(), updates.max(), unchanged, busiest)
        }

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> costs(
        glass: Glass<A, V, E>,
        frames: List<Scene<A, V, E>>,
    ): Costs {
        glass.lightUp()
        var before = glass.pixels()
        val meter = Meter(rule)
        val repaint = meter.mean(REPAINTS) { glass.repaint() }
        var same = 0
        val updates =
            frames.drop(1).map { next ->
                val cost = meter.cost { glass.show(next) }
                val now = glass.pixels()
                if (now.contentEquals(before)) same++
                before = now
                cost
            }
        return Costs(repaint, Meter.mean(updates), same.toDouble() / updates.size)
    }

    private fun append(file: File) {
        val old = if (file.exists()) file.readText().trim() else "["
        val begun = old.removeSuffix("]").trim()
        val joint = if (begun.endsWith("}")) ",\n" else "\n"
        file.parentFile?.mkdirs()
        file.writeText(begun + joint + rows.joinToString(",\n") + "\n]\n")
    }

    /** How many composables run. */
    private class Runs(
        val first: Int,
        val mean: Double,
        val most: Int,
        val unchanged: Int,
        val busiest: List<Pair<String, Double>>,
    )

    /**
     * What a frame costs.
     *
     * @param same the part of the updates after which the screen looks as it did before
     */
    private class Costs(
        val repaint: Cost,
        val update: Cost,
        val same: Double,
    )

    private fun row(
        game: String,
        screen: String,
        runs: Runs,
        costs: Costs,
    ): String {
        val names =
            runs.busiest.joinToString { "%s %.1f".format(Locale.ROOT, it.first, it.second) }
        return "%-18s %-6s | %10.2f %5.0f | %9.2f %5.0f | %9.0f %% | %18d %6.1f %6d %9d  %s".format(
            Locale.ROOT,
            game,
            screen,
            costs.repaint.millis,
            costs.repaint.kilobytes,
            costs.update.millis,
            costs.update.kilobytes,
            100 * costs.same,
            runs.first,
            runs.mean,
            runs.most,
            runs.unchanged,
            names,
        )
    }

    private fun json(
        game: String,
        screen: String,
        runs: Runs,
        costs: Costs,
    ): String =
        listOf(
            """"bench": "updates"""",
            """"game": "$game"""",
            """"screen": "$screen"""",
            """"repaint_ms": ${figure(costs.repaint.millis)}""",
            """"repaint_kb": ${figure(costs.repaint.kilobytes)}""",
            """"update_ms": ${figure(costs.update.millis)}""",
            """"update_kb": ${figure(costs.update.kilobytes)}""",
            """"nothing_new": ${figure(costs.same)}""",
            """"first": ${runs.first}""",
            """"mean": ${figure(runs.mean)}""",
            """"most": ${runs.most}""",
            """"unchanged": ${runs.unchanged}""",
        ).joinToString(prefix = "  {", postfix = "}")

    private fun figure(number: Double) = "%.2f".format(Locale.ROOT, number)

    private companion object {
        const val UPDATES = 120
        const val REPAINTS = 60
        const val BUSIEST = 3
    }
}
