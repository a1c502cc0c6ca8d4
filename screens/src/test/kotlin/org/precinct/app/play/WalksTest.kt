package org.precinct.app.play

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.kit.Kits

/** The walks of [WalkSoak] leave nothing out. */
class WalksTest {
    @Test
    fun everyNumberOfSeats() =
        Games.all().forEach { game ->
            val info = game.info()
            assertWithMessage(info.id())
                .that(setups(game).map { it.seats() })
                .containsAtLeastElementsIn((info.minSeats()..info.maxSeats()).toList())
        }

    @Test
    fun everyValueOfEveryOption() =
        Games.all().forEach { game ->
            game.info().options().forEach { option ->
                val walked = setups(game).map { game.info().complete(it).option(option.id()) }
                assertWithMessage("${game.info().id()} ${option.id()}")
                    .that(walked)
                    .containsAtLeastElementsIn(option.values())
                if (option.seats()) {
                    assertWithMessage("${option.id()} of a seat")
                        .that(walked.any { it !in option.values() })
                        .isTrue()
                }
            }
        }

    @Test
    fun everyGameHasItsTabletop() =
        assertThat(Tabletops.all.map { it.game.info().id() })
            .isEqualTo(Games.all().map { it.info().id() })

    /** Those that go around the table as well as those of one phone. */
    private fun setups(game: Game<*, *, *, *>) =
        walks(Kits.find(game.info().id()).orElseThrow()).filter { !it.onePhone }.map { it.setup }
}
