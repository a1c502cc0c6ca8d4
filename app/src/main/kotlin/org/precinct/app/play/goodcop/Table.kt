package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.SeatLook
import org.precinct.app.play.parts.SeatsAround
import org.precinct.app.play.parts.drawTable
import org.precinct.app.play.parts.fadesOut
import org.precinct.app.play.parts.headHeight
import org.precinct.app.theme.Brass
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.Why

/** About the colour of the table's cloth. */
internal val FeltColour = Color(0xFF182A48)

/**
 * The table at a glance: everybody in their place with what lies in front of them, guns and deck in
 * the middle, and who aims at whom.
 *
 * @param peek whose secrets show; null on the public board
 * @param onSeat null if seats cannot be touched
 * @param least how high it is at least, where everything scrolls with it; null to fill its place, and
 *   to scroll in it from the own seat upwards
 */
@Composable
internal fun Table(
    scene: CopScene,
    table: TableModel,
    modifier: Modifier = Modifier,
    making: Making? = null,
    peek: Peek? = null,
    notebook: Notebook? = null,
    onSeat: ((Int) -> Unit)? = null,
    least: Dp? = null,
    onPiles: (() -> Unit)? = null,
) {
    val resources = LocalContext.current.resources
    val looks =
        remember(scene, table, making, resources) {
            val spoken = Spoken(scene, resources)
            table.seats.map { look(scene, it, making, spoken) }
        }
    val arrows = remember(table, making) { Arrow.all(table, making) }
    val chosen = making?.places.orEmpty() + listOfNotNull(table.announcement?.place)
    BoxWithConstraints(modifier) {
        val room = least ?: maxHeight
        val large = LocalDensity.current.fontScale > LARGE
        val over = table.phase == View.Phase.GAME_OVER
        val apart = table.ownSeat != null && !over
        val letters = rememberLetters(scene)
        val marked = marked(table)
        val size = TableSize.of(table.seats.size, maxWidth, room, apart, over, marked, letters)
        val scroll = rememberScrollState()
        val place =
            if (least == null) {
                Modifier
                    .fadesOut(scroll, MaterialTheme.colorScheme.background, above = apart)
                    .verticalScroll(scroll, reverseScrolling = apart)
            } else {
                Modifier
            }
        val lettering = remember { Lettering() }
        Box(place) {
            SeatsAround(
                looks,
                lettering.on(
                    Modifier.fillMaxWidth().heightIn(min = room).padding(TableSize.Margin),
                ),
                onSeat,
                size.facing,
                under = { spots ->
                    drawTable(spots, size.facing)
                    arrows.forEach { arrow(it, spots, AimColour, Brass.Light, FeltColour) }
                },
                over = { spots ->
                    arrows.forEach {
                        arrowSign(it, spots, lettering.all, AimColour, Brass.Light, FeltColour)
                    }
                },
                centre = {
                    CompositionLocalProvider(LocalLettering provides lettering) {
                        Middle(table, scene, onPiles, size)
                    }
                },
                beside = { seat ->
                    val model = table.seats[seat]
                    if (model.own) Holdings(model) else Beside(model, size)
                    if (model.own && !large) OwnSide(scene, model, peek)
                },
            ) { seat ->
                val page = notebook?.page(seat)
                val secrets = peek?.all == true
                // Large words have no room beside the name.
                if (table.seats[seat].own && large) OwnSide(scene, table.seats[seat], peek)
                SeatRow(
                    table.seats[seat],
                    RowMarks(
                        chosen.filter { seatOf(it) == seat }.toSet(),
                        page?.suspicion?.takeIf { secrets } ?: Notebook.Suspicion.NONE,
                        page?.isEmpty == false,
                    ),
                    { peek?.shows(it) == true },
                    { scene.name(it).take(1) },
                    scene::word,
                    table.seats[seat].side?.let(scene::word),
                    size,
                )
            }
        }
    }
}

/** How much room everybody's name needs. */
@Composable
internal fun rememberLetters(scene: CopScene): Letters {
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.labelMedium
    return remember(scene.sitters, density, measurer, style) {
        with(density) {
            val widths =
                scene.sitters.map {
                    measurer
                        .measure(it.name, style)
                        .size.width
                        .toDp()
                }
            Letters(fontScale) { seat -> widths.maxOf { headHeight(it, seat) } }
        }
    }
}

/** How many have something below their cards; the own cards lie elsewhere until the end. */
internal fun marked(table: TableModel): Int =
    table.seats.count { it.isMarked && !(it.own && table.phase != View.Phase.GAME_OVER) }

/** Gun and Equipment after the name, where a seat has half of the table's width. */
@Composable
private fun Beside(
    seat: SeatModel,
    size: TableSize,
) {
    if (size.facing) Holdings(seat)
}

/** While a player looks at their cards, what they are after. */
@Composable
private fun OwnSide(
    scene: CopScene,
    seat: SeatModel,
    peek: Peek?,
) {
    val side = scene.view.mine?.side
    if (peek?.all == true && side != null && seat.side == null) SideLine(scene, side)
}

/** Red that stands out from the cloth. */
private val AimColour = Color(0xFFFF6B57)

private fun look(
    scene: CopScene,
    seat: SeatModel,
    making: Making?,
    spoken: Spoken,
): SeatLook {
    val view = scene.view
    val picking = making?.asksTable(view) == true
    val can = picking && seat.seat in making!!.seats(view)
    val chosenCards = making?.places.orEmpty().any { seatOf(it) == seat.seat }
    return SeatLook(
        seat = seat.seat,
        sitter = scene.sitters[seat.seat],
        own = seat.own,
        turn = seat.turn,
        asked = seat.asked,
        out = seat.eliminated,
        sand = scene.sand.takeIf { seat.asked && view.phase != View.Phase.WINDOW },
        chosen = picking && (chosenCards || seat.seat in listOf(making?.seat, making?.closeUp)),
        why = if (picking && !can && !seat.own) scene.word(whyNot(making!!, seat)) else null,
        offers = if (can) offers(scene) { making!!.seatLeadsTo(seat.seat, it) } else emptyList(),
        spoken = spoken.seat(seat),
    )
}

/** The choices that a touch leads to. */
internal inline fun offers(
    scene: CopScene,
    leads: (Action) -> Boolean,
): List<Action> = scene.choices.filter(leads)

/** The sentence for a seat that cannot be chosen. */
internal fun whyNot(
    making: Making,
    seat: SeatModel,
): Why =
    when {
        seat.eliminated -> Why.TARGET_ELIMINATED
        making.verb == Making.Verb.AIM -> Why.AIM_NOT_ALLOWED
        making.verb == Making.Verb.INVESTIGATE && seat.own -> Why.YOURSELF
        making.verb == Making.Verb.INVESTIGATE -> Why.CARD_FACE_UP
        else -> Why.BAD_TARGET
    }

@Preview
@Composable
private fun TablePreview() = Sampled { scene, table -> Table(scene, table) }
