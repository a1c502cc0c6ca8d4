package org.precinct.app.play.parts

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import org.precinct.app.play.Mark
import org.precinct.seat.Button.Emphasis

/** A small drawing in the colour of the content around it. */
typealias Glyph = @Composable (Modifier) -> Unit

/**
 * Something that a player can do, or could if it were possible.
 *
 * @param label what it means, as from `scene.label(action)`
 * @param why null if it can be done, else the sentence that says why not: it looks out of reach, and
 *   a touch tells the sentence
 * @param confirm the question to ask first if it cannot be undone
 * @param spoken what TalkBack says if [label] does not say enough
 * @param mark what it touches in the game, if that is where it leads
 */
@Immutable
data class ActionButton(
    val label: String,
    val emphasis: Emphasis = Emphasis.USUAL,
    val icon: Glyph? = null,
    val why: String? = null,
    val confirm: Confirm? = null,
    val spoken: String? = null,
    val mark: Mark? = null,
    val onTouch: () -> Unit,
) {
    /** Whether it can be done, once a question has been answered. */
    internal val asksFirst get() = confirm != null && why == null
}

/**
 * The question before something that cannot be undone.
 *
 * @param yes the button that does it; by default the label itself
 */
@Immutable
data class Confirm(
    val title: String,
    val text: String? = null,
    val yes: String? = null,
)
