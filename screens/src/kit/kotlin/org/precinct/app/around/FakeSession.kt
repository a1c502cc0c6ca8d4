package org.precinct.app.around

import com.squareup.wire.Message
import kotlinx.coroutines.flow.MutableStateFlow
import org.precinct.app.play.Scene
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.app.storage.TableKind
import org.precinct.table.guest.Guest
import org.precinct.table.host.Host
import java.lang.reflect.Proxy

/** A table that is what a test says. What is done to it, its guest and its host is written down. */
internal class FakeSession : TableSession {
    val done = mutableListOf<String>()
    override var kind = TableKind.HOST
    override val state = MutableStateFlow(TableState())
    override val guest: Guest = recorder()
    private val table: Host = recorder()
    override val host get() = table.takeIf { kind.isHosted }
    val seats = mutableMapOf<Int?, MutableStateFlow<Scene<*, *, *>?>>()
    var seen = 0

    private inline fun <reified T> recorder(): T =
        Proxy.newProxyInstance(T::class.java.classLoader, arrayOf(T::class.java)) { _, call, args ->
            done += (listOf(call.name) + args.orEmpty()).joinToString(" ")
            null
        } as T

    override fun scene(seat: Int?) = seats.getOrPut(seat) { MutableStateFlow(null) }

    override fun act(
        seat: Int,
        action: Message<*, *>,
    ) {
        done += "act $seat $action"
    }

    override fun seen(scene: Scene<*, *, *>) {
        seen++
    }

    override fun sendAway(member: Int) {
        done += "sendAway $member"
    }

    override fun dismiss() = Unit

    override fun refresh() = Unit

    override fun close() {
        done += "close"
    }

    override fun leave() {
        done += "leave"
    }
}
