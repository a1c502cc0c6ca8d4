package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Sheet
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.seat.goodcop.GoodCopBoard

/** The discard pile, the cards out of the game, and what every Equipment card does. */
@Composable
internal fun PilesSheet(
    scene: CopScene,
    table: GoodCopBoard,
    onClose: () -> Unit,
) {
    Sheet(scene.text("seat.equipment"), onClose) {
        Text(
            scene.voice.count("seat.deck", table.deck),
            style = MaterialTheme.typography.bodyLarge,
        )
        if (!table.firstEdition) {
            Heading(scene.text("thing.discard_pile"))
            if (table.discard.isEmpty()) {
                Text(
                    scene.text("seat.discard_empty"),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            table.discard.asReversed().forEach { CardLine(scene, it) }
        }
        if (table.removed.isNotEmpty()) {
            Heading(scene.text("seat.removed"))
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
            ) {
                table.removed.forEach { type ->
                    val word = scene.words.word(type)
                    val said = Modifier.semantics { contentDescription = word }
                    IntegrityCard(type, word, 60.dp, said)
                }
            }
        }
        Heading(scene.text("seat.all_equipment"))
        Equipment.entries
            .filter { it != Equipment.NO_EQUIPMENT && !(table.firstEdition && it in NewEdition) }
            .forEach { CardLine(scene, it) }
    }
}

/** The cards that the first edition does not have. */
private val NewEdition = setOf(Equipment.BACKUP, Equipment.BULLETPROOF_VEST, Equipment.STANDOFF)

@Composable
private fun CardLine(
    scene: CopScene,
    card: Equipment,
) {
    Row(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(14.dp),
    ) {
        EquipmentCard(card, "", 44.dp)
        Column(Modifier.weight(1f)) {
            Text(scene.words.word(card), style = MaterialTheme.typography.titleMedium)
            Text(
                scene.words.rules(card),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}
