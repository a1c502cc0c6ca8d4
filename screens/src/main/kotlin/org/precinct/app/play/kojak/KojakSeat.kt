package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.dp
import org.precinct.app.device.screenHeight
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.rememberSeat
import org.precinct.engine.kojak.proto.Action
import org.precinct.seat.kojak.KojakControls

/** A detective's phone: the town, and under the thumb the die, the ways it opens, the cards. */
@Composable
internal fun KojakSeat(
    scene: KojakScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) = TabletScale(1.4f, modifier) {
    YourTurn(scene.called, scene.seat)
    val table = remember(scene) { KojakTable(scene) }
    val state = rememberSeat(scene, KojakControls.get(), onAct)
    val camera = remember { TownCamera() }
    val map: @Composable (Modifier) -> Unit = { TownMap(table, it, camera, state) }
    val bar: @Composable (Boolean) -> Unit = { asks -> KojakBar(table, state, camera, asks) }
    val screen = screenHeight()
    BoxWithConstraints {
        // What a banner leaves of an upright phone is no landscape.
        if (maxWidth > maxHeight && maxWidth >= 600.dp) {
            // The town is upright: what it leaves of the width is for the files.
            val town = (maxHeight * TOWN_SHAPE + 24.dp).coerceAtMost(maxWidth / 2)
            Row(Modifier.fillMaxSize()) {
                map(Modifier.width(town).fillMaxHeight())
                Column(Modifier.weight(1f).fillMaxHeight()) {
                    Column(
                        Modifier
                            .weight(1f)
                            .verticalScroll(rememberScrollState())
                            .padding(horizontal = 12.dp, vertical = 8.dp),
                        Arrangement.spacedBy(8.dp),
                    ) {
                        Detectives(table, Modifier.fillMaxWidth())
                        TrapCard(table, state)
                        if (table.board.suspects().isEmpty()) Files(table)
                    }
                    bar(false)
                }
            }
        } else if (LocalDensity.current.fontScale > LARGE_TEXT) {
            // The town keeps its part of the screen; everything else scrolls below it.
            val town = (screen * TOWN_SHARE).coerceAtMost(maxHeight * 0.72f)
            val rest = maxHeight - town
            Column(Modifier.fillMaxSize()) {
                map(Modifier.weight(1f).fillMaxWidth())
                Box(Modifier.heightIn(max = rest)) {
                    KojakBar(table, state, camera, asks = true, stands = true)
                }
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Detectives(
                    table,
                    Modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 6.dp),
                )
                map(Modifier.weight(1f).fillMaxWidth())
                bar(true)
            }
        }
    }
}

/** What the town has of the height of an upright phone, however large the letters are. */
private const val TOWN_SHARE = 0.42f

/** The width of the town to its height. */
internal val TOWN_SHAPE = Town.size.width / Town.size.height
