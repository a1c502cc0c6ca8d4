package org.precinct.app.play.parts

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.device.screenHeight
import org.precinct.app.play.Marked
import org.precinct.app.theme.Brass
import org.precinct.seat.Button.Emphasis

/**
 * What may be done now, where the thumb is: the bottom of a game screen.
 *
 * Buttons wrap; what does not fit into 45 % of the height scrolls. A button with [ActionButton.why] tells it in a
 * bubble; one with [ActionButton.confirm] asks first.
 *
 * @param enabled false while nothing can be done at all: an action is on its way, or the table is
 *   paused (`!scene.busy && !scene.paused`)
 * @param above a line over the buttons, the prompt for example
 */
@Composable
fun ActionBar(
    buttons: List<ActionButton>,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    above: (@Composable () -> Unit)? = null,
) {
    val left = LocalHandling.current.leftHanded
    // Large text may take more of the screen, unless that leaves too little of a small one.
    val screen = screenHeight()
    val scale = LocalDensity.current.fontScale.coerceIn(1f, 1.2f)
    val share =
        when {
            scale == 1f || screen >= LOW && screen < HIGH -> 0.45f
            screen < LOW -> 0.37f
            else -> 0.45f * scale
        }
    val most = screen * share
    Surface(
        modifier.fillMaxWidth(),
        color = MaterialTheme.colorScheme.surfaceContainer,
        shadowElevation = 6.dp,
    ) {
        Column {
            HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
            Column(
                Modifier
                    .heightIn(max = most)
                    // From the end: the buttons are seen first, the rest by scrolling up.
                    .verticalScroll(rememberScrollState(), reverseScrolling = true)
                    .padding(horizontal = 12.dp, vertical = 8.dp),
                Arrangement.spacedBy(6.dp),
            ) {
                above?.invoke()
                ActionButtons(
                    buttons,
                    Modifier.fillMaxWidth(),
                    enabled,
                    if (left) Alignment.Start else Alignment.End,
                )
            }
        }
    }
}

private val LOW = 480.dp
private val HIGH = 720.dp

/** The buttons alone, for a place of the game's own choice. */
@Composable
fun ActionButtons(
    buttons: List<ActionButton>,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    align: Alignment.Horizontal = Alignment.CenterHorizontally,
) {
    var asking by rememberQuestion(buttons)
    var telling by rememberSaveable { mutableStateOf<String?>(null) }
    val feedback = LocalFeedback.current
    Column(modifier, horizontalAlignment = align) {
        val why = buttons.firstOrNull { it.label == telling }?.why
        if (why != null) WhyBubble(why, { telling = null })
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp, align),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            buttons.forEach { button ->
                DeedButton(
                    // While the question is open, only its answer leads on.
                    if (button.label ==
                        asking
                    ) {
                        button.copy(mark = null)
                    } else {
                        button
                    },
                    {
                        when {
                            button.why != null -> {
                                feedback.play(Sensation.REFUSED)
                                telling = if (telling == button.label) null else button.label
                            }
                            button.confirm != null -> asking = button.label
                            else -> {
                                telling = null
                                button.onTouch()
                            }
                        }
                    },
                    enabled = enabled,
                )
            }
        }
    }
    buttons
        .firstOrNull { it.label == asking && it.asksFirst }
        ?.takeIf { enabled }
        ?.let { button ->
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

/** One button; [onTouch] is called whether or not the button is possible. */
@Composable
fun DeedButton(
    button: ActionButton,
    onTouch: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    val colours = MaterialTheme.colorScheme
    val out = button.why != null
    val (ground, ink, edge) =
        when {
            out -> {
                val pale = colours.onSurfaceVariant.copy(alpha = 0.55f)
                Triple(Color.Transparent, pale, colours.outlineVariant)
            }
            button.emphasis == Emphasis.PRIMARY ->
                Triple(colours.primary, colours.onPrimary, Brass.Middle)
            button.emphasis == Emphasis.DANGER ->
                Triple(colours.tertiary, colours.onTertiary, colours.tertiary)
            button.emphasis == Emphasis.QUIET ->
                Triple(Color.Transparent, colours.onSurface, Color.Transparent)
            else -> Triple(colours.surfaceContainerHigh, colours.onSurface, colours.outline)
        }
    Surface(
        onTouch,
        modifier
            .semantics {
                role = Role.Button
                if (!out) button.mark?.let { this[Marked] = it }
                button.spoken?.let { contentDescription = it }
                button.why?.let {
                    stateDescription = it
                    disabled()
                }
            }.widthIn(min = 64.dp),
        enabled = enabled,
        shape = MaterialTheme.shapes.medium,
        color = if (enabled) ground else ground.copy(alpha = ground.alpha * 0.5f),
        contentColor = ink,
        border = BorderStroke(1.dp, edge),
    ) {
        Row(
            Modifier.heightIn(min = 48.dp).padding(horizontal = 14.dp, vertical = 8.dp),
            Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
        ) {
            button.icon?.invoke(Modifier.size(22.dp))
            Text(
                button.label,
                style = MaterialTheme.typography.labelLarge,
                textAlign = TextAlign.Center,
            )
        }
    }
}
