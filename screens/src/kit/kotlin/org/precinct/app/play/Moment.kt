package org.precinct.app.play

import androidx.compose.ui.test.junit4.ComposeTestRule
import com.squareup.wire.Message
import org.precinct.app.Phone
import org.precinct.app.frame.Overlay
import org.precinct.engine.Language

/**
 * A moment of a game worth drawing.
 *
 * @param lesson whether a newcomer looks at it
 * @param layer what lies over the game
 * @param touch what is touched before it is drawn
 * @param find looks for it in real games; once, whatever it is drawn on
 */
class Moment<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val lesson: Boolean = false,
    private val layer: Overlay = Overlay.NONE,
    private val touch: ComposeTestRule.(Scene<A, V, E>) -> Unit = {},
    find: () -> Scene<A, V, E>,
) {
    private val found by lazy(find)

    fun scene(language: String = "en"): Scene<A, V, E> =
        found.copy(language = if (language == "fr") Language.FRENCH else Language.ENGLISH)

    fun shot(
        tabletop: Tabletop<A, V, E>,
        phone: Phone,
    ): Shot {
        val scene = scene(phone.language)
        return framed(tabletop, scene, phone, lesson, layer) { touch(this, scene) }
    }
}
