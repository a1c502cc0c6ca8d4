package org.precinct.app.play.parts

import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin
import kotlin.random.Random

/** The sounds of the game, made of noise and decaying tones. */
object Sounds {
    const val RATE = 22_050

    private val made = arrayOfNulls<ShortArray>(Sensation.entries.size)

    /** 16-bit samples, one channel. Made at first use; called by one thread. */
    fun of(sensation: Sensation): ShortArray =
        made[sensation.ordinal] ?: make(sensation).also { made[sensation.ordinal] = it }

    private fun make(sensation: Sensation): ShortArray =
        when (sensation) {
            // Wood on wood, nine times, ever closer to rest.
            Sensation.DICE_ROLL ->
                mix(950) { out ->
                    val random = Random(7)
                    var at = 0.0
                    repeat(9) { n ->
                        knock(out, at, 900.0 + random.nextInt(900), 0.5 - n * 0.03, 90.0)
                        at += 45 + n * 7 + random.nextInt(25)
                    }
                }
            Sensation.DICE_LAND -> mix(90) { knock(it, 0.0, 700.0, 0.6, 70.0) }
            Sensation.SAND_TURN -> mix(260) { hiss(it, 0.0, 260.0, 0.18) }
            Sensation.SAND_TICK -> mix(60) { knock(it, 0.0, 1900.0, 0.4, 110.0) }
            Sensation.SAND_OUT ->
                mix(600) {
                    tone(it, 0.0, 660.0, 0.35, 9.0)
                    tone(it, 150.0, 495.0, 0.35, 7.0)
                }
            Sensation.CARD -> mix(70) { hiss(it, 0.0, 70.0, 0.22) }
            Sensation.YOUR_TURN ->
                mix(700) {
                    tone(it, 0.0, 587.0, 0.3, 8.0)
                    tone(it, 130.0, 880.0, 0.3, 7.0)
                }
            Sensation.REFUSED -> mix(150) { tone(it, 0.0, 180.0, 0.4, 22.0) }
            Sensation.BLOW ->
                mix(450) {
                    hiss(it, 0.0, 120.0, 0.7)
                    tone(it, 0.0, 95.0, 0.6, 12.0)
                }
        }

    private fun mix(
        millis: Int,
        sounds: (DoubleArray) -> Unit,
    ): ShortArray {
        val out = DoubleArray(millis * RATE / 1000)
        sounds(out)
        return ShortArray(out.size) {
            (out[it].coerceIn(-1.0, 1.0) * Short.MAX_VALUE).toInt().toShort()
        }
    }

    /** A struck piece of wood: a tone and its crooked overtone, gone at once. */
    private fun knock(
        out: DoubleArray,
        at: Double,
        pitch: Double,
        loud: Double,
        decay: Double,
    ) {
        tone(out, at, pitch, loud, decay)
        tone(out, at, pitch * 2.76, loud * 0.4, decay * 1.4)
    }

    private fun tone(
        out: DoubleArray,
        at: Double,
        pitch: Double,
        loud: Double,
        decay: Double,
    ) {
        val from = (at * RATE / 1000).toInt()
        for (n in from until out.size) {
            val t = (n - from).toDouble() / RATE
            // A millisecond of attack keeps the loudspeaker from clicking.
            val attack = (t * 1000).coerceAtMost(1.0)
            out[n] += loud * attack * exp(-decay * t) * sin(2 * PI * pitch * t)
        }
    }

    /** Sand and paper: noise that swells and fades. */
    private fun hiss(
        out: DoubleArray,
        at: Double,
        millis: Double,
        loud: Double,
    ) {
        val random = Random(3)
        val from = (at * RATE / 1000).toInt()
        val length = (millis * RATE / 1000).toInt()
        var smooth = 0.0
        for (n in 0 until minOf(length, out.size - from)) {
            smooth = 0.6 * smooth + 0.4 * (random.nextDouble() * 2 - 1)
            out[from + n] += loud * smooth * sin(PI * n / length)
        }
    }
}
