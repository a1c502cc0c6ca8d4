package org.precinct.app.play.policecity

import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import org.precinct.app.play.sample
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Phase

/** Something of the game as its previews show it: when bots have come to a phase. */
@Composable
internal fun Sampled(
    phase: Phase = Phase.DEPLOY,
    content: @Composable (CityScene) -> Unit,
) = PrecinctTheme {
    val scene =
        remember {
            sample(PoliceCity(), 4) { view, _ -> view.phase == phase && view.asked has 0 }
        }
    Surface { content(scene) }
}

/** The same with what its parts are drawn from. */
@Composable
internal fun Sampled(
    phase: Phase,
    content: @Composable (CityScene, City, Controls) -> Unit,
) = Sampled(phase) { scene -> content(scene, cityOf(scene), rememberControls(scene) {}) }
