package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Hourglass
import org.precinct.app.play.parts.Latest
import org.precinct.app.play.rememberSeat
import org.precinct.app.theme.Brass
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.proto.Phase
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Captain
import org.precinct.seat.policecity.CityControls
import org.precinct.seat.policecity.Pointing
import org.precinct.engine.policecity.kit.Box as Catalogue

/**
 * The table for everybody: everything public, nothing to decide. A tablet in the middle shows all of
 * it at once; the phone of one who only watches shows first how everybody stands and what is going
 * on, and the rest below.
 */
@Composable
fun CityTablet(
    scene: CityScene,
    controls: CityControls,
    modifier: Modifier = Modifier,
) {
    val city = remember(scene) { CityBoard.of(scene.view) }
    val relay = remember { TouchRelay() }
    val state = rememberSeat(scene, controls) {}
    BoxWithConstraints(modifier.background(MaterialTheme.colorScheme.background)) {
        val wide = maxWidth > maxHeight
        val large = LocalDensity.current.fontScale > LARGE
        val board = TabletView(scene, city, state, relay, min(maxWidth, maxHeight) < TABLET)
        when {
            board.phone && wide -> InTwo(board)
            board.phone -> InOne(board, large)
            else ->
                Column(Modifier.fillMaxSize()) {
                    BoardTop(scene, city)
                    when {
                        wide && large -> InTwo(board, Modifier.weight(1f))
                        wide -> InThree(board, Modifier.weight(1f))
                        else -> Upright(board, Modifier.weight(1f))
                    }
                }
        }
    }
    CitySheets(scene, city, state, relay)
}

/** What is shown, and whether on a phone. */
private class TabletView(
    val scene: CityScene,
    val city: CityBoard,
    val state: CityState,
    val relay: TouchRelay,
    val phone: Boolean,
) {
    /** Whether one place or the end takes all attention, and not the cards of the round. */
    val focused = city.here.isPresent || city.phase == Phase.OVER
}

private val TABLET = 560.dp

/** A tablet lying across: the cards, what is going on, and the captains. */
@Composable
private fun InThree(
    board: TabletView,
    modifier: Modifier,
) = Row(modifier) {
    Pane(Modifier.weight(0.4f).fillMaxHeight()) { Calls(board) }
    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
    Pane(Modifier.weight(0.33f).fillMaxHeight()) {
        if (board.focused) Focus(board) else Objectives(board.scene, board.city)
        if (board.city.phase != Phase.OVER) News(board.scene)
    }
    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
    Pane(Modifier.weight(0.27f).fillMaxHeight(), gap = 8.dp) { Captains(board) }
}

@Composable
private fun Upright(
    board: TabletView,
    modifier: Modifier,
) = Column(modifier.verticalScroll(rememberScrollState())) {
    Pane(
        scrolls = false,
    ) { if (board.focused) Focus(board) else Objectives(board.scene, board.city) }
    Pane(scrolls = false) { Calls(board) }
    Pane(scrolls = false, gap = 8.dp) { Captains(board) }
}

/** Little height, or large letters: what is going on, and beside it how everybody stands. */
@Composable
private fun InTwo(
    board: TabletView,
    modifier: Modifier = Modifier,
) = Row(modifier.semantics { isTraversalGroup = true }) {
    Pane(Modifier.weight(1f).fillMaxHeight()) { Going(board) }
    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
    // How everybody stands is read first, as on an upright phone.
    Column(
        Modifier
            .weight(0.92f)
            .fillMaxHeight()
            .semantics { traversalIndex = -1f }
            .verticalScroll(rememberScrollState()),
    ) {
        if (board.phone) CityTop(board.scene, board.city, board.relay, rail = false)
        Pane(scrolls = false) { Rest(board) }
    }
}

/** A phone held upright. Large letters need all of it, so that the track scrolls away with the rest. */
@Composable
private fun InOne(
    board: TabletView,
    large: Boolean,
) = Column(Modifier.fillMaxSize()) {
    val top = @Composable { CityTop(board.scene, board.city, board.relay, rail = false) }
    if (!large) top()
    Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
        if (large) top()
        Pane(scrolls = false) {
            Going(board)
            Rest(board)
        }
    }
}

@Composable
private fun Pane(
    modifier: Modifier = Modifier.fillMaxWidth(),
    scrolls: Boolean = true,
    gap: Dp = 10.dp,
    content: @Composable () -> Unit,
) = Column(
    modifier
        .then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier)
        .padding(12.dp),
    Arrangement.spacedBy(gap),
) { content() }

/** What matters most at the moment. */
@Composable
private fun Going(board: TabletView) {
    if (board.focused) Focus(board)
    if (board.city.phase == Phase.OVER) return
    if (board.phone) {
        Heading(round(board.scene, board.city))
    }
    Calls(board)
}

private fun round(
    scene: CityScene,
    city: CityBoard,
) = scene.text("seat.round", "round", "${city.round}", "limit", "${city.roundLimit}")

/** What can wait. */
@Composable
private fun Rest(board: TabletView) {
    News(board.scene)
    if (!board.focused) Objectives(board.scene, board.city)
    Heading(board.scene.text("seat.captains"))
    Captains(board)
}

/** The track and the sand; what is going on, the frame says. */
@Composable
private fun BoardTop(
    scene: CityScene,
    city: CityBoard,
) {
    Row(
        Modifier.fillMaxWidth().background(NightSky),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            round(scene, city),
            Modifier.padding(start = 16.dp).widthIn(max = 84.dp * LocalDensity.current.fontScale),
            color = Brass.Light,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium,
        )
        val pawns = remember(city) { city.pawns(scene.sitters) }
        TrackStrip(scene, city.track, pawns, Modifier.weight(1f), unit = 25.dp)
        scene.sand?.let {
            // On night-blue, by day as well.
            PrecinctTheme(dark = true) {
                Box(Modifier.padding(horizontal = 16.dp), Alignment.Center) {
                    Hourglass(it, height = 112.dp)
                }
            }
        }
    }
    HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
}

@Composable
private fun Calls(board: TabletView) {
    val city = board.city
    val state = board.state
    val scene = board.scene
    val looks = remember(city, state) { city.calls.map { scene.look(it, state) } }
    val office =
        remember(city, state) {
            city.captains.flatMap { it.inOffice() }.map { scene.look(it, state) }
        }
    val size = if (board.phone) CallSize.Phone else CallSize.onTable(city.calls.size)
    CallColumn(scene, looks, board.relay, size = size)
    OfficeShelf(scene.text("ui.office"), office, board.relay, size = size)
}

/** The place being resolved, or the end. */
@Composable
private fun Focus(board: TabletView) {
    val scene = board.scene
    val city = board.city
    val state = board.state
    if (city.phase == Phase.OVER) {
        OverPane(scene, city, Modifier.fillMaxWidth())
        return
    }
    val pointing = remember(scene) { Pointing.of(scene.view, scene.news) }
    val here = scene.look(city.here.get(), state)
    PlaceHead(scene, here, board.relay, art = if (board.phone) 68.dp else 112.dp)
    when (city.phase) {
        Phase.NEGOTIATE, Phase.STATEMENT -> NegotiationBoard(scene, city, state, board.relay)
        Phase.SOLO, Phase.OFFICER -> OnOffer(scene, city)
        Phase.PICK -> PickPane(scene, state)
        Phase.PLEDGE -> PledgePane(scene, city, state)
        Phase.MAFIA_DEAL -> DealPane(scene, city, state)
        Phase.TRADE -> TradePane(scene, city, state)
        else -> {}
    }
    RevealPane(scene, pointing, rememberCount(pointing))
    Teams(scene, city, state, board.relay, die = if (board.phone) 40.dp else 48.dp)
}

@Composable
private fun Objectives(
    scene: CityScene,
    city: CityBoard,
) {
    Heading(scene.text("seat.objectives"))
    city.objectives.forEach { number ->
        val objective = Catalogue.objectiveNumbered(number)
        val name = scene.text(objective.key())
        val said = "$name. ${scene.text("${objective.key()}.text")}"
        Plate(Modifier.semantics(mergeDescendants = true) { contentDescription = said }) {
            Text(name, style = MaterialTheme.typography.titleMedium)
            ObjectiveTerms(objective)
        }
    }
}

@Composable
private fun News(scene: CityScene) {
    val sentences = remember(scene) { scene.news.map(scene::sentence) }
    Latest(scene.text("seat.latest"), sentences)
}

/** The captains one under the other, with all that lies open before them. */
@Composable
private fun Captains(board: TabletView) {
    val scene = board.scene
    board.city.captains.forEach { captain ->
        val sitter = scene.sitter(captain)
        Plate(
            Modifier.alpha(if (captain.absent) 0.6f else 1f),
            marked = captain.asked && !captain.decided,
            padding = 6.dp,
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(10.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                BadgeArt(
                    sitter.badge,
                    sitter.tint,
                    sitter.name.take(1),
                    30.dp,
                )
                Text(
                    sitter.name,
                    Modifier.weight(1f).semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
                if (captain.decided) {
                    SignArt(
                        CitySigns.TICK,
                        Modifier.size(24.dp),
                        MaterialTheme.colorScheme.secondary,
                    )
                }
                val rank = scene.text("seat.rank_is", "rank", "${captain.rank}")
                Text(
                    "${captain.rank}",
                    Modifier.semantics { contentDescription = rank },
                    color = MaterialTheme.colorScheme.secondary,
                    style = MaterialTheme.typography.titleLarge,
                )
            }
            Belongings(scene, captain)
        }
    }
}

/** What lies open before a captain, and what is known to be hidden. */
@Composable
private fun Belongings(
    scene: CityScene,
    captain: Captain,
) {
    val hidden = scene.text("seat.has_secret")
    Flow(gap = 6.dp) {
        if (captain.seizures.sum() > 0) {
            SeizureCounts(scene, captain.seizures, 26.dp)
        }
        captain.cards.forEach { card ->
            val name = scene.text(card.key())
            PlaceTile(card, Modifier.size(30.dp).semantics { contentDescription = name })
        }
        captain.specials.forEach { special ->
            val name = scene.text(special.key())
            SpecialToken(special, 30.dp, Modifier.semantics { contentDescription = name })
        }
        if (captain.hasSecret) {
            SpecialToken(null, 30.dp, Modifier.semantics { contentDescription = hidden })
        }
        if (captain.filed > 0) {
            Text(
                scene.voice.count("seat.filed", captain.filed),
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
