package org.precinct.app.home

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.asPaddingValues
import androidx.compose.foundation.layout.calculateEndPadding
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameFacts
import org.precinct.app.game.GameOnShelf
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.app.theme.Brass
import org.precinct.app.theme.CaseFile
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.app.theme.PrecinctTheme

/** What the home screen shows: no officer and no games for the moment it takes to look them up. */
data class HomeState(
    val officer: Officer?,
    val games: List<GameOnShelf>,
)

@Composable
fun HomeScreen(
    state: HomeState,
    onGame: (GameFace) -> Unit,
    onProfile: () -> Unit,
) {
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        BoxWithConstraints {
            if (maxWidth >= 600.dp && maxWidth > maxHeight) {
                val signWidth = min(maxWidth * 0.36f, 340.dp)
                val columns = if (maxWidth >= 1000.dp) 2 else 1
                Row {
                    Sign(
                        state.officer,
                        onProfile,
                        Modifier.width(signWidth).fillMaxHeight(),
                        wide = true,
                    )
                    VerticalDivider(thickness = 3.dp, color = Brass.Middle)
                    Column(Modifier.fillMaxHeight().verticalScroll(rememberScrollState())) {
                        Shelf(state.games, onGame, columns, underBars = true)
                    }
                }
            } else {
                val columns = if (maxWidth >= 720.dp) 2 else 1
                Column(
                    Modifier.fillMaxSize().verticalScroll(rememberScrollState()),
                    horizontalAlignment = Alignment.CenterHorizontally,
                ) {
                    Sign(state.officer, onProfile, Modifier.fillMaxWidth(), wide = false)
                    Shelf(state.games, onGame, columns, underBars = false)
                }
            }
        }
    }
}

/** The sign over the door: who we are, and who is on duty. */
@Composable
private fun Sign(
    officer: Officer?,
    onProfile: () -> Unit,
    modifier: Modifier,
    wide: Boolean,
) {
    val sides = WindowInsetsSides.Top + WindowInsetsSides.Start
    val edges = if (wide) sides + WindowInsetsSides.Bottom else sides + WindowInsetsSides.End
    Column(
        modifier
            .background(Brush.verticalGradient(listOf(Night.High, Night.Deep)))
            .watermark(painterResource(R.drawable.emblem_precinct))
            .then(if (wide) Modifier.verticalScroll(rememberScrollState()) else Modifier),
    ) {
        Column(
            Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(edges))
                .padding(start = 16.dp, end = 16.dp, top = 20.dp, bottom = 16.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(14.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Icon(
                    painterResource(R.drawable.emblem_precinct),
                    null,
                    Modifier.size(if (wide) 56.dp else 68.dp),
                    Color.Unspecified,
                )
                Column {
                    Text(
                        stringResource(R.string.app_name).uppercase(),
                        Modifier.semantics { heading() },
                        color = Brass.Light,
                        maxLines = 1,
                        style =
                            if (wide) {
                                MaterialTheme.typography.headlineSmall
                            } else {
                                MaterialTheme.typography.displaySmall
                            },
                    )
                    if (!wide) Tagline()
                }
            }
            if (wide) Tagline()
            OnDuty(officer, onProfile)
        }
        if (!wide) HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
    }
}

/** The house's shield, large and faint, half out of the picture. */
private fun Modifier.watermark(shield: Painter) =
    clipToBounds().drawBehind {
        val side = maxOf(size.width * 0.7f, 280.dp.toPx())
        translate(size.width - side * 0.62f, size.height - side * 0.72f) {
            with(shield) { draw(Size(side, side), alpha = 0.07f) }
        }
    }

@Composable
private fun Tagline() =
    Text(
        stringResource(R.string.home_tagline),
        color = Paper.Middle,
        style = MaterialTheme.typography.bodyMedium,
    )

@Composable
private fun OnDuty(
    officer: Officer?,
    onProfile: () -> Unit,
) {
    Row(
        Modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .background(Color.White.copy(alpha = 0.08f))
            .clickable(
                onClickLabel = stringResource(R.string.home_edit_profile),
                role = Role.Button,
                onClick = onProfile,
            ).heightIn(min = 60.dp)
            .padding(horizontal = 12.dp, vertical = 8.dp),
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (officer == null) return@Row
        BadgeArt(officer.badge, officer.tint, officer.initial(), 44.dp)
        Column(Modifier.weight(1f)) {
            Text(
                stringResource(
                    if (officer.isNew) R.string.home_new_officer else R.string.home_on_duty,
                ),
                color = Brass.Light,
                style = MaterialTheme.typography.bodySmall,
            )
            Text(
                officer.name.ifEmpty { stringResource(R.string.profile_rookie) },
                color = Paper.Light,
                overflow = TextOverflow.Ellipsis,
                style = MaterialTheme.typography.titleMedium,
            )
        }
        Icon(painterResource(R.drawable.icon_pencil), null, Modifier.size(22.dp), Brass.Light)
    }
}

@Composable
private fun Shelf(
    games: List<GameOnShelf>,
    onGame: (GameFace) -> Unit,
    columns: Int,
    underBars: Boolean,
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
                top = 18.dp + if (underBars) bars.calculateTopPadding() else 0.dp,
                bottom = 20.dp + bars.calculateBottomPadding(),
            ),
        Arrangement.spacedBy(12.dp),
    ) {
        Text(
            stringResource(R.string.home_games),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        games.chunked(columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
                row.forEach { GameCard(it, { onGame(it.face) }, Modifier.weight(1f)) }
                if (row.size < columns) Spacer(Modifier.weight((columns - row.size).toFloat()))
            }
        }
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

@Preview(device = "spec:width=411dp,height=891dp")
@Preview(device = "spec:width=891dp,height=411dp")
@Composable
private fun HomePreview() =
    PrecinctTheme {
        HomeScreen(
            HomeState(Officer("Ana", Tint.GREEN, Badge.STAR), GameFace.entries.map { it.game() }),
            onGame = {},
            onProfile = {},
        )
    }
