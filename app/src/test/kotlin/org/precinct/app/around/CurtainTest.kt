package org.precinct.app.around

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorManager
import android.os.Bundle
import android.os.Parcel
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Text
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Accessible
import org.precinct.app.Booth
import org.precinct.app.curtain.CurtainScreen
import org.precinct.app.curtain.Hands
import org.precinct.app.curtain.LocalFaceDown
import org.precinct.app.curtain.PhoneFaceDown
import org.precinct.app.play.parts.LocalSecrecy
import org.precinct.app.play.parts.Secrecy
import org.precinct.app.session.RoundFacts
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.SensorEventBuilder
import org.robolectric.shadows.ShadowSensor

/** What is behind the curtain is nobody else's business. */
@RunWith(AndroidJUnit4::class)
class CurtainTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private var chosen by mutableStateOf(Gallery.together[0])
    private var hands by mutableStateOf<Hands?>(null)
    private val taken = mutableListOf<Int?>()
    private var passed = 0
    private var secrets = 0
    private val sensors =
        ApplicationProvider
            .getApplicationContext<Context>()
            .getSystemService(Context.SENSOR_SERVICE) as SensorManager

    @Test
    fun closedItTellsOnlyWhoIsNext() =
        withPhone {
            assertThat(Accessible(rule).said.joinToString()).doesNotContain("Secret")
            rule.onNodeWithText("Ana").assertIsDisplayed()
            assertThat(secrets).isEqualTo(0)
        }

    @Test
    fun betweenHandsTheBoardLiesOpen() =
        withPhone {
            rule.onNodeWithText("Board of all").assertIsDisplayed()
            slideUp()
            rule.onNodeWithText("Board of all").assertDoesNotExist()
        }

    @Test
    fun oneQuestionIsForAll() =
        withPhone {
            hands = Hands(emptyList(), null, round = question)
            rule.onNodeWithText("Does anybody?").assertIsDisplayed()
            rule.onNodeWithText("Board of all").assertIsDisplayed()
            rule.onNodeWithContentDescription("Show the screen of Ana").assertDoesNotExist()
            rule.onNodeWithText("Nobody: go on").performClick()
            assertThat(passed).isEqualTo(1)
            rule.onNodeWithText("Bruno: I do").performClick()
            assertThat(taken).containsExactly(1)
        }

    @Test
    fun whoeverIsNotAskedCanAskForThePhoneAndGiveItBack() =
        withPhone {
            hands = Hands(listOf(chosen), chosen, round = question.copy(nobody = null))
            rule.onNodeWithText("Nobody: go on").assertDoesNotExist()
            rule.onNodeWithText("Back to the table").assertDoesNotExist()
            rule.onNodeWithText("Bruno: I do").performClick()
            hands = Hands(listOf(chosen), Gallery.together[1], taken = true)
            rule.onNodeWithText("Bruno: I do").assertDoesNotExist()
            rule.onNodeWithText("Back to the table").performClick()
            assertThat(taken).containsExactly(1, null).inOrder()
        }

    @Test
    fun aFingerHoldsItOpenAndReleaseHidesAtOnce() =
        withPhone {
            seal().performTouchInput { down(center) }
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
            assertThat(secrets).isEqualTo(1)
            seal().performTouchInput { up() }
            hidden()
        }

    @Test
    fun slidingUpKeepsItOpenUntilItIsHidden() =
        withPhone {
            slideUp()
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
            rule.onNodeWithText("Hide").performClick()
            hidden()
        }

    @Test
    fun aScreenReaderOpensIt() =
        withPhone {
            seal().performSemanticsAction(SemanticsActions.OnClick)
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
        }

    @Test
    fun onItsFaceThePhoneHides() {
        val meter = sensor(Sensor.TYPE_ACCELEROMETER)
        withPhone {
            slideUp()
            feel(meter, 0.2f, 0.3f, 9.7f)
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
            feel(meter, 0.2f, 0.3f, -9.7f)
            hidden()
        }
    }

    @Test
    fun inAPocketThePhoneHides() {
        val eye = sensor(Sensor.TYPE_PROXIMITY)
        shadowOf(eye).setMaximumRange(8f)
        withPhone {
            slideUp()
            feel(eye, 8f)
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
            feel(eye, 0f)
            hidden()
        }
    }

    @Test
    fun leavingTheAppHides() =
        withPhone {
            slideUp()
            activity.moveToState(Lifecycle.State.CREATED)
            activity.moveToState(Lifecycle.State.RESUMED)
            hidden()
        }

    @Test
    fun aDialogOfTheSystemHides() =
        withPhone {
            slideUp()
            activity.moveToState(Lifecycle.State.STARTED)
            activity.moveToState(Lifecycle.State.RESUMED)
            hidden()
        }

    @Test
    fun theNextPlayerFindsItClosed() =
        withPhone {
            slideUp()
            chosen = Gallery.together[1]
            rule.waitForIdle()
            hidden()
            assertThat(Accessible(rule).said.joinToString()).doesNotContain("Secret")
            rule.onNodeWithText("Bruno").assertIsDisplayed()
        }

    @Test
    fun nothingBehindItIsInWhatTheSystemKeeps() =
        withPhone {
            slideUp()
            rule.onNodeWithText("Secret of Ana").assertIsDisplayed()
            val kept = Bundle()
            activity.onActivity {
                InstrumentationRegistry.getInstrumentation().callActivityOnSaveInstanceState(
                    it,
                    kept,
                )
            }
            val parcel = Parcel.obtain()
            kept.writeToParcel(parcel, 0)
            val bytes = parcel.marshall()
            parcel.recycle()
            val words = String(bytes, Charsets.ISO_8859_1).replace("\u0000", "")
            assertThat(words).contains("open knowledge")
            assertThat(words).doesNotContain("Draft of")
        }

    private fun withPhone(act: Booth.() -> Unit) =
        Booth(rule).open {
            show {
                rememberSaveable { "open knowledge" }
                val sensor = PhoneFaceDown(LocalContext.current)
                CompositionLocalProvider(
                    LocalSecrecy provides counting,
                    LocalFaceDown provides sensor,
                ) {
                    CurtainScreen(
                        hands ?: Hands(listOf(chosen), chosen),
                        { taken += it },
                        { passed++ },
                        Modifier.fillMaxSize(),
                        board = { Text("Board of all", it) },
                    ) {
                        rememberSaveable { "Draft of ${chosen.name}" }
                        Text("Secret of ${chosen.name}", it)
                    }
                }
            }
            act()
        }

    private val question =
        RoundFacts(
            "Does anybody?",
            "Nobody: go on",
            mapOf(1 to "Bruno: I do"),
            emptyMap(),
            emptyMap(),
        )

    private val counting =
        Secrecy {
            secrets++
            AutoCloseable { secrets-- }
        }

    private fun seal() = rule.onNodeWithContentDescription("Show the screen of ${chosen.name}")

    private fun slideUp() {
        seal().performTouchInput {
            down(center)
            moveBy(Offset(0f, -height * 1.5f))
            up()
        }
        rule.onNodeWithText("Hide").assertIsDisplayed()
    }

    private fun hidden() {
        rule.onNodeWithText("Secret of Ana").assertDoesNotExist()
        assertThat(secrets).isEqualTo(0)
    }

    private fun sensor(type: Int): Sensor {
        val sensor = ShadowSensor.newInstance(type)
        shadowOf(sensors).addSensor(sensor)
        return sensor
    }

    private fun feel(
        sensor: Sensor,
        vararg values: Float,
    ) {
        val event =
            SensorEventBuilder
                .newBuilder()
                .setSensor(sensor)
                .setValues(values)
                .build()
        shadowOf(sensors).sendSensorEventToListeners(event)
        rule.waitForIdle()
    }
}
