package org.precinct.app.play

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.toSize
import com.google.common.truth.Truth.assertWithMessage
import com.squareup.wire.Message
import org.precinct.app.Booth
import org.precinct.app.play.parts.Handling
import org.precinct.app.play.parts.LocalHandling
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Step
import org.precinct.engine.Viewer
import org.precinct.engine.kit.Kit
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.precinct.seat.Offers

/**
 * Plays a random game through a game's real screens: each action is made by touching the nodes that
 * lead to it, as a finger or a screen reader would.
 *
 * Whenever a screen is looked at, everything that the seat opens can be touched and nothing else,
 * and it must not say a word that depends on what its viewer may not know. What was walked several times
 * already is mostly not walked again, but done at once: that keeps a long game short.
 *
 * @param onePhone whether the screen stays with one seat all game long, as on its player's own
 *   phone; otherwise it goes around, a new one for each seat
 */
class Walker<S, A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val booth: Booth,
    private val kit: Kit<S, A, V, E>,
    private val tabletop: Tabletop<A, V, E>,
    private val setup: Setup,
    private val seed: String,
    private val onePhone: Boolean = false,
) {
    private val game = kit.game()
    private val match = Match(game, setup, Chance.of(seed))
    private val luck = Chance.of("luck $seed")
    private val scenes = Scenes(game, setup.seats())
    private val random = Players.random(game, setup.seats())
    private val bots =
        Players.bots(
            game,
            List(setup.seats()) { game.bot(BotLevel.entries.first()) },
        )
    private val own = if (onePhone) luck.below(setup.seats()) else -1

    private var shown by mutableStateOf<Shown<A, V, E>?>(null)
    private var sent: A? = null

    // A whisper leads nowhere by itself.
    private val onAct: (A) -> Unit = { if (!game.isWhisper(it)) sent = it }
    private var remount = 0
    private val walked = HashMap<String, Int>()

    /** How many actions were made by touch, and how many touches that took. */
    var actions = 0
        private set
    var touches = 0
        private set

    val steps: Int get() = match.steps().size

    fun walk() {
        booth.show { Shown() }
        scenes.hear(match.state())
        while (!match.isOver()) {
            val step = next()
            if (step is Step.Move && worthwhile(step)) {
                look(step.seat().number())
                if (luck.oneIn(8)) assertNothingLeaks(step.seat().number())
                reach(step.seat().number(), step.action())
            } else if (luck.oneIn(40)) {
                lookAround()
            }
            match.take(step)
            scenes.hear(match.state())
        }
        lookAround()
    }

    /** Clever moves more often than not, because chance alone would never end some games. */
    private fun next(): Step<A> =
        (if (luck.below(3) < 2) bots else random).next(match.state(), luck)

    private fun worthwhile(move: Step.Move<A>): Boolean {
        if (onePhone && move.seat().number() != own) return false
        val view = game.view(match.state(), Viewer.of(move.seat()))
        val kind = game.narrator().topic(view) + NUMBER.replace(move.action().toString(), "#")
        return walked.merge(kind, 1, Int::plus)!! <= OFTEN || luck.oneIn(RARELY)
    }

    /** Shows a seat its screen and checks what is on it. */
    private fun look(seat: Int): Tree {
        val scene = scenes.seat(match.state(), seat)
        show(if (onePhone) "own" else "seat $seat", scene, false)
        val tree = tree()
        assertEverythingOpen(seat, tree)
        assertTouchable(seat, tree)
        return tree
    }

    /** Everything that can be touched is on the screen, and nothing else. */
    private fun assertEverythingOpen(
        seat: Int,
        tree: Tree,
    ) {
        val marks = tree.marked.map { it.config[Marked] }
        val open =
            marks
                .firstOrNull()
                ?.offers
                ?.open()
                .orEmpty()
        val missing = open.filterNotNull().filter { touch -> marks.none { it.touch == touch } }
        val hidden = missing.filter { touch -> search { it.touch == touch } == null }
        if (hidden.isNotEmpty()) fail(seat, "nothing touches $hidden", tree)
        val extra = marks.filter { it.touch !in open }
        if (extra.isNotEmpty()) fail(seat, "the rules do not open $extra", tree)
    }

    /** The node with the mark, scrolled into being. */
    private fun search(wanted: (Mark) -> Boolean): SemanticsNode? {
        tree().nodes.filter { SemanticsActions.ScrollToIndex in it.config }.forEach { list ->
            rows(list).forEach { row ->
                booth.rule.runOnUiThread {
                    list.config[SemanticsActions.ScrollToIndex].action!!.invoke(row)
                }
                tree().marked.firstOrNull { wanted(it.config[Marked]) }?.let { return it }
            }
        }
        return null
    }

    @Suppress("UNCHECKED_CAST")
    private fun Mark.leads(action: A): Boolean =
        (offers as Offers<A, V, E, Any, Any>).leads(touch, action)

    /** All seats and the board, no matter whose turn it is. */
    private fun lookAround() {
        if (onePhone) {
            look(own)
            return
        }
        repeat(setup.seats()) { look(it) }
        assertNothingLeaks(luck.below(setup.seats()))
        assertNothingLeaks(null)
    }

    /** Touches what leads to the action until it is sent. */
    private fun reach(
        seat: Int,
        action: A,
    ) {
        sent = null
        var tree = tree()
        val way = mutableListOf<String>()
        while (sent == null) {
            val step =
                tree.marked.firstOrNull { it.config[Marked].leads(action) }
                    ?: search { it.leads(action) }
            if (step == null) fail(seat, "nothing leads to $action after $way", tree)
            if (way.size == MOST) fail(seat, "$action is still not sent after $way", tree)
            way += Tree(listOf(step)).said.firstOrNull() ?: "something"
            touch(step)
            touches++
            tree = tree()
        }
        if (sent != action) fail(seat, "wanted $action, but $way sent $sent", tree)
        actions++
    }

    private fun rows(list: SemanticsNode): IntRange {
        val known = list.config.getOrNull(SemanticsProperties.CollectionInfo)?.rowCount
        return 0..<(known ?: 0).coerceAtMost(200)
    }

    /** Now a finger, now a screen reader. */
    private fun touch(node: SemanticsNode) {
        val click = node.config.getOrNull(SemanticsActions.OnClick)?.action
        if (click == null || luck.oneIn(3)) {
            val found =
                booth.rule.onNode(
                    SemanticsMatcher("is it") { it.id == node.id },
                    useUnmergedTree = true,
                )
            if (scrolls(node)) found.performScrollTo()
            found.performClick()
        } else {
            booth.rule.runOnUiThread { click.invoke() }
        }
    }

    private fun scrolls(node: SemanticsNode): Boolean =
        generateSequence(node.parent) { it.parent }.any { SemanticsActions.ScrollBy in it.config }

    /**
     * Whatever a seat, or null for the board, may not know, its screen says the same: also a screen
     * that showed another seat's secrets just before, as a phone does that is passed around.
     */
    private fun assertNothingLeaks(seat: Int?) {
        val viewer = if (seat == null) Viewer.BOARD else Viewer.of(Seat.of(seat))
        val another = kit.rearrange(match.state(), viewer, luck)
        val before = luck.below(setup.seats())
        val (said, otherwise) =
            listOf(match.state(), another).map { state ->
                val screen = "fresh ${remount++}"
                show(screen, scenes.seat(state, before), false)
                tree()
                if (seat == null) {
                    show(screen, scenes.board(state), true)
                } else {
                    show(screen, scenes.seat(state, seat), false)
                }
                tree().said
            }
        assertWithMessage("${where(seat)}: secrets show").that(otherwise).isEqualTo(said)
        if (seat != null) {
            show(if (onePhone) "own" else "seat $seat", scenes.seat(match.state(), seat), false)
        }
    }

    /** What can be touched has a name and is large enough for a finger. */
    private fun assertTouchable(
        seat: Int,
        tree: Tree,
    ) {
        val finger = 47.5f * booth.rule.density.density
        tree.marked.forEach { node ->
            val target = node.touchBoundsInRoot
            // What is scrolled half out of sight is measured when it is in sight.
            val whole = node.boundsInRoot.size == node.size.toSize()
            if (whole && (target.width < finger || target.height < finger)) {
                fail(seat, "too small for a finger: ${Tree(listOf(node)).said}", tree)
            }
            val named =
                Tree(listOf(node)).nodes.any {
                    SemanticsProperties.Text in it.config ||
                        SemanticsProperties.ContentDescription in it.config
                }
            if (!named) fail(seat, "has no name: ${node.config}", tree)
        }
    }

    private fun show(
        key: String,
        scene: Scene<A, V, E>,
        board: Boolean,
    ) {
        shown = Shown(key, scene, board)
    }

    private fun tree(): Tree {
        booth.rule.waitForIdle()
        return Tree.of(booth.rule)
    }

    @Composable
    private fun Shown() {
        val now = shown ?: return
        CompositionLocalProvider(
            LocalNow provides { 0L },
            LocalHandling provides Handling(still = true),
        ) {
            Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
                key(now.key) {
                    if (now.board) {
                        tabletop.Board(now.scene, Modifier.fillMaxSize())
                    } else {
                        tabletop.Seat(now.scene, onAct, Modifier.fillMaxSize())
                    }
                }
            }
        }
    }

    private fun where(seat: Int?): String =
        "${game.info().id()} $setup $seed, step $steps, ${if (seat == null) "board" else "seat $seat"}"

    private fun fail(
        seat: Int?,
        problem: String,
        tree: Tree,
    ): Nothing =
        throw AssertionError(
            "${where(seat)}: $problem\non the screen:\n${tree.said.joinToString("\n").take(6_000)}",
        )

    private class Shown<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
        val key: String,
        val scene: Scene<A, V, E>,
        val board: Boolean,
    )

    private companion object {
        val NUMBER = Regex("\\d+")

        /** Touches that an action may take. */
        const val MOST = 60

        /** So many actions of a kind are walked in each game, and then one in [RARELY]. */
        const val OFTEN = 3
        const val RARELY = 15
    }
}
