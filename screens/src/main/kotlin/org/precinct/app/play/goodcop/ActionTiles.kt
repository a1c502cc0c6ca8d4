package org.precinct.app.play.goodcop

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.play.marked
import org.precinct.app.play.parts.ActionButton
import org.precinct.app.play.parts.ConfirmSheet
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.WhyBubble
import org.precinct.app.play.parts.rememberQuestion
import org.precinct.app.theme.Brass
import org.precinct.seat.Button.Emphasis

/** The actions of a turn side by side: a sign and a word each, as on the reference card. */
@Composable
internal fun ActionTiles(
    buttons: List<ActionButton>,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    var asking by rememberQuestion(buttons)
    var telling by remember { mutableStateOf<String?>(null) }
    val feedback = LocalFeedback.current
    val across = if (LocalDensity.current.fontScale > LARGE) 2 else buttons.size
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        buttons.firstOrNull { it.label == telling }?.why?.let { why ->
            WhyBubble(why, { telling = null })
        }
        buttons.chunked(across.coerceAtLeast(1)).forEach { row ->
            Row(
                Modifier.height(IntrinsicSize.Min),
                Arrangement.spacedBy(8.dp),
            ) {
                row.forEach { button ->
                    val open = if (asking == null) button else button.copy(mark = null)
                    Tile(open, Modifier.weight(1f).fillMaxHeight(), enabled) {
                        telling = null
                        when {
                            button.why != null -> {
                                feedback.play(Sensation.REFUSED)
                                telling = button.label
                            }
                            button.confirm != null -> asking = button.label
                            else -> button.onTouch()
                        }
                    }
                }
            }
        }
    }
    buttons.firstOrNull { it.label == asking && it.asksFirst }?.takeIf { enabled }?.let { button ->
        ConfirmSheet(
            button.confirm!!,
            button,
            onYes = {
                asking = null
                button.onTouch()
            },
            onNo = { asking = null },
        )
    }
}

@Composable
private fun Tile(
    button: ActionButton,
    modifier: Modifier,
    enabled: Boolean,
    onTouch: () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val out = button.why != null
    val danger = button.emphasis == Emphasis.DANGER
    val ground =
        when {
            out -> Color.Transparent
            danger -> colours.tertiary
            else -> colours.primary
        }
    val ink =
        when {
            out -> colours.onSurfaceVariant.copy(alpha = 0.55f)
            danger -> colours.onTertiary
            else -> colours.onPrimary
        }
    Surface(
        onTouch,
        modifier
            .marked(button.mark.takeIf { !out })
            .alpha(if (enabled) 1f else 0.5f)
            .semantics {
                role = Role.Button
                button.why?.let {
                    stateDescription = it
                    disabled()
                }
            },
        enabled = enabled,
        shape = MaterialTheme.shapes.medium,
        color = ground,
        contentColor = ink,
        border = BorderStroke(1.dp, if (out) colours.outlineVariant else Brass.Middle),
    ) {
        Column(
            Modifier.heightIn(min = 68.dp).padding(horizontal = 4.dp, vertical = 8.dp),
            Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            button.icon?.invoke(Modifier.size(26.dp))
            Text(
                button.label,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}
