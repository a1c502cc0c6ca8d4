package org.precinct.app

import android.app.LocaleManager
import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorManager
import android.os.Vibrator
import android.view.View
import android.view.ViewGroup
import androidx.activity.compose.setContent
import androidx.compose.material3.MaterialTheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.around.FakeSession
import org.precinct.app.around.Gallery
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.game.GameFace
import org.precinct.app.play.parts.Feedback
import org.precinct.app.play.parts.Handling
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.play.parts.LocalShakes
import org.precinct.app.play.parts.Secrecy
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.Shakes
import org.precinct.app.players.Settings
import org.precinct.app.settings.SettingsScreen
import org.precinct.app.tablescreen.TableViewModel
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSensor

/** What a setting says is done at once. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
@Config(sdk = [OLDEST, NEWEST])
class SettingsProviderTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val context: Context = ApplicationProvider.getApplicationContext()
    private val settings = MutableStateFlow(Settings.STANDARD)
    private lateinit var handling: Handling
    private lateinit var feedback: Feedback
    private lateinit var shakes: Shakes
    private var ground = Color.Unspecified

    private fun during(test: Booth.() -> Unit) =
        Booth(rule).open {
            activity.onActivity {
                it.setContent {
                    PhoneSettings(settings, Secrecy.None) {
                        handling = LocalHandling.current
                        feedback = LocalFeedback.current
                        shakes = LocalShakes.current
                        ground = MaterialTheme.colorScheme.background
                        val frame =
                            FrameState(GameFace.byId("kojak")!!, "Roll.", true, Gallery.chairs)
                        GameFrame(frame, FakeSession()) {}
                    }
                }
            }
            rule.waitForIdle()
            test()
        }

    private fun choose(change: (Settings) -> Settings) {
        settings.update(change)
        rule.waitForIdle()
    }

    @Test
    fun theHandAndTheEyesHaveTheirWay() =
        during {
            assertThat(handling).isEqualTo(Handling())
            choose { it.with { one -> one.leftHand = true } }
            assertThat(handling).isEqualTo(Handling(leftHanded = true))
            choose {
                it
                    .with { one ->
                        one.leftHand = false
                    }.with { one -> one.touchToPeek = true }
            }
            assertThat(handling).isEqualTo(Handling(touchToPeek = true))
            choose { it.with { one -> one.touchToPeek = false }.with { one -> one.still = true } }
            assertThat(handling).isEqualTo(Handling(still = true))
        }

    @Test
    fun itIsNightWhenThePlayerSaysSo() =
        during {
            val day = ground
            choose { it.with { one -> one.theme = Settings.Theme.DARK } }
            val night = ground
            assertThat(night).isNotEqualTo(day)
            choose { it.with { one -> one.theme = Settings.Theme.LIGHT } }
            assertThat(ground).isEqualTo(day)
        }

    @Test
    fun theScreenStaysOnDuringAGameIfItShall() =
        during {
            fun View.anyStaysOn(): Boolean =
                keepScreenOn ||
                    this is ViewGroup &&
                    (0..<childCount).any { getChildAt(it).anyStaysOn() }

            fun staysOn(): Boolean {
                var on = false
                activity.onActivity { on = it.window.decorView.anyStaysOn() }
                return on
            }
            assertThat(staysOn()).isTrue()
            choose { it.with { one -> one.keepAwake = false } }
            assertThat(staysOn()).isFalse()
        }

    @Test
    fun vibrationCanBeSwitchedOffDuringAGame() =
        during {
            val vibrator = shadowOf(context.getSystemService(Vibrator::class.java)!!)
            choose { it.with { one -> one.sounds = false }.with { one -> one.vibration = false } }
            feedback.play(Sensation.BLOW)
            assertThat(vibrator.isVibrating).isFalse()
            choose { it.with { one -> one.vibration = true } }
            feedback.play(Sensation.BLOW)
            assertThat(vibrator.isVibrating).isTrue()
        }

    @Test
    fun aShakeRollsOnlyIfItShall() =
        during {
            val sensors = context.getSystemService(SensorManager::class.java)!!
            val meter = ShadowSensor.newInstance(Sensor.TYPE_ACCELEROMETER)
            shadowOf(sensors).addSensor(meter)
            shakes.listen {}.use { assertThat(shadowOf(sensors).listeners).isNotEmpty() }
            choose { it.with { one -> one.shakeToRoll = false } }
            shakes.listen {}.use { assertThat(shadowOf(sensors).listeners).isEmpty() }
        }

    @Test
    fun aSwitchTouchedBeforeTheScreenKnowsOfTheLastOneTakesNothingBack() =
        Booth(rule).open {
            var kept = Settings.STANDARD
            show {
                SettingsScreen(
                    Settings.STANDARD,
                    false,
                    "",
                    { kept = it(kept) },
                    {},
                    {},
                    {},
                    {},
                )
            }
            rule.onNodeWithText("Sounds").performScrollTo().performClick()
            rule.onNodeWithText("Vibration").performScrollTo().performClick()
            assertThat(kept.sounds).isFalse()
            assertThat(kept.vibration).isFalse()
        }

    @Test
    fun whoWantedNoMoreLessonsMayHaveThemAgain() {
        val again = context.getString(R.string.settings_teach)
        val store = { (context as Precinct).phone().database.settings() }
        runBlocking {
            withContext(
                Dispatchers.IO,
            ) { store().lessonSeen(TableViewModel.NO_LESSONS) }
        }
        Stage(rule).play {
            rule.onNodeWithContentDescription("Settings").performClick()
            await(again)
            rule.onNodeWithText(again).performScrollTo().performClick()
            await(context.getString(R.string.settings_teaches))
        }
        assertThat(runBlocking { store().lessonsSeen().first() }).isEmpty()
    }

    /** Before Android 13 the app itself remembers it. */
    @Test
    @Config(sdk = [OLDEST])
    fun theLanguageIsForThisAppAndStays() {
        Stage(rule).play {
            rule.onNodeWithContentDescription("Settings").performClick()
            await("Français")
            rule.onNodeWithText("Français").performScrollTo().performClick()
            await("Réglages")
        }
        ActivityScenario.launch(MainActivity::class.java).use {
            rule.waitUntilAtLeastOneExists(hasText("Les jeux"), Stage.PATIENCE)
        }
    }

    @Test
    @Config(sdk = [NEWEST])
    fun theSystemIsToldOfTheLanguageForThisApp() =
        Stage(rule).play {
            val locales = context.getSystemService(LocaleManager::class.java)!!
            rule.onNodeWithContentDescription("Settings").performClick()
            await("Français")
            rule.onNodeWithText("Français").performScrollTo().performClick()
            rule.waitUntil(Stage.PATIENCE) {
                locales.applicationLocales.toLanguageTags() == "fr"
            }
        }
}
