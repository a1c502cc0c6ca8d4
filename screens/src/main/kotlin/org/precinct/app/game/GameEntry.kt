package org.precinct.app.game

import androidx.annotation.DrawableRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import org.precinct.app.art.QuietButton

/**
 * A game that was played, or is to be gone on with, on its card.
 *
 * @param unknown what it is called if this phone does not have the game any more
 */
@Composable
internal fun GameEntry(
    game: String,
    unknown: String,
    content: @Composable ColumnScope.() -> Unit,
) = Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
    val face = GameFace.byId(game)
    if (face != null) Emblem(face, 56.dp)
    Column(Modifier.weight(1f), Arrangement.spacedBy(3.dp)) {
        Text(
            face?.let { stringResource(it.title) } ?: unknown,
            style = MaterialTheme.typography.titleMedium,
        )
        content()
    }
}

/** A sign and what it says. */
@Composable
internal fun SignLine(
    @DrawableRes icon: Int,
    text: String,
    modifier: Modifier = Modifier,
    sign: Color = MaterialTheme.colorScheme.onSurfaceVariant,
    ink: Color = MaterialTheme.colorScheme.onSurfaceVariant,
    style: TextStyle = MaterialTheme.typography.bodyMedium,
) = Row(modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
    Icon(painterResource(icon), null, Modifier.size(18.dp), sign)
    Text(text, color = ink, style = style)
}

/** What can be done with a game: the last one is what most people want. */
@Composable
internal fun EntryButtons(
    others: List<Pair<String, () -> Unit>>,
    main: String,
    @DrawableRes icon: Int,
    onMain: () -> Unit,
) = FlowRow(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.End) {
    others.forEach { (text, onClick) ->
        QuietButton(text, onClick, colour = MaterialTheme.colorScheme.onSurfaceVariant)
    }
    QuietButton(main, onMain, icon = icon)
}
