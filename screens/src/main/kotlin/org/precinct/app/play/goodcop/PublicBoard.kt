package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Hourglass
import org.precinct.app.play.parts.Latest
import org.precinct.app.play.parts.Log
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.theme.Brass
import org.precinct.seat.goodcop.GoodCopBoard

/**
 * The public board: the table as everybody may see it, large, and what is going on beside it. The
 * phone of one who only watches has the table first, and the rest below.
 */
@Composable
internal fun PublicBoard(
    scene: CopScene,
    modifier: Modifier = Modifier,
) {
    val table = remember(scene.view) { GoodCopBoard.of(scene.view) }
    TabletScale(1.6f, modifier) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val phone = min(maxWidth, maxHeight) < TABLET
            val large = LocalDensity.current.fontScale > LARGE
            when {
                maxWidth > maxHeight -> Across(scene, table, phone || large, !phone)
                phone -> Below(scene, table, (maxHeight - Peep).coerceAtLeast(LeastTable))
                else -> Upright(scene, table)
            }
        }
    }
}

/** The table's part of the board. */
private const val TABLE = 0.68f

private val TABLET = 560.dp

/** So much of what is below a table shows that it can be scrolled to. */
private val Peep = 88.dp

private val LeastTable = 420.dp

/** So many used cards leave room for the log below them. */
private const val FEW = 6

/**
 * The table, and the rest beside it.
 *
 * @param together whether all of the rest scrolls as one, because parts of it would have no room
 */
@Composable
private fun Across(
    scene: CopScene,
    table: GoodCopBoard,
    together: Boolean,
    glass: Boolean,
) = Row {
    val part = if (together) 0.6f else TABLE
    Table(scene, table, Modifier.weight(part).fillMaxHeight())
    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
    Ground(Modifier.weight(1 - part).fillMaxHeight()) {
        if (together) {
            Column(
                Modifier.verticalScroll(rememberScrollState()).padding(16.dp),
                Arrangement.spacedBy(12.dp),
            ) { Together(scene, table, glass) }
        } else {
            Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
                // The end and many used cards have more to show than there is room for.
                val over = table.isOver || table.discard.size > FEW
                val long = Modifier.weight(2f).verticalScroll(rememberScrollState())
                Column(if (over) long else Modifier, Arrangement.spacedBy(12.dp)) {
                    Side(scene, table)
                }
                Happened(scene)
            }
        }
    }
}

@Composable
private fun Upright(
    scene: CopScene,
    table: GoodCopBoard,
) = Column {
    Table(scene, table, Modifier.weight(TABLE).fillMaxWidth())
    HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
    Ground(Modifier.weight(1 - TABLE).fillMaxWidth()) {
        Row(Modifier.padding(16.dp), Arrangement.spacedBy(24.dp)) {
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(12.dp),
            ) { Side(scene, table) }
            Column(Modifier.weight(1f), Arrangement.spacedBy(12.dp)) { Happened(scene) }
        }
    }
}

/** The table, and the rest below it: everything scrolls. */
@Composable
private fun Below(
    scene: CopScene,
    table: GoodCopBoard,
    least: Dp,
) = Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState())) {
    if (table.isOver) {
        Ground(Modifier.fillMaxWidth()) {
            Verdict(scene, table, Modifier.padding(16.dp), cause = false)
        }
    }
    Table(scene, table, Modifier.fillMaxWidth(), least = least)
    HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
    Ground(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(12.dp)) {
            Together(scene, table, glass = false, verdict = false)
        }
    }
}

@Composable
private fun Ground(
    modifier: Modifier,
    content: @Composable () -> Unit,
) = Surface(modifier, color = MaterialTheme.colorScheme.surfaceContainer, content = content)

/** All but the table, what is new before what is old. */
@Composable
private fun Together(
    scene: CopScene,
    table: GoodCopBoard,
    glass: Boolean,
    verdict: Boolean = true,
) {
    HowFar(scene, table, glass, verdict)
    val sentences = remember(scene.news, scene.language) { scene.news.map(scene::sentence) }
    Latest(scene.text("seat.happened"), sentences)
    Gone(scene, table)
}

/** How far the game is, and what has left it. */
@Composable
private fun Side(
    scene: CopScene,
    table: GoodCopBoard,
) {
    HowFar(scene, table, glass = true)
    Gone(scene, table)
}

/** @param glass whether there is room for a large one; the frame has a small one */
@Composable
private fun HowFar(
    scene: CopScene,
    table: GoodCopBoard,
    glass: Boolean,
    verdict: Boolean = true,
) {
    val sand = scene.sand.takeIf { glass }
    if (table.turnNo > 0 || sand != null) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            Box(Modifier.weight(1f)) {
                if (table.turnNo > 0) {
                    Text(
                        if (table.lastTurn > 0) {
                            scene.text(
                                "seat.turn_of",
                                "turn",
                                "${table.turnNo}",
                                "last",
                                "${table.lastTurn}",
                            )
                        } else {
                            scene.text("seat.turn", "turn", "${table.turnNo}")
                        },
                        Modifier.semantics { heading() },
                        style = MaterialTheme.typography.titleLarge,
                    )
                }
            }
            sand?.let { Hourglass(it, height = 64.dp) }
        }
    }
    if (verdict && table.isOver) Verdict(scene, table, cause = false)
}

/** Equipment used or discarded, and Integrity cards out of the game. */
@Composable
private fun Gone(
    scene: CopScene,
    table: GoodCopBoard,
) {
    if (table.discard.isNotEmpty()) {
        Heading(scene.text("thing.discard_pile"))
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(6.dp),
            verticalArrangement = Arrangement.spacedBy(6.dp),
        ) {
            table.discard.asReversed().forEach { card ->
                val word = scene.words.word(card)
                EquipmentCard(card, word, 62.dp, Modifier.semantics { contentDescription = word })
            }
        }
    }
    if (table.removed.isNotEmpty()) {
        Heading(scene.text("seat.removed"))
        FlowRow(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
            table.removed.forEach { type ->
                val word = scene.words.word(type)
                IntegrityCard(type, word, 52.dp, Modifier.semantics { contentDescription = word })
            }
        }
    }
}

/** The log, in the room that is left. */
@Composable
internal fun ColumnScope.Happened(scene: CopScene) {
    val sentences = remember(scene.news, scene.language) { scene.news.map(scene::sentence) }
    if (sentences.isEmpty()) return
    Heading(scene.text("seat.happened"))
    Log(sentences, 0, Modifier.weight(1f))
}
