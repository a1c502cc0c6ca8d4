package org.precinct.app.art

import androidx.annotation.DrawableRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.FlowRowScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.theme.Brass
import org.precinct.app.theme.CaseFile
import org.precinct.app.theme.Paper

/** The title of a page, in its head. */
@Composable
fun PageTitle(
    title: String,
    line: String? = null,
    above: String? = null,
) = Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
    if (above != null) {
        Text(above, color = Brass.Light, style = MaterialTheme.typography.labelSmall)
    }
    Text(
        title,
        Modifier.semantics { heading() },
        color = Paper.Light,
        style = MaterialTheme.typography.headlineMedium,
    )
    if (line != null) {
        Text(line, color = Paper.Middle, style = MaterialTheme.typography.bodyMedium)
    }
}

/** A part of a page, with its heading. */
@Composable
fun Section(
    title: String,
    modifier: Modifier = Modifier,
    trailing: (@Composable () -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) = Column(modifier, Arrangement.spacedBy(10.dp)) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        Text(
            title,
            Modifier.weight(1f).semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.titleMedium,
        )
        trailing?.invoke()
    }
    content()
}

/** A sheet of paper on the page; one that can be tapped has the corner of a case file. */
@Composable
fun Card(
    modifier: Modifier = Modifier,
    onClick: (() -> Unit)? = null,
    clickLabel: String? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    val shape = if (onClick == null) MaterialTheme.shapes.large else CaseFile
    val tap =
        if (onClick == null) {
            Modifier
        } else {
            Modifier.clickable(onClickLabel = clickLabel, role = Role.Button, onClick = onClick)
        }
    Surface(
        modifier.fillMaxWidth().clip(shape).then(tap),
        shape = shape,
        color = MaterialTheme.colorScheme.surfaceContainer,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) { Column(Modifier.padding(14.dp), Arrangement.spacedBy(8.dp), content = content) }
}

/** How serious a note is. Its sign says so too, so that colour is not alone. */
enum class NoteTone { CALM, GOOD, CARE }

/** Something to know, and what can be done about it. Read out when it appears. */
@Composable
fun Note(
    text: String,
    modifier: Modifier = Modifier,
    title: String? = null,
    tone: NoteTone = NoteTone.CALM,
    @DrawableRes icon: Int = tone.icon,
    actions: (@Composable FlowRowScope.() -> Unit)? = null,
) {
    val colours = MaterialTheme.colorScheme
    val ink =
        when (tone) {
            NoteTone.CALM -> colours.secondary
            NoteTone.GOOD -> colours.onPrimaryContainer
            NoteTone.CARE -> colours.error
        }
    Surface(
        modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite },
        shape = MaterialTheme.shapes.large,
        color =
            if (tone ==
                NoteTone.GOOD
            ) {
                colours.primaryContainer
            } else {
                colours.surfaceContainerHigh
            },
        contentColor = if (tone == NoteTone.GOOD) colours.onPrimaryContainer else colours.onSurface,
        border = if (tone == NoteTone.CARE) BorderStroke(1.5.dp, colours.error) else null,
    ) {
        Row(Modifier.padding(14.dp), horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            Icon(painterResource(icon), null, Modifier.size(24.dp), ink)
            Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
                if (title != null) Text(title, style = MaterialTheme.typography.titleMedium)
                Text(text, style = MaterialTheme.typography.bodyMedium)
                if (actions != null) {
                    FlowRow(
                        Modifier.padding(top = 4.dp),
                        horizontalArrangement = Arrangement.spacedBy(8.dp),
                        content = actions,
                    )
                }
            }
        }
    }
}

private val NoteTone.icon
    get() =
        when (this) {
            NoteTone.CALM -> R.drawable.icon_book
            NoteTone.GOOD -> R.drawable.icon_check
            NoteTone.CARE -> R.drawable.icon_warning
        }

/** Something that is on or off. */
@Composable
fun SwitchRow(
    title: String,
    on: Boolean,
    onChange: (Boolean) -> Unit,
    help: String? = null,
) = Row(
    Modifier
        .fillMaxWidth()
        .clip(MaterialTheme.shapes.medium)
        .toggleable(on, role = Role.Switch, onValueChange = onChange)
        .heightIn(min = 56.dp)
        .padding(vertical = 6.dp),
    horizontalArrangement = Arrangement.spacedBy(16.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    TitleAndHelp(title, help, Modifier.weight(1f))
    Switch(on, null)
}

/** One of several things, chosen or not. */
@Composable
fun RadioRow(
    title: String,
    selected: Boolean,
    onSelect: () -> Unit,
    help: String? = null,
) = Row(
    Modifier
        .fillMaxWidth()
        .clip(MaterialTheme.shapes.medium)
        .selectable(selected, role = Role.RadioButton, onClick = onSelect)
        .heightIn(min = 48.dp)
        .padding(vertical = 4.dp),
    horizontalArrangement = Arrangement.spacedBy(12.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    RadioButton(selected, null)
    TitleAndHelp(title, help, Modifier.weight(1f))
}

@Composable
fun TitleAndHelp(
    title: String,
    help: String?,
    modifier: Modifier = Modifier,
) = Column(modifier) {
    Text(title, style = MaterialTheme.typography.bodyLarge)
    if (help != null) {
        Text(
            help,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    }
}

/** A short value to pick, such as a number. */
@Composable
fun Pill(
    text: String,
    selected: Boolean,
    onSelect: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val colours = MaterialTheme.colorScheme
    Surface(
        modifier
            .clip(MaterialTheme.shapes.medium)
            .selectable(selected, role = Role.RadioButton, onClick = onSelect),
        shape = MaterialTheme.shapes.medium,
        color = if (selected) colours.secondaryContainer else Color.Transparent,
        contentColor = if (selected) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (selected) 2.dp else 1.dp,
                if (selected) colours.secondary else colours.outline,
            ),
    ) {
        Box(
            Modifier.heightIn(min = 48.dp).padding(horizontal = 16.dp, vertical = 8.dp),
            Alignment.Center,
        ) {
            Row(Modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
                if (selected) {
                    Icon(painterResource(R.drawable.icon_check), null, Modifier.size(18.dp))
                }
                Text(text, style = MaterialTheme.typography.labelLarge)
            }
        }
    }
}
