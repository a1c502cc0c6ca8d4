package org.precinct.app.profile

import androidx.annotation.StringRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.Page
import org.precinct.app.art.label
import org.precinct.app.device.NearbyReport
import org.precinct.app.players.Badge
import org.precinct.app.players.KnownPlayer
import org.precinct.app.players.Tint
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper

/** What the profile shows; null for the moment it takes to look it up. */
data class ProfileState(
    val officer: Officer?,
    val nearby: NearbyReport?,
)

@Composable
fun ProfileScreen(
    state: ProfileState,
    onChange: (Officer) -> Unit,
    onBack: () -> Unit,
) {
    val officer = state.officer ?: Officer.Rookie
    Page(onBack, head = { Head(officer) }) {
        NameField(officer.name) { onChange(officer.copy(name = it)) }
        Choice(R.string.profile_colour, Tint.entries, columns = 4) { tint, modifier ->
            Option(
                stringResource(tint.label),
                tint == officer.tint,
                { onChange(officer.copy(tint = tint)) },
                modifier,
            ) { BadgeArt(officer.badge, tint, "", 40.dp) }
        }
        Choice(R.string.profile_shape, Badge.entries, columns = 3) { badge, modifier ->
            Option(
                stringResource(badge.label),
                badge == officer.badge,
                { onChange(officer.copy(badge = badge)) },
                modifier,
            ) { BadgeArt(badge, officer.tint, officer.initial(), 48.dp) }
        }
        Text(
            stringResource(R.string.profile_saved),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        if (state.nearby != null) ThisPhone(state.nearby)
    }
}

@Composable
private fun Head(officer: Officer) {
    Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
        BadgeArt(officer.badge, officer.tint, officer.initial(), 88.dp)
        Column {
            Text(
                stringResource(R.string.profile_title),
                Modifier.semantics { heading() },
                color = Brass.Light,
                style = MaterialTheme.typography.labelLarge,
            )
            Text(
                officer.name.ifBlank { stringResource(R.string.profile_rookie) },
                color = Paper.Light,
                style = MaterialTheme.typography.headlineMedium,
            )
        }
    }
}

@Composable
private fun NameField(
    name: String,
    onChange: (String) -> Unit,
) {
    val focus = LocalFocusManager.current
    OutlinedTextField(
        value = name,
        onValueChange = {
            if (it.codePointCount(0, it.length) <=
                KnownPlayer.LONGEST_NAME
            ) {
                onChange(it)
            }
        },
        modifier = Modifier.fillMaxWidth(),
        label = { Text(stringResource(R.string.profile_name)) },
        supportingText = { Text(stringResource(R.string.profile_name_hint)) },
        singleLine = true,
        keyboardOptions =
            KeyboardOptions(
                capitalization = KeyboardCapitalization.Words,
                imeAction = ImeAction.Done,
            ),
        keyboardActions = KeyboardActions(onDone = { focus.clearFocus() }),
    )
}

@Composable
private fun <T> Choice(
    @StringRes title: Int,
    options: List<T>,
    columns: Int,
    option: @Composable (T, Modifier) -> Unit,
) {
    val fitting = if (LocalDensity.current.fontScale > 1.4f) 2 else columns
    Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
        Text(
            stringResource(title),
            Modifier.semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.titleMedium,
        )
        Column(Modifier.selectableGroup(), Arrangement.spacedBy(8.dp)) {
            options.chunked(fitting).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                    row.forEach { option(it, Modifier.weight(1f)) }
                }
            }
        }
    }
}

/** A picture with its name below: colour alone tells nobody anything. */
@Composable
private fun Option(
    name: String,
    selected: Boolean,
    onSelect: () -> Unit,
    modifier: Modifier,
    picture: @Composable () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    Surface(
        modifier
            .clip(MaterialTheme.shapes.medium)
            .selectable(selected, role = Role.RadioButton, onClick = onSelect),
        shape = MaterialTheme.shapes.medium,
        color = if (selected) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (selected) colours.onSecondaryContainer else colours.onSurface,
        border =
            if (selected) {
                BorderStroke(2.dp, colours.secondary)
            } else {
                BorderStroke(1.dp, colours.outlineVariant)
            },
    ) {
        Column(
            Modifier.padding(horizontal = 4.dp, vertical = 8.dp),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterHorizontally,
        ) {
            picture()
            Text(name, style = MaterialTheme.typography.labelMedium, textAlign = TextAlign.Center)
        }
    }
}

@Composable
private fun ThisPhone(nearby: NearbyReport) {
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        Text(
            stringResource(R.string.phone_title),
            Modifier.semantics { heading() },
            color = MaterialTheme.colorScheme.secondary,
            style = MaterialTheme.typography.titleMedium,
        )
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            val icon = if (nearby.ready) R.drawable.icon_check else R.drawable.icon_phone
            Icon(painterResource(icon), null, Modifier.size(22.dp))
            Text(stringResource(nearby.words), style = MaterialTheme.typography.bodyMedium)
        }
    }
}
