package org.precinct.app.lobby

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/** Somebody who can be given a chair. */
enum class Newcomer(
    @DrawableRes val icon: Int,
    @StringRes val words: Int,
) {
    PLAYER(R.drawable.icon_phone, R.string.lobby_add_player),
    BOT(R.drawable.icon_bot, R.string.lobby_add_bot),
    EASY_BOT(R.drawable.icon_bot, R.string.lobby_add_easy_bot),
}

/** Empty chairs to be filled: side by side, or one below the other where letters are large. */
@Composable
fun AddTiles(
    who: List<Newcomer>,
    onAdd: (Newcomer) -> Unit,
) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val beside = maxWidth / LocalDensity.current.fontScale >= 92.dp * who.size
    if (beside) {
        Row(
            Modifier.height(IntrinsicSize.Max),
            horizontalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            who.forEach {
                AddTile({ onAdd(it) }, Modifier.weight(1f).fillMaxHeight()) {
                    Column(
                        Modifier.heightIn(min = 72.dp).padding(8.dp),
                        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
                        Alignment.CenterHorizontally,
                    ) { Face(it, TextAlign.Center) }
                }
            }
        }
    } else {
        Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
            who.forEach {
                AddTile({ onAdd(it) }, Modifier.fillMaxWidth()) {
                    Row(
                        Modifier.heightIn(min = 52.dp).padding(horizontal = 12.dp, vertical = 8.dp),
                        horizontalArrangement = Arrangement.spacedBy(12.dp),
                        verticalAlignment = Alignment.CenterVertically,
                    ) { Face(it, TextAlign.Start) }
                }
            }
        }
    }
}

@Composable
private fun AddTile(
    onClick: () -> Unit,
    modifier: Modifier,
    content: @Composable () -> Unit,
) = Surface(
    modifier.clip(MaterialTheme.shapes.large).clickable(role = Role.Button, onClick = onClick),
    shape = MaterialTheme.shapes.large,
    color = Color.Transparent,
    border = BorderStroke(1.dp, MaterialTheme.colorScheme.outline),
    content = content,
)

@Composable
private fun Face(
    who: Newcomer,
    align: TextAlign,
) {
    Row(Modifier, Arrangement.spacedBy(2.dp), Alignment.CenterVertically) {
        val colour = MaterialTheme.colorScheme.secondary
        Icon(painterResource(R.drawable.icon_add), null, Modifier.size(16.dp), colour)
        Icon(painterResource(who.icon), null, Modifier.size(24.dp), colour)
    }
    Text(stringResource(who.words), style = MaterialTheme.typography.labelMedium, textAlign = align)
}
