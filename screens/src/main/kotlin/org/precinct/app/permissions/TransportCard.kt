package org.precinct.app.permissions

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.Card
import org.precinct.app.art.QuietButton
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport

/** By which ways this phone reaches others, and what stands in the way of the rest. */
@Composable
fun TransportCard(
    conditions: Map<Transport, Condition>,
    role: Role,
    onFix: (Transport, Obstacle) -> Unit,
    modifier: Modifier = Modifier,
) = Card(modifier) {
    // Large letters get the whole width, and the button a line of its own.
    val beside = LocalDensity.current.fontScale <= 1.3f
    conditions.entries.forEachIndexed { n, (transport, condition) ->
        if (n > 0) HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
        val obstacle = condition.obstacle().orElse(null)
        val remedy = obstacle?.remedy
        val button: (@Composable () -> Unit)? =
            remedy?.let { { QuietButton(stringResource(it), { onFix(transport, obstacle) }) } }
        Row(
            Modifier.fillMaxWidth().heightIn(min = 48.dp),
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            TransportLine(transport, condition, role, Modifier.weight(1f))
            if (beside) button?.invoke()
        }
        if (!beside && button != null) Box(Modifier.padding(start = 24.dp)) { button() }
    }
}

/** One of them and how it is doing, in one breath. */
@Composable
private fun TransportLine(
    transport: Transport,
    condition: Condition,
    role: Role,
    modifier: Modifier,
) = Row(
    modifier.semantics(mergeDescendants = true) {},
    horizontalArrangement = Arrangement.spacedBy(12.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    val works = condition.state() == Condition.State.WORKING
    Icon(
        painterResource(transport.icon),
        null,
        Modifier.size(24.dp),
        with(MaterialTheme.colorScheme) { if (works) secondary else onSurfaceVariant },
    )
    Column(Modifier.weight(1f)) {
        Text(stringResource(transport.label), style = MaterialTheme.typography.bodyLarge)
        Text(
            condition.words(role),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
    }
    if (works) {
        Icon(
            painterResource(R.drawable.icon_check),
            null,
            Modifier.size(22.dp),
            MaterialTheme.colorScheme.secondary,
        )
    }
}

@Composable
private fun Condition.words(role: Role): String =
    stringResource(
        obstacle().orElse(null)?.words ?: when {
            state() == Condition.State.STARTING -> R.string.reach_starting
            role == Role.HOST -> R.string.reach_door_open
            else -> R.string.reach_looking
        },
    )

@get:StringRes
val Transport.label: Int
    get() =
        when (this) {
            Transport.WIFI -> R.string.reach_wifi
            Transport.NEARBY -> R.string.reach_nearby
            Transport.BLUETOOTH -> R.string.reach_bluetooth
        }

@get:DrawableRes
val Transport.icon: Int
    get() =
        when (this) {
            Transport.WIFI -> R.drawable.icon_wifi
            Transport.NEARBY -> R.drawable.icon_nearby
            Transport.BLUETOOTH -> R.drawable.icon_bluetooth
        }

@get:StringRes
val Obstacle.words: Int
    get() =
        when (this) {
            Obstacle.PERMISSION -> R.string.reach_permission
            Obstacle.WIFI_OFF -> R.string.reach_wifi_off
            Obstacle.NO_NETWORK -> R.string.reach_no_network
            Obstacle.BLUETOOTH_OFF -> R.string.reach_bluetooth_off
            Obstacle.LOCATION_OFF -> R.string.reach_location_off
            Obstacle.NO_RADIO -> R.string.reach_no_radio
            Obstacle.NO_GOOGLE_SERVICES -> R.string.reach_no_google
            Obstacle.GOOGLE_SERVICES_OUTDATED -> R.string.reach_google_outdated
            Obstacle.GOOGLE_SERVICES_DISABLED -> R.string.reach_google_disabled
            Obstacle.NEARBY_IN_USE -> R.string.reach_nearby_in_use
            Obstacle.RADIO_FAILED -> R.string.reach_radio_failed
            Obstacle.UNKNOWN -> R.string.reach_unknown
        }

/** What a button against the obstacle says; null if nothing helps. */
@get:StringRes
val Obstacle.remedy: Int?
    get() =
        when (this) {
            Obstacle.PERMISSION -> R.string.reach_allow
            Obstacle.WIFI_OFF,
            Obstacle.BLUETOOTH_OFF,
            Obstacle.LOCATION_OFF,
            -> R.string.reach_switch_on
            Obstacle.NO_NETWORK -> R.string.reach_choose_network
            Obstacle.GOOGLE_SERVICES_OUTDATED,
            Obstacle.GOOGLE_SERVICES_DISABLED,
            -> R.string.reach_open_settings
            Obstacle.NEARBY_IN_USE,
            Obstacle.RADIO_FAILED,
            Obstacle.UNKNOWN,
            -> R.string.reach_try_again
            Obstacle.NO_RADIO, Obstacle.NO_GOOGLE_SERVICES -> null
        }
