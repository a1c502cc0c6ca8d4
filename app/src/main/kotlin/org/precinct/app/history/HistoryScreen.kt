package org.precinct.app.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.art.moment
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.app.session.PastGame
import org.precinct.app.theme.PrecinctTheme

/** The games that are over; null for the moment it takes to look them up. */
@Immutable
data class HistoryState(
    val games: List<PastGame>? = null,
)

@Composable
fun HistoryScreen(
    state: HistoryState,
    onGame: (PastGame) -> Unit,
    onExport: (PastGame) -> Unit,
    onDelete: (PastGame) -> Unit,
    onImport: () -> Unit,
    onBack: () -> Unit,
) = Page(
    onBack,
    head = {
        PageTitle(
            stringResource(R.string.home_history),
            stringResource(R.string.history_line),
        )
    },
) {
    if (state.games?.isEmpty() == true) {
        Note(
            stringResource(R.string.history_empty_line),
            title = stringResource(R.string.history_empty),
            icon = R.drawable.icon_history,
        )
    }
    state.games.orEmpty().forEach { PastCard(it, onGame, onExport, onDelete) }
    QuietButton(stringResource(R.string.settings_import), onImport, icon = R.drawable.icon_history)
}

@Composable
private fun PastCard(
    past: PastGame,
    onGame: (PastGame) -> Unit,
    onExport: (PastGame) -> Unit,
    onDelete: (PastGame) -> Unit,
) = Card {
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        val face = GameFace.byId(past.game)
        if (face != null) Emblem(face, 56.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(3.dp)) {
            Text(
                face?.let { stringResource(it.title) } ?: past.game,
                style = MaterialTheme.typography.titleMedium,
            )
            Text(
                moment(past.ended) + " · " +
                    pluralStringResource(R.plurals.history_minutes, past.minutes, past.minutes),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
            Text(past.result, style = MaterialTheme.typography.bodyLarge)
            Row(
                horizontalArrangement = Arrangement.spacedBy(6.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Icon(
                    painterResource(R.drawable.icon_players),
                    null,
                    Modifier.size(18.dp),
                    MaterialTheme.colorScheme.onSurfaceVariant,
                )
                Text(
                    past.players.joinToString(", "),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            if (past.ownSeats.any { it in past.winners }) {
                Row(
                    Modifier.padding(top = 2.dp),
                    horizontalArrangement = Arrangement.spacedBy(6.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Icon(
                        painterResource(R.drawable.icon_crown),
                        null,
                        Modifier.size(18.dp),
                        MaterialTheme.colorScheme.secondary,
                    )
                    Text(
                        stringResource(R.string.history_won),
                        color = MaterialTheme.colorScheme.secondary,
                        style = MaterialTheme.typography.labelLarge,
                    )
                }
            }
        }
    }
    FlowRow(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.End) {
        QuietButton(
            stringResource(R.string.history_delete),
            { onDelete(past) },
            colour = MaterialTheme.colorScheme.onSurfaceVariant,
        )
        QuietButton(
            stringResource(R.string.history_export),
            { onExport(past) },
            colour = MaterialTheme.colorScheme.onSurfaceVariant,
        )
        QuietButton(
            stringResource(R.string.history_step),
            { onGame(past) },
            icon = R.drawable.icon_go_on,
        )
    }
}

@Preview
@Composable
private fun HistoryPreview() =
    PrecinctTheme {
        HistoryScreen(
            HistoryState(
                listOf(
                    PastGame(
                        "1",
                        "kojak",
                        "Ana",
                        listOf("Ana", "Bruno"),
                        setOf(0),
                        setOf(0),
                        "Ana wins.",
                        0,
                        31,
                    ),
                ),
            ),
            {},
            {},
            {},
            {},
            {},
        )
    }
