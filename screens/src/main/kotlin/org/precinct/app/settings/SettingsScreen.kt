package org.precinct.app.settings

import androidx.annotation.StringRes
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.minimumInteractiveComponentSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.Pill
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Section
import org.precinct.app.art.SwitchRow
import org.precinct.app.players.Settings

/**
 * @param taught whether there are lessons that would not be given again
 * @param onChange changes what is kept, which may be newer than what is shown
 */
@Composable
fun SettingsScreen(
    settings: Settings,
    taught: Boolean,
    version: String,
    onChange: ((Settings) -> Settings) -> Unit,
    onTeach: () -> Unit,
    onProfile: () -> Unit,
    onImport: () -> Unit,
    onBack: () -> Unit,
    onVersion: (() -> Unit)? = null,
) = Page(
    onBack,
    head = {
        PageTitle(stringResource(R.string.home_settings), stringResource(R.string.settings_line))
    },
) {
    Section(stringResource(R.string.settings_language)) {
        Choice(
            listOf(
                "" to R.string.settings_as_phone,
                "en" to R.string.settings_english,
                "fr" to R.string.settings_french,
            ),
            settings.language,
        ) { value -> onChange { it.withLanguage(value) } }
    }
    Section(stringResource(R.string.settings_theme)) {
        Choice(
            listOf(
                Settings.Theme.SYSTEM to R.string.settings_as_phone,
                Settings.Theme.LIGHT to R.string.settings_light,
                Settings.Theme.DARK to R.string.settings_dark,
            ),
            settings.theme,
        ) { value -> onChange { it.withTheme(value) } }
    }
    Section(stringResource(R.string.settings_play)) {
        Switches(settings, onChange)
        if (taught) {
            QuietButton(
                stringResource(R.string.settings_teach),
                onTeach,
                icon = R.drawable.parts_lesson,
            )
        } else {
            Small(stringResource(R.string.settings_teaches))
        }
    }
    Section(stringResource(R.string.settings_phone)) {
        Column {
            QuietButton(
                stringResource(R.string.settings_badge),
                onProfile,
                icon = R.drawable.icon_pencil,
            )
            QuietButton(
                stringResource(R.string.settings_import),
                onImport,
                icon = R.drawable.icon_history,
            )
        }
        Small(
            stringResource(R.string.settings_version, version),
            onVersion?.let {
                Modifier
                    .clickable(
                        onClickLabel = stringResource(R.string.settings_field_notes),
                        onClick = it,
                    ).minimumInteractiveComponentSize()
            } ?: Modifier,
        )
    }
}

@Composable
private fun Switches(
    settings: Settings,
    onChange: ((Settings) -> Settings) -> Unit,
) = Card {
    val switches =
        listOf(
            Switch(R.string.settings_sounds, R.string.settings_sounds_help, settings.sounds) { on ->
                {
                    it.withSounds(on)
                }
            },
            Switch(
                R.string.settings_vibration,
                R.string.settings_vibration_help,
                settings.vibration,
            ) { on ->
                {
                    it.withVibration(on)
                }
            },
            Switch(
                R.string.settings_shake,
                R.string.settings_shake_help,
                settings.shakeToRoll,
            ) { on ->
                {
                    it.withShakeToRoll(on)
                }
            },
            Switch(
                R.string.settings_awake,
                R.string.settings_awake_help,
                settings.keepAwake,
            ) { on ->
                {
                    it.withKeepAwake(on)
                }
            },
            Switch(R.string.settings_left, R.string.settings_left_help, settings.leftHand) { on ->
                {
                    it.withLeftHand(on)
                }
            },
            Switch(
                R.string.settings_touch,
                R.string.settings_touch_help,
                settings.touchToPeek,
            ) { on ->
                {
                    it.withTouchToPeek(on)
                }
            },
            Switch(R.string.settings_still, R.string.settings_still_help, settings.still) { on ->
                {
                    it.withStill(on)
                }
            },
        )
    switches.forEachIndexed { n, one ->
        if (n > 0) Line()
        SwitchRow(
            stringResource(one.title),
            one.on,
            { onChange(one.change(it)) },
            stringResource(one.help),
        )
    }
}

/** @param change what switching it on or off makes of the settings */
private class Switch(
    @StringRes val title: Int,
    @StringRes val help: Int,
    val on: Boolean,
    val change: (Boolean) -> (Settings) -> Settings,
)

@Composable
private fun Small(
    text: String,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier,
    color = MaterialTheme.colorScheme.onSurfaceVariant,
    style = MaterialTheme.typography.bodySmall,
)

@Composable
private fun <T> Choice(
    options: List<Pair<T, Int>>,
    chosen: T,
    onChoose: (T) -> Unit,
) = FlowRow(
    Modifier.selectableGroup(),
    horizontalArrangement = Arrangement.spacedBy(8.dp),
    verticalArrangement = Arrangement.spacedBy(8.dp),
) {
    options.forEach { (value, name) ->
        Pill(stringResource(name), value == chosen, { onChoose(value) })
    }
}

@Composable
private fun Line() = HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
