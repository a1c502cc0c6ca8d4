package org.precinct.app.session

import android.os.Looper
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.asCoroutineDispatcher
import org.precinct.engine.kit.Patience
import org.precinct.table.Loop
import org.robolectric.Shadows.shadowOf
import java.util.PriorityQueue
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/**
 * Time that passes when a test says so. What is to be done now is done at once, on threads of its
 * own as on a phone: the loops' one, those [beside] it and the main one; what is to be done later
 * waits for [advance]. It knows of all that is underway, so nobody has to wait and see.
 */
class InventedTime : AutoCloseable {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "invented") }
    private val pool = Executors.newCachedThreadPool { Thread(it, "beside invented") }
    private val onLoops = Underway()
    private val elsewhere = Underway()
    private val later = PriorityQueue<Later>(compareBy({ it.at }, { it.number }))
    private var count = 0

    @Volatile private var fault: Throwable? = null

    /** For what phones do beside their loops: disks, settings, texts. */
    val beside: CoroutineDispatcher =
        Executor { task -> elsewhere.begin { pool.execute { elsewhere.end(task) } } }
            .asCoroutineDispatcher()

    @Volatile
    var now = 1_000_000L
        private set

    /** How much there is to be done now. */
    private class Underway {
        private var count = 0

        fun begin(submit: () -> Unit) {
            synchronized(this) { count++ }
            submit()
        }

        fun end(task: Runnable) {
            try {
                task.run()
            } finally {
                synchronized(this) { if (--count == 0) (this as Object).notifyAll() }
            }
        }

        fun isNothing() = synchronized(this) { count == 0 }

        fun await() = Patience.until(this, { count == 0 }, { "the end of $count tasks" })
    }

    private class Later(
        val at: Long,
        val number: Int,
        val loop: OwnLoop,
        val task: Runnable,
    )

    /** A loop of one phone, which dies with it. */
    inner class OwnLoop :
        Loop,
        Executor,
        AutoCloseable {
        @Volatile private var dead = false

        /** How many tables have ended on it. */
        @Volatile var endings = 0
            private set

        override fun execute(task: Runnable) {
            submit(this, task)
        }

        override fun after(
            millis: Long,
            task: Runnable,
        ): Loop.Timer {
            synchronized(later) {
                val timer = Later(now + maxOf(0, millis), count++, this, task)
                later += timer
                return Loop.Timer { synchronized(later) { later -= timer } }
            }
        }

        override fun now(): Long = now

        /** The process has been killed: nothing that was to be done is done. */
        fun kill() {
            dead = true
            settle()
        }

        /** A table that was closed has nothing left to do but what it has been told before. */
        override fun close() {
            endings++
            synchronized(later) { later.removeIf { it.loop === this } }
        }

        fun isDead() = dead
    }

    private fun submit(
        loop: OwnLoop,
        task: Runnable,
    ) = onLoops.begin {
        thread.execute {
            onLoops.end {
                try {
                    if (!loop.isDead()) task.run()
                } catch (thrown: Throwable) {
                    fault = thrown
                }
            }
        }
    }

    /** Until nothing is left to be done now, on any thread. */
    fun settle() {
        val main = shadowOf(Looper.getMainLooper())
        do {
            onLoops.await()
            settleBeside()
        } while (!(onLoops.isNothing() && elsewhere.isNothing() && main.isIdle))
        fault?.let { throw AssertionError("on the table's thread", it) }
    }

    /** The same while a loop is kept busy. */
    fun settleBeside() {
        val main = shadowOf(Looper.getMainLooper())
        do {
            elsewhere.await()
            main.idle()
        } while (!(elsewhere.isNothing() && main.isIdle))
    }

    /** Goes on to the next thing that is due, and does it. */
    fun advance() {
        settle()
        val next = synchronized(later) { later.poll() } ?: error("nothing will ever happen")
        now = maxOf(now, next.at)
        submit(next.loop, next.task)
        settle()
    }

    /** Lets so much time pass. */
    fun pass(millis: Long) {
        val until = now + millis
        settle()
        while (synchronized(later) { later.peek() }.let { it != null && it.at <= until }) advance()
        now = until
    }

    override fun close() {
        thread.shutdownNow()
        pool.shutdownNow()
    }
}
