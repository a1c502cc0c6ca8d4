package org.precinct.app.device

import android.Manifest.permission.POST_NOTIFICATIONS
import android.content.ActivityNotFoundException
import android.content.pm.PackageManager.PERMISSION_GRANTED
import android.os.Build
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.activity.result.contract.ActivityResultContracts.RequestPermission
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.core.content.ContextCompat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.precinct.app.Precinct
import org.precinct.app.R
import org.precinct.app.end.ResultPicture
import org.precinct.app.join.rememberScanner
import org.precinct.app.links.PhoneRadios
import org.precinct.app.permissions.open
import org.precinct.app.permissions.rememberRemedies
import org.precinct.app.session.AndroidPhone
import org.precinct.nearby.NearbyPresence
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import java.io.InputStream
import java.io.OutputStream

/** A phone or tablet: its permissions, its camera, and the system's own screens. */
class AndroidDevice(
    private val app: Precinct,
) : Device {
    override val version by lazy { AndroidPhone.version(app) }

    override val fieldKit = AndroidFieldKit(app)

    override fun nearby() = NearbyPresence.of(app).report()

    /** Null until the radios have been found, which the main thread does not wait for. */
    @Composable
    private fun radios(): PhoneRadios? {
        val radios by produceState<PhoneRadios?>(null) {
            value = withContext(Dispatchers.IO) { app.links().radios() }
        }
        return radios
    }

    @Composable
    override fun remedies(
        role: Role,
        onChanged: () -> Unit,
    ): (Transport, Obstacle) -> Unit =
        radios()?.let { rememberRemedies(it, role, onChanged) } ?: { _, _ -> }

    @Composable
    override fun discoverability(onChanged: () -> Unit): () -> Unit {
        val radios = radios()
        val screens = rememberLauncherForActivityResult(StartActivityForResult()) { onChanged() }
        return { radios?.let { screens.open(it.beDiscoverable()) } }
    }

    @Composable
    override fun permissions(onChanged: () -> Unit): () -> Unit {
        val radios = radios()
        val screens = rememberLauncherForActivityResult(StartActivityForResult()) { onChanged() }
        return { radios?.remedy(Obstacle.PERMISSION)?.ifPresent(screens::open) }
    }

    @Composable
    override fun scanner(
        onScanned: (String) -> Unit,
        onRefused: () -> Unit,
    ): (() -> Unit)? = rememberScanner(onScanned, onRefused)

    /** Null if notifications may be shown, or the question was answered. */
    @Composable
    override fun notifications(): (() -> Unit)? {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return null
        val context = LocalContext.current
        var open by remember {
            val state = ContextCompat.checkSelfPermission(context, POST_NOTIFICATIONS)
            mutableStateOf(state != PERMISSION_GRANTED)
        }
        val question = rememberLauncherForActivityResult(RequestPermission()) { open = false }
        return if (open) ({ question.launch(POST_NOTIFICATIONS) }) else null
    }

    @Composable
    override fun saving(onChosen: (open: (() -> OutputStream?)?) -> Unit): FileChoice {
        val files = LocalContext.current.contentResolver
        val chooser =
            rememberLauncherForActivityResult(CreateDocument(SAVE)) { file ->
                onChosen(file?.let { { files.openOutputStream(it) } })
            }
        return FileChoice { suggested -> choosing { chooser.launch(suggested) } }
    }

    @Composable
    override fun opening(onChosen: (open: () -> InputStream?) -> Unit): FileChoice {
        val files = LocalContext.current.contentResolver
        val chooser =
            rememberLauncherForActivityResult(OpenDocument()) { file ->
                if (file != null) onChosen { files.openInputStream(file) }
            }
        return FileChoice { choosing { chooser.launch(arrayOf("*/*")) } }
    }

    /** Not every phone has the system's screen on which a file is chosen. */
    private fun choosing(ask: () -> Unit) =
        try {
            ask()
        } catch (notHere: ActivityNotFoundException) {
            throw NoFileChooser(notHere)
        }

    @Composable
    override fun sharing(): ResultSharer {
        val context = LocalContext.current
        return ResultSharer { end ->
            val intent = withContext(Dispatchers.IO) { ResultPicture.share(context, end) }
            context.startActivity(intent)
        }
    }

    private companion object {
        const val SAVE = "application/octet-stream"
    }
}

internal fun NearbyPresence.report() = NearbyReport(this == NearbyPresence.READY, words)

@get:StringRes
private val NearbyPresence.words: Int
    get() =
        when (this) {
            NearbyPresence.READY -> R.string.nearby_ready
            NearbyPresence.NOT_PACKAGED -> R.string.nearby_not_packaged
            NearbyPresence.NO_SERVICES -> R.string.nearby_no_services
            NearbyPresence.SERVICES_OUTDATED -> R.string.nearby_outdated
            NearbyPresence.SERVICES_DISABLED -> R.string.nearby_disabled
        }
