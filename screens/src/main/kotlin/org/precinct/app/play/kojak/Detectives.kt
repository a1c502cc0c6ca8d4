package org.precinct.app.play.kojak

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import org.precinct.app.play.Attendance
import org.precinct.app.play.parts.columns
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.kojak.kit.Circle
import org.precinct.engine.kojak.kit.Colour
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.KojakBoard

/** The detectives side by side: whose turn it is, how far each one is, and what each has caught. */
@Composable
internal fun Detectives(
    table: KojakTable,
    modifier: Modifier = Modifier,
) {
    val each = NAME_AND_STAGE * LocalDensity.current.fontScale.coerceAtMost(1.6f)
    BoxWithConstraints(modifier) {
        val across = columns(table.board.detectives().size, maxWidth, each)
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            table.board.detectives().chunked(across).forEach { some ->
                Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                    some.forEach { Detective(table, it, Modifier.weight(1f)) }
                }
            }
        }
    }
}

/** What a detective takes up, at the usual size of text. */
private val NAME_AND_STAGE = 92.dp

@Composable
internal fun Detective(
    table: KojakTable,
    detective: KojakBoard.Detective,
    modifier: Modifier = Modifier,
) {
    val turn = detective.turn()
    val sitter = table.sitters[detective.seat()]
    val colours = MaterialTheme.colorScheme
    val said = remember(table, detective) { table.words.detective(detective) }
    Surface(
        modifier.clearAndSetSemantics { contentDescription = said },
        shape = MaterialTheme.shapes.small,
        color = if (turn) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (turn) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (turn) 2.dp else 1.dp,
                if (turn) Brass.Middle else colours.outlineVariant,
            ),
    ) {
        Column(
            Modifier.padding(5.dp).alpha(if (sitter.attendance == Attendance.AWAY) 0.6f else 1f),
            Arrangement.spacedBy(3.dp),
        ) {
            Row(Modifier, Arrangement.spacedBy(5.dp), Alignment.CenterVertically) {
                PlateArt(sitter, Modifier.size(18.dp))
                Text(
                    sitter.name,
                    Modifier.weight(1f),
                    maxLines = 1,
                    overflow = TextOverflow.Ellipsis,
                    style = MaterialTheme.typography.labelMedium,
                )
                if (detective.arrests() > 0) Caught(detective.arrests())
            }
            // Large words need the room.
            val large = LocalDensity.current.fontScale > LARGE_TEXT
            val gap = if (large) 2.dp else 5.dp
            Row(Modifier, Arrangement.spacedBy(gap), Alignment.CenterVertically) {
                val file = detective.file().orElse(null)
                if (file == null) {
                    TownSign(KojakSigns.of(detective.stage()), Modifier.size(18.dp))
                } else {
                    FileChip(file)
                }
                val usual = MaterialTheme.typography.bodySmall
                Text(
                    table.words.stage(detective),
                    style = if (large) usual.copy(fontSize = usual.fontSize * 0.86f) else usual,
                )
            }
        }
    }
}

/** How many criminals a detective has arrested. */
@Composable
private fun Caught(arrests: Int) {
    val ink = MaterialTheme.colorScheme.tertiary
    Row(verticalAlignment = Alignment.CenterVertically) {
        TownSign(KojakSigns.HANDCUFFS, Modifier.size(15.dp), ink)
        Text("$arrests", color = ink, style = MaterialTheme.typography.labelLarge)
    }
}

/** A file's sign on its colour. */
@Composable
internal fun FileChip(
    file: Colour,
    modifier: Modifier = Modifier,
) {
    Box(
        modifier
            .size(18.dp)
            .clip(CircleShape)
            .background(file.paint)
            .border(1.dp, Brass.Middle, CircleShape),
        Alignment.Center,
    ) { TownSign(KojakSigns.of(file), Modifier.fillMaxSize(0.66f), file.ink) }
}

/** The four files: where each criminal stands, or who has caught him. */
@Composable
internal fun Files(
    table: KojakTable,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(8.dp)) {
        table.board.criminals().forEach { FileRow(table, it) }
    }
}

@Composable
private fun FileRow(
    table: KojakTable,
    criminal: KojakBoard.Criminal,
) {
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        FileChip(criminal.colour(), Modifier.size(36.dp))
        Column(Modifier.weight(1f)) {
            Text(table.words.file(criminal.colour()), style = MaterialTheme.typography.labelLarge)
            Text(
                table.words.whereabouts(criminal),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
        if (criminal.hunters().isNotEmpty()) {
            val said = table.words.hunters(criminal)
            Row(
                Modifier.clearAndSetSemantics { contentDescription = said },
                Arrangement.spacedBy(3.dp),
            ) { criminal.hunters().forEach { PlateArt(table.sitters[it], Modifier.size(20.dp)) } }
        }
        Spaces(criminal.space(), Modifier.clearAndSetSemantics { })
    }
}

/** A circle laid out in a row: dot, space, red space, space. */
@Composable
internal fun Spaces(
    space: Int,
    modifier: Modifier,
) {
    Row(modifier.widthIn(min = 84.dp), Arrangement.spacedBy(4.dp), Alignment.CenterVertically) {
        for (n in 0..<Circle.SPACES) {
            val (ground, ink) =
                when (n) {
                    Circle.DOT -> Dark to Paper.Light
                    Circle.RED -> Color(0xFFD0271D) to Paper.Light
                    else -> Paper.Light to Dark
                }
            Box(
                Modifier
                    .size(18.dp)
                    .clip(CircleShape)
                    .background(ground)
                    .border(1.dp, Brass.Middle, CircleShape),
                Alignment.Center,
            ) { if (n == space) TownSign(KojakSigns.PAWN, Modifier.size(15.dp), ink) }
        }
    }
}

private val Dark = Color(0xFF0B1424)
