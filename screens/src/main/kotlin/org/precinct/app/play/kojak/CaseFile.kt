package org.precinct.app.play.kojak

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.CardFace
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.kojak.kit.Colour
import org.precinct.engine.kojak.proto.Event
import org.precinct.seat.art.KojakSigns
import org.precinct.seat.kojak.KojakCard

/**
 * The card that the last roll has brought to light: who drew it, and what it says.
 *
 * @param brief whether the frame reads its text out already, to the one who chooses by it
 */
@Composable
internal fun CardOnTheTable(
    table: KojakTable,
    modifier: Modifier = Modifier,
    brief: Boolean = false,
) {
    val card = table.card ?: return
    var open by remember { mutableStateOf(false) }
    val face = remember(table) { face(table.words.card(card)) }
    val title = "${table.scene.name(card.seat)} · ${face.title}"
    val label = table.scene.text("case_file")
    Row(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.small)
            .clickable(onClickLabel = label, role = Role.Button) { open = true }
            .semantics(mergeDescendants = true) { contentDescription = "$title. ${face.text}" }
            .heightIn(min = 48.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        PlayingCard(face, Modifier.clearAndSetSemantics { }, CardSize.TINY)
        Column(Modifier.clearAndSetSemantics { }) {
            Text(title, style = MaterialTheme.typography.labelLarge)
            if (!brief) {
                Text(face.text.orEmpty(), style = MaterialTheme.typography.bodySmall)
            }
        }
    }
    if (open) CaseFileSheet(table) { open = false }
}

/** The own mission; behind it, all that is known of the four files. */
@Composable
internal fun CaseFileButton(table: KojakTable) {
    var open by remember { mutableStateOf(false) }
    val label = table.scene.text("case_file")
    if (table.board.mission().isPresent) {
        val face = remember(table) { face(table.words.mission(table.board.mission().asInt)) }
        // The card is narrower than a finger.
        Box(
            Modifier
                .widthIn(min = 48.dp)
                .clip(MaterialTheme.shapes.small)
                .clickable(onClickLabel = label, role = Role.Button) { open = true }
                .semantics { contentDescription = face.spoken ?: face.title },
            Alignment.Center,
        ) { PlayingCard(face, Modifier.clearAndSetSemantics { }, CardSize.TINY) }
    } else {
        Surface(
            { open = true },
            Modifier.size(48.dp).semantics { contentDescription = label },
            shape = MaterialTheme.shapes.small,
            color = MaterialTheme.colorScheme.surfaceContainerHigh,
        ) { TownSign(KojakSigns.FOLDER, Modifier.padding(12.dp)) }
    }
    if (open) CaseFileSheet(table) { open = false }
}

@Composable
private fun CaseFileSheet(
    table: KojakTable,
    onClose: () -> Unit,
) = Sheet(table.scene.text("case_file"), onClose) {
    val card = table.card
    val own = table.board.mission()
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        card?.let { PlayingCard(face(table.words.card(it)), size = CardSize.LARGE) }
        // Just drawn, it is shown already. Trap cards have numbers of their own.
        val drawn = card?.takeIf { it.kind != Event.Kind.TRAP }?.card
        if (own.isPresent && own.asInt != drawn) {
            PlayingCard(face(table.words.mission(own.asInt)), size = CardSize.LARGE)
        }
    }
    Files(table)
    Text(
        table.words.piles(table.view),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

internal fun face(card: KojakCard): CardFace {
    val file = card.file().orElse(null)
    val (stripe, ink) =
        when {
            // Yellow is too pale for a sign on paper.
            file == Colour.YELLOW -> file.paint to Color(0xFF8A6A00)
            file != null -> file.paint to file.paint
            card.kojak() -> Color(0xFFA3281D) to Color(0xFFA3281D)
            else -> Color(0xFF6B468F) to Color(0xFF5A3A7C)
        }
    return CardFace(
        title = card.title(),
        kind = card.kind(),
        text = card.text(),
        stripe = stripe,
        sign = { TownSign(card.sign(), it, ink) },
        spoken = card.spoken(),
    )
}
