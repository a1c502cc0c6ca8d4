package org.precinct.app.play.goodcop

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.staticCompositionLocalOf

/**
 * What a player has noted about the others, for their own eyes: it never leaves the phone.
 *
 * Composables read it, so an implementation keeps its pages in snapshot state.
 */
@Stable
interface Notebook {
    /** What is noted about the player in a seat; an empty page if nothing is. */
    fun page(seat: Int): Page

    fun write(
        seat: Int,
        page: Page,
    )

    /** What is noted about one player. */
    @Immutable
    data class Page(
        val suspicion: Suspicion = Suspicion.NONE,
        val text: String = "",
    ) {
        val isEmpty: Boolean
            get() = suspicion == Suspicion.NONE && text.isEmpty()
    }

    /**
     * What somebody is suspected to be. The names may be stored, so they stay.
     *
     * @param label the key of its text
     */
    enum class Suspicion(
        val label: String,
    ) {
        NONE("seat.suspect_none"),
        HONEST("seat.suspect_honest"),
        AGENT("seat.suspect_agent"),
        CROOKED("seat.suspect_crooked"),
        KINGPIN("seat.suspect_kingpin"),
        ODD("seat.suspect_odd"),
    }

    /** Forgets everything when the game leaves the screen. */
    class InMemory : Notebook {
        private val pages = mutableStateMapOf<Int, Page>()

        override fun page(seat: Int): Page = pages[seat] ?: Page()

        override fun write(
            seat: Int,
            page: Page,
        ) {
            pages[seat] = page
        }
    }

    companion object {
        /** No line of a notebook is longer. */
        const val LONGEST = 200
    }
}

/** The notebooks of all games and seats. */
fun interface Notebooks {
    /** The same one whenever the same seat of the same game is asked for. */
    fun of(
        match: String,
        seat: Int,
    ): Notebook
}

/** By default notes live as long as the game is on the screen. */
val LocalNotebooks = staticCompositionLocalOf { Notebooks { _, _ -> Notebook.InMemory() } }
