package org.precinct.app.play.kojak

import androidx.compose.ui.graphics.Color
import org.precinct.app.play.parts.CardFace
import org.precinct.engine.kojak.proto.Event

/** A mission card: one of the four files. */
internal fun KojakScene.missionFace(card: Int): CardFace {
    val mission = Town.missions[card]
    val name = text("mission.${mission.id}.name")
    val text = text("mission.${mission.id}.text")
    val officer = text("officer_${mission.officer}")
    return CardFace(
        title = text("file_${mission.file.id}"),
        kind = text("mission_card"),
        text = text,
        stripe = mission.file.colour,
        sign = drawing(mission.file.sign, mission.file.colour.darker()),
        spoken = "$name. $officer. $text",
    )
}

/** A trap card. */
internal fun KojakScene.trapFace(card: Int): CardFace {
    val trap = Town.traps[card]
    val name = text("trap.${trap.id}.name")
    val text = text("trap.${trap.id}.text")
    val kojak = trap.effect == "kojak"
    return CardFace(
        title = name,
        kind = text("trap_card"),
        text = text,
        stripe = if (kojak) Color(0xFFA3281D) else Color(0xFF6B468F),
        sign =
            drawing(
                if (kojak) TownSign.HANDCUFFS else TownSign.QUESTION,
                if (kojak) Color(0xFFA3281D) else Color(0xFF5A3A7C),
            ),
        spoken = "$name. $text",
    )
}

internal fun KojakScene.face(event: Event): CardFace =
    if (event.kind == Event.Kind.TRAP) trapFace(event.card) else missionFace(event.card)

/** Yellow is too pale for a sign on paper. */
private fun Color.darker() = if (this == CrimeFile.YELLOW.colour) Color(0xFF8A6A00) else this
