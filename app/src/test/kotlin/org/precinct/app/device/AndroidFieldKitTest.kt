package org.precinct.app.device

import android.content.Intent
import android.os.Build
import androidx.core.content.IntentCompat
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Precinct
import org.robolectric.Shadows.shadowOf

@RunWith(AndroidJUnit4::class)
class AndroidFieldKitTest {
    private val app: Precinct = ApplicationProvider.getApplicationContext()
    private val kit = AndroidFieldKit(app)

    @Test
    fun theReportSaysWhatKeepsEachRadioFromWorking() {
        val report = runBlocking { withContext(Dispatchers.IO) { kit.report() } }
        assertThat(report).contains("${Build.MANUFACTURER} ${Build.MODEL}, Android 35")
        assertThat(report).contains("Nearby: NO_SERVICES")
        assertThat(report).contains(
            "NEARBY JOIN: NO_GOOGLE_SERVICES " +
                "BLUETOOTH_CONNECT BLUETOOTH_SCAN BLUETOOTH_ADVERTISE NEARBY_WIFI_DEVICES",
        )
    }

    @Test
    fun itIsHandedOnAsText() {
        kit.share(listOf("one", "two"))
        val chooser = shadowOf(app).nextStartedActivity
        val sent =
            IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent::class.java)!!
        assertThat(sent.action).isEqualTo(Intent.ACTION_SEND)
        assertThat(sent.getStringExtra(Intent.EXTRA_TEXT)).isEqualTo("one\ntwo")
    }
}
