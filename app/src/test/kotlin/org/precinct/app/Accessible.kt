package org.precinct.app

import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.unit.dp
import com.google.common.truth.Truth.assertWithMessage

/**
 * What a screen owes to fingers, eyes and ears. Looks at all windows that are open:
 *
 *     Accessible(rule).check()
 *
 * @param names of players, long ones: they may be shortened for eyes, but not for ears
 */
class Accessible(
    private val rule: ComposeTestRule,
    private val names: Collection<String> = emptyList(),
) {
    /** As a screen reader finds them: a button and its words are one. */
    private val nodes: List<SemanticsNode>

    init {
        rule.waitForIdle()
        nodes = rule.onAllNodes(isRoot()).fetchSemanticsNodes().flatMap(::everything)
    }

    private fun everything(node: SemanticsNode): List<SemanticsNode> =
        listOf(node) + node.children.flatMap(::everything)

    /** What a screen reader says, from the first to the last. */
    val said: List<String> get() = nodes.mapNotNull { label(it).ifBlank { null } }

    /** The stops of one who swipes through what is in sight, in the order that Android has. */
    val stops: List<String> by lazy {
        rule.onAllNodes(isRoot()).fetchSemanticsNodes().flatMap(::stopsIn)
    }

    @OptIn(ExperimentalComposeUiApi::class)
    private fun stopsIn(window: SemanticsNode): List<String> {
        val root = window.root as ViewRootForTest
        root.forceAccessibilityForTesting(true)
        val infos = root.view.accessibilityNodeProvider
        val all = everything(window).associateBy { it.id }
        val next =
            all.keys
                .associateWith { infos.createAccessibilityNodeInfo(it)?.extras?.getInt(NEXT, 0) }
                .filterValues { it != null && it != 0 }
        val first = next.keys.firstOrNull { it !in next.values }
        return generateSequence(first) { next[it] }
            .map { label(all.getValue(it)) }
            .filter { it.isNotEmpty() }
            .toList()
    }

    val headings: List<String>
        get() = nodes.filter { SemanticsProperties.Heading in it.config }.map { label(it) }

    /** Everything that this class knows to ask for. */
    fun check() = assertWithMessage("for fingers, eyes and ears").that(faults()).isEmpty()

    /** What [check] would not accept. */
    fun faults(): List<String> = tooSmall() + nameless() + withoutHeading() + shortened() + unseen()

    /** Whatever can be touched is at least 48 by 48 dp. */
    private fun tooSmall(): List<String> {
        val least = with(rule.density) { 48.dp.toPx() } - 1
        return touchable()
            .filter { it.size.width < least || it.size.height < least }
            .map { "too small for a finger, ${it.size}: “${label(it)}”" }
    }

    /** Whatever can be touched, and every picture that means something, has words. */
    private fun nameless(): List<String> {
        val pictures =
            nodes.filter { it.config.getOrNull(SemanticsProperties.Role) == Role.Image }
        return (touchable() + pictures)
            .filter { label(it).isEmpty() }
            .map { "without a name: ${it.config}" }
    }

    /** A screen reader can jump to at least one heading. */
    private fun withoutHeading(): List<String> =
        if (headings.isEmpty()) listOf("no heading") else emptyList()

    /** Whatever begins as a name is heard to its end. */
    private fun shortened(): List<String> =
        said
            .filter { words ->
                val rest =
                    names.sortedByDescending { it.length }.fold(words) { left, it ->
                        left.replace(it, "")
                    }
                names.any { it.take(BEGINNING) in rest }
            }.map { "a name is not heard whole: “$it”" }

    /** Nothing is cut off or out of reach for those who look. */
    private fun unseen(): List<String> =
        rule
            .onAllNodes(isRoot())
            .fetchSemanticsNodes()
            .flatMap { Sight(it.layoutInfo, names).faults() }

    private fun touchable() =
        nodes.filter {
            SemanticsActions.OnClick in it.config && SemanticsProperties.Disabled !in it.config
        }

    private fun label(node: SemanticsNode): String =
        with(node.config) {
            listOfNotNull(
                getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
                getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
                getOrNull(SemanticsProperties.EditableText)?.text,
            ).filter { it.isNotBlank() }.joinToString(", ")
        }

    private companion object {
        /** So many letters of a name are no word of their own. */
        const val BEGINNING = 5

        /** Where Compose tells tests which node follows on a node. */
        const val NEXT = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"
    }
}
