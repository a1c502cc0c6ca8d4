package org.precinct.app.permissions

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.art.Question
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
    val reason =
        when {
            talk.transport == Transport.WIFI -> R.string.permission_reason_wifi
            talk.role == Role.HOST -> R.string.permission_reason_host
            else -> R.string.permission_reason_join
        }
    return listOfNotNull(
        stringResource(reason, stringResource(talk.transport.label)),
        if (talk.location) stringResource(R.string.permission_location) else null,
        stringResource(R.string.permission_nothing_leaves),
    )
}

@get:StringRes
private val Transport.reasonTitle: Int
    get() =
        when (this) {
            Transport.NEARBY -> R.string.permission_title_nearby
            Transport.WIFI, Transport.BLUETOOTH -> R.string.permission_title
        }

@get:StringRes
private val Transport.without: Int
    get() =
        when (this) {
            Transport.WIFI -> R.string.permission_without_wifi
            Transport.NEARBY -> R.string.permission_without_nearby
            Transport.BLUETOOTH -> R.string.permission_without_bluetooth
        }
