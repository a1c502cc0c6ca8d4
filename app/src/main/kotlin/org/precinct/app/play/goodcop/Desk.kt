package org.precinct.app.play.goodcop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import org.precinct.app.play.parts.rememberKept
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.View

/** What a player is about to do and has not sent: it lasts until the table moves on. */
@Stable
internal class Desk(
    view: View,
) {
    private val asked = Making.asked(view)
    private val dealt = if (view.mine?.may_order == true) Arranging.asItIs(ROW) else null

    /** What is put together at the table. */
    var making by mutableStateOf(asked)

    /** The own row being laid out, at the start or by a Flashbang. */
    var arranging by mutableStateOf(dealt)

    /** The Equipment card chosen to be discarded. */
    var discarding by mutableStateOf<Equipment?>(null)

    /** Whether the own Equipment lies open in a sheet. */
    var gear by mutableStateOf(false)

    /** Why what was touched last cannot be chosen. */
    var why by mutableStateOf<String?>(null)

    /** Whether something can be given up to go back to where the game has put the player. */
    val canCancel: Boolean
        get() = making?.verb != asked?.verb || arranging != null && dealt == null

    fun cancel() {
        making = asked
        arranging = dealt
        why = null
    }

    private companion object {
        const val ROW = 3
    }
}

@Composable
internal fun rememberDesk(scene: CopScene): Desk {
    val view = scene.view
    val answered = view.mine?.recorded
    return rememberKept(scene.seat, view.phase, view.state_seq, view.window_no, answered) {
        Desk(view)
    }
}
