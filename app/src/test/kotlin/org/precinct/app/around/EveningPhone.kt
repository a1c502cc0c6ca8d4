package org.precinct.app.around

import android.content.Intent
import androidx.test.core.app.ApplicationProvider
import com.squareup.wire.Message
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import org.precinct.app.Precinct
import org.precinct.app.PrecinctDatabase
import org.precinct.app.links.PhoneLinks
import org.precinct.app.links.PhoneRadios
import org.precinct.app.play.choices
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.session.AndroidPhone
import org.precinct.app.session.Phone
import org.precinct.app.session.TableSession
import org.precinct.table.ThreadLoop
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.FakeRadios
import org.precinct.table.carrier.FieldNotes
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.LoopbackLinks
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Street
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.carrier.Trail
import org.precinct.table.carrier.Transport
import org.precinct.table.channel.Channel
import org.precinct.table.channel.Ticket
import org.precinct.table.guest.Connector
import org.precinct.table.host.Limits
import org.precinct.table.link.Door
import org.precinct.table.link.Link
import org.precinct.table.net.Invitation
import java.util.Optional
import java.util.concurrent.CopyOnWriteArrayList

/** One of several phones in one process, over real TCP. What it keeps is named after it. */
class EveningPhone(
    private val street: Street,
    private val name: String,
) {
    private val app: Precinct = ApplicationProvider.getApplicationContext()
    private val loops = CopyOnWriteArrayList<ThreadLoop>()
    private val life = CoroutineScope(SupervisorJob() + Dispatchers.Default)
    private val wires = LoopbackLinks(street)
    val links = MortalLinks(wires)
    private val database = PrecinctDatabase.open(app, "$name.db")
    val phone =
        AndroidPhone(
            app,
            database,
            app.visibility(),
            { links },
            Phone.Parts(
                loop = { ThreadLoop("table of $name").also(loops::add) },
                limits = Limits.STANDARD.fast(),
                scope = life,
            ),
        )

    init {
        onDisk { database.players().saveOwner(name, Tint.TEAL, Badge.SUN) }
    }

    val session: TableSession? get() = phone.sessions.current.value

    /** Makes this the phone that the app's screens run on. */
    fun inHand() {
        app.use(phone)
        app.use(links)
    }

    private fun <T> onDisk(work: () -> T): T =
        runBlocking { withContext(Dispatchers.IO) { work() } }

    fun join(invitation: Invitation): TableSession =
        runBlocking {
            phone.sessions.join(invitation.table()) { me, told -> links.to(invitation, me, told) }
        }

    fun resumeLive(): TableSession = runBlocking { phone.sessions.resumeLive() }!!

    /** Does something at random in each seat that is asked. */
    fun play() {
        val table = session ?: return
        for (seat in table.state.value.asked) {
            val scene = table.scene(seat).value ?: continue
            val choices: List<Message<*, *>> = scene.choices
            if (scene.asked && choices.isNotEmpty()) table.act(seat, choices.random())
        }
    }

    /** The process dies: no farewell, and nothing left but what is on the disk. */
    fun kill() {
        life.cancel()
        loops.forEach { it.close() }
        links.cut()
        wires.close()
        database.close()
    }

    /** The same phone, its app started anew. */
    fun again() = EveningPhone(street, name)
}

/** Links that end as the system ends them when their process dies. */
class MortalLinks(
    private val links: Links,
) : PhoneLinks,
    Links by links {
    override fun radios(): PhoneRadios = WillingRadios()

    override fun notes() = FieldNotes { 0 }

    private val alive = CopyOnWriteArrayList<AutoCloseable>()

    override fun host(
        sign: TableAdvert,
        visitors: Door.Visitors,
        listener: Doors.Listener,
    ): Doors {
        val doors =
            links.host(
                sign,
                { link: Link ->
                    alive += link
                    visitors.arrived(link)
                },
                listener,
            )
        alive += doors
        return doors
    }

    override fun to(
        invitation: Invitation,
        me: String,
        listener: Journey.Listener,
    ): Journey = mortal(links.to(invitation, me, listener))

    override fun to(
        trail: Trail,
        me: String,
        listener: Journey.Listener,
    ): Journey = mortal(links.to(trail, me, listener))

    private fun mortal(path: Journey): Journey {
        alive += path
        return object : Journey by path {
            override fun connect(
                ticket: Optional<Ticket>,
                answer: Connector.Callback,
            ) = path.connect(
                ticket,
                object : Connector.Callback by answer {
                    override fun connected(channel: Channel) {
                        alive += channel
                        answer.connected(channel)
                    }
                },
            )
        }
    }

    fun cut() = alive.forEach { it.close() }
}

/** Radios with nothing in their way. */
private class WillingRadios :
    FakeRadios(),
    PhoneRadios {
    override fun missing(
        transport: Transport,
        role: Role,
    ): List<String> = emptyList()

    override fun remedy(obstacle: Obstacle): Optional<Intent> = Optional.empty()

    override fun beDiscoverable() = Intent()
}
