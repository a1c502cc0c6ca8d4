package org.precinct.app.play.policecity

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.Sitter
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityTouch

/** A sheet of paper within a pane. */
@Composable
fun Plate(
    modifier: Modifier = Modifier,
    marked: Boolean = false,
    padding: Dp = 12.dp,
    content: @Composable () -> Unit,
) {
    Surface(
        modifier.fillMaxWidth(),
        MaterialTheme.shapes.medium,
        MaterialTheme.colorScheme.surfaceContainer,
        border =
            if (marked) {
                BorderStroke(2.dp, Brass.Middle)
            } else {
                BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant)
            },
    ) {
        Column(Modifier.padding(padding), Arrangement.spacedBy(8.dp)) { content() }
    }
}

/** A captain's badge and name in a line. */
@Composable
fun Who(
    sitter: Sitter,
    modifier: Modifier = Modifier,
    size: Dp = 28.dp,
    text: String = sitter.name,
) {
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), size)
        Text(text, style = MaterialTheme.typography.labelLarge)
    }
}

/**
 * A small thing that can be chosen by touch: a token, a card, a gain.
 *
 * @param said what it is; shown under it if [named]
 * @param onTouch null if it cannot be touched
 */
@Composable
fun Chip(
    said: String,
    chosen: Boolean,
    onTouch: (() -> Unit)? = null,
    modifier: Modifier = Modifier,
    named: Boolean = false,
    faded: Boolean = false,
    drawing: @Composable () -> Unit,
) {
    Column(
        modifier
            .clip(MaterialTheme.shapes.small)
            .then(
                if (onTouch != null) {
                    Modifier.clickable(role = Role.Button, onClick = onTouch)
                } else {
                    Modifier
                },
            ).semantics(mergeDescendants = true) {
                contentDescription = said
                if (onTouch != null || chosen) selected = chosen
            }.background(
                if (chosen) {
                    MaterialTheme.colorScheme.secondaryContainer
                } else {
                    MaterialTheme.colorScheme.surfaceContainer
                },
            ).defaultMinSize(48.dp, 48.dp)
            .padding(4.dp)
            .alpha(if (faded) 0.4f else 1f),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        Box {
            drawing()
            if (chosen) {
                SignArt(
                    CitySigns.TICK,
                    Modifier
                        .align(Alignment.TopEnd)
                        .size(16.dp)
                        .clip(CircleShape)
                        .background(Night.Deep)
                        .padding(3.dp),
                    Brass.Light,
                )
            }
        }
        if (named) {
            Text(
                said,
                // Large letters need more room, or words would break.
                Modifier
                    .widthIn(max = 84.dp * LocalDensity.current.fontScale.coerceIn(1f, 1.7f))
                    .padding(top = 2.dp),
                style = MaterialTheme.typography.bodySmall,
                textAlign = TextAlign.Center,
                maxLines = 3,
                overflow = TextOverflow.Ellipsis,
            )
        }
    }
}

/** A chip that touches something of the game. */
@Composable
fun TouchChip(
    said: String,
    chosen: Boolean,
    state: CityState,
    touch: CityTouch,
    modifier: Modifier = Modifier,
    named: Boolean = false,
    faded: Boolean = false,
    drawing: @Composable () -> Unit,
) = Chip(
    said,
    chosen,
    if (state.reacts(touch)) ({ state.touch(touch) }) else null,
    modifier.touches(state, touch),
    named,
    faded,
    drawing,
)

/** Chips in rows. */
@Composable
fun Chips(
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) = FlowRow(modifier, Arrangement.spacedBy(4.dp), Arrangement.spacedBy(4.dp)) { content() }
