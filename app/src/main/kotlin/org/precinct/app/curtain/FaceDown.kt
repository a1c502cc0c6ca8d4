package org.precinct.app.curtain

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorEvent
import android.hardware.SensorEventListener
import android.hardware.SensorManager

/** The phone's own: gravity, and whatever is near the glass. */
class PhoneFaceDown(
    context: Context,
) : FaceDownSensor {
    private val sensors = context.getSystemService(Context.SENSOR_SERVICE) as SensorManager

    override fun listen(onFaceDown: () -> Unit): AutoCloseable {
        val listener =
            object : SensorEventListener {
                override fun onSensorChanged(event: SensorEvent) {
                    val range = event.sensor.maximumRange
                    if (FaceDown.seenBy(event.sensor.type, event.values, range)) onFaceDown()
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
        return AutoCloseable { sensors.unregisterListener(listener) }
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
