package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
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
import org.precinct.app.play.parts.TabletScale
import org.precinct.engine.bleus.kit.Side

/** The tablet in the middle of the table: whose turn it is, what they face, and the market. */
@Composable
internal fun PublicBoard(
    scene: BleusScene,
    modifier: Modifier,
) = TabletScale(1.25f, modifier) {
    var looking by remember { mutableStateOf<Int?>(null) }
    val onPlayer: (Int) -> Unit = remember { { looking = it } }
    val table = rememberTable(scene)
    BoxWithConstraints {
        if (maxWidth > maxHeight) {
            val half = maxWidth / 2
            Row(Modifier.fillMaxSize()) {
                Column(
                    Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState()),
                ) { Turn(table, cardWidth(half), onPlayer) }
                Column(
                    Modifier
                        .weight(1f)
                        .fillMaxHeight()
                        .verticalScroll(rememberScrollState())
                        .padding(vertical = 10.dp),
                ) { Market(table, cardWidth(half, small = true)) }
            }
        } else {
            val card = cardWidth(maxWidth)
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                Turn(table, card, onPlayer)
                Market(table, card)
            }
        }
    }
    looking?.let { PlayerSheet(table, it) { looking = null } }
}

/** The players, and everything that lies before the turn player. */
@Composable
private fun Turn(
    table: BleusTable,
    card: Dp,
    onPlayer: (Int) -> Unit,
) {
    Column(Modifier.padding(12.dp), Arrangement.spacedBy(10.dp)) {
        Scores(table, Modifier.fillMaxWidth(), onPlayer = onPlayer)
        Progress(table)
        Pools(table, Modifier.fillMaxWidth())
        if (table.board.pools().isPresent) {
            DeckHeading(table, table.scene.text("term.row"), Side.BANLIEUE)
            CardFlow {
                table.board.row().forEach { BleusCardArt(table.face(it.card()), card) }
                table.board.arrested().forEach {
                    BleusCardArt(table.face(it), card, arrested = true)
                }
            }
            DeckHeading(table, table.scene.text("term.played"), Side.POLICE)
            Cards(table, table.board.played(), card)
        }
    }
}
