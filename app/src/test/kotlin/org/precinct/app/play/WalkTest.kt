package org.precinct.app.play

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.google.common.truth.Truth.assertThat
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.engine.Setup
import org.precinct.engine.kit.Kit
import org.precinct.engine.kit.Kits
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters

/** Whole games through the real screens: see [Walker]. */
@RunWith(ParameterizedRobolectricTestRunner::class)
abstract class WalkTest(
    private val walk: Walk,
) {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun everyChoiceCanBeMade() = Booth(rule).open { walk(walk.kit) }

    private fun <S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Booth.walk(
        kit: Kit<S, A, V, E>,
    ) {
        @Suppress("UNCHECKED_CAST")
        val tabletop = Tabletops.of(kit.game().info().id()) as Tabletop<A, V, E>
        val walker = Walker(this, kit, tabletop, walk.setup, walk.seed, walk.onePhone)
        walker.walk()
        assertThat(walker.actions).isGreaterThan(5)
    }
}

/** One game to walk through. */
class Walk(
    val kit: Kit<*, *, *, *>,
    val setup: Setup,
    val seed: String,
    val onePhone: Boolean,
) {
    override fun toString(): String {
        val options = setup.options().entries.joinToString("") { " ${it.key}=${it.value}" }
        return "${setup.seats()} seats$options" + if (onePhone) ", one phone" else ""
    }
}

/** A game in each of its setups, every number of seats and value of an option among them. */
fun walks(game: String): List<Walk> {
    val kit = Kits.all().single { it.game().info().id() == game }
    return kit.setups().flatMapIndexed { n, setup ->
        listOfNotNull(
            Walk(kit, setup, "walk $n", onePhone = false),
            Walk(kit, setup, "phone $n", onePhone = true).takeIf { n % 3 == 0 },
        )
    }
}

class GoodCopWalkTest(
    walk: Walk,
) : WalkTest(walk) {
    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = walks("good-cop-bad-cop")
    }
}

class PoliceCityWalkTest(
    walk: Walk,
) : WalkTest(walk) {
    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = walks("police-city")
    }
}

class KojakWalkTest(
    walk: Walk,
) : WalkTest(walk) {
    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = walks("kojak")
    }
}

class BleusWalkTest(
    walk: Walk,
) : WalkTest(walk) {
    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = walks("allez-les-bleus")
    }
}
