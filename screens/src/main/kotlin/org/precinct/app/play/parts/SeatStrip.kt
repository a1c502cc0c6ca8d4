package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp

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
