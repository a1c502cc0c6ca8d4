package org.precinct.app.curtain

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.RoundFacts

/**
 * What hides a player's screen while one phone goes round.
 *
 * A finger that stays on the seal holds it open and lets it fall on release. A player who needs
 * the finger slides it up: then the curtain stays open until it is told to close, the phone is laid on
 * its face, the app is left, or it is somebody else's turn.
 */
@Stable
class Curtain {
    enum class Openness { CLOSED, HELD, FIXED }

    var position by mutableStateOf(Openness.CLOSED)
        private set

    val isOpen get() = position != Openness.CLOSED

    fun press() {
        if (position == Openness.CLOSED) position = Openness.HELD
    }

    fun release() {
        if (position == Openness.HELD) position = Openness.CLOSED
    }

    /** Keeps it open without a finger. */
    fun fix() {
        position = Openness.FIXED
    }

    /** Closes it at once, whatever a finger does. */
    fun fall() {
        position = Openness.CLOSED
    }
}

/**
 * Into whose hands a shared phone goes.
 *
 * @param asked who may take it now, one of them [chosen]
 * @param chosen null while it lies on the table
 * @param taken whether it was asked for, and can be given back
 * @param round the question to all; null while somebody has the phone to themselves
 * @param latest what happened last, as everybody may read it
 */
@Immutable
data class Hands(
    val asked: List<ChairFacts>,
    val chosen: ChairFacts?,
    val taken: Boolean = false,
    val round: RoundFacts? = null,
    val latest: List<String> = emptyList(),
)
