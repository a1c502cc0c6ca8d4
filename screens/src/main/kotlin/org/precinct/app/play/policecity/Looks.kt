package org.precinct.app.play.policecity

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import org.precinct.app.play.Mark
import org.precinct.app.play.Scene
import org.precinct.app.play.SeatState
import org.precinct.app.play.Sitter
import org.precinct.app.players.Tint
import org.precinct.engine.policecity.kit.Card
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.View
import org.precinct.engine.policecity.proto.What
import org.precinct.seat.policecity.CityBoard.Call
import org.precinct.seat.policecity.CityBoard.Captain
import org.precinct.seat.policecity.CityBoard.Member
import org.precinct.seat.policecity.CityButtons
import org.precinct.seat.policecity.CityDraft
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.CityWords
import org.precinct.seat.policecity.CounterOrderDraft

typealias CityScene = Scene<Action, View, Event>
typealias CityState = SeatState<Action, View, Event, CityDraft, CityTouch>

/** What things are called. */
val CityScene.words: CityWords get() = CityWords(voice)

fun CityScene.sitter(captain: Captain): Sitter = sitters[captain.seat()]

/** Buttons that stand beside what they are about. */
fun CityScene.buttons(state: CityState): CityButtons = CityButtons(state.draft, view, voice)

/** Why something is not possible for the viewer, in their language. */
fun CityScene.why(
    what: What,
    item: Int = 0,
): String? =
    view.mine
        ?.may
        ?.why
        ?.firstOrNull { it.what == what && it.item == item }
        ?.let { text(it.key) }

/**
 * A die, and what touching it does now.
 *
 * @param said its captain, its name and what it shows
 * @param initial of its captain, for those who cannot tell the colours apart; null for an own die
 * @param mark null if it cannot be touched
 */
@Immutable
data class MemberLook(
    val member: Member,
    val tint: Tint,
    val initial: String?,
    val said: String,
    val chosen: Boolean,
    val mark: Mark?,
) {
    val touchable get() = mark != null
    val touch get() = CityTouch.Die(member.seat(), member.number())
}

/**
 * A card of the round in words, and what touching it does now.
 *
 * @param where its districts, or that it is an event
 * @param brings what securing it brings besides the card
 * @param refusal why no die can be put here
 * @param mark null if it cannot be touched
 */
@Immutable
data class CallLook(
    val call: Call,
    val name: String,
    val where: String,
    val brings: String,
    val text: String,
    val refusal: String?,
    val chosen: Boolean,
    val mark: Mark?,
    val members: List<MemberLook>,
) {
    val slot get() = call.slot()
    val card: Card? get() = call.card().orElse(null)
    val handcuffs: Int? get() = call.handcuffs().let { if (it.isPresent) it.asInt else null }
    val touchable get() = mark != null
    val touch get() = CityTouch.Slot(slot)
}

fun CityScene.look(
    member: Member,
    state: CityState,
): MemberLook {
    val touch = CityTouch.Die(member.seat(), member.number())
    val part = state.draft.part()
    // All but a counter-order are about own dice.
    val about = part is CounterOrderDraft || member.seat() == view.mine?.seat
    return MemberLook(
        member,
        sitters[member.seat()].tint,
        sitters[member.seat()].name.take(1).takeIf { member.seat() != seat },
        words.whose(member),
        about && part.holds(touch),
        state.mark(touch).takeIf { state.enabled },
    )
}

fun CityScene.look(
    call: Call,
    state: CityState,
): CallLook {
    val card = call.card().orElse(null)
    val event = card != null && !card.isPlace
    return CallLook(
        call,
        card?.let(words::card).orEmpty(),
        card?.let(words::where).orEmpty(),
        if (card == null || event) "" else words.brings(card),
        card?.let { words.text(it) }.orEmpty(),
        why(What.ON_SLOT, call.slot()),
        state.draft.part().goesTo(call.slot()),
        state.mark(CityTouch.Slot(call.slot())).takeIf { state.enabled },
        call.teams().flatten().map { look(it, state) },
    )
}

/** What a screen's parts touch: always the latest state, itself always the same. */
@Stable
class TouchRelay(
    passing: MutableState<Boolean> = mutableStateOf(false),
) {
    internal var state: CityState? = null
    val dragging = Dragging()

    /** Why the last touch could not do what it was meant to. */
    var refusal by mutableStateOf<String?>(null)

    /** How far the count of three has come: see [rememberCount]. */
    internal var count by mutableIntStateOf(0)

    /** Whether passes are given for the player in windows: see [PassForMe]. */
    var passing by passing

    /** What lies over the table to be read. */
    var detail by mutableStateOf<CityDetail?>(null)

    fun touch(touch: CityTouch) {
        refusal = null
        state?.touch(touch)
    }

    /** Takes something into the hand, if it is not there already. */
    fun pick(touch: CityTouch) {
        if (state?.draft?.part()?.holds(touch) == false) touch(touch)
    }

    fun drag(
        source: CityTouch,
        target: CityTouch,
    ) {
        state?.drag(source, target)
    }
}

/** Something to read, over the table. */
@Immutable
sealed interface CityDetail {
    data class OfCall(
        val slot: Int,
    ) : CityDetail

    data class OfCaptain(
        val seat: Int,
    ) : CityDetail
}
