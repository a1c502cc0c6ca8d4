package org.precinct.app.session

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Test
import org.precinct.app.device.Resources
import org.precinct.app.storage.ComputerStorage
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.engine.kit.Patience
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Finder
import org.precinct.table.carrier.FoundTable
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Links
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.carrier.Trail
import org.precinct.table.carrier.Transport
import org.precinct.table.link.Door
import org.precinct.table.net.Invitation
import org.precinct.table.net.JoinCode
import java.io.File
import java.net.InetAddress
import java.util.concurrent.ConcurrentLinkedQueue

class WayInTest {
    private val street = Street()
    private val strings =
        object : Strings {
            override fun language() = Language.ENGLISH

            override fun text(
                language: Language,
                id: Int,
                vararg arguments: Any,
            ) = Resources.text(language, id, *arguments)
        }

    /**
     * A guest who is told a way when the doors are said to be open must get in by it, however soon
     * they open or move while the table is being shown.
     */
    @Test
    fun theWayInLeadsThroughTheDoorsThatAreShown() {
        val scope = CoroutineScope(Dispatchers.Unconfined)
        val about = Phone.About("test", { File("") }, strings)
        val phone = Phone(ComputerStorage(null), { street }, about, Phone.Parts(scope = scope))
        val table = patiently { phone.sessions.open(PLAN) }
        val shown = ConcurrentLinkedQueue<TableState>()
        // It sees each state on the thread that shows it.
        val watching = scope.launch { table.state.take(SHOWN).collect(shown::add) }
        var moves = 0
        while (watching.isActive) street.move(moves++ % 2)
        for (state in shown) {
            val way = Invitation.parse(state.invite?.qr ?: continue)
            assertThat(way.addresses).isEqualTo(state.doors!!.addresses())
        }
        assertThat(shown.map { it.doors?.addresses()?.size }.toSet()).containsAtLeast(0, 1)
        table.close()
        scope.cancel()
    }

    private fun <T> patiently(work: suspend CoroutineScope.() -> T): T =
        runBlocking { withTimeout(Patience.MILLIS, work) }

    /** Where doors open and close. */
    private class Street : Links {
        private lateinit var sign: TableAdvert
        private lateinit var listener: Doors.Listener
        lateinit var open: Doors.State
            private set

        /** So many addresses are there now. */
        fun move(addresses: Int) {
            val here = List(addresses) { InetAddress.getByAddress(byteArrayOf(10, 0, 0, 7)) }
            val port = if (here.isEmpty()) 0 else 28_117
            val conditions = Transport.entries.associateWith { Condition.STARTING }
            open = Doors.State(sign.table, conditions, here, port, false, emptyList())
            listener.changed(open)
        }

        override fun host(
            sign: TableAdvert,
            visitors: Door.Visitors,
            listener: Doors.Listener,
        ): Doors {
            this.sign = sign
            this.listener = listener
            move(0)
            return object : Doors {
                override fun state() = open

                override fun show(next: TableAdvert) = Unit

                override fun refresh() = Unit

                override fun close() = Unit
            }
        }

        override fun look(listener: Finder.Listener) = throw AssertionError("nobody looks here")

        override fun to(
            table: FoundTable,
            me: String,
            listener: Journey.Listener,
        ) = nobodyTravels()

        override fun to(
            invitation: Invitation,
            me: String,
            listener: Journey.Listener,
        ) = nobodyTravels()

        override fun to(
            code: JoinCode,
            me: String,
            listener: Journey.Listener,
        ) = nobodyTravels()

        override fun to(
            trail: Trail,
            me: String,
            listener: Journey.Listener,
        ) = nobodyTravels()

        private fun nobodyTravels(): Journey = throw AssertionError("nobody travels here")
    }

    private companion object {
        val PLAN = TablePlan(TableKind.HOST, "kojak", "Kojak", listOf("Ana"))

        const val SHOWN = 1_000
    }
}
