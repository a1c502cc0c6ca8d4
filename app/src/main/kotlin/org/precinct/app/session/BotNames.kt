package org.precinct.app.session

/** What bots are called: names that are the same in every language. */
internal object BotNames {
    private val names =
        "Alvarez Brennan Chen Dubois Kowalski Washington Moreau Rossi Okafor Lindqvist".split(" ")

    /** One that nobody at the table has. */
    fun free(taken: Collection<String>): String = names.firstOrNull { it !in taken } ?: names[0]
}
