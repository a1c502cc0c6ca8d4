package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.play.Presence
import org.precinct.app.play.Sitter
import org.precinct.app.players.Badge
import org.precinct.app.players.Tint
import org.precinct.app.theme.PrecinctTheme

/** The players in a row that wraps, in the order of the table: for little height. */
@Composable
fun SeatStrip(
    seats: List<SeatLook>,
    modifier: Modifier = Modifier,
    onTouch: ((Int) -> Unit)? = null,
    content: @Composable (Int) -> Unit = {},
) {
    FlowRow(modifier, Arrangement.spacedBy(6.dp), Arrangement.spacedBy(6.dp)) {
        seats.forEach { look ->
            SeatPlate(
                look,
                onTouch =
                    onTouch?.let { touch ->
                        { touch(look.seat) }
                    },
            ) { content(look.seat) }
        }
    }
}

@Preview
@Composable
private fun SeatStripPreview() =
    PrecinctTheme {
        Surface {
            SeatStrip(
                List(5) {
                    SeatLook(
                        it,
                        Sitter(
                            "Player $it",
                            Tint.entries[it],
                            Badge.STAR,
                            Presence.entries[
                                it %
                                    3,
                            ],
                        ),
                    )
                },
                Modifier.padding(8.dp),
            ) { Text("3") }
        }
    }
