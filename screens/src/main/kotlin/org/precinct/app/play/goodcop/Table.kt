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
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.ClipOp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import org.precinct.app.art.badge
import org.precinct.app.art.badgeLetter
import org.precinct.app.play.marked
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.SeatLook
import org.precinct.app.play.parts.SeatsAround
import org.precinct.app.play.parts.drawTable
import org.precinct.app.play.parts.fadesOut
import org.precinct.app.play.parts.headHeight
import org.precinct.engine.goodcop.kit.Places
import org.precinct.engine.goodcop.proto.View
import org.precinct.seat.goodcop.Choosing
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopTouch

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
    table: GoodCopBoard,
    modifier: Modifier = Modifier,
    state: CopState? = null,
    peek: PeekState? = null,
    notebook: Notebook? = null,
    onSeat: ((Int) -> Unit)? = null,
    least: Dp? = null,
    onPiles: (() -> Unit)? = null,
) {
    val looks = remember(scene, table, state) { table.players().map { look(scene, it, state) } }
    val choosing = state?.draft?.choosing()?.orElse(null)
    val arrows = remember(table, choosing) { Arrow.all(table, choosing) }
    val announced = table.announcement().flatMap { it.place() }.orElse(null)
    val chosen = choosing?.places().orEmpty() + listOfNotNull(announced)
    BoxWithConstraints(modifier) {
        val room = least ?: maxHeight
        val large = LocalDensity.current.fontScale > LARGE
        val over = table.isOver
        val apart = table.own().isPresent && !over
        val letters = rememberLetters(scene)
        val marked = marked(table)
        val size = TableSize.of(table.players().size, maxWidth, room, apart, over, marked, letters)
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
        val measurer = rememberTextMeasurer()
        val badge: DrawScope.(Int, Offset, Float) -> Unit = { seat, centre, side ->
            val sitter = scene.sitters[seat]
            val letter = badgeLetter((side * 0.42f).toSp(), sitter.tint)
            badge(sitter.badge, sitter.tint, centre, side)
            drawMiddle(measurer.measure(sitter.name.take(1), letter), centre)
        }
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
                    // Here it passes below words; over everything else it is drawn again.
                    laid(arrows, spots, lettering.all).forEach { line(it.first, it.second) }
                },
                over = { spots -> aims(laid(arrows, spots, lettering.all), lettering.all, badge) },
                centre = {
                    CompositionLocalProvider(LocalLettering provides lettering) {
                        Middle(table, scene, onPiles, size)
                    }
                },
                beside = { seat ->
                    val model = table.players()[seat]
                    if (model.own) Holdings(model) else Beside(model, size)
                    if (model.own && !large) OwnSide(scene, model, peek)
                },
            ) { seat ->
                val marked = chosen.filter { Places.seat(it) == seat }.toSet()
                InFront(scene, table.players()[seat], marked, size, peek, notebook)
            }
        }
    }
}

/** Aims and looks over seats and piles, but not over words. */
private fun DrawScope.aims(
    laid: List<Pair<Arrow, Curve>>,
    words: Collection<Rect>,
    badge: DrawScope.(Int, Offset, Float) -> Unit,
) {
    val read = Path().apply { words.forEach(::addRect) }
    clipPath(read, ClipOp.Difference) { laid.forEach { line(it.first, it.second) } }
    laid.forEach { mark(it.first, it.second, badge) }
    val marks = laid.map { Rect(it.second.end, RETICLE.toPx()) }
    laid.forEach { arrowSign(it.first, it.second, words + marks) }
}

private fun DrawScope.drawMiddle(
    letter: TextLayoutResult,
    centre: Offset,
) = drawText(letter, topLeft = centre - Offset(letter.size.width / 2f, letter.size.height / 2f))

/**
 * What lies in front of somebody.
 *
 * @param chosen the cards of theirs that are chosen, or announced to be looked at
 */
@Composable
private fun InFront(
    scene: CopScene,
    player: CopPlayer,
    chosen: Set<Int>,
    size: TableSize,
    peek: PeekState?,
    notebook: Notebook?,
) {
    val page = notebook?.page(player.seat())
    val suspicion = page?.suspicion?.takeIf { peek?.all == true }
    // Large words have no room beside the name.
    val large = LocalDensity.current.fontScale > LARGE
    if (player.own() && large) OwnSide(scene, player, peek)
    SeatRow(
        player,
        RowMarks(chosen, suspicion ?: Notebook.Suspicion.NONE, page?.isEmpty == false),
        { peek?.shows(it) == true },
        { scene.sitters[it] },
        scene.words,
        player.side().map { scene.words.word(it) }.orElse(null),
        size,
    )
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
internal fun marked(table: GoodCopBoard): Int =
    table.players().count { it.isMarked && !(it.own && !table.isOver) }

/** Gun and Equipment after the name, where a seat has half of the table's width. */
@Composable
private fun Beside(
    seat: CopPlayer,
    size: TableSize,
) {
    if (size.facing) Holdings(seat)
}

/** While a player looks at their cards, what they are after. */
@Composable
private fun OwnSide(
    scene: CopScene,
    seat: CopPlayer,
    peek: PeekState?,
) {
    val side = scene.view.mine?.side
    if (peek?.all == true && side != null && !seat.side().isPresent) SideLine(scene, side)
}

private fun look(
    scene: CopScene,
    player: CopPlayer,
    state: CopState?,
): SeatLook {
    val seat = player.seat()
    val touch = GoodCopTouch.Player(seat)
    val choosing = state?.choosingAt(scene)
    val why = choosing?.let { state.offers.why(touch).orElse(null) }
    val chosen =
        choosing != null &&
            (
                choosing.places().any { Places.seat(it) == seat } ||
                    seat == choosing.seat().orElse(null) ||
                    seat == choosing.closeUp().orElse(null)
            )
    return SeatLook(
        seat = seat,
        sitter = scene.sitters[seat],
        own = player.own(),
        turn = player.turn(),
        asked = player.asked(),
        out = player.eliminated(),
        sand = scene.sand.takeIf { player.asked() && scene.view.phase != View.Phase.WINDOW },
        chosen = chosen,
        why = why.takeIf { !player.own() },
        spoken = scene.words.player(player),
        open = choosing != null && state.offers.reacts(touch),
        mark = state?.mark(touch),
    )
}

/** What is chosen at the table, while players there are to be touched. */
internal fun CopState.choosingAt(scene: CopScene): Choosing? =
    draft.choosing().orElse(null)?.takeIf { it.asksTable(scene.view) }
