package org.precinct.app.play.policecity

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.app.play.Scenes
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Phase

/** What screens are drawn from agrees with what the engine shows. */
class CityTest {
    private val game = PoliceCity()

    private fun play(
        seats: Int,
        seed: String,
        language: Language = Language.ENGLISH,
        look: (CityScene, City) -> Unit,
    ) {
        val setup = Setup.of(seats, "difficulty", "medium")
        val match = Match(game, setup, Chance.of(seed))
        val luck = Chance.of("luck $seed")
        val random = Players.random(game, seats)
        val bots = Players.bots(game, List(seats) { game.bot(BotLevel.NORMAL) })
        val scenes = Scenes(game, seats, language)
        while (true) {
            scenes.hear(match.state())
            val scene = scenes.seat(match.state(), luck.below(seats))
            look(scene, cityOf(scene))
            if (match.isOver()) return
            match.take((if (luck.oneIn(3)) random else bots).next(match.state(), luck))
        }
    }

    @Test
    fun everyDieIsSomewhereAndOnce() =
        play(5, "dice") { scene, city ->
            val members = city.captains.flatMap { it.team }
            assertThat(members.map { it.seat to it.number }).containsNoDuplicates()
            assertThat(members).hasSize(5 * 4 + scene.view.informants.size)
            city.calls.forEach { call ->
                assertThat(call.teams.flatten()).isEqualTo(members.filter { it.at == call.slot })
            }
        }

    @Test
    fun teamsAreWorthWhatTheEngineCounts() {
        var rolled = 0
        var fought = 0
        for (seed in 1..6) {
            play(4, "worth $seed") { scene, city ->
                val view = scene.view
                val worth = city.captains.sumOf { it.worth }
                if (view.phase == Phase.SECURE || view.phase == Phase.REROLL) {
                    assertThat(worth).isEqualTo(view.handcuffs)
                    assertThat(city.here!!.handcuffs).isEqualTo(view.handcuffs)
                    rolled++
                }
                if (view.phase == Phase.C_POINT) {
                    assertThat(city.captains.map { it.worth }).isEqualTo(view.conflict_ranks)
                    fought++
                }
            }
        }
        assertThat(rolled).isGreaterThan(20)
        assertThat(fought).isGreaterThan(3)
    }

    @Test
    fun fingersAddUpToHits() {
        var seen = 0
        for (seed in 1..8) {
            play(5, "fingers $seed") { scene, _ ->
                if (scene.view.phase == Phase.C_REMOVE) {
                    val hits = IntArray(5)
                    scene.pointing().forEach { one ->
                        one.targets.forEach { (seat, n) ->
                            hits[seat] +=
                                n
                        }
                    }
                    assertThat(hits.toList()).isEqualTo(scene.view.conflict_hits)
                    seen++
                }
                if (scene.view.slot == 0) assertThat(scene.pointing()).isEmpty()
            }
        }
        assertThat(seen).isGreaterThan(2)
    }

    @Test
    fun tokensLieOnTheTrackWhereTheEngineSays() =
        play(3, "track") { scene, city ->
            scene.view.track.forEachIndexed { n, kind ->
                val shown = city.track.tokens[2 * (n + 1)]
                assertThat(shown?.let(Element::of) ?: 0).isEqualTo(kind)
            }
        }

    @Test
    fun othersFilesAreNotInTheModel() {
        var filed = 0
        for (seed in 1..6) {
            play(4, "files $seed") { scene, city ->
                city.captains.forEach { captain ->
                    val player = scene.view.players[captain.seat]
                    assertThat(captain.openElements()).hasSize(
                        player.seizures.sum() + player.cards.size,
                    )
                    filed += captain.filed
                }
            }
        }
        assertThat(filed).isGreaterThan(0)
    }

    @Test
    fun everyCardHasADrawingAndWords() {
        val scene =
            Scenes(
                game,
                3,
                Language.FRENCH,
            ).seat(game.deal(Setup.of(3), Chance.of("cards")), 0)
        for (number in 1..55) {
            val card = CityBox.card(number)
            assertWithMessage(card.id).that(PlaceGlyphs.of(card)).isNotNull()
            assertWithMessage(card.id).that(scene.text(card.key)).isNotEmpty()
            assertWithMessage(card.id).that(scene.text("${card.key}.text")).isNotEmpty()
        }
        assertThat(PlaceGlyphs.all).hasSize(40)
    }
}
