package org.precinct.app.home

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.calculateEndPadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.moment
import org.precinct.app.game.Emblem
import org.precinct.app.game.EntryButtons
import org.precinct.app.game.GameEntry
import org.precinct.app.game.GameFacts
import org.precinct.app.game.GameOnShelf
import org.precinct.app.game.SignLine
import org.precinct.app.newtable.icon
import org.precinct.app.newtable.words
import org.precinct.app.storage.TableSummary
import org.precinct.app.theme.CaseFile

/** Everything below the sign: what is unfinished, other ways to play, the games. */
@Composable
internal fun HomeContent(
    state: HomeState,
    onGo: (HomeAction) -> Unit,
    columns: Int,
    alone: Boolean,
) {
    val bars = WindowInsets.safeDrawing.asPaddingValues()
    val end = bars.calculateEndPadding(LocalLayoutDirection.current)
    Column(
        Modifier
            .widthIn(max = 960.dp)
            .fillMaxWidth()
            .padding(
                start = 16.dp,
                end = 16.dp + end,
                top = 18.dp + if (alone) bars.calculateTopPadding() else 0.dp,
                bottom = 20.dp + if (alone) bars.calculateBottomPadding() else 0.dp,
            ),
        Arrangement.spacedBy(12.dp),
    ) {
        if (state.unfinished.isNotEmpty()) {
            Title(R.string.home_unfinished)
            Grid(state.unfinished, columns) { table, modifier ->
                UnfinishedCard(table, onGo, modifier)
            }
        }
        Tiles(onGo)
        Title(R.string.home_games)
        Grid(state.games, columns) { game, modifier ->
            GameCard(game, { onGo(HomeAction.OpenGame(game.face)) }, modifier)
        }
    }
}

@Composable
private fun Title(
    @StringRes text: Int,
) = Text(
    stringResource(text),
    Modifier.semantics { heading() },
    style = MaterialTheme.typography.titleLarge,
)

@Composable
private fun <T> Grid(
    things: List<T>,
    columns: Int,
    cell: @Composable (T, Modifier) -> Unit,
) = things.chunked(columns).forEach { row ->
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
        row.forEach { cell(it, Modifier.weight(1f)) }
        if (row.size < columns) Spacer(Modifier.weight((columns - row.size).toFloat()))
    }
}

/** What one phone can do without others, and what it has to read. */
@Composable
private fun Tiles(onGo: (HomeAction) -> Unit) {
    val tiles =
        listOf(
            Triple(R.drawable.icon_pass, R.string.home_one_phone, HomeAction.SharePhone),
            Triple(R.drawable.icon_bot, R.string.home_solo, HomeAction.PlayAlone),
            Triple(R.drawable.icon_history, R.string.home_history, HomeAction.OpenHistory),
            Triple(R.drawable.icon_book, R.string.home_rules, HomeAction.OpenRules),
        )
    BoxWithConstraints {
        val room = maxWidth / LocalDensity.current.fontScale
        val across =
            if (room >= 560.dp) {
                4
            } else if (room >= 250.dp) {
                2
            } else {
                1
            }
        Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
            tiles.chunked(across).forEach {
                Row(
                    Modifier.height(IntrinsicSize.Max),
                    horizontalArrangement = Arrangement.spacedBy(10.dp),
                ) {
                    it.forEach { (icon, text, way) ->
                        Tile(
                            icon,
                            stringResource(text),
                            { onGo(way) },
                            Modifier.weight(1f).fillMaxHeight(),
                        )
                    }
                }
            }
        }
    }
}

@Composable
private fun Tile(
    @DrawableRes icon: Int,
    text: String,
    onClick: () -> Unit,
    modifier: Modifier,
) = Surface(
    modifier.clip(MaterialTheme.shapes.medium).clickable(role = Role.Button, onClick = onClick),
    shape = MaterialTheme.shapes.medium,
    color = MaterialTheme.colorScheme.surfaceContainer,
    border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
) {
    Row(
        Modifier.heightIn(min = 56.dp).padding(horizontal = 12.dp, vertical = 8.dp),
        horizontalArrangement = Arrangement.spacedBy(10.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Icon(painterResource(icon), null, Modifier.size(24.dp), MaterialTheme.colorScheme.secondary)
        Text(text, Modifier.weight(1f), style = MaterialTheme.typography.labelLarge)
    }
}

@Composable
private fun UnfinishedCard(
    table: TableSummary,
    onGo: (HomeAction) -> Unit,
    modifier: Modifier,
) = Surface(
    modifier,
    shape = MaterialTheme.shapes.large,
    color = MaterialTheme.colorScheme.surfaceContainer,
    border = BorderStroke(1.5.dp, MaterialTheme.colorScheme.secondary),
) {
    Column(Modifier.padding(start = 14.dp, top = 14.dp, end = 14.dp, bottom = 6.dp)) {
        GameEntry(table.game, table.name) {
            SignLine(
                table.kind.icon,
                stringResource(table.kind.words) + " · " + moment(table.changed),
                sign = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.bodySmall,
            )
            Text(table.names().joinToString(", "), style = MaterialTheme.typography.bodyMedium)
        }
        // Another phone's game is not this phone's to give away.
        val save: Pair<String, () -> Unit>? =
            if (table.kind.isHosted) {
                stringResource(R.string.history_export) to { onGo(HomeAction.SaveTable(table)) }
            } else {
                null
            }
        EntryButtons(
            listOfNotNull(
                stringResource(R.string.home_forget) to { onGo(HomeAction.ForgetTable(table)) },
                save,
            ),
            stringResource(R.string.home_resume),
            R.drawable.icon_go_on,
        ) { onGo(HomeAction.ResumeTable(table)) }
    }
}

@Composable
private fun GameCard(
    game: GameOnShelf,
    onOpen: () -> Unit,
    modifier: Modifier,
) {
    Surface(
        modifier
            .clip(CaseFile)
            .clickable(
                onClickLabel = stringResource(R.string.home_open_game),
                role = Role.Button,
                onClick = onOpen,
            ),
        shape = CaseFile,
        color = MaterialTheme.colorScheme.surfaceContainer,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        // Large letters get the whole width below the emblem.
        if (LocalDensity.current.fontScale > 1.4f) {
            Column(Modifier.padding(14.dp), Arrangement.spacedBy(8.dp)) {
                Row(
                    Modifier.padding(end = 14.dp),
                    horizontalArrangement = Arrangement.spacedBy(12.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Emblem(game.face, 64.dp)
                    GameTitle(game)
                }
                GameLine(game)
                GameFacts(game)
            }
        } else {
            Row(Modifier.padding(14.dp), horizontalArrangement = Arrangement.spacedBy(14.dp)) {
                Emblem(game.face, 84.dp)
                Column(Modifier.weight(1f)) {
                    Box(Modifier.padding(end = 14.dp)) { GameTitle(game) }
                    Spacer(Modifier.height(4.dp))
                    GameLine(game)
                    Spacer(Modifier.height(8.dp))
                    Row(verticalAlignment = Alignment.CenterVertically) {
                        GameFacts(game, Modifier.weight(1f))
                        Icon(
                            painterResource(R.drawable.icon_open),
                            null,
                            Modifier.size(20.dp),
                            MaterialTheme.colorScheme.secondary,
                        )
                    }
                }
            }
        }
    }
}

@Composable
private fun GameTitle(game: GameOnShelf) =
    Column(verticalArrangement = Arrangement.spacedBy(2.dp)) {
        Text(
            stringResource(game.face.kind),
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.labelSmall,
        )
        Text(stringResource(game.face.title), style = MaterialTheme.typography.titleLarge)
    }

@Composable
private fun GameLine(game: GameOnShelf) =
    Text(
        stringResource(game.face.line),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium.copy(lineBreak = LineBreak.Heading),
    )
