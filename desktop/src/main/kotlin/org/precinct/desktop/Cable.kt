package org.precinct.desktop

import org.precinct.table.Loop
import org.precinct.table.carrier.CarrierLinks
import org.precinct.table.carrier.LinkParts
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Radios
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import org.precinct.table.carrier.WifiCarrier
import org.precinct.table.link.TcpLink
import org.precinct.table.net.Discovery
import org.precinct.table.net.TableNotice
import java.io.IOException
import java.net.InetAddress
import java.net.Socket
import java.util.Optional
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors

/**
 * One phone's way into the network: real sockets, which can be cut.
 *
 * @param here the addresses at which others reach this phone
 * @param ends everybody who may be at the other end of them
 * @param hosts whether the others' sockets lead here
 */
class Cable(
    private val here: () -> List<InetAddress>,
    private val ends: () -> List<Cable>,
    private val hosts: Boolean,
) : WifiCarrier.Network,
    Radios {
    private val sockets = CopyOnWriteArrayList<Socket>()
    private val watchers = CopyOnWriteArrayList<Runnable>()

    @Volatile
    var plugged = true
        private set

    /** Pulls the plug, or puts it in again. */
    fun plug(into: Boolean) {
        plugged = into
        watchers.forEach { it.run() }
        if (into) return
        hangUp()
        if (hosts) ends().forEach { it.hangUp() }
    }

    private fun hangUp() {
        sockets.forEach { it.close() }
        sockets.clear()
    }

    override fun addresses(): List<InetAddress> = if (plugged) here() else emptyList()

    override fun preparation() =
        TcpLink.Preparation { socket, _ ->
            if (!plugged || ends().any { it.hosts && !it.plugged }) throw IOException("unplugged")
            sockets.removeIf { it.isClosed }
            sockets += socket
        }

    override fun obstacle(
        transport: Transport,
        role: Role,
    ): Optional<Obstacle> =
        when {
            transport != Transport.WIFI -> Optional.of(Obstacle.NO_RADIO)
            plugged -> Optional.empty()
            else -> Optional.of(Obstacle.NO_NETWORK)
        }

    override fun watch(changed: Runnable): Radios.Watch {
        watchers += changed
        return Radios.Watch { watchers -= changed }
    }

    fun links(
        loop: Loop,
        discovery: Discovery,
    ): Links {
        val worker = Executors.newCachedThreadPool { Thread(it, "links").apply { isDaemon = true } }
        return CarrierLinks(
            LinkParts(loop, worker, this, listOf(WifiCarrier(worker, discovery, this))),
        )
    }
}

/** Nobody shows and nobody finds anything. */
object NoDiscovery : Discovery {
    override fun announce(notice: TableNotice) = Discovery.Showing {}

    override fun browse(listener: Discovery.Listener) = Discovery.Showing {}

    override fun close() = Unit
}

/** The phones of one window find each other's tables. */
class Hallway : Discovery {
    private val teller =
        Executors.newSingleThreadExecutor {
            Thread(it, "hallway").apply {
                isDaemon =
                    true
            }
        }
    private val shown = LinkedHashSet<TableNotice>()
    private val listeners = LinkedHashSet<Discovery.Listener>()
    private val here = listOf(InetAddress.getLoopbackAddress())

    override fun announce(notice: TableNotice): Discovery.Showing {
        teller.execute {
            shown += notice
            listeners.forEach { it.found(notice, here) }
        }
        return Discovery.Showing {
            teller.execute {
                shown -= notice
                if (shown.none { it.table() == notice.table() }) {
                    listeners.forEach { it.lost(notice.table()) }
                }
            }
        }
    }

    override fun browse(listener: Discovery.Listener): Discovery.Showing {
        teller.execute {
            listeners += listener
            shown.forEach { listener.found(it, here) }
        }
        return Discovery.Showing { teller.execute { listeners -= listener } }
    }

    override fun close() = Unit
}
