package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.engine.goodcop.proto.Cause
import org.precinct.engine.goodcop.proto.Result
import org.precinct.engine.goodcop.proto.Side
import org.precinct.seat.art.GoodCopSigns
import org.precinct.seat.art.Sign
import org.precinct.seat.goodcop.GoodCopBoard

/**
 * The end: whether the viewer has won, and with whom. All cards lie open on the table.
 *
 * @param cause whether it says why the game has ended
 */
@Composable
internal fun Verdict(
    scene: CopScene,
    table: GoodCopBoard,
    modifier: Modifier = Modifier,
    cause: Boolean = true,
) {
    val result = table.result.orElse(null) ?: return
    val winners = table.winners()
    Column(
        modifier.fillMaxWidth(),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterHorizontally,
    ) {
        SignArt(
            sign(result),
            Modifier.size(64.dp),
            MaterialTheme.colorScheme.secondary,
            MaterialTheme.colorScheme.surfaceContainer,
        )
        Text(
            scene.words.verdict(table),
            Modifier.semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineMedium,
        )
        if (cause) {
            Text(
                scene.prompt(),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(14.dp, Alignment.CenterHorizontally),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            winners.forEach { seat ->
                val sitter = scene.sitters[seat]
                Row(
                    Modifier.semantics(mergeDescendants = true) {},
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 36.dp)
                    Text(sitter.name, style = MaterialTheme.typography.titleMedium)
                }
            }
        }
    }
}

private fun sign(result: Result): Sign =
    when {
        result.cause == Cause.TURN_LIMIT -> GoodCopSigns.NOTHING
        result.side == Side.HONEST_SIDE -> GoodCopSigns.AGENT
        result.side == Side.CROOKED_SIDE -> GoodCopSigns.KINGPIN
        else -> GoodCopSigns.LEAD
    }
