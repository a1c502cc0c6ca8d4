package org.precinct.app.play.parts

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.seat.Button.Emphasis

/**
 * The label of the one of [buttons] that is asked about, if any. The question is dropped once that
 * cannot be done any more, even if it can be later.
 */
@Composable
fun rememberQuestion(buttons: List<ActionButton>): MutableState<String?> {
    val asking = rememberSaveable { mutableStateOf<String?>(null) }
    val stands = buttons.any { it.label == asking.value && it.asksFirst }
    LaunchedEffect(stands) { if (!stands) asking.value = null }
    return asking
}

/** Asks before [button] is done for good. */
@Composable
fun ConfirmSheet(
    question: Confirm,
    button: ActionButton,
    onYes: () -> Unit,
    onNo: () -> Unit,
) {
    Sheet(question.title, onNo) {
        question.text?.let { Text(it, style = MaterialTheme.typography.bodyLarge) }
        val yes =
            button.copy(
                label = question.yes ?: button.label,
                emphasis =
                    if (button.emphasis ==
                        Emphasis.DANGER
                    ) {
                        Emphasis.DANGER
                    } else {
                        Emphasis.PRIMARY
                    },
                confirm = null,
                spoken = null,
                onTouch = onYes,
            )
        val no =
            ActionButton(
                stringResource(R.string.parts_not_yet),
                emphasis = Emphasis.QUIET,
                onTouch = onNo,
            )
        val end = if (LocalHandling.current.leftHanded) Alignment.Start else Alignment.End
        ActionButtons(listOf(no, yes), Modifier.fillMaxWidth(), align = end)
    }
}
