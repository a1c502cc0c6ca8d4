package org.precinct.app.session

import org.precinct.table.Loop
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.carrier.Trail
import org.precinct.table.carrier.Transport
import org.precinct.table.channel.Channel
import org.precinct.table.channel.Channels
import org.precinct.table.channel.TableId
import org.precinct.table.channel.Ticket
import org.precinct.table.guest.Connector
import org.precinct.table.link.Door
import org.precinct.table.link.LocalLink
import org.precinct.table.net.Invitation
import org.precinct.table.net.JoinCode
import java.net.InetAddress
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.CopyOnWriteArrayList

/** Everything between the phones of one test. Links that lead to a dead phone end. */
class Air {
    private class OpenDoor(
        val host: Ways,
        val visitors: Door.Visitors,
    )

    private val doors = ConcurrentHashMap<TableId, OpenDoor>()

    /** What one phone has to reach the others. */
    inner class Ways(
        private val loop: Loop,
    ) : Links {
        private val open = CopyOnWriteArrayList<LocalLink>()
        private var hosted: TableId? = null
        var sign: TableAdvert? = null
            private set
        private var tell: (List<Doors.Caller>) -> Unit = {}

        /** Who has come by Nearby, and with which digits. */
        fun called(vararg callers: Doors.Caller) = tell(callers.toList())

        /** The phone is dead. */
        fun kill() {
            hosted?.let { doors.remove(it) }
            open.forEach { it.close() }
        }

        override fun host(
            sign: TableAdvert,
            visitors: Door.Visitors,
            listener: Doors.Listener,
        ): Doors {
            this.sign = sign
            hosted = sign.table
            doors[sign.table] = OpenDoor(this, visitors)
            val working = Transport.entries.associateWith { Condition.WORKING }
            val here =
                listOf(InetAddress.getByAddress(byteArrayOf(192.toByte(), 168.toByte(), 1, 2)))
            var state = Doors.State(sign.table, working, here, 28_117, true, emptyList())
            listener.changed(state)
            tell = {
                state = Doors.State(sign.table, working, here, 28_117, true, it)
                listener.changed(state)
            }
            return object : Doors {
                override fun state() = state

                override fun show(changed: TableAdvert) {
                    this@Ways.sign = changed
                }

                override fun refresh() = Unit

                override fun close() {
                    doors.remove(sign.table)
                }
            }
        }

        override fun look(listener: Finder.Listener) = throw AssertionError("nobody looks here")

        override fun to(
            table: FoundTable,
            me: String,
            listener: Journey.Listener,
        ): Journey = path(Ticket.stranger(table.table), listener)

        override fun to(
            invitation: Invitation,
            me: String,
            listener: Journey.Listener,
        ): Journey = path(invitation.ticket(), listener)

        override fun to(
            code: JoinCode,
            me: String,
            listener: Journey.Listener,
        ): Journey = throw AssertionError("nobody types here")

        override fun to(
            trail: Trail,
            me: String,
            listener: Journey.Listener,
        ): Journey = path(Ticket.stranger(trail.table), listener)

        private fun path(
            ticket: Ticket,
            listener: Journey.Listener,
        ): Journey =
            object : Journey {
                @Volatile private var state = state(Journey.Stage.IDLE)

                private fun state(stage: Journey.Stage) =
                    Journey.State(
                        stage,
                        Optional.of(Transport.WIFI),
                        Optional.empty(),
                        Optional.empty(),
                        Finder.State(emptyMap(), emptyList()),
                    )

                override fun state() = state

                override fun trail() = Optional.of(Trail.to(ticket.table))

                override fun refresh() = Unit

                override fun close() = Unit

                private fun tell(stage: Journey.Stage) {
                    state = state(stage)
                    listener.changed(state)
                }

                override fun connect(
                    known: Optional<Ticket>,
                    answer: Connector.Callback,
                ) {
                    val door = doors[ticket.table]
                    if (door == null) {
                        tell(Journey.Stage.FAILED)
                        answer.failed()
                        return
                    }
                    val pair = LocalLink.pair(door.host.loop::execute, loop::execute)
                    door.host.open += pair.one()
                    open += pair.other()
                    Channels.connect(
                        pair.other(),
                        loop,
                        known.orElse(ticket),
                        10_000,
                        object : Channels.Welcome {
                            override fun ready(channel: Channel) {
                                tell(Journey.Stage.CONNECTED)
                                answer.connected(channel)
                            }

                            override fun refused(reason: Channels.Refusal) {
                                tell(Journey.Stage.FAILED)
                                answer.failed()
                            }
                        },
                    )
                    door.visitors.arrived(pair.one())
                }
            }
    }
}
