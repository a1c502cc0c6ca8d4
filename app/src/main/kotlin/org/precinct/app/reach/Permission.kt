package org.precinct.app.reach

import android.content.ActivityNotFoundException
import android.content.Intent
import android.provider.Settings
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.QuietButton
import org.precinct.app.links.Obstacle
import org.precinct.app.links.Permissions
import org.precinct.app.links.Radios
import org.precinct.app.links.Role
import org.precinct.app.links.Transport
import org.precinct.app.theme.PrecinctTheme

/**
 * The talk about a permission: first the reason, then the system's question, and for those who say
 * no, what still works without it.
 */
@Immutable
data class PermissionTalk(
    val transport: Transport,
    val role: Role,
    val location: Boolean,
    val refused: Boolean,
)

@Composable
fun PermissionDialog(
    talk: PermissionTalk,
    onYes: () -> Unit,
    onNo: () -> Unit,
) = AlertDialog(
    onDismissRequest = onNo,
    icon = { Icon(painterResource(talk.transport.icon), null) },
    title = {
        Text(
            stringResource(
                if (talk.refused) R.string.permission_refused else talk.transport.reasonTitle,
                stringResource(talk.transport.label),
            ),
        )
    },
    text = {
        Column(Modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(10.dp)) {
            if (talk.refused) {
                Text(stringResource(talk.transport.without))
                Text(stringResource(R.string.permission_refused_settings))
            } else {
                val reason =
                    if (talk.role ==
                        Role.HOST
                    ) {
                        R.string.permission_reason_host
                    } else {
                        R.string.permission_reason_join
                    }
                Text(stringResource(reason, stringResource(talk.transport.label)))
                if (talk.location) Text(stringResource(R.string.permission_location))
                Text(stringResource(R.string.permission_nothing_leaves))
            }
        }
    },
    confirmButton = {
        MainButton(
            stringResource(
                if (talk.refused) R.string.reach_open_settings else R.string.permission_continue,
            ),
            onYes,
        )
    },
    dismissButton = {
        QuietButton(
            stringResource(
                if (talk.refused) R.string.permission_without else R.string.permission_later,
            ),
            onNo,
        )
    },
    shape = MaterialTheme.shapes.large,
)

@get:StringRes
private val Transport.reasonTitle: Int
    get() =
        if (this ==
            Transport.NEARBY
        ) {
            R.string.permission_title_nearby
        } else {
            R.string.permission_title
        }

@get:StringRes
private val Transport.without: Int
    get() =
        if (this ==
            Transport.BLUETOOTH
        ) {
            R.string.permission_without_bluetooth
        } else {
            R.string.permission_without_nearby
        }

/** Removes obstacles with the person's help: dialogs, the system's questions and its screens. */
@Composable
fun rememberRemedies(
    radios: Radios,
    role: Role,
    onChanged: () -> Unit,
): (Transport, Obstacle) -> Unit {
    var asking by rememberSaveable { mutableStateOf<String?>(null) }
    var refused by rememberSaveable { mutableStateOf(false) }
    val screens = rememberLauncherForActivityResult(StartActivityForResult()) { onChanged() }
    val questions =
        rememberLauncherForActivityResult(RequestMultiplePermissions()) { answers ->
            refused = answers.any { !it.value }
            if (!refused) asking = null
            onChanged()
        }
    val open = { intent: Intent? -> if (intent != null) screens.open(intent) else onChanged() }
    val transport = asking?.let(Transport::valueOf)
    if (transport != null) {
        val missing = remember(transport, refused) { radios.missing(transport, role) }
        PermissionDialog(
            PermissionTalk(transport, role, Permissions.asksForLocation(missing), refused),
            onYes = {
                if (refused) {
                    asking = null
                    open(radios.remedy(Obstacle.PERMISSION).orElse(null))
                } else {
                    questions.launch(missing.toTypedArray())
                }
            },
            onNo = { asking = null },
        )
    }
    return remember(radios, role) {
        { way, obstacle ->
            if (obstacle == Obstacle.PERMISSION) {
                refused = false
                asking = way.name
            } else {
                open(radios.remedy(obstacle).orElse(null))
            }
        }
    }
}

/** Not every phone has every screen of the system; all of them have its settings. */
fun ActivityResultLauncher<Intent>.open(screen: Intent) =
    try {
        launch(screen)
    } catch (notHere: ActivityNotFoundException) {
        launch(Intent(Settings.ACTION_SETTINGS))
    }

@Preview
@Composable
private fun PermissionPreview() =
    PrecinctTheme {
        PermissionDialog(PermissionTalk(Transport.NEARBY, Role.JOIN, true, false), {}, {})
    }
