package org.precinct.app.play.goodcop

import android.content.res.Resources
import org.precinct.app.R
import org.precinct.app.play.Scene
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.CardType
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.Note
import org.precinct.engine.goodcop.proto.Side
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.Why
import java.util.Locale

internal typealias CopScene = Scene<Action, View, Event>

internal fun CopScene.word(type: CardType): String = text("type." + small(type))

internal fun CopScene.word(card: Equipment): String = text("card." + small(card))

/** What a card does. */
internal fun CopScene.rules(card: Equipment): String = text("card." + small(card) + ".text")

internal fun CopScene.word(action: TurnAction): String = text("action." + small(action))

internal fun CopScene.word(why: Why): String = text("why." + small(why))

internal fun CopScene.word(how: Note.How): String = text("note." + small(how))

internal fun CopScene.word(side: Side): String =
    when (side) {
        Side.HONEST_SIDE -> text("side.honest")
        Side.CROOKED_SIDE -> text("side.crooked")
        Side.TORN -> text("side.torn")
        Side.NO_SIDE -> ""
    }

/** What is announced, as everybody is told it. */
internal fun CopScene.sentence(announcement: Announcement): String {
    val place = announcement.place
    val target = place?.let(::seatOf) ?: announcement.target
    return text(
        "event.announced_" + small(announcement.action),
        "player",
        name(announcement.by),
        "slot",
        place?.let { slotOf(it).toString() }.orEmpty(),
        "target",
        target?.let(::name).orEmpty(),
    )
}

private fun small(name: Enum<*>) = name.name.lowercase(Locale.ROOT)

/** What can be said aloud of the table: only what everybody may know. */
internal class Spoken(
    private val scene: CopScene,
    private val resources: Resources,
) {
    /** Besides the name, turn and connection, which every game's seats say. */
    fun seat(seat: SeatModel): String =
        buildList {
            if (seat.ready) add(resources.getString(R.string.goodcop_ready))
            seat.cards.forEach { add(card(it)) }
            if (seat.wounded) add(scene.text("state.wounded"))
            gun(seat)?.let(::add)
            if (seat.hand > 0) {
                add(
                    resources.getQuantityString(
                        R.plurals.goodcop_hand,
                        seat.hand,
                        seat.hand,
                    ),
                )
            }
            seat.front?.let { add(resources.getString(R.string.goodcop_in_front, scene.word(it))) }
            if (seat.lead) add(scene.text("thing.lead_investigator"))
            if (seat.vest) add(scene.word(Equipment.BULLETPROOF_VEST))
            if (seat.camera) add(scene.word(Equipment.SURVEILLANCE_CAMERA))
            if (seat.banned) add(resources.getString(R.string.goodcop_banned))
            seat.side?.let { add(scene.word(it)) }
        }.joinToString(", ")

    fun gun(seat: SeatModel): String? =
        when {
            !seat.armed -> null
            seat.aim == null -> scene.text("state.armed") + ", " + scene.text("state.aim_void")
            else -> resources.getString(R.string.goodcop_armed_at, scene.name(seat.aim))
        }

    fun card(card: RowCard): String {
        val number = resources.getString(R.string.goodcop_card, card.slot)
        val state = if (card.shown) scene.word(card.type) else scene.text("state.hidden")
        val told = resources.getString(R.string.goodcop_is, number, state)
        return listOfNotNull(told, seenBy(card)).joinToString(", ")
    }

    fun seenBy(card: RowCard): String? =
        card.seenBy.takeIf { it.isNotEmpty() }?.let { seats ->
            scene.text("state.seen_by", "seats", seats.joinToString(", ", transform = scene::name))
        }

    /** "Ben, card 2". */
    fun place(place: Int): String =
        resources.getString(R.string.goodcop_place, scene.name(seatOf(place)), slotOf(place))
}
