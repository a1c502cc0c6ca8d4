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
        val host = phones[0]
        val plan = TablePlan(TableKind.HOST, game, host.look.name, listOf(host.look.name))
        val table = checkNotNull(host.running).phone.sessions.open(plan)
        val open =
            table.state.first {
                it.doors
                    ?.addresses()
                    .orEmpty()
                    .isNotEmpty()
            }
        val invite = checkNotNull(open.invite)
        for (guest in phones.drop(1)) join(guest, Invitation.parse(invite.qr))
        val keeper = checkNotNull(table.host)
        for (bot in 0..bots) {
            table.state.first { it.room?.chairs?.size == phones.size + bot }
            if (bot < bots) keeper.addBot(level)
        }
        keeper.start()
        table.state.first { it.room?.inGame == true }
    }

    private suspend fun join(
        guest: DeskPhone,
        invitation: Invitation,
    ): TableSession {
        val phone = checkNotNull(guest.running).phone
        val links = phone.links()
        val session =
            phone.sessions.join(invitation.table) { me, listener ->
                links.to(invitation, me, listener)
            }
        session.state.first { it.link == Guest.Status.AT_TABLE }
        return session
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
