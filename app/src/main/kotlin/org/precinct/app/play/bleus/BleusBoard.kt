package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Grown

/** The tablet in the middle of the table: whose duty it is, what they face, and the market. */
@Composable
internal fun BleusBoard(
    scene: BleusScene,
    modifier: Modifier,
) = Grown(1.25f, modifier) {
    var looking by remember { mutableStateOf<Int?>(null) }
    val onPlayer: (Int) -> Unit = remember { { looking = it } }
    val faces = rememberFaces(scene)
    BoxWithConstraints {
        if (maxWidth > maxHeight) {
            val half = maxWidth / 2
            Row(Modifier.fillMaxSize()) {
                Column(
                    Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()),
                ) { Duty(scene, faces, cardWidth(half), onPlayer) }
                Column(
                    Modifier
                        .weight(1f)
                        .fillMaxHeight()
                        .verticalScroll(rememberScrollState())
                        .padding(vertical = 10.dp),
                ) { Market(scene, faces, cardWidth(half, small = true)) }
            }
        } else {
            val wide = maxWidth
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                Duty(scene, faces, cardWidth(wide), onPlayer)
                Market(scene, faces, cardWidth(wide))
            }
        }
    }
    looking?.let { PlayerSheet(scene, faces, it) { looking = null } }
}

@Composable
private fun Duty(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    onPlayer: (Int) -> Unit,
) {
    val turn = scene.view.turn
    Column(Modifier.padding(12.dp), Arrangement.spacedBy(10.dp)) {
        Scores(scene, Modifier.fillMaxWidth(), onPlayer = onPlayer)
        Progress(scene)
        Pools(scene, Modifier.fillMaxWidth())
        if (turn != null) {
            DeckHeading(scene, scene.text("term.row"), Deck.SUBURB)
            Cards(faces, turn.row, card, turn.arrested)
            DeckHeading(scene, scene.text("term.played"), Deck.POLICE)
            Cards(faces, turn.played, card)
        }
    }
}

/** @param arrested the places of those that are, from 1 */
@Composable
internal fun Cards(
    faces: BleusFaces,
    cards: List<Int>,
    width: Dp,
    arrested: List<Int> = emptyList(),
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        cards.forEachIndexed { n, card ->
            BleusCardArt(faces[card], width, arrested = n + 1 in arrested)
        }
    }
}
