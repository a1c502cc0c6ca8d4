package org.precinct.app.lobby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.MainButton
import org.precinct.app.art.Note
import org.precinct.app.art.NoteTone
import org.precinct.app.art.SideButton
import org.precinct.app.session.KnockFacts
import org.precinct.table.host.Host

/** Somebody at the door. The words are large: they are compared across a table. */
@Composable
fun KnockCard(
    knock: KnockFacts,
    host: Host?,
) = Note(
    stringResource(R.string.lobby_knock_help),
    title = stringResource(R.string.lobby_knock, knock.name),
    tone = NoteTone.GOOD,
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
                { host?.letIn(knock.id) },
                icon = R.drawable.icon_check,
            )
            SideButton(stringResource(R.string.lobby_turn_away), { host?.turnAway(knock.id) })
        }
    }
}
