package org.precinct.app.play

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Accessible
import org.precinct.app.Booth
import org.precinct.app.LongNames
import org.precinct.app.Phone
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.kit.Kit
import org.precinct.engine.kit.Kits
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters

/** The games' own screens in every phase, in their frame, for fingers, eyes and ears. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class GamesAccessibleTest(
    game: String,
) : GamesAccessible(game) {
    @Test
    fun onAPhone() = check(phone)

    @Test
    fun inLandscapeInLargeTextInFrench() =
        check(small.copy(language = "fr", width = 640, height = 360, text = 2f))

    @Test
    fun withLongNamesInLargeText() = check(small.copy(language = "fr", text = 2f), LongNames)

    @Test
    fun isReadInOrder() = read(phone, Who.entries.toSet())

    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = houseGames()
    }
}

/** The same on every other device. */
@RunWith(ParameterizedRobolectricTestRunner::class)
class GamesAccessibleSoak(
    game: String,
) : GamesAccessible(game) {
    @Test
    fun inLargeTextInFrench() = check(phone.copy(language = "fr", dark = true, text = 2f))

    @Test
    fun onASmallPhoneInFrench() = check(small.copy(language = "fr"))

    @Test
    fun onASmallPhoneInLargeText() = check(small.copy(text = 2f))

    @Test
    fun onASmallPhoneInLargeTextInFrench() = check(small.copy(language = "fr", text = 2f))

    @Test
    fun inLandscapeInFrench() = check(flat.copy(language = "fr"))

    @Test
    fun inLandscapeInLargeText() = check(flat.copy(dark = true, text = 2f))

    @Test
    fun onATablet() = check(tablet)

    @Test
    fun onAnUprightTabletInFrench() = check(upright.copy(language = "fr"))

    @Test
    fun onATabletInLargeText() = check(tablet.copy(text = 2f))

    @Test
    fun onAnUprightTabletInLargeTextInFrench() = check(upright.copy(language = "fr", text = 2f))

    @Test
    fun withLongNames() = check(small.copy(language = "fr"), LongNames)

    @Test
    fun withLongNamesInLandscape() = check(flat.copy(language = "fr"), LongNames)

    @Test
    fun withLongNamesInLandscapeInLargeText() =
        check(flat.copy(language = "fr", text = 2f), LongNames)

    @Test
    fun boardsAreReadInOrderInLandscape() = read(flat, setOf(Who.BOARD))

    @Test
    fun boardsAreReadInOrderOnATablet() = read(tablet, setOf(Who.BOARD))

    @Test
    fun boardsAreReadInOrderOnAnUprightTablet() = read(upright, setOf(Who.BOARD))

    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = houseGames()
    }
}

private fun houseGames() = Kits.house().map { it.game().info().id() }

abstract class GamesAccessible(
    private val game: String,
) {
    @get:Rule
    val rule = createEmptyComposeRule()

    protected val phone = Phone(density = "mdpi")
    protected val small = phone.copy(width = 360, height = 640)
    protected val flat = phone.copy(width = 740, height = 360)
    protected val tablet = Phone(width = 1280, height = 800, density = "mdpi")
    protected val upright = tablet.copy(width = 800, height = 1280)

    protected fun read(
        phone: Phone,
        whose: Set<Who>,
    ) = read(phone, whose, Kits.all().single { it.game().info().id() == game })

    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> read(
        phone: Phone,
        whose: Set<Who>,
        kit: Kit<S, A, V, E>,
    ) {
        @Suppress("UNCHECKED_CAST")
        val tabletop = Tabletops.of(game) as Tabletop<A, V, E>
        Phases.of(kit).filterKeys { it.second in whose }.forEach { (moment, scene) ->
            Booth(rule, phone).open {
                show { OnTheTable(framed(tabletop, scene, phone).content) }
                val stops = Accessible(rule).stops
                assertWithMessage("$moment: ${stops.joinToString("\n", "\n")}\n")
                    .that(misread(stops, scene))
                    .isEmpty()
            }
        }
    }

    /** First what is going on, then everybody as they sit, each thing once and in words. */
    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> misread(
        stops: List<String>,
        scene: Scene<A, V, E>,
    ): List<String> {
        val prompt = stops.indexOfFirst { it.endsWith(scene.prompt()) }
        val rest = stops.drop(maxOf(prompt, stops.indexOf("Menu")) + 1).joinToString("\n")
        val places =
            scene.sitters.map { sitter ->
                Regex("""(?m)(^|\. )${sitter.name}( \(you\))?[,:.]""").find(rest)?.range?.first
            }
        val heard = places.indices.filter { places[it] != null }.sortedBy { places[it] }
        val around = heard.indices.map { (heard[it] - heard[0]).mod(places.size) }
        return listOfNotNull(
            "what is going on comes late".takeIf { prompt !in 0..<HEAD },
            "players are missing".takeIf { heard.size < minOf(3, places.size) },
            "players are mixed up: $heard".takeIf { around != around.sorted() },
            "what is going on is said twice".takeIf {
                val news = scene.news.count { scene.sentence(it) == scene.prompt() }
                scene.seat == null && stops.count { it == scene.prompt() } > 1 + news
            },
        ) + stops.filter { scene.seat == null && it.length < 2 }.map { "no word: $it" }
    }

    protected fun check(
        phone: Phone,
        names: List<String> = emptyList(),
    ) = check(phone, names, Kits.all().single { it.game().info().id() == game })

    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> check(
        phone: Phone,
        names: List<String>,
        kit: Kit<S, A, V, E>,
    ) {
        @Suppress("UNCHECKED_CAST")
        val tabletop = Tabletops.of(game) as Tabletop<A, V, E>
        val language = if (phone.language == "fr") Language.FRENCH else Language.ENGLISH
        val phases = Phases.of(kit)
        Who.entries.forEach { who ->
            assertThat(phases.keys.count { it.second == who }).isAtLeast(FEWEST)
        }
        val faults = mutableMapOf<String, MutableList<String>>()
        phases.forEach { (moment, found) ->
            val name = "${moment.first} ${moment.second}"
            val sitters =
                found.sitters.mapIndexed { n, it -> it.copy(name = names.getOrNull(n) ?: it.name) }
            val shot =
                framed(tabletop, found.copy(language = language, sitters = sitters), phone)
            Booth(rule, phone).open {
                show { OnTheTable(shot.content) }
                Accessible(rule, names)
                    .faults()
                    .forEach { faults.getOrPut(it, ::mutableListOf) += name }
            }
        }
        val said = faults.map { (fault, where) -> "$fault (${where.joinToString()})" }
        assertWithMessage(said.joinToString("\n", "\n")).that(said).isEmpty()
    }

    companion object {
        /** A game whose phases cannot be told apart would not be looked at. */
        private const val FEWEST = 3

        /** Title, sand, seats, menu and what is going on. */
        private const val HEAD = 5
    }
}

enum class Who { ASKED, WAITING, BOARD }

/**
 * A scene of each phase of a game for one who is asked, for one who waits and for the board: of
 * those in a few whole games the one with the most to show.
 */
private class Phases<S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val kit: Kit<S, A, V, E>,
) {
    private val fullest = mutableMapOf<Pair<String, Who>, Scene<A, V, E>>()
    private val most = mutableMapOf<Pair<String, Who>, Int>()

    private fun all(): Map<Pair<String, Who>, Scene<A, V, E>> {
        val info = kit.game().info()
        listOf(info.minSeats(), info.maxSeats()).forEach { seats ->
            repeat(GAMES) { play(Setup.of(seats), "phases $it of $seats") }
        }
        return fullest
    }

    private fun play(
        setup: Setup,
        seed: String,
    ) {
        val game = kit.game()
        val seats = setup.seats()
        val match = Match(game, setup, Chance.of(seed))
        val luck = Chance.of("luck of $seed")
        val scenes = Scenes(game, seats)
        val random = Players.random(game, seats)
        val bots = Players.bots(game, List(seats) { game.bot(BotLevel.NORMAL) })
        while (true) {
            scenes.hear(match.state())
            (0..<seats).forEach {
                val listed = game.choices(match.state(), Seat.of(it)).size
                look(scenes.seat(match.state(), it), listed)
            }
            look(scenes.board(match.state()), 0)
            if (match.isOver()) break
            match.take((if (luck.oneIn(3)) random else bots).next(match.state(), luck))
        }
    }

    private fun look(
        scene: Scene<A, V, E>,
        listed: Int,
    ) {
        val phase = PHASE.find(scene.view.toString())!!.groupValues[1]
        val who =
            when {
                scene.seat == null -> Who.BOARD
                scene.asked -> Who.ASKED
                else -> Who.WAITING
            }
        val much = scene.view.adapter.encodedSize(scene.view) + 10 * listed
        if (much <= (most[phase to who] ?: -1)) return
        most[phase to who] = much
        fullest[phase to who] = scene
    }

    companion object {
        private const val GAMES = 2

        /** Every game's view says so in its first lines. */
        private val PHASE = Regex("phase=([A-Z_]+)")

        /** By game: the same on every phone, and long to look for. */
        private val known = mutableMapOf<String, Map<Pair<String, Who>, Scene<*, *, *>>>()

        @Suppress("UNCHECKED_CAST")
        fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> of(
            kit: Kit<S, A, V, E>,
        ): Map<Pair<String, Who>, Scene<A, V, E>> =
            known.getOrPut(kit.game().info().id()) { Phases(kit).all() }
                as Map<Pair<String, Who>, Scene<A, V, E>>
    }
}
