package org.precinct.app.game

import androidx.annotation.DrawableRes
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night

/** How many play, and for how long. */
@Composable
fun GameFacts(
    game: GameOnShelf,
    modifier: Modifier = Modifier,
    colour: Color = MaterialTheme.colorScheme.onSurface,
) {
    FlowRow(
        modifier,
        horizontalArrangement = Arrangement.spacedBy(16.dp),
        verticalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        Players(game, colour)
        Minutes(game, colour)
    }
}

/** The same one under the other, for plates that ask how high they would like to be. */
@Composable
fun StackedGameFacts(
    game: GameOnShelf,
    modifier: Modifier = Modifier,
    colour: Color = MaterialTheme.colorScheme.onSurface,
) {
    Column(modifier, Arrangement.spacedBy(4.dp), Alignment.CenterHorizontally) {
        Players(game, colour)
        Minutes(game, colour)
    }
}

@Composable
private fun Players(
    game: GameOnShelf,
    colour: Color,
) = Fact(R.drawable.icon_players, R.string.players, R.string.players_spoken, game.seats, colour)

@Composable
private fun Minutes(
    game: GameOnShelf,
    colour: Color,
) = Fact(
    R.drawable.icon_hourglass,
    R.string.minutes,
    R.string.minutes_spoken,
    game.minutes,
    colour,
)

@Composable
private fun Fact(
    @DrawableRes icon: Int,
    words: Int,
    spokenWords: Int,
    range: IntRange,
    colour: Color,
) {
    val spoken = stringResource(spokenWords, range.first, range.last)
    Row(
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val line =
            with(LocalDensity.current) {
                MaterialTheme.typography.labelMedium.lineHeight
                    .toDp()
            }
        Icon(painterResource(icon), null, Modifier.size(line), colour)
        Text(
            stringResource(words, range.first, range.last),
            color = colour,
            style = MaterialTheme.typography.labelMedium,
        )
    }
}

/** The game's emblem on its plate. */
@Composable
fun Emblem(
    face: GameFace,
    size: Dp,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier
            .size(size)
            .clip(MaterialTheme.shapes.medium)
            .background(Brush.verticalGradient(listOf(Night.High, Night.Deep)))
            .border(1.dp, Brass.Middle.copy(alpha = 0.6f), MaterialTheme.shapes.medium),
        Alignment.Center,
    ) {
        Icon(
            painterResource(face.emblem),
            null,
            Modifier.padding(size / 8).size(size),
            Color.Unspecified,
        )
    }
}
