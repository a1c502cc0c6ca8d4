package org.precinct.app.play.policecity

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.MutableIntState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import org.precinct.engine.policecity.proto.Action

/** A die, and what touching it does now. */
@Immutable
data class MemberLook(
    val member: Member,
    val touchable: Boolean,
    val chosen: Boolean,
    val offers: List<Action>,
) {
    val touch get() = Touch.OfDie(member.seat, member.number)
}

/** A card of the round, and what touching it does now. */
@Immutable
data class CallLook(
    val call: Call,
    val touchable: Boolean,
    val chosen: Boolean,
    val offers: List<Action>,
    val members: List<MemberLook>,
) {
    val touch get() = Touch.OfSlot(call.slot)
}

fun Controls.look(member: Member): MemberLook {
    val touch = Touch.OfDie(member.seat, member.number)
    return MemberLook(member, reacts(touch), chooses(member), offers(touch))
}

fun Controls.look(call: Call): CallLook {
    val touch = Touch.OfSlot(call.slot)
    return CallLook(
        call,
        reacts(touch),
        draft.goesTo(call.slot),
        offers(touch),
        call.teams.flatten().map(::look),
    )
}

/** Whether a die is picked up or chosen in a draft; all but a counter-order are about own dice. */
private fun Controls.chooses(member: Member): Boolean {
    if (draft is CounterOrderDraft) {
        return member.number <= Staff.OWN && Staff.OWN * member.seat + member.number in draft.dice
    }
    if (member.seat != moment?.me) return false
    return when (draft) {
        is DeployDraft -> draft.held == member.number
        is HelicopterDraft -> member.number in draft.dice
        is RerollDraft -> member.number in draft.dice
        is RemoveDraft -> member.number in draft.dice
        is KeepDraft -> draft.die == member.number
        else -> false
    }
}

private fun Draft?.goesTo(slot: Int): Boolean =
    when (this) {
        is HelicopterDraft -> to == slot
        is CounterOrderDraft -> to == slot
        else -> false
    }

/** What a screen's parts touch: always the latest controls, itself always the same. */
@Stable
class Reach(
    passing: MutableIntState = mutableIntStateOf(0),
) {
    internal var controls: Controls? = null
    val dragging = Dragging()

    /** Why the last touch could not do what it was meant to. */
    var refusal by mutableStateOf<String?>(null)

    /** How far the count of three has come: see [rememberCount]. */
    internal var count by mutableIntStateOf(0)

    /** The round in whose windows passes are given for the player: see [PassForMe]. */
    var passing by passing

    /** What lies over the table. */
    var sheet by mutableStateOf<CitySheet?>(null)

    fun touch(touch: Touch) {
        refusal = null
        controls?.touch(touch)
    }

    /** Takes something into the hand, if it is not there already. */
    fun pick(touch: Touch) {
        if (controls?.draft?.holds(touch) == false) touch(touch)
    }

    fun drag(
        source: Touch,
        target: Touch,
    ) {
        controls?.drag(source, target)
    }
}

/** Something to look at, over the table. */
@Immutable
sealed interface CitySheet {
    data object Desk : CitySheet

    /** What may be played in a window. */
    data object Reactions : CitySheet

    data class OfCall(
        val slot: Int,
    ) : CitySheet

    data class OfCaptain(
        val seat: Int,
    ) : CitySheet
}
