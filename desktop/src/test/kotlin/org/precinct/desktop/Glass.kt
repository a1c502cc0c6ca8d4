package org.precinct.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.asComposeCanvas
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.platform.PlatformContext
import androidx.compose.ui.platform.WindowInfo
import androidx.compose.ui.scene.CanvasLayersComposeScene
import androidx.compose.ui.scene.ComposeScene
import androidx.compose.ui.scene.ComposeSceneContext
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.toSize
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.Surface
import org.precinct.app.play.Marked
import javax.swing.SwingUtilities

/**
 * A phone's glass without a display: it is drawn whenever something on it has changed, and touched
 * where things are.
 *
 * @param onChange something is to be drawn; from any thread
 */
@OptIn(InternalComposeUiApi::class)
class Glass(
    onChange: () -> Unit,
    content: @Composable () -> Unit,
) : AutoCloseable {
    private val owners = ArrayList<SemanticsOwner>()

    // Nobody looks at it: everything is laid out and drawn, but onto nothing.
    private val surface = Surface.makeNull(WIDTH, HEIGHT)
    private lateinit var scene: ComposeScene
    private var nanos = 0L

    init {
        val platform =
            object : PlatformContext by PlatformContext.Empty {
                override val semanticsOwnerListener = Owners()
                override val windowInfo = Window
            }
        val context =
            object : ComposeSceneContext {
                override val platformContext = platform
            }
        onScreen {
            scene =
                CanvasLayersComposeScene(
                    Density(1f),
                    size = IntSize(WIDTH, HEIGHT),
                    coroutineContext = Dispatchers.Main,
                    composeSceneContext = context,
                    invalidate = onChange,
                )
            scene.setContent(content)
        }
    }

    /** Dialogs look here for their size. */
    private object Window : WindowInfo {
        override val isWindowFocused = true

        @ExperimentalComposeUiApi
        override val containerSize = IntSize(WIDTH, HEIGHT)
    }

    private inner class Owners : PlatformContext.SemanticsOwnerListener {
        override fun onSemanticsOwnerAppended(semanticsOwner: SemanticsOwner) {
            owners += semanticsOwner
        }

        override fun onSemanticsOwnerRemoved(semanticsOwner: SemanticsOwner) {
            owners -= semanticsOwner
        }

        override fun onSemanticsChange(semanticsOwner: SemanticsOwner) = Unit

        override fun onLayoutChange(
            semanticsOwner: SemanticsOwner,
            semanticsNodeId: Int,
        ) = Unit
    }

    /** Draws until nothing moves, or not much longer: some things always do. */
    fun draw() =
        onScreen {
            var frames = 0
            do {
                scene.render(surface.canvas.asComposeCanvas(), nanos)
                nanos += FRAME
            } while (scene.hasInvalidations() && ++frames < FRAMES)
        }

    /** Everything on it, from the bottom to the top. */
    val nodes: List<SemanticsNode>
        get() = onScreen { owners.flatMap { everything(it.unmergedRootSemanticsNode) } }

    private fun everything(node: SemanticsNode): List<SemanticsNode> =
        listOf(node) + node.children.flatMap(::everything)

    /** What the game can be played by. */
    val marked: List<SemanticsNode> get() = nodes.filter { Marked in it.config }

    /** What can be touched and says this. */
    fun named(words: String): List<SemanticsNode> =
        nodes.filter { SemanticsActions.OnClick in it.config && words in said(it) }

    /** What a node and everything in it says. */
    fun said(node: SemanticsNode): String =
        onScreen {
            everything(node).joinToString(" ") {
                val text = it.config.getOrNull(SemanticsProperties.Text)?.joinToString()
                val spoken = it.config.getOrNull(SemanticsProperties.ContentDescription)
                listOfNotNull(text, spoken?.joinToString()).joinToString(" ")
            }
        }

    /** A finger on a node; one that is out of sight is only brought closer, and false is returned. */
    fun touch(node: SemanticsNode): Boolean =
        onScreen {
            val seen = node.boundsInWindow
            val whole = seen.size == node.size.toSize()
            val close = !whole && scroll(node)
            if (!close) {
                press(PointerEventType.Press, seen)
                press(PointerEventType.Release, seen)
            }
            !close
        }

    /** The same for those who do not see the screen. */
    fun click(node: SemanticsNode): Boolean =
        onScreen {
            node.config
                .getOrNull(SemanticsActions.OnClick)
                ?.action
                ?.invoke() ?: false
        }

    private fun press(
        type: PointerEventType,
        place: Rect,
    ) = scene.sendPointerEvent(type, place.center, type = PointerType.Touch)

    /** Scrolls what a node is in until it is whole; false if that is as far as it goes. */
    private fun scroll(node: SemanticsNode): Boolean {
        val around =
            generateSequence(node.parent) { it.parent }
                .firstOrNull { SemanticsActions.ScrollBy in it.config } ?: return false
        val place = around.layoutInfo.coordinates.boundsInRoot()
        val at = Rect(node.positionInRoot, node.size.toSize())
        val right = needed(at.left, at.right, place.left, place.right)
        val down = needed(at.top, at.bottom, place.top, place.bottom)
        if (right == 0f && down == 0f) return false
        return around.config[SemanticsActions.ScrollBy].action!!.invoke(right, down)
    }

    private fun needed(
        from: Float,
        to: Float,
        first: Float,
        last: Float,
    ): Float =
        when {
            from < first -> from - first
            to > last -> minOf(to - last, from - first)
            else -> 0f
        }

    /** The rows of a long list that are not there until they are scrolled to. */
    fun lists(): List<SemanticsNode> = nodes.filter { SemanticsActions.ScrollToIndex in it.config }

    fun show(
        list: SemanticsNode,
        row: Int,
    ) = onScreen { list.config[SemanticsActions.ScrollToIndex].action!!.invoke(row) }

    override fun close() = onScreen { scene.close() }

    private companion object {
        const val FRAME = 16_000_000L
        const val FRAMES = 12

        fun <T> onScreen(work: () -> T): T {
            if (SwingUtilities.isEventDispatchThread()) return work()
            var done: Result<T>? = null
            SwingUtilities.invokeAndWait { done = runCatching(work) }
            return done!!.getOrThrow()
        }
    }
}
