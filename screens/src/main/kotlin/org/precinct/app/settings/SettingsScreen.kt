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
import org.precinct.table.host.BotPauses

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
        ) { value -> onChange { it.with { one -> one.language = value } } }
    }
    Section(stringResource(R.string.settings_theme)) {
        Choice(
            listOf(
                Settings.Theme.SYSTEM to R.string.settings_as_phone,
                Settings.Theme.LIGHT to R.string.settings_light,
                Settings.Theme.DARK to R.string.settings_dark,
            ),
            settings.theme,
        ) { value -> onChange { it.with { one -> one.theme = value } } }
    }
    Section(stringResource(R.string.settings_play)) {
        Switches(settings, onChange)
        PaceOfBots(settings, onChange)
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
private fun PaceOfBots(
    settings: Settings,
    onChange: ((Settings) -> Settings) -> Unit,
) {
    Small(stringResource(R.string.settings_bots))
    Choice(
        listOf(
            BotPauses.CALM to R.string.settings_bots_calm,
            BotPauses.BRISK to R.string.settings_bots_brisk,
            BotPauses.AT_ONCE to R.string.settings_bots_at_once,
        ),
        settings.bots,
    ) { value -> onChange { it.with { one -> one.bots = value } } }
}

@Composable
private fun Switches(
    settings: Settings,
    onChange: ((Settings) -> Settings) -> Unit,
) = Card {
    Habit(R.string.settings_sounds, R.string.settings_sounds_help, settings.sounds) { on ->
        onChange { it.with { one -> one.sounds = on } }
    }
    Line()
    Habit(R.string.settings_vibration, R.string.settings_vibration_help, settings.vibration) { on ->
        onChange { it.with { one -> one.vibration = on } }
    }
    Line()
    Habit(R.string.settings_shake, R.string.settings_shake_help, settings.shakeToRoll) { on ->
        onChange { it.with { one -> one.shakeToRoll = on } }
    }
    Line()
    Habit(R.string.settings_awake, R.string.settings_awake_help, settings.keepAwake) { on ->
        onChange { it.with { one -> one.keepAwake = on } }
    }
    Line()
    Habit(R.string.settings_left, R.string.settings_left_help, settings.leftHand) { on ->
        onChange { it.with { one -> one.leftHand = on } }
    }
    Line()
    Habit(R.string.settings_touch, R.string.settings_touch_help, settings.touchToPeek) { on ->
        onChange { it.with { one -> one.touchToPeek = on } }
    }
    Line()
    Habit(R.string.settings_still, R.string.settings_still_help, settings.still) { on ->
        onChange { it.with { one -> one.still = on } }
    }
}

@Composable
private fun Habit(
    @StringRes title: Int,
    @StringRes help: Int,
    on: Boolean,
    onSwitch: (Boolean) -> Unit,
) = SwitchRow(stringResource(title), on, onSwitch, stringResource(help))

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
