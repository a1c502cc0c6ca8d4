package org.precinct.app.play.kojak

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
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
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.R
import org.precinct.app.play.parts.Grown
import org.precinct.app.play.parts.Heading
import org.precinct.engine.kojak.proto.Event

/**
 * The tablet in the middle of the table: the whole town, and beside it how everybody stands. On a
 * phone that comes first, and the files below the town.
 */
@Composable
internal fun KojakBoard(
    scene: KojakScene,
    modifier: Modifier,
) {
    val names = remember(scene.language) { scene.districts() }
    BoxWithConstraints(modifier) {
        val phone = min(maxWidth, maxHeight) < TABLET
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize().semantics { isTraversalGroup = true }) {
                TownMap(
                    scene.view,
                    names,
                    Modifier
                        .fillMaxHeight()
                        .aspectRatio(Town.size.width / Town.size.height)
                        .semantics {
                            isTraversalGroup = true
                            traversalIndex = 1f
                        },
                )
                Grown(1.3f, Modifier.weight(1f)) {
                    Column(Modifier.fillMaxHeight().verticalScroll(rememberScrollState())) {
                        Facts(scene, phone)
                    }
                }
            }
        } else {
            val town = (maxHeight * 0.6f).coerceAtLeast(LeastTown)
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                if (phone) Detectives(scene, Modifier.fillMaxWidth().padding(8.dp))
                TownMap(scene.view, names, Modifier.fillMaxWidth().height(town))
                Grown(1.3f) {
                    if (phone) {
                        Column(Modifier.padding(14.dp), Arrangement.spacedBy(10.dp)) {
                            OnTheTable(scene)
                        }
                    } else {
                        Facts(scene, phone)
                    }
                }
            }
        }
    }
}

private val TABLET = 560.dp
private val LeastTown = 360.dp

/** How everybody stands, and the files. */
@Composable
private fun Facts(
    scene: KojakScene,
    phone: Boolean,
) = Column(Modifier.fillMaxWidth().padding(14.dp), Arrangement.spacedBy(10.dp)) {
    if (phone) {
        Detectives(scene, Modifier.fillMaxWidth())
    } else {
        scene.sitters.indices.chunked(2).forEach { pair ->
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                pair.forEach { Detective(scene, it, Modifier.weight(1f)) }
            }
        }
    }
    OnTheTable(scene)
}

/** The die, the last card and the four files. */
@Composable
private fun OnTheTable(scene: KojakScene) {
    val throws = remember(scene.news) { scene.news.count { it.kind == Event.Kind.ROLLED } }
    Row(
        horizontalArrangement = Arrangement.spacedBy(14.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        TownDie(scene.view.roll, throws)
        CardOnTheTable(scene, Modifier.weight(1f))
    }
    Heading(stringResource(R.string.kojak_files))
    Files(scene)
    Text(
        stringResource(R.string.kojak_piles, scene.view.traps_left, scene.view.missions_left),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}
