package org.precinct.app.storage

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import okio.ByteString
import okio.ByteString.Companion.toByteString
import org.precinct.app.device.StorageFailure
import org.precinct.app.players.KnownPlayer
import org.precinct.app.players.LessonSeen
import org.precinct.app.players.PlayerDao
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsDao
import org.precinct.table.journal.FileJournal
import org.precinct.table.journal.Journal
import java.io.File
import java.io.IOException
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.CopyOnWriteArrayList
import java.util.function.UnaryOperator

/**
 * What a phone on a computer keeps.
 *
 * @param folder where; null for a phone that remembers nothing when its process ends
 */
class ComputerStorage(
    private val folder: File?,
) : Storage {
    private val journals = Journals(folder?.let { File(it, "journal") })
    private val players = StoredPlayers(rows("player") { it.id })
    private val settings = Habits(rows("settings") { "${it.id}" }, rows("lesson") { it.id })
    private val tables = StoredTables(rows("table") { it.id }, journals)
    private val games = StoredGames(rows("game") { it.id })

    private inline fun <reified T : Any> rows(
        name: String,
        noinline key: (T) -> String,
    ) = Rows(T::class.java, folder?.let { File(it, name) }, key)

    override fun players(): PlayerDao = players

    override fun settings(): SettingsDao = settings

    override fun tables(): TableDao = tables

    override fun finishedGames(): FinishedGameDao = games

    override fun journal(
        table: String,
        causes: Storage.Causes,
    ): Journal =
        try {
            journals.open(table)
        } catch (failed: IOException) {
            throw IOException(causes.unknown(), failed)
        }

    /** What the end of a process does: nothing is written any more. */
    fun letGo() = journals.letGo()
}

private class Journals(
    private val folder: File?,
) {
    private val remembered = ConcurrentHashMap<String, MutableList<ByteString>>()
    private val open = CopyOnWriteArrayList<Journal>()

    private fun file(table: String) = File(folder, "$table.precinct")

    fun open(table: String): Journal {
        folder?.mkdirs()
        val journal =
            if (folder == null) {
                RememberedJournal(remembered.computeIfAbsent(table) { ArrayList() })
            } else {
                FileJournal.open(file(table))
            }
        open += journal
        return journal
    }

    fun forget(table: String) {
        remembered.remove(table)
        if (folder != null) file(table).delete()
    }

    fun letGo() {
        open.forEach { it.close() }
        open.clear()
    }
}

private class RememberedJournal(
    private val entries: MutableList<ByteString>,
) : Journal {
    private var closed = false

    override fun read(): List<ByteString> = synchronized(entries) { entries.toList() }

    override fun append(added: List<ByteString>) {
        if (closed) throw IOException("The journal is closed.")
        synchronized(entries) { entries += added }
    }

    override fun close() {
        closed = true
    }
}

private class StoredPlayers(
    private val rows: Rows<KnownPlayer>,
) : PlayerDao() {
    override fun owner(): Flow<List<KnownPlayer>> =
        rows.all.map { all -> all.values.filter { it.owner } }

    override fun findOwner(): KnownPlayer? =
        rows.all.value.values
            .find { it.owner }

    override fun save(player: KnownPlayer) = rows.put(player)
}

private class Habits(
    private val settings: Rows<Settings>,
    private val lessons: Rows<LessonSeen>,
) : SettingsDao() {
    override fun settings(): Flow<List<Settings>> = settings.all.map { it.values.toList() }

    override fun find(): Settings? =
        settings.all.value.values
            .firstOrNull()

    override fun save(changed: Settings) = settings.put(changed)

    @Synchronized
    override fun change(change: UnaryOperator<Settings>) = super.change(change)

    override fun lessonsSeen(): Flow<List<String>> = lessons.all.map { it.keys.toList() }

    override fun save(lesson: LessonSeen) = lessons.put(lesson)

    override fun forgetLessons() =
        lessons.all.value.keys
            .forEach(lessons::remove)
}

private class StoredTables(
    private val rows: Rows<KeptTable>,
    private val journals: Journals,
) : TableDao() {
    override fun unfinished(): Flow<List<TableSummary>> =
        rows.all.map { all ->
            all.values
                .filter { it.inGame }
                .sortedByDescending { it.changed }
                .map(::summary)
        }

    private fun summary(row: KeptTable) =
        TableSummary(row.id, row.kind, row.name, row.game, row.people, row.changed, row.played)

    override fun find(id: String): KeptTable? = rows.find(id)

    override fun live(): KeptTable? =
        rows.all.value.values
            .filter { it.live }
            .maxByOrNull { it.changed }

    override fun save(table: KeptTable) = rows.put(table)

    override fun describe(
        id: String,
        name: String,
        game: String,
        people: String,
        inGame: Boolean,
        changed: Long,
        played: Long,
    ) = rows.change(
        id,
        "name" to name,
        "game" to game,
        "people" to people,
        "inGame" to inGame,
        "changed" to changed,
        "played" to played,
    )

    override fun keep(
        id: String,
        keepsake: ByteArray,
    ) = rows.change(id, "keepsake" to keepsake)

    override fun trail(
        id: String,
        trail: String?,
    ) = rows.change(id, "trail" to trail)

    override fun leaveAll() =
        rows.all.value.keys
            .forEach(::left)

    override fun enter(id: String) = rows.change(id, "live" to true)

    override fun left(id: String) = rows.change(id, "live" to false)

    override fun delete(id: String) {
        rows.remove(id)
        journals.forget(id)
    }

    override fun journal(table: String): List<ByteArray> =
        reading { journals.open(table).use { it.read() } }.map { it.toByteArray() }

    override fun entries(table: String): Int = journal(table).size

    /** Only the database's journals are written anew from somewhere on. */
    override fun cut(
        table: String,
        from: Int,
    ) = throw UnsupportedOperationException()

    override fun insert(entries: List<JournalEntry>) {
        val table = entries.firstOrNull()?.table ?: return
        reading { journals.open(table).use { it.append(entries.map { it.bytes.toByteString() }) } }
    }

    private fun <T> reading(work: () -> T): T =
        try {
            work()
        } catch (failed: IOException) {
            throw StorageFailure(failed)
        }
}

private class StoredGames(
    private val rows: Rows<FinishedGame>,
) : FinishedGameDao {
    override fun all(): Flow<List<FinishedGame>> =
        rows.all.map { all ->
            all.values.sortedWith(compareByDescending(FinishedGame::ended).thenBy { it.id })
        }

    override fun find(id: String): FinishedGame? = rows.find(id)

    override fun keep(game: FinishedGame) {
        if (rows.find(game.id) == null) rows.put(game)
    }

    override fun delete(id: String) = rows.remove(id)
}
