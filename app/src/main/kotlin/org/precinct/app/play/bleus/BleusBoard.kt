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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.Heading

/** The tablet in the middle of the table: whose duty it is, what they face, and the market. */
@Composable
internal fun BleusBoard(
    scene: BleusScene,
    modifier: Modifier,
) {
    var looking by remember { mutableStateOf<Int?>(null) }
    BoxWithConstraints(modifier) {
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize()) {
                Column(
                    Modifier.weight(1.1f).fillMaxHeight().verticalScroll(rememberScrollState()),
                ) { Duty(scene) { looking = it } }
                Column(
                    Modifier
                        .weight(
                            1f,
                        ).fillMaxHeight()
                        .verticalScroll(
                            rememberScrollState(),
                        ).padding(vertical = 12.dp),
                ) { Market(scene) }
            }
        } else {
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                Duty(scene) { looking = it }
                Market(scene)
            }
        }
    }
    looking?.let { PlayerSheet(scene, it) { looking = null } }
}

@Composable
private fun Duty(
    scene: BleusScene,
    onPlayer: (Int) -> Unit,
) {
    Column(Modifier.padding(12.dp), Arrangement.spacedBy(10.dp)) {
        Text(scene.prompt(), style = MaterialTheme.typography.titleLarge)
        Scores(scene, Modifier.fillMaxWidth(), onPlayer = onPlayer)
        Pools(scene, Modifier.fillMaxWidth().padding(vertical = 4.dp), large = true)
        Heading(scene.text("term.row"))
        SuburbRow(scene, size = CardSize.LARGE)
        val played =
            scene.view.turn
                ?.played
                .orEmpty()
        if (played.isNotEmpty()) {
            Heading(scene.text("term.played"))
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) { played.forEach { BleusCardArt(scene, it) } }
        }
    }
}
