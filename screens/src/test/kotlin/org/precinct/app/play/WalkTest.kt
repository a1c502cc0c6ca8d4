package org.precinct.app.play

import androidx.compose.ui.test.junit4.createEmptyComposeRule
import com.google.common.truth.Truth.assertThat
import com.squareup.wire.Message
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters
import org.precinct.app.Booth
import org.precinct.engine.Setup
import org.precinct.engine.kit.Kit
import org.precinct.engine.kit.Kits

/** Whole games through the real screens, a few of every game: see [Walker]. */
@RunWith(Parameterized::class)
class WalkTest(
    walk: Walk,
) : Walks(walk) {
    companion object {
        /** The first setup is the usual one; every number of seats and option is for [WalkSoak]. */
        private const val EVERY = 5

        @JvmStatic
        @Parameters(name = "{0}")
        fun few() = Kits.house().flatMap { walks(it).filterIndexed { n, _ -> n % EVERY < 2 } }
    }
}

/** Every game of the house in each of its setups. */
@RunWith(Parameterized::class)
class WalkSoak(
    walk: Walk,
) : Walks(walk) {
    companion object {
        @JvmStatic
        @Parameters(name = "{0}")
        fun all() = Kits.house().flatMap(::walks)
    }
}

abstract class Walks(
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
        val seats = "${kit.game().info().id()}, ${setup.seats()} seats"
        return seats + options + if (onePhone) ", one phone" else ""
    }
}

/** A game in each of its setups, every number of seats and value of an option among them. */
fun walks(kit: Kit<*, *, *, *>): List<Walk> =
    kit.setups().flatMapIndexed { n, setup ->
        listOfNotNull(
            Walk(kit, setup, "walk $n", onePhone = false),
            Walk(kit, setup, "phone $n", onePhone = true).takeIf { n % 3 == 0 },
        )
    }
