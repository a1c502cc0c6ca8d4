package org.precinct.app.bench

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi

/** Counts the composable functions of the app that run, by the marks that Compose's compiler leaves for tracing. */
@OptIn(InternalComposeTracingApi::class)
class Recompositions : AutoCloseable {
    private val runs = HashMap<String, Int>()
    private var count = 0

    init {
        Composer.setTracer(Tracer { name -> runs.merge(name, 1, Int::plus).also { count++ } })
    }

    fun during(update: () -> Unit): Int {
        val before = count
        update()
        return count - before
    }

    /** Forgets what ran so far. */
    fun clear() = runs.clear()

    /** The composables that ran most often, with how often they did. */
    fun busiest(most: Int): List<Pair<String, Int>> =
        runs.toList().sortedWith(compareBy({ -it.second }, { it.first })).take(most)

    override fun close() = Composer.setTracer(Tracer(null))

    private class Tracer(
        private val onRun: ((String) -> Unit)?,
    ) : CompositionTracer {
        override fun isTraceInProgress(): Boolean = onRun != null

        override fun traceEventStart(
            key: Int,
            dirty1: Int,
            dirty2: Int,
            info: String,
        ) {
            // "org.precinct.app.play.kojak.Detective (Detectives.kt:66)"
            if (info.startsWith(
                    GAMES,
                )
            ) {
                onRun?.invoke(info.substringBefore(' ').substringAfterLast('.'))
            }
        }

        override fun traceEventEnd() = Unit
    }

    private companion object {
        const val GAMES = "org.precinct.app.play"
    }
}
