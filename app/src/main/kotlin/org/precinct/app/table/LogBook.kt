package org.precinct.app.table

import com.squareup.wire.Message
import org.precinct.app.play.Scene
import org.precinct.engine.Language

/** Sentences for a scene's news. News only grow during a game, so each is put into words once. */
internal class LogBook {
    private var of: Triple<Int?, Language, Any>? = null
    private var lines = listOf<String>()

    fun read(scene: Scene<*, *, *>): List<String> = typed(scene)

    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> typed(
        scene: Scene<A, V, E>,
    ): List<String> {
        // Another game begins with another first event, or with none.
        val key = Triple(scene.seat, scene.language, scene.news.firstOrNull() ?: Unit)
        val known = if (key == of && lines.size <= scene.news.size) lines else emptyList()
        of = key
        lines = known + scene.news.drop(known.size).map(scene::sentence)
        return lines
    }
}
