package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Symbol

/** The signs of a game and what they mean. */
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
                    Text(symbol.name, style = MaterialTheme.typography.titleMedium)
                    Text(
                        symbol.meaning,
                        color = MaterialTheme.colorScheme.onSurfaceVariant,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
        }
    }
}
