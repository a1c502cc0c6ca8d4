package androidx.compose.ui.test.junit4

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Recomposer
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.graphics.asComposeCanvas
import androidx.compose.ui.platform.PlatformContext
import androidx.compose.ui.scene.ComposeScene
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.IdlingResource
import androidx.compose.ui.test.InternalTestApi
import androidx.compose.ui.test.MainTestClock
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.SemanticsNodeInteractionCollection
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.waitUntilAtLeastOneExists
import androidx.compose.ui.test.waitUntilDoesNotExist
import androidx.compose.ui.test.waitUntilExactlyOneExists
import androidx.compose.ui.test.waitUntilNodeCount
import androidx.compose.ui.unit.Density
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.UnconfinedTestDispatcher
import org.jetbrains.skia.Surface
import org.junit.runner.Description
import org.junit.runners.model.Statement
import org.precinct.app.Letters
import org.precinct.app.Phone
import org.precinct.app.device.PhoneDensity
import javax.swing.SwingUtilities
import kotlin.coroutines.EmptyCoroutineContext

// What Android has under this name.

fun createEmptyComposeRule(): ComposeTestRule = PhoneRule()

/** Draws one phone after the other, without a window. */
@OptIn(
    ExperimentalCoroutinesApi::class,
    ExperimentalTestApi::class,
    InternalTestApi::class,
    InternalComposeUiApi::class,
)
class PhoneRule : ComposeTestRule {
    private var running: SkikoComposeUiTest? = null
    private val canvas by lazy { Surface.makeRasterN32Premul(WIDEST, WIDEST).canvas }

    /** The phone that is on. */
    val test: SkikoComposeUiTest get() = checkNotNull(running) { "no phone is on" }

    /** All of it happens on the thread that draws: handing each frame over would take longer than it. */
    fun on(
        phone: Phone,
        act: () -> Unit,
    ) {
        var done: Result<Unit>? = null
        SwingUtilities.invokeAndWait { done = runCatching { here(phone, act) } }
        done!!.getOrThrow()
    }

    private fun here(
        phone: Phone,
        act: () -> Unit,
    ) {
        val pixels = PIXELS.getValue(phone.density)
        running =
            SkikoComposeUiTest(
                (phone.width * pixels).toInt(),
                (phone.height * pixels).toInt(),
                EmptyCoroutineContext,
                PhoneDensity(pixels, phone.text),
                Typesetter,
                UnconfinedTestDispatcher(),
            )
        try {
            test.runTest {
                test.scene = Steady(test.scene)
                act()
            }
        } finally {
            running = null
        }
    }

    fun setContent(content: @Composable () -> Unit) {
        test.setContent(content)
        waitForIdle()
    }

    /** Draws everything once more. */
    fun repaint() = test.scene.render(canvas.asComposeCanvas(), test.mainClock.currentTime * NANOS)

    /**
     * A scene that is at rest when all that is left to do waits for a later time, as sand does. Else
     * a test in which the clock stands still would wait for ever.
     */
    private class Steady(
        private val scene: ComposeScene,
    ) : ComposeScene by scene {
        private val work = part(scene, "recomposer")
        private val recomposer = part(work, "recomposer") as Recomposer
        private val tasks =
            listOf("effectDispatcher", "recomposeDispatcher").map { part(work, it) }

        override fun hasInvalidations(): Boolean =
            part(scene, "hasPendingDraws") as Boolean ||
                recomposer.hasPendingWork ||
                tasks.any { (part(it, "immediateTasks") as Collection<*>).isNotEmpty() }

        private fun part(
            of: Any,
            name: String,
        ): Any =
            generateSequence<Class<*>>(of.javaClass) { it.superclass }
                .flatMap { it.declaredFields.asSequence() }
                .first { it.name == name }
                .apply { isAccessible = true }
                .get(of)
    }

    /** Gives the same letters to every window. */
    private object Typesetter : PlatformContext.SemanticsOwnerListener {
        override fun onSemanticsOwnerAppended(semanticsOwner: SemanticsOwner) =
            Letters.give(semanticsOwner)

        override fun onSemanticsOwnerRemoved(semanticsOwner: SemanticsOwner) = Unit

        override fun onSemanticsChange(semanticsOwner: SemanticsOwner) = Unit

        override fun onLayoutChange(
            semanticsOwner: SemanticsOwner,
            semanticsNodeId: Int,
        ) = Unit
    }

    override fun apply(
        base: Statement,
        description: Description,
    ): Statement = base

    override val density: Density get() = test.density

    override val mainClock: MainTestClock get() = test.mainClock

    override fun <T> runOnUiThread(action: () -> T): T = test.runOnUiThread(action)

    override fun <T> runOnIdle(action: () -> T): T = test.runOnIdle(action)

    override fun waitForIdle() = test.waitForIdle()

    override suspend fun awaitIdle() = test.awaitIdle()

    override fun waitUntil(
        timeoutMillis: Long,
        condition: () -> Boolean,
    ) = test.waitUntil(null, timeoutMillis, condition)

    override fun waitUntilNodeCount(
        matcher: SemanticsMatcher,
        count: Int,
        timeoutMillis: Long,
    ) = test.waitUntilNodeCount(matcher, count, timeoutMillis)

    override fun waitUntilAtLeastOneExists(
        matcher: SemanticsMatcher,
        timeoutMillis: Long,
    ) = test.waitUntilAtLeastOneExists(matcher, timeoutMillis)

    override fun waitUntilExactlyOneExists(
        matcher: SemanticsMatcher,
        timeoutMillis: Long,
    ) = test.waitUntilExactlyOneExists(matcher, timeoutMillis)

    override fun waitUntilDoesNotExist(
        matcher: SemanticsMatcher,
        timeoutMillis: Long,
    ) = test.waitUntilDoesNotExist(matcher, timeoutMillis)

    override fun registerIdlingResource(idlingResource: IdlingResource) =
        test.registerIdlingResource(idlingResource)

    override fun unregisterIdlingResource(idlingResource: IdlingResource) =
        test.unregisterIdlingResource(idlingResource)

    override fun onNode(
        matcher: SemanticsMatcher,
        useUnmergedTree: Boolean,
    ): SemanticsNodeInteraction = test.onNode(matcher, useUnmergedTree)

    override fun onAllNodes(
        matcher: SemanticsMatcher,
        useUnmergedTree: Boolean,
    ): SemanticsNodeInteractionCollection = test.onAllNodes(matcher, useUnmergedTree)

    private companion object {
        val PIXELS = mapOf("mdpi" to 1f, "hdpi" to 1.5f, "xhdpi" to 2f)
        const val WIDEST = 2000
        const val NANOS = 1_000_000L
    }
}
