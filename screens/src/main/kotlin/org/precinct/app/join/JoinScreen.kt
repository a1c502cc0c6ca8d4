package org.precinct.app.join

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.ButtonPair
import org.precinct.app.art.Card
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.Page
import org.precinct.app.art.PageTitle
import org.precinct.app.art.QuietButton
import org.precinct.app.art.Radar
import org.precinct.app.art.Section
import org.precinct.app.art.SideButton
import org.precinct.app.game.Emblem
import org.precinct.app.game.GameFace
import org.precinct.app.permissions.TransportCard
import org.precinct.app.permissions.icon
import org.precinct.app.permissions.label
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Strength
import org.precinct.table.carrier.Transport

/** Looking around for tables. */
@Immutable
data class JoinState(
    val tables: List<ListedTable> = emptyList(),
    /** Empty for the moment it takes to look at the phone. */
    val conditions: Map<Transport, Condition> = emptyMap(),
    /** Why the picture that was scanned leads nowhere. */
    val problem: CodeProblem? = null,
    /** The camera may not be used. */
    val cameraRefused: Boolean = false,
) {
    /** None of the ways works, nor is about to. */
    val deaf
        get() =
            conditions.isNotEmpty() && conditions.values.all { it.obstacle().isPresent }
}

/** A table that shows itself. */
@Immutable
data class ListedTable(
    val id: String,
    val name: String,
    val game: GameFace?,
    val transports: List<Transport>,
    val strength: Strength?,
)

/**
 * @param onScan null on a device without a camera
 * @param onSettings opens the system's settings of this app
 */
@Composable
fun JoinScreen(
    state: JoinState,
    onTable: (ListedTable) -> Unit,
    onScan: (() -> Unit)?,
    onCode: () -> Unit,
    onFix: (Transport, Obstacle) -> Unit,
    onBack: () -> Unit,
    onSettings: () -> Unit = {},
) = Page(
    onBack,
    head = {
        Row(Modifier, Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            // Large letters need all of the width.
            if (LocalDensity.current.fontScale <= 1.4f) {
                Radar(active = !state.deaf, Modifier.size(72.dp))
            }
            Column(Modifier.weight(1f)) {
                PageTitle(
                    stringResource(R.string.join_title),
                    stringResource(
                        when {
                            state.deaf -> R.string.join_deaf
                            state.tables.isEmpty() -> R.string.join_looking
                            else -> R.string.join_found
                        },
                    ),
                )
            }
        }
    },
    bar = {
        val type = stringResource(R.string.join_type)
        if (onScan == null) {
            MainButton(type, onCode, Modifier.fillMaxWidth(), R.drawable.icon_code)
        } else {
            ButtonPair(
                { MainButton(stringResource(R.string.join_scan), onScan, it, R.drawable.icon_qr) },
                { SideButton(type, onCode, it, R.drawable.icon_code) },
            )
        }
    },
) {
    if (state.problem != null) {
        Note(
            stringResource(state.problem.words),
            title = stringResource(R.string.join_scan_failed),
            tone = NoteTone.CARE,
        )
    }
    if (state.cameraRefused) {
        Note(
            stringResource(R.string.camera_refused_text),
            title = stringResource(R.string.camera_refused),
            icon = R.drawable.icon_code,
        ) { QuietButton(stringResource(R.string.reach_open_settings), onSettings) }
    }
    if (state.tables.isNotEmpty()) {
        Section(stringResource(R.string.join_tables)) {
            state.tables.forEach { table -> TableCard(table) { onTable(table) } }
        }
    }
    if (!state.cameraRefused) Hint(state.tables.isEmpty(), onScan != null)
    if (state.conditions.isNotEmpty()) {
        Section(
            stringResource(R.string.join_ways),
        ) { TransportCard(state.conditions, Role.JOIN, onFix) }
    }
}

/** What is quickest if nothing is found, or not the right table. */
@Composable
private fun Hint(
    nothing: Boolean,
    camera: Boolean,
) = Note(
    stringResource(
        when {
            !camera -> R.string.join_hint_type
            nothing -> R.string.join_hint_none
            else -> R.string.join_hint
        },
    ),
    icon = if (camera) R.drawable.icon_qr else R.drawable.icon_code,
)

@Composable
private fun TableCard(
    table: ListedTable,
    onClick: () -> Unit,
) = Card(onClick = onClick, clickLabel = stringResource(R.string.join_knock)) {
    Row(Modifier.padding(end = 14.dp), Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
        if (table.game != null) Emblem(table.game, 56.dp)
        Column(Modifier.weight(1f), Arrangement.spacedBy(4.dp)) {
            Text(
                table.name.ifBlank { stringResource(R.string.join_nameless) },
                style = MaterialTheme.typography.titleLarge,
            )
            Text(
                table.game?.let { stringResource(it.title) }
                    ?: stringResource(R.string.join_no_game),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
            FlowRow(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
                table.transports.forEach { How(it) }
                if (table.strength != null) Signal(table.strength)
            }
        }
    }
}

@Composable
private fun How(transport: Transport) =
    Row(Modifier, Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        Icon(
            painterResource(transport.icon),
            null,
            Modifier.size(18.dp),
            MaterialTheme.colorScheme.secondary,
        )
        Text(stringResource(transport.label), style = MaterialTheme.typography.labelMedium)
    }

/** Three bars, of which as many are full as the signal is strong. */
@Composable
private fun Signal(strength: Strength) {
    val words = stringResource(strength.words)
    val full = MaterialTheme.colorScheme.secondary
    val empty = MaterialTheme.colorScheme.outlineVariant
    Row(
        Modifier.clearAndSetSemantics { contentDescription = words },
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Row(
            Modifier.size(18.dp).drawBehind {
                val bar = size.width / 4
                repeat(3) {
                    val height = size.height * (it + 1) / 3f
                    drawRoundRect(
                        if (it <= strength.ordinal) full else empty,
                        Offset(it * bar * 1.5f, size.height - height),
                        Size(bar, height),
                        CornerRadius(bar / 3),
                    )
                }
            },
        ) {}
        Text(words, style = MaterialTheme.typography.labelMedium)
    }
}

@get:StringRes
private val Strength.words: Int
    get() =
        when (this) {
            Strength.WEAK -> R.string.join_weak
            Strength.FAIR -> R.string.join_fair
            Strength.STRONG -> R.string.join_strong
        }
