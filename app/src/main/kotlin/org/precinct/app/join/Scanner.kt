package org.precinct.app.join

import android.Manifest.permission.CAMERA
import android.content.pm.PackageManager.FEATURE_CAMERA_ANY
import android.content.pm.PackageManager.PERMISSION_GRANTED
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.RequestPermission
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.core.content.ContextCompat
import com.journeyapps.barcodescanner.ScanContract
import com.journeyapps.barcodescanner.ScanOptions
import org.precinct.app.R

/**
 * Reads a QR code with the camera. A player who has not allowed it yet is told what
 * for before the system asks.
 *
 * @param onRefused the camera may not be used
 * @return begins; null on a device without a camera
 */
@Composable
fun rememberScanner(
    onScanned: (String) -> Unit,
    onRefused: () -> Unit,
): (() -> Unit)? {
    val context = LocalContext.current
    var explaining by rememberSaveable { mutableStateOf(false) }
    val prompt = stringResource(R.string.join_scan_prompt)
    val scanner =
        rememberLauncherForActivityResult(ScanContract()) { it.contents?.let(onScanned) }
    val scan = {
        scanner.launch(
            ScanOptions()
                .setDesiredBarcodeFormats(ScanOptions.QR_CODE)
                .setBeepEnabled(false)
                .setOrientationLocked(false)
                .setPrompt(prompt),
        )
    }
    val question =
        rememberLauncherForActivityResult(RequestPermission()) { if (it) scan() else onRefused() }
    if (explaining) {
        CameraDialog(
            onYes = {
                explaining = false
                question.launch(CAMERA)
            },
            onNo = { explaining = false },
        )
    }
    if (!context.packageManager.hasSystemFeature(FEATURE_CAMERA_ANY)) return null
    return {
        val allowed = ContextCompat.checkSelfPermission(context, CAMERA) == PERMISSION_GRANTED
        if (allowed) scan() else explaining = true
    }
}
