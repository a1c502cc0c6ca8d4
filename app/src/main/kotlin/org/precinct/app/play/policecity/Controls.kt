package org.precinct.app.play.policecity

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import org.precinct.app.play.parts.rememberKept
import org.precinct.engine.policecity.proto.Action

/** What touches do at one moment, and to which choices of the engine they lead. */
@Stable
class Controls(
    val moment: Moment?,
    /** What the phase asks the player to put together; null if nothing. */
    val draft: Draft?,
    val desk: DeskDraft,
    val enabled: Boolean,
    private val onDraft: (Draft) -> Unit,
    private val onDesk: (DeskDraft) -> Unit,
    private val onAct: (Action) -> Unit,
) {
    private val reactions = HashMap<Touch, Reaction>()
    private val leading = HashMap<Touch, List<Action>>()
    private val onTheDesk = HashMap<Touch, List<Action>>()

    private fun reaction(touch: Touch): Reaction =
        reactions.getOrPut(touch) {
            if (moment == null || draft == null) Reaction.Nothing else draft.react(touch, moment)
        }

    /** Whether touching does anything. */
    fun reacts(touch: Touch): Boolean = enabled && reaction(touch) != Reaction.Nothing

    fun offers(touch: Touch): List<Action> =
        leading.getOrPut(touch) {
            if (moment == null || draft == null) emptyList() else draft.offers(touch, moment)
        }

    fun touch(touch: Touch) = perform(reaction(touch))

    fun drag(
        source: Touch,
        target: Touch,
    ) {
        if (moment != null && draft != null) perform(draft.drag(source, target, moment))
    }

    private fun perform(reaction: Reaction) {
        if (!enabled) return
        when (reaction) {
            Reaction.Nothing -> Unit
            is Reaction.Edit -> onDraft(reaction.draft)
            is Reaction.Send -> onAct(reaction.action)
        }
    }

    fun deskReacts(touch: Touch): Boolean =
        enabled && moment != null && desk.react(touch, moment) != Reaction.Nothing

    fun deskOffers(touch: Touch): List<Action> =
        onTheDesk.getOrPut(touch) {
            if (moment == null) emptyList() else desk.offers(touch, moment)
        }

    fun touchDesk(touch: Touch) {
        if (!enabled || moment == null) return
        when (val reaction = desk.react(touch, moment)) {
            Reaction.Nothing -> Unit
            is Reaction.Edit -> onDesk(reaction.draft as DeskDraft)
            is Reaction.Send -> {
                onDesk(DeskDraft())
                onAct(reaction.action)
            }
        }
    }

    fun act(action: Action) {
        if (enabled) onAct(action)
    }

    /** The choices of the present phase, and not those that are possible at any time. */
    val phaseChoices: List<Action> by lazy {
        moment?.choices.orEmpty().filterNot(DeskDraft::isFree)
    }

    val freeChoices: List<Action> by lazy { moment?.choices.orEmpty().filter(DeskDraft::isFree) }
}

/** Drafts last as long as their phase, whatever else happens meanwhile. */
@Composable
fun rememberControls(
    scene: CityScene,
    onAct: (Action) -> Unit,
): Controls {
    val act by rememberUpdatedState(onAct)
    val moment =
        remember(scene) {
            if (scene.view.mine == null) null else Moment(scene.view, scene.choices)
        }
    var draft by rememberKept(scene.view.phase_id, scene.view.phase, scene.seat) {
        mutableStateOf(draftFor(scene.view))
    }
    var desk by rememberKept(scene.seat) { mutableStateOf(DeskDraft()) }
    return remember(scene, moment, draft, desk) {
        val current = draft
        Controls(
            moment,
            // A phase may begin to ask something of its player only after a while.
            when {
                moment == null -> null
                current == null -> draftFor(scene.view)
                draftFor(scene.view) == null -> null
                else -> current.revised(scene.view)
            },
            if (moment == null) DeskDraft() else desk.revised(scene.view) as DeskDraft,
            !scene.busy && !scene.paused,
            { draft = it },
            { desk = it },
            { act(it) },
        )
    }
}
