package org.precinct.app.art

import androidx.annotation.DrawableRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R

/** A question that has to be answered before anything else. */
@Composable
fun Question(
    title: String,
    text: List<String>,
    yes: String,
    onYes: () -> Unit,
    onNo: () -> Unit,
    no: String = stringResource(R.string.cancel),
    @DrawableRes icon: Int? = null,
) = Window(
    title,
    text,
    onNo,
    icon,
    { MainButton(yes, onYes) },
    { QuietButton(no, onNo) },
)

/** Something that did not work, and why. */
@Composable
fun Trouble(
    title: String,
    text: String,
    onClose: () -> Unit,
) = Window(
    title,
    listOf(text),
    onClose,
    R.drawable.icon_warning,
    { MainButton(stringResource(R.string.frame_dismiss), onClose) },
)

/** What the disk did not take. */
@Composable
fun NotKept(onClose: () -> Unit) =
    Trouble(stringResource(R.string.trouble_title), stringResource(R.string.life_not_kept), onClose)

/** Something that takes a moment and cannot be hurried. */
@Composable
fun Patience(title: String) =
    AlertDialog(
        onDismissRequest = {},
        title = { Title(title) },
        text = { LinearProgressIndicator(Modifier.fillMaxWidth()) },
        confirmButton = {},
        shape = MaterialTheme.shapes.large,
    )

@Composable
private fun Window(
    title: String,
    text: List<String>,
    onClose: () -> Unit,
    @DrawableRes icon: Int?,
    yes: @Composable () -> Unit,
    no: (@Composable () -> Unit)? = null,
) = AlertDialog(
    onDismissRequest = onClose,
    icon = icon?.let { { Icon(painterResource(it), null) } },
    title = { Title(title) },
    text = {
        Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(10.dp)) {
            text.forEach { Text(it) }
        }
    },
    confirmButton = yes,
    dismissButton = no,
    shape = MaterialTheme.shapes.large,
)

@Composable
private fun Title(title: String) = Text(title, Modifier.semantics { heading() })
