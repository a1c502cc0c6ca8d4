package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.Sand
import org.precinct.app.theme.Brass
import org.precinct.seat.Button.Emphasis

/**
 * A reaction window. It takes the place of the action bar and looks the same on every phone, so that
 * nobody learns from a glance at it who can react: the same size, the same two buttons, the same
 * sand, until the window closes for all, whether its player can react, cannot, or has answered.
 *
 * Neither button may look out of reach here: [react] is never drawn as impossible, and touching it
 * without a card to play must lead to a pane of the game as well.
 *
 * @param title what is announced
 * @param text what anybody may do about it; the same words for all
 * @param answer what this player has answered so far, shown in place of the [text] and of the same
 *   height; buttons stay
 * @param hand the cards held hidden, in a place of the fixed height [room]
 */
@Composable
fun WindowSheet(
    title: String,
    text: String,
    sand: Sand?,
    react: ActionButton,
    pass: ActionButton,
    modifier: Modifier = Modifier,
    answer: String? = null,
    enabled: Boolean = true,
    room: Dp = 160.dp,
    hand: @Composable () -> Unit = {},
) {
    // Fixed, but for the size of text, which is the phone's own.
    val scale = LocalDensity.current.fontScale
    Surface(
        modifier.fillMaxWidth().semantics { paneTitle = title },
        color = MaterialTheme.colorScheme.surfaceContainer,
        shadowElevation = 6.dp,
    ) {
        Column {
            HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
            Column(Modifier.padding(12.dp), Arrangement.spacedBy(8.dp)) {
                Row(
                    Modifier.height((84.dp + 24.dp * (scale - 1).coerceAtLeast(0f)) * scale),
                    Arrangement.spacedBy(12.dp),
                    Alignment.CenterVertically,
                ) {
                    Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                        Text(
                            title,
                            Modifier.semantics { heading() },
                            style = MaterialTheme.typography.titleMedium,
                        )
                        Text(
                            answer ?: text,
                            Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                            style = MaterialTheme.typography.bodyMedium,
                        )
                    }
                    if (sand != null) Hourglass(sand, height = 64.dp)
                }
                Box(Modifier.fillMaxWidth().height(room), Alignment.Center) { hand() }
                BoxWithConstraints {
                    val buttons =
                        listOf(
                            react.copy(why = null, emphasis = Emphasis.USUAL),
                            pass.copy(why = null),
                        )
                    val leftHanded = LocalHandling.current.leftHanded
                    val order = if (leftHanded) buttons.reversed() else buttons
                    // Two large words need a row each on a narrow screen.
                    val narrow = scale > 1.4f && maxWidth < 320.dp
                    FlowRow(
                        Modifier.fillMaxWidth(),
                        Arrangement.spacedBy(8.dp),
                        Arrangement.spacedBy(8.dp),
                        maxItemsInEachRow = if (narrow) 1 else 2,
                    ) { order.forEach { DeedButton(it, it.onTouch, Modifier.weight(1f), enabled) } }
                }
            }
        }
    }
}
