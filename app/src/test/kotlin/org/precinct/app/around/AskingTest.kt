package org.precinct.app.around

import android.Manifest.permission.BLUETOOTH_CONNECT
import android.Manifest.permission.BLUETOOTH_SCAN
import android.Manifest.permission.CAMERA
import android.app.Application
import android.bluetooth.BluetoothAdapter
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager.FEATURE_CAMERA_ANY
import android.provider.Settings
import androidx.activity.compose.LocalActivityResultRegistryOwner
import androidx.activity.result.ActivityResult
import androidx.activity.result.ActivityResultRegistry
import androidx.activity.result.ActivityResultRegistryOwner
import androidx.activity.result.contract.ActivityResultContract
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.core.app.ActivityOptionsCompat
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.journeyapps.barcodescanner.ScanIntentResult
import com.journeyapps.barcodescanner.ScanOptions
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.art.MainButton
import org.precinct.app.join.rememberScanner
import org.precinct.app.links.PhoneRadios
import org.precinct.app.permissions.rememberRemedies
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Radios
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import org.robolectric.Shadows.shadowOf
import java.util.Optional

/** A player who is asked for something hears why first, and has a way on when they refuse. */
@RunWith(AndroidJUnit4::class)
class AskingTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val app: Application = ApplicationProvider.getApplicationContext()
    private val system = AskedSystem()
    private val heard = mutableListOf<String>()

    @Test
    fun bluetoothIsExplainedBeforeTheSystemAsks() =
        remedy(Obstacle.PERMISSION) {
            rule.onNodeWithText("Allow Bluetooth?").assertIsDisplayed()
            assertThat(system.asked).isEmpty()
            rule.onNodeWithText("Continue").performClick()
            assertThat(system.asked).containsExactly("[$BLUETOOTH_CONNECT, $BLUETOOTH_SCAN]")
            system.answers(mapOf(BLUETOOTH_CONNECT to true, BLUETOOTH_SCAN to true))
            rule.onNodeWithText("Allow Bluetooth?").assertDoesNotExist()
            assertThat(heard).containsExactly("changed")
        }

    @Test
    fun aPlayerWhoSaysNotNowIsNotAsked() =
        remedy(Obstacle.PERMISSION) {
            rule.onNodeWithText("Not now").performClick()
            rule.onNodeWithText("Allow Bluetooth?").assertDoesNotExist()
            assertThat(system.asked).isEmpty()
        }

    @Test
    fun aPlayerWhoRefusesIsToldWhatWorksWithout() =
        remedy(Obstacle.PERMISSION) {
            rule.onNodeWithText("Continue").performClick()
            system.answers(mapOf(BLUETOOTH_CONNECT to true, BLUETOOTH_SCAN to false))
            rule.onNodeWithText("It goes on without Bluetooth").assertIsDisplayed()
            rule.onNodeWithText("Wi-Fi still works", substring = true).assertIsDisplayed()
            rule.onNodeWithText("Open settings").performClick()
            assertThat(system.asked.last())
                .isEqualTo(Settings.ACTION_APPLICATION_DETAILS_SETTINGS)
            system.answers(ActivityResult(0, null))
            // What has been given there counts at once.
            assertThat(heard).containsExactly("changed", "changed")
        }

    @Test
    fun aRadioThatIsOffIsOfferedToBeSwitchedOn() =
        remedy(Obstacle.BLUETOOTH_OFF) {
            assertThat(system.asked).containsExactly(BluetoothAdapter.ACTION_REQUEST_ENABLE)
            system.answers(ActivityResult(0, null))
            assertThat(heard).containsExactly("changed")
        }

    @Test
    fun wherePhonesLackAScreenTheSettingsOpen() {
        system.lacks = BluetoothAdapter.ACTION_REQUEST_ENABLE
        remedy(Obstacle.BLUETOOTH_OFF) {
            assertThat(system.asked).containsExactly(Settings.ACTION_SETTINGS)
        }
    }

    @Test
    fun theCameraIsExplainedBeforeTheSystemAsks() =
        scanner {
            shadowOf(app).denyPermissions(CAMERA)
            rule.onNodeWithText("Scan").performClick()
            rule.onNodeWithText("Use the camera?").assertIsDisplayed()
            assertThat(system.asked).isEmpty()
            rule.onNodeWithText("Continue").performClick()
            assertThat(system.asked).containsExactly(CAMERA)
            system.answers(true)
            assertThat(system.asked).containsExactly(CAMERA, SCAN).inOrder()
            system.answers(picture("PRECINCT:1:TEST"))
            assertThat(heard).containsExactly("PRECINCT:1:TEST")
        }

    @Test
    fun aRefusedCameraIsToldAndNothingIsScanned() =
        scanner {
            shadowOf(app).denyPermissions(CAMERA)
            rule.onNodeWithText("Scan").performClick()
            rule.onNodeWithText("Continue").performClick()
            system.answers(false)
            assertThat(system.asked).containsExactly(CAMERA)
            assertThat(heard).containsExactly("refused")
        }

    @Test
    fun anAllowedCameraScansAtOnce() =
        scanner {
            shadowOf(app).grantPermissions(CAMERA)
            rule.onNodeWithText("Scan").performClick()
            assertThat(system.asked).containsExactly(SCAN)
            // Back from the camera without a picture.
            system.answers(picture(null))
            assertThat(heard).isEmpty()
        }

    @Test
    fun aTabletWithoutACameraScansNothing() {
        shadowOf(app.packageManager).setSystemFeature(FEATURE_CAMERA_ANY, false)
        Booth(rule).open {
            show { Asked { if (rememberScanner({}, {}) == null) MainButton("No camera", {}) } }
            rule.onNodeWithText("No camera").assertIsDisplayed()
        }
    }

    @Composable
    private fun Asked(content: @Composable () -> Unit) =
        CompositionLocalProvider(
            LocalActivityResultRegistryOwner provides system,
            content = content,
        )

    private fun remedy(
        obstacle: Obstacle,
        test: () -> Unit,
    ) = Booth(rule).open {
        show {
            Asked {
                val fix = rememberRemedies(NoRadios, Role.JOIN) { heard += "changed" }
                MainButton("Fix", { fix(Transport.BLUETOOTH, obstacle) })
            }
        }
        rule.onNodeWithText("Fix").performClick()
        test()
    }

    private fun scanner(test: () -> Unit) {
        shadowOf(app.packageManager).setSystemFeature(FEATURE_CAMERA_ANY, true)
        Booth(rule).open {
            show {
                Asked {
                    val scan = rememberScanner({ heard += it }, { heard += "refused" })
                    MainButton("Scan", { scan!!() })
                }
            }
            test()
        }
    }

    private fun picture(text: String?) =
        ScanIntentResult.parseActivityResult(
            if (text == null) 0 else -1,
            text?.let {
                Intent()
                    .putExtra("SCAN_RESULT", it)
                    .putExtra("SCAN_RESULT_FORMAT", ScanOptions.QR_CODE)
            },
        )

    /** Remembers what it was asked, and answers when the test says so. */
    private inner class AskedSystem :
        ActivityResultRegistry(),
        ActivityResultRegistryOwner {
        val asked = mutableListOf<String>()
        var lacks = ""
        private var code = 0

        override val activityResultRegistry get() = this

        override fun <I, O> onLaunch(
            requestCode: Int,
            contract: ActivityResultContract<I, O>,
            input: I,
            options: ActivityOptionsCompat?,
        ) {
            if (input is Intent && input.action == lacks) throw ActivityNotFoundException()
            code = requestCode
            asked +=
                when (input) {
                    is Array<*> -> input.toList().toString()
                    is Intent -> input.action!!
                    is ScanOptions -> SCAN
                    else -> input.toString()
                }
        }

        fun <O> answers(answer: O) {
            rule.runOnUiThread { dispatchResult(code, answer) }
            rule.waitForIdle()
        }
    }

    private companion object {
        const val SCAN = "a picture"
    }

    private object NoRadios : PhoneRadios {
        override fun obstacle(
            transport: Transport,
            role: Role,
        ): Optional<Obstacle> = Optional.empty()

        override fun missing(
            transport: Transport,
            role: Role,
        ) = listOf(BLUETOOTH_CONNECT, BLUETOOTH_SCAN)

        override fun remedy(obstacle: Obstacle): Optional<Intent> =
            Optional.of(
                Intent(
                    if (obstacle == Obstacle.PERMISSION) {
                        Settings.ACTION_APPLICATION_DETAILS_SETTINGS
                    } else {
                        BluetoothAdapter.ACTION_REQUEST_ENABLE
                    },
                ),
            )

        override fun beDiscoverable() = Intent()

        override fun watch(changed: Runnable) = Radios.Watch {}
    }
}
