package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.RuleBook

/**
 * The rules of the moment: the section of the rule book that `narrator.topic(view)` names.
 *
 * @param onAll opens the whole book, if there is a way to it
 */
@Composable
fun RulesSheet(
    section: RuleBook.Section,
    onClose: () -> Unit,
    onAll: (() -> Unit)? = null,
) {
    Sheet(section.title(), onClose) {
        RuleLines(section.lines())
        if (onAll != null) {
            Deeds(
                listOf(Deed(stringResource(R.string.parts_all_rules), onTouch = onAll)),
                Modifier.fillMaxWidth(),
                align = Alignment.End,
            )
        }
    }
}

/** Paragraphs, and items of a list with their dots. */
@Composable
fun RuleLines(
    lines: List<String>,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        lines.filter { it.isNotBlank() }.forEach { line ->
            if (line.startsWith(ITEM)) {
                Row(
                    Modifier.semantics(mergeDescendants = true) {},
                    Arrangement.spacedBy(8.dp),
                ) {
                    Text("•", color = MaterialTheme.colorScheme.secondary)
                    Text(line.removePrefix(ITEM), style = MaterialTheme.typography.bodyLarge)
                }
            } else {
                Text(line, style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
}

private const val ITEM = "- "

@Preview
@Composable
private fun RulesSheetPreview() =
    PrecinctTheme {
        RulesSheet(
            RuleBook.Section(
                "roll",
                "The roll",
                listOf("Roll the die, then:", "- drive,", "- or stay."),
            ),
            {},
            {},
        )
    }
