package org.precinct.app.play.policecity

import androidx.compose.runtime.Immutable
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.players.Tint
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Event
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.SlotState
import org.precinct.engine.policecity.proto.View
import org.precinct.engine.policecity.proto.What

typealias CityScene = Scene<Action, View, Event>

/** The table as a screen shows it, in one language. */
@Immutable
data class City(
    val phase: Phase,
    val round: Int,
    val roundLimit: Int,
    /** Who looks; null for the public board. */
    val me: Int?,
    val captains: List<Captain>,
    val track: Track,
    /** Slot 1, next to the office, first. */
    val calls: List<Call>,
    /** The slot being resolved. */
    val here: Call?,
    val objectives: List<Objective>,
    /** What is shared out at the moment. */
    val gains: List<Int>,
    /** Whether dice count for ranks now, and not for handcuffs. */
    val conflict: Boolean,
) {
    val mine: Captain? get() = me?.let(captains::get)

    /** Captains with something on the slot being resolved. */
    val there: List<Captain> get() = captains.filter { it.isThere }
}

/** A player, as everybody may know them; the own file is on the own phone only. */
@Immutable
data class Captain(
    val seat: Int,
    val sitter: Sitter,
    val rank: Int,
    val absent: Boolean,
    val keeper: Boolean,
    /** Is asked in this phase. */
    val asked: Boolean,
    /** Has decided, where everybody may know it. */
    val decided: Boolean,
    /** By kind. */
    val seizures: List<Int>,
    val cards: List<CityBox.Card>,
    val filed: Int,
    val specials: List<Special>,
    val hasSecret: Boolean,
    val combined: Boolean,
    val team: List<Member>,
    /** Has an own die on the slot being resolved. */
    val isThere: Boolean,
    /** What the team there is worth at the moment: handcuffs, or ranks in a conflict. */
    val worth: Int,
    /** Fingers that point at this captain, once everybody has seen them. */
    val hits: Int,
) {
    val atHome: List<Member> get() = team.filter { it.at == Member.HOME }
    val inOffice: List<Member> get() =
        team.filter {
            it.at == Member.OFFICE || it.at == Member.HELD
        }

    fun on(slot: Int): List<Member> = team.filter { it.at == slot }
}

/** One die of a team: an own one or an informant. */
@Immutable
data class Member(
    val seat: Int,
    /** 1 to 4 the captain's own, from 5 on informants. */
    val number: Int,
    /** A slot, or one of the constants. */
    val at: Int,
    val face: Face?,
    /** The own die that an informant rides on; 0 for none. */
    val carrier: Int,
    val tint: Tint,
    /** Its name and what it shows. */
    val name: String,
    /** The same with its captain's name. */
    val said: String,
) {
    val staff get() = Staff.of(number)

    companion object {
        const val HOME = 0
        const val USED = -1
        const val OFFICE = -2
        const val HELD = -3
        const val NEXT_ROUND = -4
    }
}

/** A card of this round. */
@Immutable
data class Call(
    val slot: Int,
    /** Null where no card was left for the slot. */
    val card: CityBox.Card?,
    val name: String,
    /** Its districts, or that it is an event. */
    val where: String,
    /** What securing it brings besides the card, in words. */
    val brings: String,
    val text: String,
    val state: SlotState,
    val resolving: Boolean,
    /** Teams on it, by seat. */
    val teams: List<List<Member>>,
    /** Handcuffs so far while it is being resolved, and shown on dice before that none. */
    val handcuffs: Int?,
    /** Why no die can be put here now. */
    val refusal: String?,
)

@Immutable
data class Track(
    val last: Int,
    val goal: Int,
    val mafia: Int,
    val mafiaLimit: Int,
    /** By rank. */
    val tokens: Map<Int, Kind>,
)

/** One of the mayor's objectives, and what of it the viewer has. */
@Immutable
data class Objective(
    val printed: CityBox.Objective,
    val name: String,
    val text: String,
)

fun cityOf(scene: CityScene): City {
    val view = scene.view
    val conflict = view.phase in CONFLICT || view.conflict_ranks.isNotEmpty()
    val captains = view.players.indices.map { captain(scene, it, conflict) }
    val calls = view.slots.indices.map { call(scene, it + 1, captains) }
    return City(
        view.phase,
        view.round,
        view.round_limit,
        view.mine?.seat,
        captains,
        Track(
            maxOf(view.goal, view.mafia_limit),
            view.goal,
            view.mafia,
            view.mafia_limit,
            view.track
                .mapIndexedNotNull { n, kind ->
                    Kind.entries.getOrNull(kind - 1)?.let { 2 * (n + 1) to it }
                }.toMap(),
        ),
        calls,
        calls.getOrNull(view.slot - 1),
        view.objectives.filter { it > 0 }.map { number ->
            val printed = CityBox.objective(number)
            Objective(printed, scene.text(printed.key), scene.text("${printed.key}.text"))
        },
        view.gains,
        conflict,
    )
}

private val CONFLICT = setOf(Phase.C_ROLL, Phase.C_REROLL, Phase.C_POINT, Phase.C_REMOVE)

private fun captain(
    scene: CityScene,
    seat: Int,
    conflict: Boolean,
): Captain {
    val view = scene.view
    val player = view.players[seat]
    val own =
        player.dice.mapIndexed { n, at ->
            scene.member(seat, n + 1, at, player.faces.getOrElse(n) { 0 })
        }
    val informants =
        view.informants
            .filter { it.owner == seat }
            .map { scene.member(seat, it.die, it.at, it.face, it.carrier) }
    // Informants stand beside the die they ride on.
    val team =
        own.flatMap { die -> listOf(die) + informants.filter { it.carrier == die.number } } +
            informants.filter { it.carrier == 0 }
    val there = if (view.slot == 0) emptyList() else team.filter { it.at == view.slot }
    val counted = view.conflict_ranks.getOrNull(seat)
    return Captain(
        seat,
        scene.sitters[seat],
        player.rank,
        player.absent,
        view.keeper == seat,
        view.asked has seat,
        view.marks has seat,
        player.seizures,
        player.cards.map(CityBox::card),
        player.filed,
        Special.entries.flatMap { special -> List(player.tokens[special.ordinal]) { special } },
        player.secret_token,
        player.combined,
        team,
        view.participants has seat,
        when {
            !conflict -> there.count { it.face?.isHandcuff == true } + view.reinforcement(seat)
            counted != null -> counted
            else -> there.count { it.face?.isRank == true || it.staff == Staff.LIEUTENANT }
        },
        view.conflict_hits.getOrElse(seat) { 0 },
    )
}

private fun CityScene.member(
    seat: Int,
    die: Int,
    at: Int,
    face: Int,
    carrier: Int = 0,
): Member {
    val shown = Face.of(face)
    val name = dieName(die) + (shown?.let { ", " + text(it.key) } ?: "")
    return Member(seat, die, at, shown, carrier, sitters[seat].tint, name, "${name(seat)}, $name")
}

private fun View.reinforcement(seat: Int) = reinforcements.getOrElse(seat) { 0 }

private fun call(
    scene: CityScene,
    slot: Int,
    captains: List<Captain>,
): Call {
    val view = scene.view
    val at = view.slots[slot - 1]
    val card = if (at.card == 0) null else CityBox.card(at.card)
    val here = view.slot == slot
    return Call(
        slot,
        card,
        card?.let { scene.text(it.key) }.orEmpty(),
        when {
            card == null -> ""
            card.event != null -> scene.text("ui.event_card")
            else -> card.districts.joinToString(" · ") { scene.text(it.key) }
        },
        card
            ?.gains
            .orEmpty()
            .filter { it != Gain.CARD }
            .joinToString(", ") { scene.gainName(it) },
        card?.let { scene.text("${it.key}.text") }.orEmpty(),
        at.state,
        here,
        captains.map { it.on(slot) }.filter { it.isNotEmpty() },
        if (here && view.gains.isEmpty() && card?.takesDice == true) view.handcuffs else null,
        scene.why(What.ON_SLOT, slot),
    )
}

/** Whether a set of seats contains one. */
infix fun Int.has(seat: Int): Boolean = this ushr seat and 1 != 0

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

/** A die's name in words; the two inspectors are numbered. */
fun CityScene.dieName(number: Int): String {
    val name = text(Staff.of(number).key)
    return if (number <= 2) text("die.numbered", "die", name, "number", "$number") else name
}

/** What something that is shared out is called. */
fun CityScene.gainName(gain: Int): String =
    when (gain) {
        Gain.CARD -> text(CityBox.card(view.slots[view.slot - 1].card).key)
        Gain.RANK -> text("face.rank")
        Gain.INFORMANT -> text(Staff.INFORMANT.key)
        else -> text(Gain.kind(gain)!!.key)
    }

/** What something in a stock is called. */
fun CityScene.elementName(element: Int): String =
    text(Element.kind(element)?.key ?: Element.card(element)!!.key)

/** Who pointed at whom with how many ranks, as everybody saw it in the present conflict. */
fun CityScene.pointing(): List<Pointing> {
    val since = news.indexOfLast { it.kind == Event.Kind.COUNTED }
    if (since < 0 || view.conflict_hits.all { it == 0 } && view.phase != Phase.C_REMOVE) {
        return emptyList()
    }
    return news.drop(since).filter { it.kind == Event.Kind.POINTED }.map {
        Pointing(it.seat, it.items.zip(it.faces))
    }
}

/** @param targets seats and ranks */
@Immutable
data class Pointing(
    val seat: Int,
    val targets: List<Pair<Int, Int>>,
)
