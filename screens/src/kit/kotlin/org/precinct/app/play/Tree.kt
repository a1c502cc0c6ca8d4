package org.precinct.app.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeTestRule

/** The semantics tree of all windows, as a test or a screen reader walks it. */
class Tree(
    private val roots: List<SemanticsNode>,
) {
    val nodes: List<SemanticsNode> = roots.flatMap { everything(it) }

    /** Every word in it, in order, with the roles and states that a screen reader would say. */
    val said: List<String> by lazy { nodes.flatMap { words(it) } }

    /** The nodes that do something in the game when touched. */
    val marked: List<SemanticsNode> = nodes.filter { Marked in it.config }

    private fun everything(node: SemanticsNode): List<SemanticsNode> =
        listOf(node) + node.children.flatMap(::everything)

    private fun words(node: SemanticsNode): List<String> =
        with(node.config) {
            listOfNotNull(
                getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
                getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
                getOrNull(SemanticsProperties.StateDescription),
                getOrNull(SemanticsProperties.EditableText)?.text,
                getOrNull(SemanticsProperties.PaneTitle),
                getOrNull(SemanticsActions.OnClick)?.label,
                getOrNull(SemanticsActions.CustomActions)?.joinToString { it.label },
                getOrNull(Marked)?.let { "→ $it" },
            )
        }

    companion object {
        fun of(rule: ComposeTestRule): Tree =
            Tree(
                rule
                    .onAllNodes(SemanticsMatcher("is a root") { it.isRoot }, useUnmergedTree = true)
                    .fetchSemanticsNodes(),
            )
    }
}
