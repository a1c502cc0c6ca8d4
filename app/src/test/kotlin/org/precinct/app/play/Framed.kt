package org.precinct.app.play

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import com.squareup.wire.Message
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.frame.NoDesk
import org.precinct.app.game.GameFace
import org.precinct.app.session.ChairFacts

/** A game in the frame that the app puts around it, as on a player's phone. */
@Composable
fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Framed(
    scene: Scene<A, V, E>,
    content: @Composable (Modifier) -> Unit,
) = GameFrame(frameOf(scene), NoDesk, content = content)

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
