package org.precinct.app.play.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/**
 * Cards held so that nobody else sees them: each shows while a finger rests on it, all of them
 * while one rests on the bar below.
 *
 * @param count how many cards
 * @param label what card number n is, as everybody may know it, for TalkBack
 * @param cover the card from behind
 * @param card the card from the front; composed only while it shows
 */
@Composable
fun HeldHand(
    count: Int,
    label: (Int) -> String,
    modifier: Modifier = Modifier,
    cover: @Composable (Int) -> Unit,
    card: @Composable (Int) -> Unit,
) {
    val peek = rememberPeek()
    Column(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            repeat(count) { n -> Secret(label(n), { cover(n) }, peek = peek, key = n) { card(n) } }
        }
        HoldBar(peek)
    }
}

/** Shows all secrets of [peek] while a finger rests on it. */
@Composable
private fun HoldBar(peek: PeekState) {
    val spoken = stringResource(if (peek.all) R.string.parts_hide_all else R.string.parts_show_all)
    Row(
        Modifier
            .clip(CircleShape)
            .background(MaterialTheme.colorScheme.surfaceContainerHigh)
            .border(1.dp, MaterialTheme.colorScheme.outlineVariant, CircleShape)
            .holdToPeek(peek, PeekState.All)
            .semantics(mergeDescendants = true) {
                role = Role.Button
                contentDescription = spoken
                onClick(spoken) {
                    if (peek.all) peek.hide() else peek.show(PeekState.All)
                    true
                }
            }.heightIn(min = 48.dp)
            .padding(horizontal = 20.dp, vertical = 8.dp),
        Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        Icon(
            painterResource(if (peek.all) R.drawable.parts_eye else R.drawable.parts_eye_shut),
            null,
            Modifier.size(22.dp),
            MaterialTheme.colorScheme.secondary,
        )
        Text(stringResource(R.string.parts_hold), style = MaterialTheme.typography.labelLarge)
    }
}
