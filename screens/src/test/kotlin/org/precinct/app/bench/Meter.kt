package org.precinct.app.bench

import androidx.compose.ui.test.junit4.ComposeTestRule
import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory

/** What the thread that draws has used. */
class Cost(
    val millis: Double,
    val kilobytes: Double,
)

/** Measures the thread that draws: its own time, whatever else the machine does, and what it allocates. */
class Meter(
    private val rule: ComposeTestRule,
) {
    private val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean

    fun cost(work: () -> Unit): Cost =
        rule.runOnUiThread {
            val time = threads.currentThreadCpuTime
            val memory = threads.currentThreadAllocatedBytes
            work()
            Cost(
                (threads.currentThreadCpuTime - time) / 1e6,
                (threads.currentThreadAllocatedBytes - memory) / 1e3,
            )
        }

    fun mean(
        times: Int,
        work: () -> Unit,
    ): Cost = mean(List(times) { cost(work) })

    companion object {
        fun mean(costs: List<Cost>) =
            Cost(costs.map { it.millis }.average(), costs.map { it.kilobytes }.average())
    }
}
