package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.DieFace
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.pips

/** The tablet in the middle of the table: the whole town, and beside it how everybody stands. */
@Composable
internal fun KojakBoard(
    scene: KojakScene,
    modifier: Modifier,
) {
    BoxWithConstraints(modifier) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                TownMap(scene.view, Modifier.weight(1f).fillMaxHeight())
                Facts(
                    scene,
                    Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()),
                )
            }
        } else {
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                TownMap(
                    scene.view,
                    Modifier.fillMaxWidth().height(
                        this@BoxWithConstraints.maxHeight * 0.62f,
                    ),
                )
                Facts(scene, Modifier.fillMaxWidth())
            }
        }
    }
}

@Composable
private fun Facts(
    scene: KojakScene,
    modifier: Modifier,
) {
    val card = remember(scene.news) { lastCard(scene.news) }
    Column(modifier.padding(20.dp), Arrangement.spacedBy(14.dp)) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(16.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            if (scene.view.roll > 0) {
                DieFace(
                    remember { pips() },
                    scene.view.roll,
                    stringResource(R.string.kojak_die_shows, scene.view.roll),
                    size = 64.dp,
                )
            }
            Text(scene.prompt(), style = MaterialTheme.typography.titleLarge)
        }
        scene.sitters.indices.forEach { seat ->
            Row(
                Modifier.fillMaxWidth(),
                Arrangement.spacedBy(12.dp),
                Alignment.CenterVertically,
            ) {
                Detective(scene, seat, Modifier.weight(1f))
                Text(
                    scene.text(stageKey(scene.view.detectives[seat].stage)),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
        Heading(stringResource(R.string.kojak_files))
        Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
            Files(scene, Modifier.weight(1f))
            card?.let { PlayingCard(scene.face(it), size = CardSize.LARGE) }
        }
        Text(
            stringResource(R.string.kojak_piles, scene.view.traps_left, scene.view.missions_left),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}
