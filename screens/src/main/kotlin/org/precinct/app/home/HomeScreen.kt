package org.precinct.app.home

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
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
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.ButtonPair
import org.precinct.app.art.MainButton
import org.precinct.app.art.SideButton
import org.precinct.app.art.SignButton
import org.precinct.app.art.Sky
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameOnShelf
import org.precinct.app.profile.Officer
import org.precinct.app.storage.TableSummary
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** What the home screen shows: no officer and no games for the moment it takes to look them up. */
@Immutable
data class HomeState(
    val officer: Officer?,
    val games: List<GameOnShelf>,
    val unfinished: List<TableSummary> = emptyList(),
)

/** Where the home screen leads. */
sealed interface HomeAction {
    data object NewTable : HomeAction

    data object JoinTable : HomeAction

    data object SharePhone : HomeAction

    data object PlayAlone : HomeAction

    data object OpenHistory : HomeAction

    data object OpenRules : HomeAction

    data object OpenSettings : HomeAction

    data object OpenProfile : HomeAction

    data class OpenGame(
        val face: GameFace,
    ) : HomeAction

    data class ResumeTable(
        val table: TableSummary,
    ) : HomeAction

    data class SaveTable(
        val table: TableSummary,
    ) : HomeAction

    data class ForgetTable(
        val table: TableSummary,
    ) : HomeAction
}

@Composable
fun HomeScreen(
    state: HomeState,
    onGo: (HomeAction) -> Unit,
) {
    Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {
        BoxWithConstraints {
            if (maxWidth >= 600.dp && maxWidth > maxHeight) {
                val columns = if (maxWidth >= 1000.dp) 2 else 1
                val side = min(maxWidth * 0.4f, 340.dp)
                Row {
                    Column(Modifier.width(side)) {
                        Sign(state.officer, onGo, Modifier.weight(1f), wide = true)
                        Entrance(onGo, WindowInsetsSides.Start)
                    }
                    VerticalDivider(thickness = 3.dp, color = Brass.Middle)
                    Column(Modifier.fillMaxHeight().verticalScroll(rememberScrollState())) {
                        HomeContent(state, onGo, columns, alone = true)
                    }
                }
            } else {
                val columns = if (maxWidth >= 720.dp) 2 else 1
                Column {
                    Column(
                        Modifier.weight(1f).verticalScroll(rememberScrollState()),
                        horizontalAlignment = Alignment.CenterHorizontally,
                    ) {
                        Sign(state.officer, onGo, Modifier.fillMaxWidth(), wide = false)
                        HomeContent(state, onGo, columns, alone = false)
                    }
                    Entrance(onGo, WindowInsetsSides.Horizontal)
                }
            }
        }
    }
}

/** The two ways to the others, where the thumb is. */
@Composable
private fun Entrance(
    onGo: (HomeAction) -> Unit,
    sides: WindowInsetsSides,
) {
    Surface(color = MaterialTheme.colorScheme.surfaceContainerHigh) {
        Column(Modifier.fillMaxWidth(), horizontalAlignment = Alignment.CenterHorizontally) {
            HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
            Box(
                Modifier
                    .windowInsetsPadding(
                        WindowInsets.safeDrawing.only(sides + WindowInsetsSides.Bottom),
                    ).widthIn(max = 640.dp)
                    .padding(horizontal = 16.dp, vertical = 12.dp),
            ) {
                ButtonPair(
                    {
                        MainButton(
                            stringResource(R.string.home_host),
                            { onGo(HomeAction.NewTable) },
                            it,
                            R.drawable.icon_door,
                        )
                    },
                    {
                        SideButton(
                            stringResource(R.string.home_join),
                            { onGo(HomeAction.JoinTable) },
                            it,
                            R.drawable.icon_join,
                        )
                    },
                )
            }
        }
    }
}

/** The sign over the door: who we are, and who is on duty. */
@Composable
private fun Sign(
    officer: Officer?,
    onGo: (HomeAction) -> Unit,
    modifier: Modifier,
    wide: Boolean,
) {
    val sides = WindowInsetsSides.Top + WindowInsetsSides.Start
    val edges = if (wide) sides else sides + WindowInsetsSides.End
    Column(
        modifier
            .background(Night.Sky)
            .watermark(painterResource(R.drawable.emblem_precinct))
            .then(if (wide) Modifier.verticalScroll(rememberScrollState()) else Modifier),
    ) {
        Column(
            Modifier
                .windowInsetsPadding(WindowInsets.safeDrawing.only(edges))
                .padding(start = 16.dp, end = 16.dp, top = 20.dp, bottom = 16.dp),
            Arrangement.spacedBy(16.dp),
        ) {
            Row(Modifier, Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
                Icon(
                    painterResource(R.drawable.emblem_precinct),
                    null,
                    Modifier.size(if (wide) 56.dp else 68.dp),
                    Color.Unspecified,
                )
                Column(Modifier.weight(1f)) {
                    Text(
                        stringResource(R.string.app_name).uppercase(),
                        Modifier.semantics { heading() },
                        color = Brass.Light,
                        maxLines = 1,
                        // The letters belong to the sign and do not grow with the size of text.
                        style =
                            with(LocalDensity.current) {
                                val size = (if (wide) 24.dp else 34.dp).toSp()
                                MaterialTheme.typography.displaySmall.copy(
                                    fontSize = size,
                                    lineHeight =
                                        size * 1.2f,
                                )
                            },
                    )
                    if (!wide) Tagline()
                }
            }
            if (wide) Tagline()
            Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
                OnDuty(officer, { onGo(HomeAction.OpenProfile) }, Modifier.weight(1f))
                SignButton(
                    R.drawable.icon_settings,
                    stringResource(R.string.home_settings),
                    { onGo(HomeAction.OpenSettings) },
                    colour = Brass.Light,
                )
            }
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
    modifier: Modifier,
) {
    Row(
        modifier
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
