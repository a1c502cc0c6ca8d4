package org.precinct.app.curtain

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorEvent
import android.hardware.SensorEventListener
import android.hardware.SensorManager
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.platform.LocalContext

/** Calls back when the phone is laid on its face, or something covers it. */
@Composable
fun FaceDownEffect(onFaceDown: () -> Unit) {
    val context = LocalContext.current
    val down by rememberUpdatedState(onFaceDown)
    DisposableEffect(context) {
        val sensors = context.getSystemService(Context.SENSOR_SERVICE) as SensorManager
        val listener =
            object : SensorEventListener {
                override fun onSensorChanged(event: SensorEvent) {
                    if (FaceDown.seenBy(
                            event.sensor.type,
                            event.values,
                            event.sensor.maximumRange,
                        )
                    ) {
                        down()
                    }
                }

                override fun onAccuracyChanged(
                    sensor: Sensor,
                    accuracy: Int,
                ) = Unit
            }
        listOf(Sensor.TYPE_ACCELEROMETER, Sensor.TYPE_PROXIMITY).forEach { type ->
            sensors.getDefaultSensor(type)?.let {
                sensors.registerListener(listener, it, SensorManager.SENSOR_DELAY_UI)
            }
        }
        onDispose { sensors.unregisterListener(listener) }
    }
}

internal object FaceDown {
    /** Most of the earth's pull comes from above the glass: the phone lies on its face. */
    private const val PULL = -7f

    /** Whatever is that near is a table or a pocket, not a hand. In centimetres. */
    private const val NEAR = 2f

    fun seenBy(
        sensor: Int,
        values: FloatArray,
        range: Float,
    ) = when (sensor) {
        Sensor.TYPE_ACCELEROMETER -> values[2] <= PULL
        Sensor.TYPE_PROXIMITY -> values[0] < minOf(NEAR, range)
        else -> false
    }
}
