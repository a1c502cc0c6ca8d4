package org.precinct.app.play.parts

import androidx.compose.runtime.staticCompositionLocalOf

/** What a hand feels and an ear hears of the game. */
fun interface Feedback {
    fun play(sensation: Sensation)

    companion object {
        val None = Feedback {}
    }
}

enum class Sensation {
    /** Dice begin to tumble. */
    DICE_ROLL,

    /** A die comes to rest. */
    DICE_LAND,

    /** The hourglass is turned over. */
    SAND_TURN,

    /** One of the last five seconds. */
    SAND_TICK,

    /** The sand has run out. */
    SAND_OUT,

    /** A card is turned or laid. */
    CARD,

    /** The player is asked to decide. */
    YOUR_TURN,

    /** Something cannot be done. */
    REFUSED,

    /** A shot, an arrest, a blow. */
    BLOW,
}

/** Silent unless the frame provides the phone's own: see [PhoneFeedback]. */
val LocalFeedback = staticCompositionLocalOf { Feedback.None }
