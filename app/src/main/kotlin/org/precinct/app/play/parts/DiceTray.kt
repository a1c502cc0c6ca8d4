package org.precinct.app.play.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import com.squareup.wire.Message
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.theme.PrecinctTheme

/**
 * A die in a tray.
 *
 * @param key tells the dice of a tray apart
 * @param face what the host says it shows; 0 before it is thrown
 * @param said what it is and shows, for TalkBack
 * @param held it stays as it is when the others are thrown
 */
@Immutable
data class Die(
    val key: Any,
    val look: DieLook,
    val face: Int,
    val said: String,
    val held: Boolean = false,
)

/**
 * Dice that are thrown by shaking the phone or touching the tray. They tumble until the host has
 * said what they show; the phone itself never makes up a result.
 *
 * @param roll changes with every throw, a counter or a view's sequence number: then they tumble and
 *   come to rest on the faces of [dice]
 * @param rolling whether a throw is on its way to the host: they tumble on
 * @param onRoll throws them; null if this player may not
 * @param offers what throwing leads to
 * @param onDie if single dice can be touched, to choose them
 * @param mark further marks on a die's node, `offers` for example
 */
@Composable
fun DiceTray(
    dice: List<Die>,
    roll: Any?,
    modifier: Modifier = Modifier,
    rolling: Boolean = false,
    onRoll: (() -> Unit)? = null,
    offers: List<Message<*, *>> = emptyList(),
    label: String = stringResource(R.string.parts_roll),
    size: Dp = 52.dp,
    onDie: ((Die) -> Unit)? = null,
    mark: (Die) -> Modifier = { Modifier },
) {
    if (onRoll != null) {
        val throwing by rememberUpdatedState(onRoll)
        val shakes = LocalShakes.current
        DisposableEffect(shakes) {
            val listening = shakes.listen { throwing() }
            onDispose { listening.close() }
        }
    }
    Column(
        modifier
            .clip(MaterialTheme.shapes.large)
            .background(MaterialTheme.colorScheme.surfaceContainerHigh)
            .then(
                if (onRoll == null) {
                    Modifier
                } else {
                    Modifier
                        .offers(
                            offers,
                        ).clickable(onClickLabel = label, role = Role.Button, onClick = onRoll)
                },
            ).padding(12.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterHorizontally,
    ) {
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(10.dp),
            verticalArrangement = Arrangement.spacedBy(10.dp),
        ) {
            dice.forEach { die ->
                DieFace(
                    die.look,
                    die.face,
                    die.said,
                    mark(die).then(
                        if (onDie ==
                            null
                        ) {
                            Modifier
                        } else {
                            Modifier.clickable { onDie(die) }
                        },
                    ),
                    size,
                )
            }
        }
        if (onRoll != null) Text(label, style = MaterialTheme.typography.labelLarge)
    }
}

@Preview
@Composable
private fun DiceTrayPreview() =
    PrecinctTheme {
        Surface {
            DiceTray(
                List(4) { Die(it, pips(), it + 1, "${it + 1}") },
                1,
                Modifier.padding(8.dp),
                onRoll = {},
            )
        }
    }
