package org.precinct.app.newtable

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Icon
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Section
import org.precinct.app.art.SwitchRow
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameOnShelf
import org.precinct.app.game.StackedGameFacts
import org.precinct.app.storage.TableKind

/** What to play, and how. */
@Immutable
data class NewTableState(
    val kind: TableKind,
    val games: List<GameOnShelf>,
    val chosen: GameOnShelf?,
    val options: List<TableOption>,
    /** Nobody plays on this screen: it lies in the middle for all to see. */
    val board: Boolean = false,
)

@Composable
fun NewTableScreen(
    state: NewTableState,
    onGame: (GameFace) -> Unit,
    onOption: (id: String, value: String) -> Unit,
    onStandard: () -> Unit,
    onBoard: (Boolean) -> Unit,
    onOpen: () -> Unit,
    onBack: () -> Unit,
) = Page(
    onBack,
    head = { PageTitle(stringResource(state.kind.words), stringResource(state.kind.line)) },
    bar = {
        MainButton(
            stringResource(
                when {
                    state.chosen == null -> R.string.newtable_choose
                    state.kind == TableKind.HOST -> R.string.newtable_open
                    else -> R.string.newtable_players
                },
            ),
            onOpen,
            Modifier.fillMaxWidth(),
            if (state.kind == TableKind.HOST) R.drawable.icon_door else R.drawable.icon_players,
            enabled = state.chosen != null,
        )
    },
) {
    Section(stringResource(R.string.newtable_game)) { GameChoice(state, onGame) }
    val chosen = state.chosen
    if (chosen == null) {
        Note(stringResource(R.string.newtable_choose_first), icon = R.drawable.icon_goal)
    } else {
        Card {
            Text(
                stringResource(chosen.face.kind),
                color = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.labelSmall,
            )
            Text(stringResource(chosen.face.line), style = MaterialTheme.typography.bodyLarge)
        }
        if (state.kind == TableKind.HOST) {
            SwitchRow(
                stringResource(R.string.newtable_board),
                state.board,
                onBoard,
                stringResource(R.string.newtable_board_help),
            )
        }
        Section(
            stringResource(R.string.newtable_options),
            trailing = {
                if (state.options.any { !it.isStandard }) {
                    QuietButton(stringResource(R.string.newtable_standard), onStandard)
                }
            },
        ) {
            Text(
                stringResource(R.string.newtable_options_line),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
            OptionList(state.options, onOption)
        }
    }
}

@Composable
private fun GameChoice(
    state: NewTableState,
    onGame: (GameFace) -> Unit,
) = BoxWithConstraints {
    val room = maxWidth / LocalDensity.current.fontScale
    val across =
        if (room >= 520.dp) {
            4
        } else if (room >= 220.dp) {
            2
        } else {
            1
        }
    Column(Modifier.selectableGroup(), Arrangement.spacedBy(10.dp)) {
        state.games.chunked(across).forEach { row ->
            Row(
                Modifier.height(IntrinsicSize.Max),
                horizontalArrangement = Arrangement.spacedBy(10.dp),
            ) {
                row.forEach {
                    GamePlate(
                        it,
                        it.face == state.chosen?.face,
                        { onGame(it.face) },
                        Modifier.weight(1f).fillMaxHeight(),
                    )
                }
            }
        }
    }
}

@Composable
private fun GamePlate(
    game: GameOnShelf,
    selected: Boolean,
    onSelect: () -> Unit,
    modifier: Modifier,
) {
    val colours = MaterialTheme.colorScheme
    Surface(
        modifier
            .clip(MaterialTheme.shapes.large)
            .selectable(selected, role = Role.RadioButton, onClick = onSelect),
        shape = MaterialTheme.shapes.large,
        color = if (selected) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (selected) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (selected) 2.5.dp else 1.dp,
                if (selected) colours.secondary else colours.outlineVariant,
            ),
    ) {
        Column(
            Modifier.padding(12.dp),
            Arrangement.spacedBy(8.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            Emblem(game.face, 72.dp)
            Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                if (selected) {
                    Icon(painterResource(R.drawable.icon_check), null, Modifier.size(18.dp))
                }
                Text(
                    stringResource(game.face.title),
                    style = MaterialTheme.typography.titleMedium,
                    textAlign = TextAlign.Center,
                )
            }
            StackedGameFacts(game, colour = LocalContentColor.current)
        }
    }
}
