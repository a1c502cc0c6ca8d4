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
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Sand
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.Hourglass
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.play.parts.WhyBubble
import org.precinct.app.play.parts.WindowSheet
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberKept
import org.precinct.app.play.rememberSeat
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityControls
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.DeployDraft
import org.precinct.seat.policecity.Pointing

/** A captain's phone. */
@Composable
fun CitySeat(
    scene: CityScene,
    controls: CityControls,
    onAct: (Action) -> Unit,
    modifier: Modifier = Modifier,
) = TabletScale(1.4f, modifier.background(MaterialTheme.colorScheme.background)) {
    val city = remember(scene) { CityBoard.of(scene.view) }
    val state = rememberSeat(scene, controls, onAct)
    val passing = rememberKept { mutableStateOf(false) }
    val relay = remember { TouchRelay(passing) }
    relay.state = state
    LaunchedEffect(scene.view.phase_id) { relay.refusal = null }
    val pointing = remember(scene) { Pointing.of(scene.view, scene.news) }
    relay.count = rememberCount(pointing)
    PassForMe(scene, state, relay)
    YourTurn(scene.called || isWindow(scene), scene.seat)
    DragLayer(relay.dragging, Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            if (maxWidth >= 600.dp && maxWidth > maxHeight) {
                Wide(scene, city, state, relay, maxHeight >= 560.dp)
            } else {
                Tall(scene, city, state, relay, maxHeight)
            }
        }
    }
    CitySheets(scene, city, state, relay)
}

@Composable
private fun Tall(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    height: Dp,
) {
    // A small phone or large letters leave too little below the top: then it scrolls away.
    val large = LocalDensity.current.fontScale > LARGE
    val tight = large || height < 560.dp
    Column(Modifier.fillMaxSize()) {
        if (!tight) CityTop(scene, city, relay, city.phase !in TALKS)
        Column(Modifier.weight(1f).scrollsUnder(relay.dragging, rememberScrollState())) {
            if (tight) CityTop(scene, city, relay, city.phase !in TALKS)
            Column(
                Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                Arrangement.spacedBy(10.dp),
            ) { Middle(scene, city, state, relay) }
        }
        Bottom(
            scene,
            city,
            state,
            relay,
            if (large) {
                Modifier.heightIn(max = height * 0.62f).verticalScroll(rememberScrollState())
            } else {
                Modifier
            },
        )
    }
}

/**
 * Two panes: the thumb's is on the right. A low screen has what is decided on the left and the track
 * over the buttons; a high one has room for the cards on the left, and for all that on the right.
 */
@Composable
private fun Wide(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    high: Boolean,
) {
    val column = !city.here.isPresent && city.phase !in ALONE
    val size = if (high) CallSize.onTable(city.calls.size) else CallSize.Phone
    val left: @Composable () -> Unit = {
        if (!high || column) {
            Middle(scene, city, state, relay, size)
        } else {
            TheColumn(scene, city, state, relay, size)
        }
    }
    // A window is as high as a low screen, and large letters are higher.
    val large = LocalDensity.current.fontScale > LARGE
    val topLeft = high || large || isWindow(scene)
    Row(Modifier.fillMaxSize()) {
        val under = Modifier.scrollsUnder(relay.dragging, rememberScrollState())
        Column(Modifier.weight(1f).fillMaxHeight().then(under)) {
            if (topLeft) CityTop(scene, city, relay)
            Column(
                Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                Arrangement.spacedBy(10.dp),
            ) { left() }
        }
        VerticalDivider(thickness = 2.dp, color = Brass.Middle)
        if (large && !high) {
            val thumb = Modifier.weight(0.92f).fillMaxHeight()
            Bottom(scene, city, state, relay, thumb.verticalScroll(rememberScrollState()))
            return
        }
        if (isWindow(scene) && !high) {
            Box(Modifier.weight(0.92f).fillMaxHeight(), Alignment.BottomStart) {
                // From the end: the buttons are seen first.
                val scroll = rememberScrollState()
                val end = Modifier.verticalScroll(scroll, reverseScrolling = true)
                Bottom(scene, city, state, relay, end)
            }
            return
        }
        Column(Modifier.weight(0.92f).fillMaxHeight()) {
            Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                if (!topLeft) CityTop(scene, city, relay)
                if (high) {
                    Column(
                        Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                        Arrangement.spacedBy(10.dp),
                    ) {
                        if (column) {
                            ClaimsPane(scene, city, state)
                        } else {
                            Middle(scene, city, state, relay)
                        }
                    }
                }
            }
            Bottom(scene, city, state, relay)
        }
    }
}

/** From this size of text on, less is in sight at once. */
internal const val LARGE = 1.4f

/** Phases in which nobody shall learn from a screen who can react. */
private val WINDOWS = setOf(Phase.AFTER_DEPLOY, Phase.SECURE, Phase.OFFICER)

/** Whether this player's phone shows a reaction window. */
internal fun isWindow(scene: CityScene): Boolean {
    val mine = scene.view.mine ?: return false
    return scene.view.phase in WINDOWS && mine.seat in CityBoard.seats(scene.view.asked)
}

/** Phases that need the room of the rail for what is talked about. */
private val TALKS =
    setOf(
        Phase.NEGOTIATE,
        Phase.STATEMENT,
        Phase.PLEDGE,
        Phase.MAFIA_DEAL,
        Phase.TRADE,
    )

/** Phases whose pane is not the column of cards. */
private val ALONE = setOf(Phase.PEEK, Phase.LAST_CLAIMS, Phase.OVER)

/** The way to the top, the captains, and the sand that runs for everybody. */
@Composable
internal fun CityTop(
    scene: CityScene,
    city: CityBoard,
    relay: TouchRelay,
    rail: Boolean = true,
) {
    val looks = remember(city) { scene.captainLooks(city) }
    val pawns = remember(city) { city.pawns(scene.sitters) }
    Column(Modifier.background(NightSky)) {
        TrackStrip(scene, city.track, pawns, unit = 18.dp)
        Row(verticalAlignment = Alignment.CenterVertically) {
            val look: (Int) -> Unit = { relay.detail = CityDetail.OfCaptain(it) }
            CaptainStrip(scene, looks, look, Modifier.weight(1f))
            // A window has its own.
            if (!isWindow(scene)) scene.sand?.let { Glass(it) }
        }
    }
    if (city.here.isPresent && rail) CallRail(scene, city, relay)
    if (city.phase in DEPLOYING) ObjectiveRail(scene, city)
    HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
}

/** The hourglass on night-blue, by day as well. */
@Composable
private fun Glass(sand: Sand) =
    PrecinctTheme(dark = true) {
        Hourglass(sand, Modifier.padding(start = 2.dp, end = 8.dp), 52.dp)
    }

@Composable
private fun Middle(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    size: CallSize = CallSize.Phone,
) {
    when {
        city.phase == Phase.PEEK -> PeekPane(scene, Modifier.fillMaxWidth().padding(top = 16.dp))
        city.phase == Phase.OVER -> OverPane(scene, city, Modifier.fillMaxWidth())
        city.phase == Phase.LAST_CLAIMS -> ClaimsPane(scene, city, state)
        !city.here.isPresent -> TheColumn(scene, city, state, relay, size)
        else -> ThePlace(scene, city, state, relay)
    }
}

@Composable
private fun TheColumn(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    size: CallSize,
) {
    val looks = remember(city, state) { city.calls.map { scene.look(it, state) } }
    val office =
        remember(city, state) {
            city.captains.flatMap { it.inOffice() }.map { scene.look(it, state) }
        }
    val shelf = @Composable { OfficeShelf(scene.text("ui.office"), office, relay, size = size) }
    // Where somebody has to choose, that comes first.
    if (city.phase == Phase.OFFICE_KEEP) shelf()
    val held = (state.draft.part() as? DeployDraft)?.held
    CallColumn(scene, looks, relay, size = size, placing = held != null && held.isPresent)
    if (city.phase != Phase.OFFICE_KEEP) shelf()
}

/** What is decided about the card being resolved. */
@Composable
private fun ThePlace(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
) {
    val here = remember(city, state) { scene.look(city.here.get(), state) }
    PlaceHead(scene, here, relay)
    val pointing = remember(scene) { Pointing.of(scene.view, scene.news) }
    when (city.phase) {
        Phase.NEGOTIATE, Phase.STATEMENT -> {
            NegotiationBoard(scene, city, state, relay)
            RevealPane(scene, pointing, relay.count)
            Teams(scene, city, state, relay, die = 32.dp)
        }
        Phase.SOLO -> {
            SoloPane(scene, city, state)
            RevealPane(scene, pointing, relay.count)
        }
        Phase.PICK -> PickPane(scene, state)
        Phase.C_POINT -> {
            PointPane(scene, state)
            Teams(scene, city, state, relay)
        }
        Phase.C_REMOVE -> {
            RevealPane(scene, pointing, relay.count)
            Teams(scene, city, state, relay)
        }
        Phase.PLEDGE -> PledgePane(scene, city, state)
        Phase.MAFIA_DEAL -> DealPane(scene, city, state)
        Phase.TRADE -> TradePane(scene, city, state)
        Phase.OFFICER -> {
            OnOffer(scene, city)
            Teams(scene, city, state, relay, die = 32.dp)
        }
        else -> Teams(scene, city, state, relay)
    }
}

@Composable
private fun Bottom(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    modifier: Modifier = Modifier,
) {
    if (city.phase == Phase.OVER) return
    val ground = MaterialTheme.colorScheme.surfaceContainer
    Column(modifier.fillMaxWidth().background(ground)) {
        relay.refusal?.let { why ->
            WhyBubble(why, { relay.refusal = null }, Modifier.padding(8.dp))
        }
        val team =
            if (city.phase in DEPLOYING) {
                @Composable { room: Modifier -> Team(scene, city, state, relay, room) }
            } else {
                null
            }
        // More than five dice need a row of their own.
        val long = city.mine().map { it.team.size }.orElse(0) > 5
        if (long) team?.invoke(Modifier.fillMaxWidth().background(Night.Middle))
        val window = isWindow(scene)
        if (city.phase != Phase.PEEK && !window) {
            OwnBar(scene, city, state, team = team.takeUnless { long })
        }
        if (city.phase == Phase.SECURE) CallLieutenant(scene, state, Modifier.padding(top = 8.dp))
        if (window) Window(scene, city, state) else Bar(state)
    }
}

private val DEPLOYING = setOf(Phase.DEPLOY, Phase.DEPLOY_TURN, Phase.ADJUST_TURN)

@Composable
private fun Team(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    relay: TouchRelay,
    modifier: Modifier,
) {
    val mine = city.mine().orElse(null) ?: return
    val looks =
        remember(city, state) {
            mine.team.sortedBy { it.number }.map { scene.look(it, state) }
        }
    val refusals =
        remember(scene, state) {
            mine.team
                .mapNotNull { die ->
                    val why = state.offers.why(CityTouch.Die(die.seat, die.number))
                    why.orElse(null)?.let { die.number to it }
                }.toMap()
        }
    TeamTray(looks, refusals, relay, modifier)
}

/** What can be done; what is asked, the frame says. */
@Composable
private fun Bar(state: CityState) {
    val buttons = state.buttons()
    if (buttons.isNotEmpty()) ActionBar(buttons, enabled = state.enabled)
}

/** A window is the same for all who are asked, whatever they hold. */
@Composable
private fun Window(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
) {
    val (react, pass) = state.buttons()
    // What it is about, the frame says: here are few words, so that large ones fit.
    WindowSheet(
        stringResource(R.string.parts_window_title),
        scene.text("seat.window"),
        scene.sand,
        react,
        if (pass.why == null) pass else pass.copy(mark = null),
        answer = if (scene.view.mine.decided) scene.text("seat.passed") else null,
        enabled = state.enabled,
        room = if (LocalDensity.current.fontScale > 1.4f) 92.dp else 80.dp,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            OwnSecret(scene, size = 56.dp)
            val mine = city.mine().orElse(null)
            mine?.specials?.take(2)?.forEach { special ->
                val name = scene.text(special.key())
                SpecialToken(special, 52.dp, Modifier.semantics { contentDescription = name })
            }
            mine?.let { ClaimsButton(scene, state, it) }
        }
    }
}
