package org.precinct.app.session

import android.os.StrictMode
import org.precinct.app.PrecinctDatabase
import org.precinct.app.links.Links
import org.precinct.app.tables.DatabaseJournal
import org.precinct.engine.Language
import org.precinct.table.Entropy
import org.precinct.table.Loop
import org.precinct.table.ThreadLoop
import org.precinct.table.host.Limits
import java.io.File
import java.util.concurrent.Executor

/**
 * What the tables of a phone have in common. Tests put reproducible parts in place of real ones.
 *
 * @param app the build, for people
 * @param painter makes scenes, one after the other
 * @param clock the system's, in milliseconds
 * @param folder where files can be for a moment
 */
class House(
    val database: PrecinctDatabase,
    val links: () -> Links,
    val tongue: Tongue,
    val app: String,
    val folder: File,
    val painter: Executor,
    val causes: DatabaseJournal.Causes,
    val loop: () -> Loop = { ThreadLoop("table") },
    val limits: Limits = Limits.STANDARD,
    val entropy: Entropy = Entropy.system(),
    val clock: () -> Long = System::currentTimeMillis,
) {
    init {
        StrictMode.noteSlowCall("furnishing the house")
    }

    fun language(): Language = tongue.language.value
}
