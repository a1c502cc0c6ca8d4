package org.precinct.desktop

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import com.squareup.wire.Message
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.precinct.app.play.Attendance
import org.precinct.app.play.Mark
import org.precinct.app.play.Marked
import org.precinct.app.play.Scene
import org.precinct.app.session.TableSession
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Language
import org.precinct.engine.kit.Kits
import org.precinct.engine.kit.Patience
import org.precinct.seat.Controls
import org.precinct.seat.Offers
import org.precinct.seat.Reachable
import org.precinct.seat.Reaction
import org.precinct.seat.SeatedGames
import org.precinct.table.net.Invitation
import java.net.InetAddress
import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.concurrent.thread
import kotlin.system.exitProcess

/**
 * A phone as a process of its own, played by a bot that has nothing but its glass and fingers: see
 * [ThreePhonesTest]. What it says and hears are lines.
 *
 *     host NAME GAME     says INVITE; then `deal PEOPLE BOTS` and `bot NAME` are understood
 *     guest NAME INVITE  says SEATED
 *
 * Both say MOVED after everything that they did, and OVER with the result.
 */
fun main(arguments: Array<String>) {
    val (role, name, where) = arguments
    val bell = Bell()
    val orders = ConcurrentLinkedQueue<String>()
    thread(isDaemon = true) {
        generateSequence(::readLine).forEach {
            orders += it
            bell.ring()
        }
        // Nobody is there to play for.
        exitProcess(1)
    }
    val pace = Pace()
    val here = listOf(InetAddress.getLoopbackAddress())
    val cable = { Cable({ here }, { emptyList() }, hosts = role == "host") }
    val phone = DeskPhone(Look(name, Language.ENGLISH, false), cable, pace, NoDiscovery)
    val glass = Glass(bell::ring) { PhoneView(phone, pace::now, moves = false) }
    val table =
        runBlocking {
            if (role == "host") {
                val options = Kits.find(where).get().brief()
                phone.open(where, options).also { println("INVITE ${it.wayIn().text()}") }
            } else {
                phone.join(Invitation.parse(where)).also { println("SEATED") }
            }
        }
    GlassPlayer(glass, table, bell, orders, Chance.of(name)).play()
}

/** Tells one thread of what others do. */
class Bell {
    private var rung = false

    fun ring() =
        synchronized(this) {
            rung = true
            (this as Object).notifyAll()
        }

    fun await(seen: () -> String) {
        Patience.until(this, { rung }, seen)
        synchronized(this) { rung = false }
    }
}

private class GlassPlayer(
    private val glass: Glass,
    private val table: TableSession,
    private val bell: Bell,
    private val orders: ConcurrentLinkedQueue<String>,
    private val luck: Chance,
) {
    private var wanted: Message<*, *>? = null
    private var decided: Any? = null
    private var tries = 0
    private var replaced: String? = null

    fun play() {
        CoroutineScope(Dispatchers.Default).launch { table.state.collect { bell.ring() } }
        while (table.state.value.ending == null) {
            glass.draw()
            orders.poll()?.let(::obey)
            if (!replace() && !act()) bell.await { "anything to do for ${table.state.value}" }
        }
        val ending = table.state.value.ending!!
        println("OVER ${ending.fairness} ${ending.text}")
        // Until the others have seen the end, too.
        while (true) bell.await { "the end of the others" }
    }

    private fun obey(order: String) {
        val words = order.split(" ")
        when (words[0]) {
            "deal" -> runBlocking { table.deal(words[1].toInt(), words[2].toInt()) }
            "bot" -> replaced = words[1]
            else -> error("what is $order?")
        }
    }

    /** Gives the seat of somebody who is away to a bot, as a host does; false if there is nobody. */
    private fun replace(): Boolean {
        val name = replaced ?: return false
        val chair =
            table.state.value.room!!
                .chairs
                .single { it.name == name }
        return when {
            chair.attendance == Attendance.HERE -> false
            chair.attendance == Attendance.BOT -> {
                val close = glass.named("Back").lastOrNull()
                if (close == null) replaced = null else glass.touch(close)
                true
            }
            else -> {
                val below = glass.nodes.lastOrNull { saysOnly(it, name) }
                val button =
                    glass.named("Let a bot play").firstOrNull {
                        below != null && it.positionInRoot.y > below.positionInRoot.y
                    }
                val strip = glass.named("$name: Phone not connected").firstOrNull()
                (button ?: strip)?.let(glass::touch) != null
            }
        }
    }

    private fun saysOnly(
        node: SemanticsNode,
        name: String,
    ) = node.config
        .getOrNull(SemanticsProperties.Text)
        ?.singleOrNull()
        ?.text == name

    /** Touches what leads to what is wanted; false while there is nothing to do. */
    private fun act(): Boolean {
        val seat =
            table.state.value.ownSeats
                .singleOrNull() ?: return false
        val scene = table.scene(seat).value ?: return false
        return scene.asked && act(scene)
    }

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> act(
        scene: Scene<A, V, E>,
    ): Boolean {
        if (decided != scene.view) {
            decided = scene.view
            wanted = decide(scene)
            tries = 0
        }
        @Suppress("UNCHECKED_CAST")
        val action = wanted as A? ?: return false
        val marked = glass.marked
        // What is on the glass may be of a moment ago.
        if (marked.none { it.config[Marked].offers.view() == scene.view }) return false
        check(++tries < MOST) { "$action cannot be reached: ${marked.map(glass::said)}" }
        val ways = marked.filter { it.config[Marked].leads<A, V, E>(action) }
        if (ways.isEmpty()) return seek()
        // A place is on the map and in the list: what does not answer is left for the other, and
        // what lies half under something else is done as a screen reader does it.
        val turn = tries / PATIENT
        val next = ways[turn % ways.size]
        val sends = next.config[Marked].sends<A, V, E>(action)
        val done = if (turn / ways.size % 2 == 0) glass.touch(next) else glass.click(next)
        if (done && sends) println("MOVED ${glass.said(next)}")
        return true
    }

    /**
     * Looks at the next row of a long list; false if there is none. Until a question is on the glass,
     * nothing leads on.
     */
    private fun seek(): Boolean {
        val lists = glass.lists()
        for (list in lists) {
            val rows = list.config.getOrNull(SemanticsProperties.CollectionInfo)?.rowCount ?: 0
            if (rows > 0) glass.show(list, tries % rows)
        }
        return lists.isNotEmpty()
    }

    /** A game's controls belong to its scenes: both were made for the same rules. */
    @Suppress("UNCHECKED_CAST")
    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> decide(
        scene: Scene<A, V, E>,
    ): A? {
        val controls = SeatedGames.find(scene.game.info().id()).get() as Controls<A, V, E, Any, Any>
        val choices = Reachable.actions(controls, scene.view, CHOICES)
        if (choices.isEmpty()) return null
        return scene.game
            .bot(BotLevel.entries.first())
            .decide(scene.view, choices, luck)
            .orElse(null)
    }

    @Suppress("UNCHECKED_CAST")
    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Mark.leads(action: A) =
        (offers as Offers<A, V, E, Any, Any>).leads(touch, action)

    @Suppress("UNCHECKED_CAST")
    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Mark.sends(action: A) =
        (offers as Offers<A, V, E, Any, Any>).reaction(touch) is Reaction.Send

    private companion object {
        const val MOST = 400

        /** So often the same is touched: it may have to be scrolled to. */
        const val PATIENT = 5
        const val CHOICES = 200
    }
}
