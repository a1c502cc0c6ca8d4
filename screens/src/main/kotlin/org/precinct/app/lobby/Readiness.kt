package org.precinct.app.lobby

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.SideButton
import org.precinct.app.play.Attendance
import org.precinct.app.session.ChairFacts

/** Whom the host had better wait for, in a line above the deal; null where all are on one phone. */
@Composable
internal fun whomToWaitFor(chairs: List<ChairFacts>): String? {
    val others = chairs.filter { !it.own && it.bot == null }
    if (others.isEmpty()) return null
    val (gone, here) = others.partition { it.attendance == Attendance.AWAY }
    val unready = here.filter { !it.ready }
    if (gone.isEmpty() && unready.isEmpty()) return stringResource(R.string.lobby_all_ready)
    return listOfNotNull(
        gone.line(R.string.frame_missing),
        unready.line(R.string.lobby_unready),
    ).joinToString("\n")
}

@Composable
private fun List<ChairFacts>.line(
    @StringRes words: Int,
): String? = if (isEmpty()) null else stringResource(words, joinToString { it.name })

/** What is going on before a deal, read out when it changes. Many names scroll, for the buttons’ sake. */
@Composable
internal fun DealLine(words: String) =
    Box(Modifier.heightIn(max = 80.dp).verticalScroll(rememberScrollState())) {
        Text(
            words,
            Modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.bodyMedium,
            textAlign = TextAlign.Center,
        )
    }

/** A promise that can be taken back. */
@Composable
internal fun ReadyButton(
    ready: Boolean,
    enabled: Boolean,
    onReady: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
) = if (ready) {
    SideButton(
        stringResource(R.string.lobby_not_ready),
        { onReady(false) },
        modifier,
        R.drawable.icon_hand,
        enabled,
    )
} else {
    MainButton(
        stringResource(R.string.lobby_ready),
        { onReady(true) },
        modifier,
        R.drawable.icon_check,
        enabled,
    )
}
