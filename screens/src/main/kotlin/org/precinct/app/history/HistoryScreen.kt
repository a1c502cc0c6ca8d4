package org.precinct.app.history

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.art.moment
import org.precinct.app.game.EntryButtons
import org.precinct.app.game.GameEntry
import org.precinct.app.game.SignLine
import org.precinct.app.session.PastGame

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
        PageTitle(stringResource(R.string.home_history), stringResource(R.string.history_line))
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
    GameEntry(past.game, past.game) {
        Text(
            moment(past.ended) + " · " +
                pluralStringResource(R.plurals.history_minutes, past.minutes, past.minutes),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        Text(past.result, style = MaterialTheme.typography.bodyLarge)
        SignLine(R.drawable.icon_players, past.players.joinToString(", "))
        if (past.ownSeats.any { it in past.winners }) {
            SignLine(
                R.drawable.icon_crown,
                stringResource(R.string.history_won),
                Modifier.padding(top = 2.dp),
                MaterialTheme.colorScheme.secondary,
                MaterialTheme.colorScheme.secondary,
                MaterialTheme.typography.labelLarge,
            )
        }
    }
    EntryButtons(
        listOf(
            stringResource(R.string.history_delete) to { onDelete(past) },
            stringResource(R.string.history_export) to { onExport(past) },
        ),
        stringResource(R.string.history_step),
        R.drawable.icon_go_on,
    ) { onGame(past) }
}
