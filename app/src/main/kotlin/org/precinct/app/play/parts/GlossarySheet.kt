package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Symbol
import org.precinct.app.theme.PrecinctTheme

/** The signs of a game and what they mean: `tabletop.glossary`. */
@Composable
fun GlossarySheet(
    symbols: List<Symbol>,
    onClose: () -> Unit,
) {
    Sheet(stringResource(R.string.parts_glossary), onClose) {
        symbols.forEach { symbol ->
            Row(
                Modifier.semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(14.dp),
            ) {
                symbol.drawing(Modifier.size(36.dp))
                Column(Modifier.weight(1f)) {
                    Text(stringResource(symbol.name), style = MaterialTheme.typography.titleMedium)
                    Text(
                        stringResource(symbol.meaning),
                        color = MaterialTheme.colorScheme.onSurfaceVariant,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
        }
    }
}

@Preview
@Composable
private fun GlossarySheetPreview() =
    PrecinctTheme {
        GlossarySheet(
            listOf(
                Symbol(R.string.kojak_name, R.string.kojak_line) {
                    Icon(painterResource(R.drawable.icon_players), null, it)
                },
            ),
            {},
        )
    }
