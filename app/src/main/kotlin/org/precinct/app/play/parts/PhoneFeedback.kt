package org.precinct.app.play.parts

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import android.os.Build
import android.os.VibrationEffect
import android.os.Vibrator
import android.os.VibratorManager
import androidx.annotation.RequiresApi
import java.util.concurrent.Executors

/**
 * Vibration and sounds of the phone. The sounds are computed, a few hundred bytes of noise and tone
 * each, so that no recording has to be packaged.
 *
 * @param sound whether it may be heard
 * @param vibration whether it may be felt
 */
class PhoneFeedback(
    context: Context,
    private val sound: () -> Boolean = { true },
    private val vibration: () -> Boolean = { true },
) : Feedback,
    AutoCloseable {
    private val vibrator = vibrator(context)
    private val player =
        Executors.newSingleThreadExecutor { Thread(it, "sounds").apply { isDaemon = true } }

    override fun play(sensation: Sensation) {
        if (vibration()) vibrate(sensation)
        if (sound() && !player.isShutdown) player.execute { sound(Sounds.of(sensation)) }
    }

    override fun close() = player.shutdown()

    private fun vibrate(sensation: Sensation) {
        if (vibrator?.hasVibrator() != true) return
        vibrator.vibrate(VibrationEffect.createWaveform(sensation.pulses, -1))
    }

    private fun sound(samples: ShortArray) {
        val track = track(samples) ?: return
        try {
            // Nothing is taken when Android's sound server has died, and play() would throw.
            if (track.write(samples, 0, samples.size) <= 0) return
            track.play()
            Thread.sleep(samples.size * 1000L / Sounds.RATE + 30)
        } finally {
            track.release()
        }
    }

    /** Null on a phone that has no room for another sound: then there is silence. */
    private fun track(samples: ShortArray): AudioTrack? =
        try {
            AudioTrack
                .Builder()
                .setAudioAttributes(
                    AudioAttributes
                        .Builder()
                        .setUsage(AudioAttributes.USAGE_GAME)
                        .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                        .build(),
                ).setAudioFormat(
                    AudioFormat
                        .Builder()
                        .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                        .setSampleRate(Sounds.RATE)
                        .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                        .build(),
                ).setTransferMode(AudioTrack.MODE_STATIC)
                .setBufferSizeInBytes(2 * samples.size)
                .build()
        } catch (_: UnsupportedOperationException) {
            null
        }
}

/** Pauses and pulses in turn, in milliseconds. */
private val Sensation.pulses: LongArray
    get() =
        when (this) {
            Sensation.DICE_ROLL -> longArrayOf(0, 18, 40, 14, 50, 16, 45, 12)
            Sensation.DICE_LAND -> longArrayOf(0, 22)
            Sensation.SAND_TURN -> longArrayOf(0, 35)
            Sensation.SAND_TICK -> longArrayOf(0, 15)
            Sensation.SAND_OUT -> longArrayOf(0, 120)
            Sensation.CARD -> longArrayOf(0, 8)
            Sensation.YOUR_TURN -> longArrayOf(0, 40, 60, 40)
            Sensation.REFUSED -> longArrayOf(0, 20, 40, 20)
            Sensation.BLOW -> longArrayOf(0, 90)
        }

private fun vibrator(context: Context): Vibrator? =
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
        mainVibrator(context)
    } else {
        @Suppress("DEPRECATION")
        context.getSystemService(Context.VIBRATOR_SERVICE) as Vibrator?
    }

@RequiresApi(Build.VERSION_CODES.S)
private fun mainVibrator(context: Context): Vibrator? =
    context.getSystemService(VibratorManager::class.java)?.defaultVibrator
