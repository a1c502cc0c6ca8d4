package org.precinct.app.session

import androidx.test.core.app.ApplicationProvider
import com.squareup.wire.Message
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.cancel
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import okio.ByteString.Companion.toByteString
import org.precinct.app.Precinct
import org.precinct.app.PrecinctDatabase
import org.precinct.app.play.Scene
import org.precinct.app.play.choices
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.table.host.Limits
import org.precinct.table.net.Invitation
import kotlin.random.Random

/**
 * A phone in [InventedTime], among others in the same [Air]. What it keeps is named after it.
 *
 * @param seed where its luck comes from, so that a game that failed can be played again
 */
class TestPhone(
    val time: InventedTime,
    private val air: Air,
    private val name: String,
    private val limits: Limits = Limits.STANDARD.fast(),
    private val seed: Int = name.hashCode(),
) {
    private val loop = time.OwnLoop()
    private val luck = Random(seed)
    private val life = CoroutineScope(SupervisorJob() + time.beside)
    val ways = air.Ways(loop)
    private val app: Precinct = ApplicationProvider.getApplicationContext()
    val database: PrecinctDatabase =
        PrecinctDatabase.builder(app, "$name.db").setQueryExecutor(time.beside.asExecutor()).build()
    val phone =
        AndroidPhone(
            app,
            database,
            app.visibility(),
            { ways },
            Phone.Parts(
                loop = { loop },
                worker = loop,
                limits = limits,
                entropy = { synchronized(luck) { luck.nextBytes(it).toByteString() } },
                clock = { EVENING + time.now },
                scope = life,
                disk = time.beside,
            ),
        )
    val sessions get() = phone.sessions
    val history get() = phone.history

    init {
        onDisk { database.players().saveOwner(name, Tint.TEAL, Badge.SUN) }
    }

    fun <T> onDisk(work: () -> T): T = runBlocking { withContext(time.beside) { work() } }

    fun open(plan: TablePlan): TableSession =
        runBlocking { sessions.open(plan) }.also { time.settle() }

    /** Joins with the QR code that another phone shows. */
    fun join(host: TableSession): TableSession {
        val invitation =
            Invitation.parse(
                host.state.value.invite!!
                    .qr,
            )
        val session =
            runBlocking {
                sessions.join(invitation.table) { me, listener ->
                    ways.to(invitation, me, listener)
                }
            }
        time.settle()
        return session
    }

    /** How many tables' threads have ended. */
    val endings get() = loop.endings

    /** Keeps the phone from everything else for a while. */
    fun busy(work: () -> Unit) = loop.execute { work() }

    /** The process dies: no farewell, and nothing left but what is on the disk. */
    fun kill() {
        life.cancel()
        loop.kill()
        ways.kill()
        time.settle()
        database.close()
    }

    /** The same phone, its app started anew: it would be odd if it had the same luck again. */
    fun again() = TestPhone(time, air, name, limits, seed + 1)

    companion object {
        const val EVENING = 1_700_000_000_000L
    }
}

fun TableSession.own(seat: Int): Scene<*, *, *> = scene(seat).value!!

/** Plays whatever the scenes of its sessions allow, at random. */
class RandomPlayer(
    private val time: InventedTime,
    seed: Int,
    private vararg val sessions: TableSession,
) {
    private val random = Random(seed)

    /** Does something, or lets the next thing happen. */
    fun step() {
        time.settle()
        for (session in sessions.toList().shuffled(random)) {
            for (seat in session.state.value.ownSeats) {
                val scene = session.scene(seat).value ?: continue
                val free = !scene.busy && !scene.paused && scene.choices.isNotEmpty()
                // Those who are asked decide; others sometimes do what they may.
                if (free && (scene.asked || random.nextInt(4) == 0)) {
                    val choices: List<Message<*, *>> = scene.choices
                    session.act(seat, choices.random(random))
                    // Sand runs while people think.
                    time.pass(500)
                    return
                }
            }
        }
        time.advance()
    }

    /** Plays until something is so. */
    fun playUntil(
        most: Int = 30_000,
        enough: () -> Boolean,
    ) {
        var steps = 0
        time.settle()
        while (!enough()) {
            check(
                steps++ < most,
            ) { "after $steps steps: ${sessions.map { it.state.value.summary }}" }
            step()
        }
    }
}
