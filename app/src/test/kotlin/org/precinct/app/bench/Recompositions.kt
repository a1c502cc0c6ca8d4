package org.precinct.app.bench

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi

/** Counts the composable functions of the app that run, by the marks that Compose's compiler leaves for tracing. */
@OptIn(InternalComposeTracingApi::class)
class Recompositions : AutoCloseable {
    private var count = 0

    init {
        Composer.setTracer(
            object : CompositionTracer {
                override fun isTraceInProgress(): Boolean = true

                override fun traceEventStart(
                    key: Int,
                    dirty1: Int,
                    dirty2: Int,
                    info: String,
                ) {
                    if (info.startsWith("org.precinct.app.play")) count++
                }

                override fun traceEventEnd() = Unit
            },
        )
    }

    fun during(update: () -> Unit): Int {
        val before = count
        update()
        return count - before
    }

    override fun close() =
        Composer.setTracer(
            object : CompositionTracer {
                override fun isTraceInProgress(): Boolean = false

                override fun traceEventStart(
                    key: Int,
                    dirty1: Int,
                    dirty2: Int,
                    info: String,
                ) = Unit

                override fun traceEventEnd() = Unit
            },
        )
}
