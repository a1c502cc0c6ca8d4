package org.precinct.app.session

import org.precinct.table.Loop
import java.util.PriorityQueue
import java.util.concurrent.Executor
import java.util.concurrent.Executors
import java.util.concurrent.Future
import java.util.concurrent.atomic.AtomicInteger

/**
 * Time that passes when a test says so. What is to be done now is done at once, on a thread of its
 * own as on a phone; what is to be done later waits for [advance].
 */
class InventedTime : AutoCloseable {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "invented") }
    private val underway = AtomicInteger()
    private val later = PriorityQueue<Later>(compareBy({ it.at }, { it.number }))
    private var count = 0
    private var fault: Throwable? = null

    @Volatile
    var now = 1_000_000L
        private set

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
    ): Future<*> {
        underway.incrementAndGet()
        return thread.submit {
            try {
                if (!loop.isDead()) task.run()
            } catch (thrown: Throwable) {
                fault = thrown
            } finally {
                underway.decrementAndGet()
            }
        }
    }

    /** Waits until nothing is left to be done now. */
    fun settle() {
        while (underway.get() > 0) thread.submit {}.get()
        fault?.let { throw AssertionError("on the table's thread", it) }
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
    }
}
