package org.precinct.app.play

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.semantics
import com.squareup.wire.Message
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.ActionButton
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.rememberKept
import org.precinct.seat.Button
import org.precinct.seat.Controls
import org.precinct.seat.Offers
import org.precinct.seat.Reaction

/**
 * What one player has put together on this phone, and what touches do with it.
 *
 * @param enabled false while nothing can be done at all: an action is on its way, or the table is
 *   paused
 * @param touchable false for what lies under something else: it is drawn, and out of touch
 * @param pointer what a lesson points at; null while there is none
 */
@Stable
class SeatState<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>, D : Any, T : Any>(
    val offers: Offers<A, V, E, D, T>,
    val enabled: Boolean,
    private val onDraft: (D) -> Unit,
    private val onAct: (A) -> Unit,
    private val touchable: Boolean = true,
    val pointer: Pointer? = null,
) {
    val draft: D get() = offers.draft()

    /** Whether touching this does anything now. */
    fun reacts(touch: T): Boolean = enabled && offers.reacts(touch)

    fun touch(touch: T) = perform(offers.reaction(touch))

    /** Opens or closes what is only read, also while nothing can be done. */
    fun look(touch: T) {
        val reaction = offers.reaction(touch)
        if (touchable && reaction is Reaction.Edit) onDraft(reaction.draft())
    }

    /** The same with another draft, as it lies under what is open. */
    fun under(draft: D): SeatState<A, V, E, D, T> =
        SeatState(offers.with(draft), enabled, {}, {}, touchable = false)

    /** By this tests find what can be touched; null if it cannot. */
    fun mark(touch: T): Mark? = if (touchable && offers.reacts(touch)) Mark(offers, touch) else null

    fun drag(
        source: T,
        target: T,
    ) = perform(offers.drag(source, target))

    private fun perform(reaction: Reaction<D, A>) {
        if (!enabled) return
        when (reaction) {
            is Reaction.Nothing -> Unit
            is Reaction.Edit -> onDraft(reaction.draft())
            is Reaction.Send -> {
                onDraft(reaction.draft())
                onAct(reaction.action())
            }
        }
    }

    /** The buttons of this moment. */
    fun buttons(): List<ActionButton> = offers.buttons().map(::button)

    fun button(button: Button<T>): ActionButton =
        ActionButton(
            button.label(),
            emphasis = button.emphasis(),
            icon = button.sign().map { sign -> drawing(sign) }.orElse(null),
            why = button.why().orElse(null),
            confirm =
                button
                    .question()
                    .map {
                        Confirm(it.title(), it.text().orElse(null))
                    }.orElse(null),
            spoken = button.spoken().orElse(null),
            mark = mark(button.touch()),
        ) { touch(button.touch()) }

    private fun drawing(sign: org.precinct.seat.art.Sign): @Composable (Modifier) -> Unit =
        { SignArt(sign, it) }
}

/**
 * A player's seat at a game. The draft lasts until the table moves on, and the host hears of it
 * where it should.
 */
@Composable
fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>, D : Any, T : Any> rememberSeat(
    scene: Scene<A, V, E>,
    controls: Controls<A, V, E, D, T>,
    onAct: (A) -> Unit,
): SeatState<A, V, E, D, T> {
    val act by rememberUpdatedState(onAct)
    val pointer = LocalPointer.current
    var kept by rememberKept(scene.match, scene.seat) {
        mutableStateOf(controls.begin(scene.view))
    }
    val seat =
        remember(scene, kept, controls, pointer) {
            val draft = controls.revise(kept, scene.view)
            SeatState(
                Offers(controls, draft, scene.view, scene.voice, scene.decides),
                !scene.busy && !scene.paused,
                { kept = it },
                { act(it) },
                pointer = pointer,
            )
        }
    val whisper = if (seat.enabled) seat.offers.whisper().orElse(null) else null
    LaunchedEffect(whisper) { whisper?.let { act(it) } }
    return seat
}

/** Something that can be touched on a screen, as tests find it. */
class Mark(
    val offers: Offers<*, *, *, *, *>,
    val touch: Any,
) {
    override fun equals(other: Any?) =
        other is Mark && offers === other.offers && touch == other.touch

    override fun hashCode() = touch.hashCode()

    override fun toString() = touch.toString()
}

val Marked = SemanticsPropertyKey<Mark>("Marked")

/** Marks a node with what touching it touches. By these marks tests find their way as a player does. */
fun <T : Any> Modifier.touches(
    state: SeatState<*, *, *, *, T>,
    touch: T,
): Modifier = marked(state.mark(touch)).pointed(state.pointer, touch)

fun Modifier.marked(mark: Mark?): Modifier =
    if (mark == null) this else semantics { this[Marked] = mark }

/** What a lesson points at: the touch on it, and where that is as soon as it is on the screen. */
@Stable
class Pointer(
    val about: Any,
) {
    var at by mutableStateOf<Rect?>(null)
        internal set
}

/** The lesson's finger; null while nothing is explained. */
val LocalPointer = compositionLocalOf<Pointer?> { null }

/** Tells a lesson about this touch where it is. */
fun Modifier.pointed(
    pointer: Pointer?,
    touch: Any,
): Modifier {
    val lit = pointer?.takeIf { it.about == touch } ?: return this
    return onGloballyPositioned { lit.at = it.boundsInRoot() }
}
