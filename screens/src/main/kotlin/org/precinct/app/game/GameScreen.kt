package org.precinct.app.game

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.ButtonPair
import org.precinct.app.art.MainButton
import org.precinct.app.art.Page
import org.precinct.app.art.SideButton
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper

/** A game's case file: what it is, for a group that does not know it yet. */
@Composable
fun GameScreen(
    game: GameOnShelf,
    onHost: () -> Unit,
    onRules: () -> Unit,
    onBack: () -> Unit,
) {
    Page(
        onBack,
        head = { Head(game) },
        bar = {
            ButtonPair(
                {
                    MainButton(stringResource(R.string.game_host), onHost, it, R.drawable.icon_door)
                },
                {
                    SideButton(
                        stringResource(R.string.game_rules),
                        onRules,
                        it,
                        R.drawable.icon_book,
                    )
                },
            )
        },
    ) {
        Text(stringResource(game.face.line), style = MaterialTheme.typography.titleMedium)
        Chapter(R.drawable.icon_goal, R.string.game_goal, game.face.goal)
        Chapter(R.drawable.icon_turn, R.string.game_turn, game.face.turn)
        Chapter(R.drawable.icon_phone, R.string.game_phone, game.face.phone)
    }
}

@Composable
private fun Head(game: GameOnShelf) {
    val large = LocalDensity.current.fontScale > 1.4f
    Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        Icon(
            painterResource(game.face.emblem),
            null,
            Modifier.size(if (large) 64.dp else 104.dp),
            Color.Unspecified,
        )
        Column {
            Text(
                stringResource(game.face.kind),
                color = Brass.Light,
                style = MaterialTheme.typography.labelSmall,
            )
            Text(
                stringResource(game.face.title),
                Modifier.semantics { heading() },
                color = Paper.Light,
                style = MaterialTheme.typography.headlineMedium,
            )
            GameFacts(game, Modifier.padding(top = 8.dp), Paper.Middle)
        }
    }
}

@Composable
private fun Chapter(
    @DrawableRes icon: Int,
    @StringRes title: Int,
    @StringRes text: Int,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
        Icon(
            painterResource(icon),
            null,
            Modifier.padding(top = 1.dp).size(24.dp),
            MaterialTheme.colorScheme.secondary,
        )
        Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
            Text(
                stringResource(title),
                Modifier.semantics { heading() },
                color = MaterialTheme.colorScheme.secondary,
                style = MaterialTheme.typography.titleMedium,
            )
            Text(stringResource(text), style = MaterialTheme.typography.bodyLarge)
        }
    }
}
