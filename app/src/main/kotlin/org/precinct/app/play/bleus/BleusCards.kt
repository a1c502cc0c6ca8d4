package org.precinct.app.play.bleus

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.Color
import org.precinct.app.play.Scene
import org.precinct.engine.DataFile
import org.precinct.engine.bleus.kit.Box
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View

internal typealias BleusScene = Scene<Action, View, Event>

/** Which of a player's two decks a card belongs to. */
enum class Deck {
    POLICE,
    SUBURB,
    ;

    val colour: Color
        get() = if (this == POLICE) Color(0xFF1F4C8F) else Color(0xFF8A4B16)

    /** The words of the game's texts. */
    val key: String
        get() = if (this == POLICE) "term.police" else "term.banlieue"

    /** What its cards are paid with. */
    val price: BleusSign
        get() = if (this == POLICE) BleusSign.FUNDING else BleusSign.TENSION
}

/** Something that a card does, as a sign and a number. */
@Immutable
data class CardEffect(
    val sign: BleusSign,
    val amount: Int,
)

/** A card as it is drawn; the first line of the engine's file is number 1. */
@Immutable
data class BleusCard(
    val number: Int,
    val id: String,
    val deck: Deck,
    val cost: Int,
    val arrest: Int,
    /** When it is played, or revealed. */
    val first: List<CardEffect>,
    /** When it is arrested. */
    val caught: List<CardEffect>,
    val sign: BleusSign,
) {
    val forSale: Boolean
        get() = cost > 0
}

/** Every card of the game, read once from the engine's file. */
object BleusCards {
    val all: List<BleusCard> =
        DataFile
            .resource(Box::class.java, "allez-les-bleus-cards.csv")
            .rows()
            .mapIndexed { n, row ->
                val shown = effects(row.text("on_play")) + effects(row.text("on_reveal"))
                val caught = effects(row.text("on_arrest"))
                val id = row.text("id")
                BleusCard(
                    n + 1,
                    id,
                    if (row.text("deck") == "police") Deck.POLICE else Deck.SUBURB,
                    row.number("cost"),
                    row.text("arrest").toIntOrNull() ?: 0,
                    shown,
                    caught,
                    BleusSign.ofCard(id),
                )
            }

    /** What can be bought of a deck, the cheapest first. */
    val market: Map<Deck, List<BleusCard>> =
        Deck.entries.associateWith { deck ->
            all.filter { it.deck == deck && it.forSale }.sortedWith(
                compareBy({ it.cost }, { it.number }),
            )
        }

    fun of(number: Int): BleusCard = all[number - 1]

    private fun effects(text: String): List<CardEffect> =
        text.split(';').filter { it.isNotEmpty() }.map {
            val (name, amount) = it.split(':')
            CardEffect(BleusSign.ofPrimitive(name), amount.toInt())
        }
}

/** A card with its words in the player's language. */
@Immutable
class BleusFace internal constructor(
    val card: BleusCard,
    val title: String,
    val text: String,
    val deck: String,
) {
    val spoken: String
        get() = "$title. $deck. $text"
}

/** The cards in one language, made once: a card that stays the same is not drawn anew. */
@Immutable
class BleusFaces internal constructor(
    scene: BleusScene,
) {
    private val faces =
        BleusCards.all.map {
            BleusFace(
                it,
                scene.text("card.${it.id}"),
                scene.text("card.${it.id}.text"),
                scene.text(it.deck.key),
            )
        }

    operator fun get(number: Int): BleusFace = faces[number - 1]
}

@Composable
internal fun rememberFaces(scene: BleusScene): BleusFaces =
    remember(scene.game, scene.language) { BleusFaces(scene) }
