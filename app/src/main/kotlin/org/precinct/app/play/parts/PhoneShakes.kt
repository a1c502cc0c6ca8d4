package org.precinct.app.play.parts

import android.content.Context
import android.hardware.Sensor
import android.hardware.SensorEvent
import android.hardware.SensorEventListener
import android.hardware.SensorManager
import java.nio.Buffer
import java.nio.ByteBuffer
import kotlin.math.sqrt

/** Shakes of the phone, by its accelerometer. */
class PhoneShakes(
    context: Context,
) : Shakes {
    private val sensors = context.getSystemService(SensorManager::class.java)

    override fun listen(onShake: (Shake) -> Unit): AutoCloseable {
        val meter = sensors?.getDefaultSensor(Sensor.TYPE_ACCELEROMETER) ?: return AutoCloseable {}
        val listener = Listener(ShakeMeter(onShake))
        sensors.registerListener(listener, meter, SensorManager.SENSOR_DELAY_GAME)
        return AutoCloseable { sensors.unregisterListener(listener) }
    }

    private class Listener(
        private val meter: ShakeMeter,
    ) : SensorEventListener {
        override fun onSensorChanged(event: SensorEvent) =
            meter.measured(
                event.timestamp / 1_000_000,
                event.values[0],
                event.values[1],
                event.values[2],
            )

        override fun onAccuracyChanged(
            sensor: Sensor,
            accuracy: Int,
        ) = Unit
    }
}

/** Tells a shake from a walk: three hard pulls within a second, and then a second of quiet. */
internal class ShakeMeter(
    private val onShake: (Shake) -> Unit,
) {
    private val trace = ByteBuffer.allocate(256)
    private var pulls = ArrayDeque<Long>()
    private var last = Long.MIN_VALUE / 2

    fun measured(
        millis: Long,
        x: Float,
        y: Float,
        z: Float,
    ) {
        // As a plain buffer: before Android 14 one of bytes has no clear() of its own.
        if (trace.remaining() < 12) (trace as Buffer).clear()
        trace.putFloat(x).putFloat(y).putFloat(z)
        val force = sqrt(x * x + y * y + z * z) / SensorManager.GRAVITY_EARTH
        if (force < HARD || millis - last < REST) return
        if (pulls.isEmpty() || millis - pulls.last() > BETWEEN) pulls.addLast(millis)
        while (pulls.isNotEmpty() && millis - pulls.first() > WITHIN) pulls.removeFirst()
        if (pulls.size < PULLS) return
        pulls.clear()
        last = millis
        onShake(Shake(trace.array().copyOf()))
    }

    private companion object {
        /** In g. */
        const val HARD = 1.9f
        const val PULLS = 3
        const val BETWEEN = 70L
        const val WITHIN = 1_000L
        const val REST = 1_000L
    }
}
