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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.engine.goodcop.proto.Cause
import org.precinct.engine.goodcop.proto.Result
import org.precinct.engine.goodcop.proto.Side

/**
 * The end: whether the viewer has won, and with whom. All cards lie open on the table.
 *
 * @param cause whether it says why the game has ended
 */
@Composable
internal fun Verdict(
    scene: CopScene,
    table: TableModel,
    modifier: Modifier = Modifier,
    cause: Boolean = true,
) {
    val result = table.result ?: return
    val winners = result.winners.elements()
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
            stringResource(verdict(table, winners)),
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

private fun verdict(
    table: TableModel,
    winners: List<Int>,
): Int =
    when {
        winners.isEmpty() -> R.string.goodcop_nobody_wins
        table.own == null && winners.size == 1 -> R.string.goodcop_winner
        table.own == null -> R.string.goodcop_winners
        table.own in winners -> R.string.goodcop_you_win
        else -> R.string.goodcop_you_lose
    }

private fun sign(result: Result): Sign =
    when {
        result.cause == Cause.TURN_LIMIT -> Signs.Nothing
        result.side == Side.HONEST_SIDE -> Signs.Agent
        result.side == Side.CROOKED_SIDE -> Signs.Kingpin
        else -> Signs.Lead
    }

@Preview
@Composable
private fun VerdictPreview() =
    Sampled { scene, table ->
        val result = Result(Cause.KINGPIN_ELIMINATED, Side.HONEST_SIDE, 0b101)
        Verdict(scene, table.copy(result = result))
    }
