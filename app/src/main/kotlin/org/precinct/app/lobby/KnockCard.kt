package org.precinct.app.lobby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.SideButton
import org.precinct.app.art.Tone
import org.precinct.app.session.KnockFacts
import org.precinct.app.theme.PrecinctTheme

/** Somebody at the door. The words are large: they are compared across a table. */
@Composable
fun KnockCard(
    knock: KnockFacts,
    onLetIn: (Int) -> Unit,
    onTurnAway: (Int) -> Unit,
) = Note(
    stringResource(R.string.lobby_knock_help),
    title = stringResource(R.string.lobby_knock, knock.name),
    tone = Tone.GOOD,
    icon = R.drawable.icon_door,
) {
    Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Text(knock.words, style = MaterialTheme.typography.headlineMedium)
        if (knock.digits != null) {
            Text(
                stringResource(R.string.arrival_digits, knock.digits),
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            MainButton(
                stringResource(R.string.lobby_let_in),
                { onLetIn(knock.id) },
                icon = R.drawable.icon_check,
            )
            SideButton(stringResource(R.string.lobby_turn_away), { onTurnAway(knock.id) })
        }
    }
}

@Preview
@Composable
private fun KnockPreview() =
    PrecinctTheme {
        Surface { KnockCard(KnockFacts(1, "Ben", "jaguar piano sorbet", "4711"), {}, {}) }
    }
