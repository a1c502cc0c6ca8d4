package org.precinct.app.play.parts

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import com.squareup.wire.Message
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.Presence
import org.precinct.app.play.Sand
import org.precinct.app.play.Sitter
import org.precinct.app.play.offers
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.PrecinctTheme

/**
 * How a seat stands at the moment.
 *
 * @param own whether this phone holds it
 * @param turn whether it is this player's turn
 * @param asked whether the table waits for this player
 * @param out no longer in the game
 * @param sand a ring around the badge that runs with it
 * @param chosen picked by this player as a target, say
 * @param why why this player cannot be picked, if a picking is going on
 * @param offers the actions that touching the seat leads to
 * @param spoken further facts for TalkBack
 */
@Immutable
data class SeatLook(
    val seat: Int,
    val sitter: Sitter,
    val own: Boolean = false,
    val turn: Boolean = false,
    val asked: Boolean = false,
    val out: Boolean = false,
    val sand: Sand? = null,
    val chosen: Boolean = false,
    val why: String? = null,
    val offers: List<Message<*, *>> = emptyList(),
    val spoken: String? = null,
)

/**
 * One player at the table: badge, name, connection, turn, timer, and under it what the game puts
 * there.
 *
 * @param onTouch called whether or not [SeatLook.why] is set
 */
@Composable
fun SeatPlate(
    look: SeatLook,
    modifier: Modifier = Modifier,
    onTouch: (() -> Unit)? = null,
    content: @Composable () -> Unit = {},
) {
    Column(
        modifier
            .offers(look.offers)
            .then(
                if (onTouch ==
                    null
                ) {
                    Modifier
                } else {
                    Modifier.clickable(role = Role.Button, onClick = onTouch)
                },
            ).semantics { look.spoken?.let { contentDescription = it } }
            .alpha(if (look.out) 0.6f else 1f)
            .padding(4.dp),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(6.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            BadgeArt(look.sitter.badge, look.sitter.tint, look.sitter.name.take(1), 36.dp)
            Text(
                look.sitter.name,
                style = MaterialTheme.typography.labelLarge,
                maxLines = 2,
                overflow = TextOverflow.Ellipsis,
            )
        }
        content()
    }
}

@Preview
@Composable
private fun SeatPlatePreview() =
    PrecinctTheme {
        Surface {
            SeatPlate(
                SeatLook(0, Sitter("Ana", Tint.GREEN, Badge.STAR, Presence.HERE), turn = true),
            )
        }
    }
