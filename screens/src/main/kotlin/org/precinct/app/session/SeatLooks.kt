package org.precinct.app.session

import org.precinct.app.play.Attendance
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.engine.Games
import org.precinct.table.proto.Chair
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Room

/**
 * How the people at a table look on this phone.
 *
 * Tables do not say how people look, so the owner of the phone looks as they chose to and everybody
 * else has what comes next in the box; no two look alike. Once somebody has chosen a character of
 * the game, everybody has the colour of theirs on all phones.
 *
 * @param own the owner's seat; -1 if they have none
 */
internal class SeatLooks(
    private val own: Int,
    private val owner: Officer,
) {
    fun tint(seat: Int): Tint =
        if (seat == own) owner.tint else pick(seat, Tint.entries - taken(owner.tint))

    fun badge(seat: Int): Badge =
        if (seat == own) owner.badge else pick(seat, Badge.entries - taken(owner.badge))

    private fun <T> taken(mine: T): Set<T> = if (own < 0) emptySet() else setOf(mine)

    private fun <T> pick(
        seat: Int,
        box: List<T>,
    ): T = box[(if (own in 0..<seat) seat - 1 else seat) % box.size]
}

/** Everybody who sits at a table. */
internal fun sitters(
    room: Room,
    me: Int,
    owner: Officer,
): List<Sitter> {
    val faces = SeatLooks(room.chairs.indexOfFirst { me > 0 && it.owner == me }, owner)
    val cast = room.cast(Games.find(room.rules).orElse(null))
    return room.chairs.mapIndexed { seat, chair ->
        val tint = cast.getOrNull(seat)?.tint ?: faces.tint(seat)
        Sitter(chair.name, tint, faces.badge(seat), attendance(chair, room))
    }
}

private fun attendance(
    chair: Chair,
    room: Room,
): Attendance =
    when {
        chair.mind != Mind.PERSON -> Attendance.BOT
        room.people.any { it.member == chair.owner && it.here } -> Attendance.HERE
        else -> Attendance.AWAY
    }
