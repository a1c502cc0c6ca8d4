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
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Grown
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberKept
import org.precinct.engine.kojak.proto.Action

/** A detective's phone: the town, and under the thumb the die, the ways it opens, the cards. */
@Composable
internal fun KojakSeat(
    scene: KojakScene,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) = Grown(1.4f, modifier) {
    YourTurn(scene.called, scene.seat)
    val moves = remember(scene.view, scene.choices, scene.language) { scene.moves() }
    var picked by rememberKept(scene.view.seq) { mutableStateOf(moves.singleOrNull()) }
    val camera = remember { TownCamera() }
    val free = !scene.busy && !scene.paused
    val shown = moves.takeIf { free }.orEmpty()
    val goals = remember(shown, picked) { goals(shown, picked) }
    val ways = remember(shown) { shown.map { it.way } }
    val names = remember(scene.language) { scene.districts() }
    val map: @Composable (Modifier) -> Unit = {
        TownMap(scene.view, names, it, camera, goals, ways, picked?.way) { goal ->
            picked = next(moves.filter { move -> move.offer.to == goal.square }, picked)
        }
    }
    val bar: @Composable (Boolean) -> Unit = { asks ->
        KojakBar(scene, moves, picked, camera, { picked = it }, onAct, Modifier, asks)
    }
    val large = LocalDensity.current.fontScale > LARGE_TEXT
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
                        Detectives(scene, Modifier.fillMaxWidth())
                        TrapCard(scene, onAct)
                        if (scene.choices.none { it.choose != null }) Files(scene)
                    }
                    bar(false)
                }
            }
        } else if (large) {
            Column(Modifier.fillMaxSize()) {
                Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                    Detectives(scene, Modifier.fillMaxWidth().padding(8.dp))
                    map(Modifier.fillMaxWidth().height(480.dp))
                }
                bar(true)
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Detectives(
                    scene,
                    Modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 6.dp),
                )
                map(Modifier.weight(1f).fillMaxWidth())
                bar(true)
            }
        }
    }
}

/** The width of the town to its height. */
private val TOWN_SHAPE = Town.size.width / Town.size.height
