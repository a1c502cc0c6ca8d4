package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/**
 * A number made smaller and larger by touch.
 *
 * @param what the thing counted, for TalkBack: "Ranks for Leo"
 * @param less marks on the button that makes it smaller, `touches` for example
 */
@Composable
fun Stepper(
    value: Int,
    range: IntRange,
    what: String,
    onChange: (Int) -> Unit,
    modifier: Modifier = Modifier,
    less: Modifier = Modifier,
    more: Modifier = Modifier,
) {
    val said = stringResource(R.string.parts_counted, what, value)
    Row(modifier, verticalAlignment = Alignment.CenterVertically) {
        IconButton({ onChange(value - 1) }, less.size(48.dp), enabled = value > range.first) {
            Icon(painterResource(R.drawable.parts_less), stringResource(R.string.parts_less, what))
        }
        Text(
            "$value",
            Modifier.widthIn(min = 28.dp).semantics {
                contentDescription = said
                liveRegion = LiveRegionMode.Polite
            },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium,
        )
        IconButton({ onChange(value + 1) }, more.size(48.dp), enabled = value < range.last) {
            Icon(painterResource(R.drawable.parts_more), stringResource(R.string.parts_more, what))
        }
    }
}
