package org.precinct.app.session

import org.precinct.engine.BotLevel
import org.precinct.table.host.Host

/** What bots are called: names that are the same in every language. */
internal object BotNames {
    private val names =
        "Alvarez Brennan Chen Dubois Kowalski Washington Moreau Rossi Okafor Lindqvist".split(" ")

    /** One that nobody at the table has. */
    fun free(taken: Collection<String>): String = names.firstOrNull { it !in taken } ?: names[0]
}

/** Adds a bot with a name that nobody at the table has. */
fun Host.addBot(level: BotLevel) =
    addBot(BotNames.free(state().room().chairs.map { it.name }), level)
