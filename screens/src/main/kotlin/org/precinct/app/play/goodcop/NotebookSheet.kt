package org.precinct.app.play.goodcop

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.app.play.touches
import org.precinct.engine.goodcop.proto.Note
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Press

/**
 * What the player knows: their side, every card they were shown as far as they can follow it, and
 * what they have noted about each player.
 */
@Composable
internal fun NotebookSheet(
    scene: CopScene,
    state: CopState,
    notebook: Notebook,
) {
    val close = { state.look(Press.CLOSE) }
    Shown(close)
    Sheet(scene.text("thing.notebook"), close, closing = state.mark(Press.CLOSE)) {
        val mine = scene.view.mine
        Text(
            scene.text("side.yours", "side", scene.words.word(mine.side)),
            style = MaterialTheme.typography.titleMedium,
        )
        Heading(scene.text("seat.seen_cards"))
        val notes = GoodCopBoard.notes(scene.view)
        if (scene.view.without_memory_aid) {
            Quiet(scene.text("seat.no_memory"))
        }
        if (notes.isEmpty()) Quiet(scene.text("seat.nothing_seen"))
        notes.asReversed().forEach { NoteLine(scene, it) }
        Heading(scene.text("seat.players"))
        scene.view.seats.indices.forEach { seat ->
            PlayerLine(scene, state, seat, notebook.page(seat))
        }
    }
}

@Composable
private fun Quiet(text: String) {
    Text(
        text,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
}

@Composable
private fun NoteLine(
    scene: CopScene,
    note: Note,
) {
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        IntegrityCard(note.type, "", 34.dp)
        Column(Modifier.weight(1f)) {
            Text(
                scene.words.line(scene.words.place(note.place), scene.words.word(note.type)),
                style = MaterialTheme.typography.bodyLarge,
            )
            Quiet(scene.words.note(note))
        }
    }
}

@Composable
private fun PlayerLine(
    scene: CopScene,
    state: CopState,
    seat: Int,
    page: Notebook.Page,
) {
    val touch = GoodCopTouch.Page(seat)
    val sitter = scene.sitters[seat]
    Column {
        Row(
            Modifier
                .fillMaxWidth()
                .touches(state, touch)
                .clickable(role = Role.Button) { state.look(touch) }
                .heightIn(min = 52.dp)
                .padding(vertical = 6.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 36.dp)
            Column(Modifier.weight(1f)) {
                Text(sitter.name, style = MaterialTheme.typography.titleMedium)
                if (page.suspicion != Notebook.Suspicion.NONE) {
                    Text(
                        scene.text(page.suspicion.label),
                        style = MaterialTheme.typography.labelLarge,
                    )
                }
                if (page.text.isNotEmpty()) {
                    Text(
                        page.text,
                        color = MaterialTheme.colorScheme.onSurfaceVariant,
                        maxLines = 2,
                        overflow = TextOverflow.Ellipsis,
                        style = MaterialTheme.typography.bodyMedium,
                    )
                }
            }
            sign(page.suspicion)?.let {
                val ground = MaterialTheme.colorScheme.surfaceContainer
                SignArt(it, Modifier.size(26.dp), ground = ground)
            }
            Icon(
                painterResource(R.drawable.icon_open),
                null,
                Modifier.size(20.dp),
                MaterialTheme.colorScheme.secondary,
            )
        }
        HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
    }
}
