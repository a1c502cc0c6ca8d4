package org.precinct.app.play.goodcop

import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.snapshots.Snapshot
import java.io.File
import java.io.IOException
import java.util.Properties
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.Executor

/**
 * Notebooks in files of the phone, so that notes outlive a turned screen, a curtain and a game that is
 * put away. Only the newest are kept. A disk that refuses costs the notes and nothing else.
 *
 * @param folder called on [disk]
 * @param disk does one thing after the other, not on the main thread
 */
class PhoneNotebooks(
    private val disk: Executor,
    private val folder: () -> File,
) : Notebooks {
    private val open = ConcurrentHashMap<String, Notebook>()

    override fun of(
        match: String,
        seat: Int,
    ): Notebook =
        if (match.isEmpty()) {
            Notebook.InMemory()
        } else {
            open.getOrPut("$match-$seat") { Kept("$match-$seat").also { disk.execute(it::read) } }
        }

    private inner class Kept(
        private val name: String,
    ) : Notebook {
        private val pages = mutableStateMapOf<Int, Notebook.Page>()

        override fun page(seat: Int): Notebook.Page = pages[seat] ?: Notebook.Page()

        override fun write(
            seat: Int,
            page: Notebook.Page,
        ) {
            pages[seat] = page
            val all = pages.toMap()
            disk.execute { guarded { save(all) } }
        }

        fun read() =
            guarded {
                forgetOld()
                val file = File(folder(), name)
                if (!file.exists()) return@guarded
                val lines = Properties().apply { file.reader().use(::load) }
                Snapshot.withMutableSnapshot {
                    // What has been written meanwhile is newer.
                    pages(lines).forEach { (seat, page) -> pages.putIfAbsent(seat, page) }
                }
            }

        private fun pages(lines: Properties): Map<Int, Notebook.Page> =
            lines
                .stringPropertyNames()
                .mapNotNull { it.substringBefore('.').toIntOrNull() }
                .associateWith { seat ->
                    val suspicion = lines.getProperty("$seat.suspicion")
                    Notebook.Page(
                        Notebook.Suspicion.entries.find { it.name == suspicion }
                            ?: Notebook.Suspicion.NONE,
                        lines.getProperty("$seat.text").orEmpty().take(Notebook.LONGEST),
                    )
                }

        private fun save(pages: Map<Int, Notebook.Page>) {
            val lines = Properties()
            pages.filterValues { !it.isEmpty }.forEach { (seat, page) ->
                lines["$seat.suspicion"] = page.suspicion.name
                lines["$seat.text"] = page.text
            }
            folder().mkdirs()
            // Whole or not at all, also if the battery dies.
            val draft = File(folder(), "$name.new")
            draft.writer().use { lines.store(it, null) }
            draft.renameTo(File(folder(), name))
        }
    }

    private fun forgetOld() {
        val files = folder().listFiles().orEmpty().sortedByDescending { it.lastModified() }
        files.drop(KEPT).forEach { it.delete() }
    }

    private inline fun guarded(act: () -> Unit) =
        try {
            act()
        } catch (_: IOException) {
            // Notes are worth no more than this.
        }

    private companion object {
        const val KEPT = 40
    }
}
