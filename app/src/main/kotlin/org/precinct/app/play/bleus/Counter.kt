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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Choosable
import org.precinct.engine.bleus.proto.Action

/** What lies under the thumb: the hand, or one side of the market. */
internal enum class Page(
    val deck: Deck?,
) {
    HAND(null),
    POLICE(Deck.POLICE),
    SUBURB(Deck.SUBURB),
    ;

    /** Whether an action is made on this page. */
    fun has(action: Action): Boolean =
        when (this) {
            HAND -> action.play != null
            else -> action.buy?.let { BleusCards.of(it.card).deck == deck } == true
        }
}

/** The way between hand and market; each says how many cards can be played or bought there. */
@Composable
internal fun Counter(
    scene: BleusScene,
    shown: Page,
    onPage: (Page) -> Unit,
) {
    if (LocalDensity.current.fontScale > LARGE_TEXT) {
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            Page.entries.forEach { PageTab(scene, it, shown, Modifier.fillMaxWidth(), onPage) }
        }
    } else {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
            Page.entries.forEach { PageTab(scene, it, shown, Modifier.weight(1f), onPage) }
        }
    }
}

@Composable
private fun PageTab(
    scene: BleusScene,
    page: Page,
    shown: Page,
    modifier: Modifier,
    onPage: (Page) -> Unit,
) {
    val ways = scene.choices.filter { page.has(it) }
    val count = if (page == Page.HAND) scene.view.hand.size else ways.size
    val title =
        when (page) {
            Page.HAND -> scene.text("term.hand")
            Page.POLICE -> stringResource(R.string.bleus_market_police)
            Page.SUBURB -> stringResource(R.string.bleus_market_suburb)
        }
    val said =
        if (page == Page.HAND) {
            stringResource(R.string.bleus_hand_said, title, count)
        } else {
            stringResource(R.string.bleus_market_said, title, count)
        }
    Tab(
        title,
        count,
        said,
        page == shown,
        // The way back to what another page hides.
        Leads(if (page == shown) emptyList() else ways),
        modifier,
    ) { onPage(page) }
}

@Composable
private fun Tab(
    title: String,
    count: Int,
    said: String,
    shown: Boolean,
    leads: Leads,
    modifier: Modifier,
    onTouch: () -> Unit,
) {
    Choosable(
        shown,
        onTouch,
        modifier.offers(leads.actions).semantics {
            contentDescription = said
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
                title,
                Modifier.weight(1f, fill = false),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelLarge,
            )
            Count(count)
        }
    }
}

/** A number on a disc; without one if there is nothing to be had. */
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
