package org.precinct.app.play

import androidx.compose.runtime.Composable
import androidx.compose.ui.test.junit4.ComposeTestRule
import com.squareup.wire.Message
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.frame.NoDesk
import org.precinct.app.game.GameFace
import org.precinct.app.session.ChairFacts

/** Draws games in the frame that the app puts around them, as on a player's phone. */
class FramedPictures<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    private val rule: ComposeTestRule,
    private val tabletop: Tabletop<A, V, E>,
) {
    fun draw(
        name: String,
        scene: Scene<A, V, E>,
        phone: Phone,
        then: ComposeTestRule.() -> Unit = {},
    ) = Booth(rule, phone).open {
        show { OnTheTable { Screen(scene) } }
        rule.waitForIdle()
        rule.then()
        draw(name)
    }

    fun shot(
        scene: Scene<A, V, E>,
        phone: Phone,
        then: ComposeTestRule.() -> Unit = {},
    ): Shot = Shot(phone, then) { Screen(scene) }

    @Composable
    private fun Screen(scene: Scene<A, V, E>) =
        GameFrame(frameOf(scene), NoDesk) { modifier ->
            if (scene.seat == null) {
                tabletop.Board(scene, modifier)
            } else {
                tabletop.Seat(scene, {}, modifier)
            }
        }
}

private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> frameOf(
    scene: Scene<A, V, E>,
): FrameState =
    FrameState(
        GameFace.byId(scene.game.info().id())!!,
        scene.prompt(),
        scene.asked,
        scene.sitters.mapIndexed { seat, sitter ->
            ChairFacts(
                seat,
                sitter.name,
                1 + seat,
                null,
                sitter.presence,
                seat == scene.seat,
                sitter.tint,
                sitter.badge,
            )
        },
        scene.sand,
    )
