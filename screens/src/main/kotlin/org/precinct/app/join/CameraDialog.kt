package org.precinct.app.join

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.art.Question

/** Before the system asks whether the camera may be used. */
@Composable
fun CameraDialog(
    onYes: () -> Unit,
    onNo: () -> Unit,
) = Question(
    stringResource(R.string.camera_title),
    listOf(stringResource(R.string.camera_reason)),
    stringResource(R.string.permission_continue),
    onYes,
    onNo,
    stringResource(R.string.permission_later),
    R.drawable.icon_qr,
)
