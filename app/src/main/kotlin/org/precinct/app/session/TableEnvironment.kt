package org.precinct.app.session

import android.os.StrictMode
import org.precinct.app.PrecinctDatabase
import org.precinct.app.storage.DatabaseJournal
import org.precinct.engine.Language
import org.precinct.table.carrier.Links
import java.io.File

/**
 * What the tables of a phone have in common.
 *
 * @param app the build, for people
 * @param folder where files can be for a moment
 */
class TableEnvironment(
    val database: PrecinctDatabase,
    val links: () -> Links,
    val texts: AppTexts,
    val app: String,
    val folder: File,
    val causes: DatabaseJournal.Causes,
    val parts: Phone.Parts,
) {
    init {
        StrictMode.noteSlowCall("making what tables need")
    }

    fun language(): Language = texts.language.value
}
