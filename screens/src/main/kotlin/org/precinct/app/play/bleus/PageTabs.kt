package org.precinct.app.play.bleus

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Choosable
import org.precinct.app.play.touches
import org.precinct.seat.bleus.BleusTouch.Page

/** The way between hand and market; each tab says how many cards are there or can be bought. */
@Composable
internal fun PageTabs(
    table: BleusTable,
    state: BleusState,
    shown: Page,
) {
    if (LocalDensity.current.fontScale > LARGE_TEXT) {
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            Page.entries.forEach { PageTab(table, state, it, it == shown, Modifier.fillMaxWidth()) }
        }
    } else {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
            Page.entries.forEach { PageTab(table, state, it, it == shown, Modifier.weight(1f)) }
        }
    }
}

@Composable
private fun PageTab(
    table: BleusTable,
    state: BleusState,
    page: Page,
    shown: Boolean,
    modifier: Modifier,
) {
    val side = page.side().orElse(null)
    val count = if (side == null) table.board.hand().size else table.board.buyable(side)
    val spoken = table.words.spoken(page, count)
    Choosable(
        shown,
        { state.touch(page) },
        modifier.touches(state, page).semantics {
            contentDescription = spoken
            role = Role.Tab
            selected = shown
        },
    ) {
        Row(
            Modifier
                .heightIn(min = 48.dp)
                .padding(horizontal = 8.dp, vertical = 4.dp)
                .clearAndSetSemantics { },
            Arrangement.spacedBy(6.dp, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
        ) {
            Text(
                table.words.page(page),
                Modifier.weight(1f, fill = false),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelLarge,
            )
            Count(count)
        }
    }
}

/** A number on a disc; none if there is nothing to be had. */
@Composable
private fun Count(count: Int) {
    if (count == 0) return
    val colours = MaterialTheme.colorScheme
    Text(
        "$count",
        Modifier
            .background(
                colours.primary,
                CircleShape,
            ).padding(horizontal = 7.dp, vertical = 1.dp),
        colours.onPrimary,
        style = MaterialTheme.typography.labelMedium,
    )
}
