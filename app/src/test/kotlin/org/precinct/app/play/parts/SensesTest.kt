package org.precinct.app.play.parts

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorManager
import android.os.VibratorManager
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.engine.kit.Patience
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.SensorEventBuilder
import org.robolectric.shadows.ShadowSensor
import java.util.concurrent.CopyOnWriteArrayList

/** The phone's own vibrator and accelerometer. */
@RunWith(AndroidJUnit4::class)
class SensesTest {
    private val context = ApplicationProvider.getApplicationContext<Context>()
    private val vibrators =
        context.getSystemService(Context.VIBRATOR_MANAGER_SERVICE) as VibratorManager
    private val vibrator = shadowOf(vibrators.defaultVibrator)

    @Test
    fun everySensationIsFelt() {
        PhoneFeedback(context, sound = { false }).use { feedback ->
            for (sensation in Sensation.entries) {
                feedback.play(sensation)
                assertThat(vibrator.pattern.last()).isIn(1L..200L)
            }
        }
    }

    @Test
    fun whoWantsNoVibrationGetsNone() {
        PhoneFeedback(
            context,
            sound = { false },
            vibration = { false },
        ).use { it.play(Sensation.BLOW) }
        assertThat(vibrator.isVibrating).isFalse()
    }

    /** Robolectric's phone is one: a sound there is taken by nobody. */
    @Test
    fun aPhoneThatCannotSoundIsSilent() {
        val thrown = CopyOnWriteArrayList<Throwable>()
        val usual = Thread.getDefaultUncaughtExceptionHandler()
        val others = Thread.getAllStackTraces().keys
        Thread.setDefaultUncaughtExceptionHandler { _, fault -> thrown += fault }
        try {
            PhoneFeedback(context).use { it.play(Sensation.CARD) }
            val sounding = (Thread.getAllStackTraces().keys - others).filter { it.name == "sounds" }
            sounding.forEach { it.join(Patience.MILLIS) }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(usual)
        }
        assertThat(thrown).isEmpty()
    }

    @Test
    fun aShakeIsHeardUntilNobodyListens() {
        val sensors = context.getSystemService(Context.SENSOR_SERVICE) as SensorManager
        val meter = ShadowSensor.newInstance(Sensor.TYPE_ACCELEROMETER)
        shadowOf(sensors).addSensor(meter)
        var shakes = 0
        val listening = PhoneShakes(context).listen { shakes++ }
        var at = 5_000L

        fun shake() =
            repeat(3) {
                at += 100
                shadowOf(sensors).sendSensorEventToListeners(
                    SensorEventBuilder
                        .newBuilder()
                        .setSensor(meter)
                        .setTimestamp(at * 1_000_000)
                        .setValues(floatArrayOf(0f, 32f, 4f))
                        .build(),
                )
            }
        shake()
        assertThat(shakes).isEqualTo(1)
        at += 2_000
        listening.close()
        shake()
        assertThat(shakes).isEqualTo(1)
    }

    @Test
    fun aPhoneWithoutAccelerometerStaysQuiet() {
        PhoneShakes(context).listen { throw AssertionError("a shake") }.close()
    }
}
