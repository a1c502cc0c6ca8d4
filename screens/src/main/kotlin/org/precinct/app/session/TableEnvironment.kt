package org.precinct.app.session

import org.precinct.app.device.noteSlowCall
import org.precinct.app.storage.Storage
import org.precinct.engine.Language
import org.precinct.table.carrier.Links
import org.precinct.table.host.Limits
import java.io.File

/**
 * What the tables of a phone have in common.
 *
 * @param app the build, for people
 * @param folder where files can be for a moment
 */
class TableEnvironment(
    val storage: Storage,
    val links: () -> Links,
    val texts: AppTexts,
    val app: String,
    val folder: File,
    val causes: Storage.Causes,
    val parts: Phone.Parts,
    val limits: () -> Limits,
) {
    init {
        noteSlowCall("making what tables need")
    }

    fun language(): Language = texts.language.value
}
