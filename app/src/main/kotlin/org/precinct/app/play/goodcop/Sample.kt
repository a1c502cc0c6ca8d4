package org.precinct.app.play.goodcop

import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import org.precinct.app.play.sample
import org.precinct.app.theme.PrecinctTheme

/** Something of the game as its previews show it: in the middle of a game that bots have played. */
@Composable
internal fun Sampled(content: @Composable (CopScene, TableModel) -> Unit) =
    PrecinctTheme {
        val scene = remember { sample(GoodCopTabletop.game, 5) { _, steps -> steps == 60 } }
        Surface { content(scene, TableModel.of(scene.view)) }
    }
