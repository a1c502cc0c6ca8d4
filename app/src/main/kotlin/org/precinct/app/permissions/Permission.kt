package org.precinct.app.permissions

import android.content.ActivityNotFoundException
import android.content.Intent
import android.provider.Settings
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.art.Question
import org.precinct.app.links.NeededPermissions
import org.precinct.app.links.PhoneRadios
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport

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
) = Question(
    stringResource(
        if (talk.refused) R.string.permission_refused else talk.transport.reasonTitle,
        stringResource(talk.transport.label),
    ),
    reasons(talk),
    stringResource(
        if (talk.refused) R.string.reach_open_settings else R.string.permission_continue,
    ),
    onYes,
    onNo,
    stringResource(if (talk.refused) R.string.permission_without else R.string.permission_later),
    talk.transport.icon,
)

@Composable
private fun reasons(talk: PermissionTalk): List<String> {
    if (talk.refused) {
        return listOf(
            stringResource(talk.transport.without),
            stringResource(R.string.permission_refused_settings),
        )
    }
    val hosts = talk.role == Role.HOST
    val reason = if (hosts) R.string.permission_reason_host else R.string.permission_reason_join
    return listOfNotNull(
        stringResource(reason, stringResource(talk.transport.label)),
        if (talk.location) stringResource(R.string.permission_location) else null,
        stringResource(R.string.permission_nothing_leaves),
    )
}

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
    radios: PhoneRadios,
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
            PermissionTalk(transport, role, NeededPermissions.asksForLocation(missing), refused),
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
