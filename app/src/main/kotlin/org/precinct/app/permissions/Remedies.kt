package org.precinct.app.permissions

import android.content.ActivityNotFoundException
import android.content.Intent
import android.provider.Settings
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import org.precinct.app.links.NeededPermissions
import org.precinct.app.links.PhoneRadios
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport

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
