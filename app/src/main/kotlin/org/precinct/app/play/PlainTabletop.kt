package org.precinct.app.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import com.squareup.wire.Message
import org.precinct.engine.Game

/** Any game as a question and a list of answers. */
class PlainTabletop<A : Message<A, *>, V : Message<V, *>, E : Message<E, *>>(
    override val game: Game<*, A, V, E>,
) : Tabletop<A, V, E> {
    @Composable
    override fun Seat(
        scene: Scene<A, V, E>,
        onAct: (A) -> Unit,
        modifier: Modifier,
    ) {
        Column(
            modifier.verticalScroll(rememberScrollState()).padding(20.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            Text(scene.prompt(), style = MaterialTheme.typography.titleMedium)
            scene.choices.forEach { action ->
                OutlinedButton(
                    { onAct(action) },
                    Modifier.fillMaxWidth().offers(action),
                    enabled = !scene.busy && !scene.paused,
                ) {
                    Text(scene.label(action))
                }
            }
        }
    }

    @Composable
    override fun Board(
        scene: Scene<A, V, E>,
        modifier: Modifier,
    ) {
        Text(
            scene.prompt(),
            modifier.padding(20.dp),
            style = MaterialTheme.typography.headlineMedium,
        )
    }

    override fun lesson(scene: Scene<A, V, E>): Lesson? = null

    override val glossary: List<Symbol> = emptyList()
}
