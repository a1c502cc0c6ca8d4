package org.precinct.desktop

import org.precinct.table.Loop
import org.precinct.table.ThreadLoop

/**
 * The time of all phones in a window, which can pass faster than ours.
 *
 * @param clock ours, in nanoseconds
 */
class Pace(
    private val clock: () -> Long = System::nanoTime,
) {
    private var since = clock()
    private var passed = 0L

    /** How many seconds pass in one of ours. */
    @get:Synchronized
    var speed = 1
        @Synchronized set(next) {
            val now = clock()
            passed += (now - since) * field
            since = now
            field = next
        }

    /** In milliseconds, from no particular beginning. */
    @Synchronized
    fun now(): Long = (passed + (clock() - since) * speed) / 1_000_000

    /** A loop in this time. What already waits goes on waiting as long as it was told. */
    fun loop(name: String): ClosableLoop {
        val loop = ThreadLoop(name)
        return object : ClosableLoop {
            override fun execute(task: Runnable) = loop.execute(task)

            override fun after(
                millis: Long,
                task: Runnable,
            ): Loop.Timer = loop.after(millis / speed, task)

            override fun aside(task: Runnable) = loop.aside(task)

            override fun now(): Long = this@Pace.now()

            override fun close() = loop.close()
        }
    }
}

interface ClosableLoop :
    Loop,
    AutoCloseable
