package org.precinct.app.play.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.delay
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper

/** Why something cannot be done: read out, and gone after a while or at a touch. */
@Composable
fun WhyBubble(
    why: String,
    onGone: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val gone by rememberUpdatedState(onGone)
    LaunchedEffect(why) {
        delay(6_000)
        gone()
    }
    Row(
        modifier
            .padding(bottom = 8.dp)
            .clip(MaterialTheme.shapes.medium)
            .background(Night.Middle)
            .border(1.dp, Brass.Middle, MaterialTheme.shapes.medium)
            .clickable(onClick = onGone)
            .semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite }
            .widthIn(max = 420.dp)
            .padding(horizontal = 14.dp, vertical = 12.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Icon(painterResource(R.drawable.parts_no_way), null, Modifier.size(22.dp), Brass.Light)
        Text(why, color = Paper.Light, style = MaterialTheme.typography.bodyMedium)
    }
}
