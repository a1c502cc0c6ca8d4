package org.precinct.desktop

import kotlinx.coroutines.flow.first
import org.precinct.app.session.TablePlan
import org.precinct.app.session.TableSession
import org.precinct.app.session.addBot
import org.precinct.app.storage.TableKind
import org.precinct.engine.BotLevel
import org.precinct.table.guest.Guest
import org.precinct.table.link.PrivateAddresses
import org.precinct.table.net.Discovery
import org.precinct.table.net.Invitation
import java.io.File
import java.net.InetAddress

/** Phones on one computer. */
class House private constructor(
    val pace: Pace,
    furnish: (House) -> List<DeskPhone>,
) {
    val phones: List<DeskPhone> = furnish(this)

    /**
     * Phones that know each other: one hosts, the others come to it over real sockets.
     *
     * @param looks of each phone; the first one hosts
     * @param folder where they keep things; null to forget them with the program
     */
    constructor(looks: List<Look>, pace: Pace = Pace(), folder: File? = null) : this(
        pace,
        { house ->
            val hallway = Hallway()
            val here = listOf(InetAddress.getLoopbackAddress())
            looks.mapIndexed { number, look ->
                val wire = { Cable({ here }, house::cables, hosts = number == 0) }
                DeskPhone(look, wire, pace, hallway, folder?.let { File(it, look.name) })
            }
        },
    )

    private fun cables(): List<Cable> = phones.mapNotNull { it.running?.cable }

    /** Opens a table for a game, brings all phones to it with as many bots, and deals. */
    suspend fun play(
        game: String,
        bots: Int,
        level: BotLevel = BotLevel.NORMAL,
    ) {
        val table = phones[0].open(game)
        val way = table.wayIn()
        for (guest in phones.drop(1)) guest.join(way)
        table.deal(phones.size, bots, level)
    }

    companion object {
        /** One phone among those of other machines. */
        fun alone(
            look: Look,
            discovery: Discovery,
            folder: File,
        ) = House(Pace()) { house ->
            val wire = { Cable(PrivateAddresses::here, house::cables, hosts = true) }
            listOf(DeskPhone(look, wire, house.pace, discovery, folder))
        }
    }
}

/** Opens a table for a game on this phone. */
suspend fun DeskPhone.open(
    game: String,
    options: Map<String, String> = emptyMap(),
): TableSession {
    val plan = TablePlan(TableKind.HOST, game, look.name, listOf(look.name), options = options)
    return checkNotNull(running).phone.sessions.open(plan)
}

/** The way to a table that is hosted here, as soon as its door is open. */
suspend fun TableSession.wayIn(): Invitation {
    val open =
        state.first {
            it.doors
                ?.addresses()
                .orEmpty()
                .isNotEmpty()
        }
    return Invitation.parse(checkNotNull(open.invite).qr)
}

/** Goes to a table, and returns at it. */
suspend fun DeskPhone.join(way: Invitation): TableSession {
    val phone = checkNotNull(running).phone
    val links = phone.links()
    val session = phone.sessions.join(way.table) { me, listener -> links.to(way, me, listener) }
    session.state.first { it.link == Guest.Status.AT_TABLE }
    return session
}

/** Deals once so many people are here, and after as many bots have come. */
suspend fun TableSession.deal(
    people: Int,
    bots: Int,
    level: BotLevel = BotLevel.NORMAL,
) {
    val keeper = checkNotNull(host)
    for (bot in 0..bots) {
        state.first { it.room?.chairs?.size == people + bot }
        if (bot < bots) keeper.addBot(level)
    }
    keeper.start()
    state.first { it.room?.inGame == true }
}
