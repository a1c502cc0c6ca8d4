package org.precinct.app.tablescreen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import org.precinct.app.players.SettingsDao

/** What the owner of the phone has been told of the games. */
interface LearntLessons {
    val learnt: Flow<Set<String>>

    /** For a thread that may wait for the disk. */
    fun learn(lesson: String)
}

class StoredLessons(
    private val store: () -> SettingsDao,
) : LearntLessons {
    override val learnt: Flow<Set<String>> =
        flow {
            emitAll(store().lessonsSeen())
        }.map { it.toSet() }

    override fun learn(lesson: String) = store().lessonSeen(lesson)
}
