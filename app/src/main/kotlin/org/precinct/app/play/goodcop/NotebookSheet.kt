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
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.goodcop.proto.Note

/**
 * What the player knows: their side, every card they were shown as far as they can follow it, and
 * what they have noted about each player.
 */
@Composable
internal fun NotebookSheet(
    scene: CopScene,
    notebook: Notebook,
    onSeat: (Int) -> Unit,
    onClose: () -> Unit,
) {
    Shown(onClose)
    Sheet(scene.text("thing.notebook"), onClose) {
        val mine = scene.view.mine
        Text(
            scene.text("side.yours", "side", scene.word(mine.side)),
            style = MaterialTheme.typography.titleMedium,
        )
        Heading(stringResource(R.string.goodcop_seen_cards))
        val notes = if (scene.view.without_memory_aid) mine.seen_now else mine.notebook
        if (scene.view.without_memory_aid) {
            Quiet(stringResource(R.string.goodcop_no_memory))
        }
        if (notes.isEmpty()) Quiet(stringResource(R.string.goodcop_nothing_seen))
        notes.asReversed().forEach { NoteLine(scene, it) }
        Heading(stringResource(R.string.goodcop_players))
        scene.view.seats.indices.forEach { seat ->
            PlayerLine(scene, seat, notebook.page(seat)) { onSeat(seat) }
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
    val spoken = Spoken(scene, LocalContext.current.resources)
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        IntegrityCard(note.type, "", 34.dp)
        Column(Modifier.weight(1f)) {
            Text(
                stringResource(
                    R.string.goodcop_is,
                    spoken.place(note.place),
                    scene.word(note.type),
                ),
                style = MaterialTheme.typography.bodyLarge,
            )
            Quiet(
                stringResource(R.string.goodcop_note, note.turn_no, scene.word(note.how)) +
                    status(scene, note)?.let { "\n$it" }.orEmpty(),
            )
        }
    }
}

/** Where the card is now, if not where it was seen. */
private fun status(
    scene: CopScene,
    note: Note,
): String? =
    when (note.status) {
        Note.Status.LOST -> scene.text("note.lost")
        Note.Status.GONE -> scene.text("note.gone")
        Note.Status.FOLLOWED ->
            if (note.place_now == note.place || note.place_now == 0) {
                null
            } else {
                scene.text(
                    "note.followed",
                    "slot",
                    "${slotOf(note.place_now)}",
                    "player",
                    scene.name(seatOf(note.place_now)),
                )
            }
    }

@Composable
private fun PlayerLine(
    scene: CopScene,
    seat: Int,
    page: Notebook.Page,
    onTouch: () -> Unit,
) {
    val sitter = scene.sitters[seat]
    val claims = if (scene.view.mayClaim()) claims(scene.view, seat) else emptyList()
    Column {
        Row(
            Modifier
                .fillMaxWidth()
                .offers(claims)
                .clickable(role = Role.Button, onClick = onTouch)
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
                        stringResource(page.suspicion.label),
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

@Preview
@Composable
private fun NotebookSheetPreview() =
    Sampled { scene, _ -> NotebookSheet(scene, Notebook.InMemory(), {}, {}) }
