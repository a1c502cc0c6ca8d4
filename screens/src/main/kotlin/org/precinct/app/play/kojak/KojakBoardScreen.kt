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
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.TabletScale

/**
 * The tablet in the middle of the table: the whole town, and beside it how everybody stands. On a
 * phone that comes first, and the files below the town.
 */
@Composable
internal fun KojakBoardScreen(
    scene: KojakScene,
    modifier: Modifier,
) {
    val table = remember(scene) { KojakTable(scene) }
    BoxWithConstraints(modifier) {
        val phone = min(maxWidth, maxHeight) < TABLET
        if (maxWidth > maxHeight) {
            Row(Modifier.fillMaxSize().semantics { isTraversalGroup = true }) {
                TownMap(
                    table,
                    Modifier
                        .fillMaxHeight()
                        .aspectRatio(TOWN_SHAPE)
                        .semantics {
                            isTraversalGroup = true
                            traversalIndex = 1f
                        },
                )
                TabletScale(1.3f, Modifier.weight(1f)) {
                    Column(Modifier.fillMaxHeight().verticalScroll(rememberScrollState())) {
                        Facts(table, phone)
                    }
                }
            }
        } else {
            val town = (maxHeight * 0.6f).coerceAtLeast(LeastTown)
            Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
                if (phone) Detectives(table, Modifier.fillMaxWidth().padding(8.dp))
                TownMap(table, Modifier.fillMaxWidth().height(town))
                TabletScale(1.3f) {
                    if (phone) {
                        Column(Modifier.padding(14.dp), Arrangement.spacedBy(10.dp)) {
                            OnTheTable(table)
                        }
                    } else {
                        Facts(table, phone)
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
    table: KojakTable,
    phone: Boolean,
) = Column(Modifier.fillMaxWidth().padding(14.dp), Arrangement.spacedBy(10.dp)) {
    if (phone) {
        Detectives(table, Modifier.fillMaxWidth())
    } else {
        table.board.detectives().chunked(2).forEach { pair ->
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                pair.forEach { Detective(table, it, Modifier.weight(1f)) }
            }
        }
    }
    OnTheTable(table)
}

/** The die, the last card and the four files. */
@Composable
private fun OnTheTable(table: KojakTable) {
    Row(Modifier, Arrangement.spacedBy(14.dp), Alignment.CenterVertically) {
        TownDie(table)
        CardOnTheTable(table, Modifier.weight(1f))
    }
    Heading(table.scene.text("case_file.files"))
    Files(table)
    Text(
        table.words.piles(table.view),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}
