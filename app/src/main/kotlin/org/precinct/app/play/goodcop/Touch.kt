package org.precinct.app.play.goodcop

import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import org.precinct.app.play.offers
import org.precinct.engine.goodcop.proto.Action

/** What can be done with a card by touching it. */
internal class Touch(
    /** For TalkBack: what a touch does. */
    val label: String,
    val chosen: Boolean = false,
    val offers: List<Action> = emptyList(),
    val onTouch: () -> Unit,
)

/** The marks of a node that can be touched. */
internal fun Modifier.offered(touch: Touch?): Modifier =
    if (touch == null) this else offers(touch.offers).semantics { selected = touch.chosen }
