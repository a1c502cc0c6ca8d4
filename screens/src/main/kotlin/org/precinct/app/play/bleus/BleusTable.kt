package org.precinct.app.play.bleus

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import org.precinct.app.play.Scene
import org.precinct.app.play.SeatState
import org.precinct.engine.bleus.kit.Box
import org.precinct.engine.bleus.kit.Card
import org.precinct.engine.bleus.kit.Side
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View
import org.precinct.seat.art.BleusSigns
import org.precinct.seat.art.Sign
import org.precinct.seat.bleus.BleusBoard
import org.precinct.seat.bleus.BleusDraft
import org.precinct.seat.bleus.BleusTouch
import org.precinct.seat.bleus.BleusWords
import org.precinct.seat.bleus.CardSigns

internal typealias BleusScene = Scene<Action, View, Event>
internal typealias BleusState = SeatState<Action, View, Event, BleusDraft, BleusTouch>

/** Opens a card to be read. */
internal val LocalReader = staticCompositionLocalOf<(Card) -> Unit> { {} }

internal val Side.colour: Color
    get() = if (this == Side.POLICE) Color(0xFF1F4C8F) else Color(0xFF8A4B16)

/** A card with its words in the player's language. */
@Immutable
internal class BleusFace(
    val card: Card,
    private val words: BleusWords,
) {
    val title: String = words.name(card)
    val rules: String = words.rules(card)
    val side: String = words.side(card.side())
    val spoken: String = words.spoken(card)
    val arrested: String = words.voice().text("seat.arrested")
    val sign: Sign = CardSigns.of(card)

    /** What it does when it is played, revealed and arrested. */
    val lines: List<Line> =
        buildList {
            (card.onPlay() + card.onReveal()).forEach {
                add(Line(CardSigns.of(it.primitive()), words.effect(it)))
            }
            if (card.canBeArrested()) {
                add(Line(BleusSigns.ARREST, words.arrest(card), costs = true))
                card.onArrest().forEach {
                    add(Line(CardSigns.of(it.primitive()), words.effect(it)))
                }
            }
        }

    /** How many there are, as a screen reader says it. */
    fun left(count: Int): String = words.left(count)

    /** @param costs what has to be spent, not what it brings */
    @Immutable
    class Line(
        val sign: Sign,
        val words: String,
        val costs: Boolean = false,
    )
}

/** What the parts of a screen are drawn from at one moment. */
@Immutable
internal class BleusTable(
    val scene: BleusScene,
    private val faces: List<BleusFace>,
) {
    val board: BleusBoard = BleusBoard.of(scene.view)
    val words = BleusWords(scene.voice)

    fun face(card: Card): BleusFace = faces[card.number() - 1]
}

@Composable
internal fun rememberTable(scene: BleusScene): BleusTable {
    // Made once in each language: a card that stays the same is not drawn anew.
    val faces =
        remember(scene.game, scene.language) {
            Box.standard().cards().map { BleusFace(it, BleusWords(scene.voice)) }
        }
    return remember(scene, faces) { BleusTable(scene, faces) }
}
