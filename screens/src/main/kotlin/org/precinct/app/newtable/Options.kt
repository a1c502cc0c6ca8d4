package org.precinct.app.newtable

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.Pill
import org.precinct.app.art.RadioRow
import org.precinct.app.play.parts.Stepper
import org.precinct.engine.Game
import org.precinct.engine.Language

/**
 * Something the host may choose, in the reader's language.
 *
 * @param range any number in it may be chosen, and [values] are proposals; null: one of [values]
 */
@Immutable
data class TableOption(
    val id: String,
    val title: String,
    val help: String,
    val values: List<Value>,
    val chosen: String,
    val range: IntRange? = null,
) {
    @Immutable
    data class Value(
        val value: String,
        val label: String,
    )

    val standard get() = values.first()
    val label get() = values.firstOrNull { it.value == chosen }?.label ?: chosen
    val isStandard get() = chosen == standard.value

    companion object {
        /**
         * The options of a game that have a meaning now and leave something to choose.
         *
         * @param chosen values that differ from the standard, or all of them
         * @param seats the players' names, for options that name one; empty before they are known
         */
        fun of(
            game: Game<*, *, *, *>,
            chosen: Map<String, String>,
            seats: List<String>,
            language: Language,
        ): List<TableOption> {
            val texts = game.texts()
            val info = game.info()

            fun value(id: String) = chosen[id] ?: info.option(id).standard()
            return info
                .options()
                .filter { option ->
                    val condition = option.only().split('=')
                    condition.size < 2 || value(condition[0]) == condition[1]
                }.map { option ->
                    val title = "option.${option.id()}"
                    val words =
                        option.values().map {
                            val key = "$title.$it"
                            Value(it, if (texts.has(key)) texts.get(language, key) else it)
                        }
                    val people =
                        if (option.seats()) {
                            seats.mapIndexed {
                                n,
                                name,
                                ->
                                Value("$n", name)
                            }
                        } else {
                            emptyList()
                        }
                    TableOption(
                        option.id(),
                        texts.get(language, title),
                        texts.get(language, "$title.help"),
                        words + people,
                        value(option.id()).takeIf { option.allows(it, seats.size) }
                            ?: option.standard(),
                        (option.least()..option.most()).takeIf { option.isNumber },
                    )
                }.filter { it.values.size > 1 }
        }
    }
}

/** What the game is played with: each option a line that opens. */
@Composable
fun OptionList(
    options: List<TableOption>,
    onChoose: (id: String, value: String) -> Unit,
) = Card {
    options.forEachIndexed { n, option ->
        if (n > 0) HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
        OptionLine(option) { onChoose(option.id, it) }
    }
}

@Composable
private fun OptionLine(
    option: TableOption,
    onChoose: (String) -> Unit,
) {
    var open by rememberSaveable(option.id) { mutableStateOf(false) }
    val opened = stringResource(if (open) R.string.option_open else R.string.option_closed)
    Column {
        Row(
            Modifier
                .fillMaxWidth()
                .clip(MaterialTheme.shapes.medium)
                .clickable(role = Role.Button) { open = !open }
                .semantics { stateDescription = opened }
                .heightIn(min = 52.dp)
                .padding(vertical = 4.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Column(Modifier.weight(1f)) {
                Text(option.title, style = MaterialTheme.typography.bodyLarge)
                Text(
                    option.label,
                    color = MaterialTheme.colorScheme.secondary,
                    style = MaterialTheme.typography.labelLarge,
                )
            }
            if (!option.isStandard) {
                Text(
                    stringResource(R.string.option_changed),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodySmall,
                )
            }
            Icon(
                painterResource(R.drawable.icon_open),
                null,
                Modifier.size(20.dp).rotate(if (open) -90f else 90f),
                MaterialTheme.colorScheme.secondary,
            )
        }
        if (open) Values(option, onChoose)
    }
}

@Composable
private fun Values(
    option: TableOption,
    onChoose: (String) -> Unit,
) = Column(Modifier.padding(bottom = 10.dp), Arrangement.spacedBy(8.dp)) {
    Text(
        option.help,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
    val usual = stringResource(R.string.option_usual)
    if (option.values.all { it.label.length <= SHORT }) {
        FlowRow(
            Modifier.selectableGroup(),
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            option.values.forEach {
                Pill(
                    it.label,
                    it.value == option.chosen,
                    { onChoose(it.value) },
                )
            }
        }
        option.range?.let { range ->
            Stepper(option.chosen.toInt(), range, option.title, { onChoose("$it") })
        }
        Text(
            stringResource(R.string.option_usually, option.standard.label),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    } else {
        Column(Modifier.selectableGroup()) {
            option.values.forEach {
                RadioRow(
                    it.label,
                    it.value == option.chosen,
                    { onChoose(it.value) },
                    usual.takeIf { _ -> it == option.standard },
                )
            }
        }
    }
}

private const val SHORT = 12
