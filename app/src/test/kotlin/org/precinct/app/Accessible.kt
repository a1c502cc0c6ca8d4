package org.precinct.app

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
 */
class Accessible(
    private val rule: ComposeTestRule,
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

    val headings: List<String>
        get() = nodes.filter { SemanticsProperties.Heading in it.config }.map { label(it) }

    /** Everything that this class knows to ask for. */
    fun check() = assertWithMessage("for fingers, eyes and ears").that(faults()).isEmpty()

    /** What [check] would not accept. */
    fun faults(): List<String> = tooSmall() + nameless() + withoutHeading() + unseen()

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

    /** Nothing is cut off or out of reach for those who look. */
    private fun unseen(): List<String> =
        rule
            .onAllNodes(isRoot())
            .fetchSemanticsNodes()
            .flatMap { Sight(it.layoutInfo).faults() }

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
}
