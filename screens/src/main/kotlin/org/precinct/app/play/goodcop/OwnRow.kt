package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.marked
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.Secret
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.seat.art.GoodCopSigns

/**
 * The own row of Integrity cards and the own Equipment, hidden until held.
 *
 * @param touch what touching a card does, if anything
 * @param onGear what touching the Equipment does
 */
@Composable
internal fun OwnRow(
    scene: CopScene,
    seat: CopPlayer,
    peek: PeekState,
    modifier: Modifier = Modifier,
    largest: Dp = 84.dp,
    touch: (CopCard) -> CardTouch? = { null },
    onGear: (() -> Unit)? = null,
) {
    val hand = if (scene.view.without_equipment || seat.eliminated) 0 else maxOf(seat.hand, 1)
    BoxWithConstraints(modifier.fillMaxWidth(), Alignment.Center) {
        val places = (seat.cards.size + hand).coerceAtLeast(4)
        val width = ((maxWidth - 8.dp * (places - 1)) / places).coerceAtMost(largest)
        Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            CardRow(scene, seat, peek, width, touch)
            if (hand > 0) Gear(scene, seat, peek, width, onGear)
        }
    }
}

/** Somebody's cards, each with its number and who looked at it. */
@Composable
internal fun CardRow(
    scene: CopScene,
    seat: CopPlayer,
    peek: PeekState,
    width: Dp,
    touch: (CopCard) -> CardTouch?,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        seat.cards.forEach { card ->
            Column(
                Modifier.width(width),
                Arrangement.spacedBy(5.dp),
                Alignment.CenterHorizontally,
            ) {
                BigCard(
                    card,
                    scene.words.word(card.type),
                    scene.words.card(card),
                    width,
                    peek,
                    touch = touch(card),
                )
                Caption(scene, card, peek.shows(card.place))
            }
        }
    }
}

/**
 * The card's number, how it lies and who looked at it; said by the card itself.
 *
 * @param shows its player is looking at it: then it is not called hidden
 */
@Composable
private fun Caption(
    scene: CopScene,
    card: CopCard,
    shows: Boolean,
) {
    Column(
        Modifier.clearAndSetSemantics { },
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        val large = LocalDensity.current.fontScale > LARGE
        val state = scene.text(if (card.faceUp) "state.face_up" else "state.hidden")
        Text(
            if (large || shows && !card.faceUp) "${card.slot()}" else "${card.slot()} · $state",
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
            style = MaterialTheme.typography.labelMedium,
        )
        if (card.seenBy.isNotEmpty()) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(2.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                SignArt(GoodCopSigns.EYE, Modifier.size(14.dp), MaterialTheme.colorScheme.secondary)
                card.seenBy.take(SEERS).forEach {
                    val sitter = scene.sitters[it]
                    BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 18.dp)
                }
                if (card.seenBy.size > SEERS) {
                    Text(
                        "+${card.seenBy.size - SEERS}",
                        style = MaterialTheme.typography.labelSmall,
                    )
                }
            }
        }
    }
}

private const val SEERS = 3

/** From this size of text on, words that a drawing says as well give way. */
internal const val LARGE = 1.4f

@Composable
private fun Gear(
    scene: CopScene,
    seat: CopPlayer,
    peek: PeekState,
    width: Dp,
    onTouch: (() -> Unit)?,
) {
    val card = seat.knownHand.firstOrNull()
    val label = scene.text("seat.your_equipment")
    val open = scene.text("action.use_equipment")
    Column(
        Modifier.width(width),
        Arrangement.spacedBy(5.dp),
        Alignment.CenterHorizontally,
    ) {
        if (card == null) {
            val none = scene.text("prompt.no_equipment")
            Box(Modifier.semantics { contentDescription = none }) { EmptyHand(width) }
        } else {
            Secret(
                label,
                { EquipmentBack(width) },
                peek = peek,
                key = GearKey,
                onTouch = onTouch,
                touchLabel = open,
            ) {
                val word = scene.words.word(card)
                Box(Modifier.semantics { contentDescription = word }) {
                    EquipmentCard(card, word, width)
                }
            }
        }
        if (LocalDensity.current.fontScale <= LARGE) {
            Text(
                scene.text("seat.equipment"),
                Modifier.clearAndSetSemantics { },
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                maxLines = 1,
                overflow = TextOverflow.Ellipsis,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}

/** The own Equipment among the secrets; Integrity cards have their places. */
internal object GearKey

/** Two Equipment cards of which one goes. */
@Composable
internal fun DiscardRow(
    scene: CopScene,
    chosen: Equipment?,
    peek: PeekState,
    touch: (Equipment) -> CardTouch,
    modifier: Modifier = Modifier,
) {
    Row(modifier, Arrangement.spacedBy(16.dp)) {
        scene.view.mine.hand.forEachIndexed { n, card ->
            val fresh = n == scene.view.mine.hand.lastIndex
            val label =
                scene.text(if (fresh) "seat.gear_drawn" else "seat.gear_held")
            val touched = touch(card)
            Column(
                Modifier.width(112.dp),
                Arrangement.spacedBy(6.dp),
                Alignment.CenterHorizontally,
            ) {
                SecretGear(scene, card, label, 96.dp, peek, touched, chosen == card)
                Text(
                    label,
                    Modifier.clearAndSetSemantics { },
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.labelMedium,
                )
            }
        }
    }
}

@Composable
private fun SecretGear(
    scene: CopScene,
    card: Equipment,
    label: String,
    width: Dp,
    peek: PeekState,
    touch: CardTouch,
    chosen: Boolean,
) {
    Secret(
        label,
        { EquipmentBack(width) },
        Modifier.chosenEdge(chosen).marked(touch.mark).semantics { selected = touch.chosen },
        peek,
        card,
        touch.onTouch,
        touch.label,
    ) {
        val word = scene.words.word(card) + ". " + scene.words.rules(card)
        Box(Modifier.semantics { contentDescription = word }) {
            EquipmentCard(card, scene.words.word(card), width)
        }
    }
}
