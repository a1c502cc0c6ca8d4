package org.precinct.app.play.parts

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerEventTimeoutCancellationException
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import org.precinct.app.R

/** Which secrets of a group show at the moment. */
@Stable
class PeekState {
    private var shown by mutableStateOf<Any?>(null)

    /** Whether anything shows. */
    val open: Boolean get() = shown != null

    /** Whether all of them show. */
    val all: Boolean get() = shown === All

    fun shows(key: Any): Boolean = shown === All || shown == key

    /** Shows one of them, or [All], and hides the others. */
    fun show(key: Any) {
        shown = key
    }

    /** Hides everything. */
    fun hide() {
        shown = null
    }

    /** Stands for every key. */
    object All
}

/** Hidden when this leaves the screen and when the app leaves the foreground; no screenshots while it shows. */
@Composable
fun rememberPeek(): PeekState {
    val peek = remember { PeekState() }
    LifecycleEventEffect(Lifecycle.Event.ON_PAUSE) { peek.hide() }
    if (peek.open) {
        val secrecy = LocalSecrecy.current
        DisposableEffect(secrecy) {
            val shown = secrecy.show()
            onDispose { shown.close() }
        }
    }
    return peek
}

/**
 * Something that only its holder may see: under [cover] until a finger rests on it, and again at
 * once when the finger leaves. While it is covered, [content] is not composed, so nothing of it is
 * in the semantics tree.
 *
 * With TalkBack there are the actions Show and Hide instead of holding.
 *
 * @param label what lies here, as everybody may know it: "Your integrity card 2"
 * @param onTouch what a short touch does, if anything; its label is [touchLabel]. Marks such as
 *   `touches` go into [modifier]
 * @param key tells the secrets of one [peek] apart
 */
@Composable
fun Secret(
    label: String,
    cover: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    peek: PeekState = rememberPeek(),
    key: Any = label,
    onTouch: (() -> Unit)? = null,
    touchLabel: String? = null,
    content: @Composable () -> Unit,
) {
    val shown = peek.shows(key)
    val show = stringResource(R.string.parts_show)
    val hide = stringResource(R.string.parts_hide)
    val state = stringResource(if (shown) R.string.parts_shown else R.string.parts_hidden)
    val toggle = {
        if (peek.shows(key)) peek.hide() else peek.show(key)
        true
    }
    Box(
        modifier
            .holdToPeek(peek, key, onTouch)
            .semantics(mergeDescendants = true) {
                // A description would be read instead of the words of the content.
                if (shown) text = AnnotatedString(label) else contentDescription = label
                if (shown) liveRegion = LiveRegionMode.Polite
                stateDescription = state
                customActions =
                    listOf(CustomAccessibilityAction(if (shown) hide else show) { toggle() })
                if (onTouch == null) {
                    onClick(if (shown) hide else show) { toggle() }
                } else {
                    onClick(touchLabel) {
                        onTouch()
                        true
                    }
                }
            },
    ) {
        if (shown) content() else Box(Modifier.clearAndSetSemantics { }) { cover() }
    }
}

/** Shows [key] of [peek] while a finger rests here. A shorter touch is [onTouch]. */
@Composable
fun Modifier.holdToPeek(
    peek: PeekState,
    key: Any,
    onTouch: (() -> Unit)? = null,
): Modifier {
    val touch by rememberUpdatedState(onTouch)
    val feedback = LocalFeedback.current
    val byTouch = LocalHandling.current.touchToPeek
    return pointerInput(peek, key, byTouch) {
        awaitEachGesture {
            awaitFirstDown()
            val up =
                try {
                    withTimeout(if (touch == null) HOLD_AT_ONCE else HOLD) {
                        waitForUpOrCancellation() ?: return@withTimeout null
                    }
                } catch (_: PointerEventTimeoutCancellationException) {
                    feedback.play(Sensation.CARD)
                    peek.show(key)
                    try {
                        // The finger may wander: what is held must not start to scroll.
                        do {
                            val event = awaitPointerEvent()
                            event.changes.forEach { it.consume() }
                        } while (event.changes.any { it.pressed })
                    } finally {
                        peek.hide()
                    }
                    null
                }
            if (up != null) {
                up.consume()
                val touched = touch
                when {
                    touched != null -> touched()
                    byTouch && peek.shows(key) -> peek.hide()
                    byTouch -> peek.show(key)
                }
            }
        }
    }
}

private const val HOLD = 220L

/** Long enough not to flash open while scrolling past. */
private const val HOLD_AT_ONCE = 90L
