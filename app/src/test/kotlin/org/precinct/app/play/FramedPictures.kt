package org.precinct.app.play

import androidx.compose.ui.test.junit4.ComposeTestRule
import com.squareup.wire.Message
import org.precinct.app.Phone

/** Draws one game's screens in the frame that the app puts around them, as on a player's phone. */
class FramedPictures<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val rule: ComposeTestRule,
    private val tabletop: Tabletop<A, V, E>,
) {
    fun draw(
        name: String,
        scene: Scene<A, V, E>,
        phone: Phone,
        then: ComposeTestRule.() -> Unit = {},
    ) = Pictures(rule).draw(name, shot(scene, phone, then))

    fun shot(
        scene: Scene<A, V, E>,
        phone: Phone,
        then: ComposeTestRule.() -> Unit = {},
    ): Shot = framed(tabletop, scene, phone, then = then)
}
