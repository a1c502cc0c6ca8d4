package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
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
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.Sand
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Grown
import org.precinct.app.play.parts.Hourglass
import org.precinct.app.play.parts.WhyBubble
import org.precinct.app.play.parts.WindowSheet
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberKept
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.What
import org.precinct.engine.policecity.proto.Word

/** A captain's phone. */
@Composable
fun CitySeat(
    scene: CityScene,
    onAct: (Action) -> Unit,
    modifier: Modifier = Modifier,
) = Grown(1.4f, modifier.background(MaterialTheme.colorScheme.background)) {
    val city = remember(scene) { cityOf(scene) }
    val controls = rememberControls(scene, onAct)
    val passing = rememberKept { mutableIntStateOf(0) }
    val reach = remember { Reach(passing) }
    reach.controls = controls
    // What could be played in a window is of no use after it.
    LaunchedEffect(scene.view.phase_id) {
        if (reach.sheet == CitySheet.Reactions) reach.sheet = null
        reach.refusal = null
    }
    val pointing = remember(scene) { scene.pointing() }
    reach.count = rememberCount(pointing)
    PassForMe(scene, controls, reach)
    YourTurn(scene.called || isWindow(scene), scene.seat)
    DragLayer(reach.dragging, Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            if (maxWidth >= 600.dp && maxWidth > maxHeight) {
                Wide(scene, city, controls, reach, maxHeight >= 560.dp)
            } else {
                Tall(scene, city, controls, reach, maxHeight)
            }
        }
    }
    CitySheets(scene, city, controls, reach)
}

@Composable
private fun Tall(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    height: Dp,
) {
    // A small phone or large letters leave too little below the top: then it scrolls away.
    val large = LocalDensity.current.fontScale > LARGE
    val tight = large || height < 560.dp
    Column(Modifier.fillMaxSize()) {
        if (!tight) CityTop(scene, city, reach, city.phase !in TALKS)
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
            if (tight) CityTop(scene, city, reach, city.phase !in TALKS)
            Column(
                Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                Arrangement.spacedBy(10.dp),
            ) { Middle(scene, city, controls, reach) }
        }
        Bottom(
            scene,
            city,
            controls,
            reach,
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
    city: City,
    controls: Controls,
    reach: Reach,
    high: Boolean,
) {
    val column = city.here == null && city.phase !in ALONE
    val size = if (high) CallSize.onTable(city.calls.size) else CallSize.Phone
    val left: @Composable () -> Unit = {
        if (!high || column) {
            Middle(scene, city, controls, reach, size)
        } else {
            TheColumn(scene, city, controls, reach, size)
        }
    }
    // A window is as high as a low screen, and large letters are higher.
    val large = LocalDensity.current.fontScale > LARGE
    val topLeft = high || large || isWindow(scene)
    Row(Modifier.fillMaxSize()) {
        Column(Modifier.weight(1f).fillMaxHeight().verticalScroll(rememberScrollState())) {
            if (topLeft) CityTop(scene, city, reach)
            Column(
                Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                Arrangement.spacedBy(10.dp),
            ) { left() }
        }
        VerticalDivider(thickness = 2.dp, color = Brass.Middle)
        if (large && !high) {
            val thumb = Modifier.weight(0.92f).fillMaxHeight()
            Bottom(scene, city, controls, reach, thumb.verticalScroll(rememberScrollState()))
            return
        }
        Column(Modifier.weight(0.92f).fillMaxHeight()) {
            Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                if (!topLeft) CityTop(scene, city, reach)
                if (high) {
                    Column(
                        Modifier.padding(horizontal = 10.dp, vertical = 8.dp),
                        Arrangement.spacedBy(10.dp),
                    ) {
                        if (column) {
                            DeskPane(scene, city, controls)
                        } else {
                            Middle(scene, city, controls, reach)
                        }
                    }
                }
            }
            Bottom(scene, city, controls, reach)
        }
    }
}

/** From this size of text on, less is in sight at once. */
internal const val LARGE = 1.4f

/** Whether this player's phone shows a reaction window. */
internal fun isWindow(scene: CityScene): Boolean {
    val mine = scene.view.mine ?: return false
    return scene.view.phase in WINDOWS && scene.view.asked has mine.seat
}

/** Phases that need the room of the rail for what is talked about. */
private val TALKS =
    setOf(
        Phase.NEGOTIATE,
        Phase.STATEMENT,
        Phase.PLEDGE,
        Phase.MAFIA_DEAL,
        Phase.DEAL_STATEMENT,
        Phase.TRADE,
    )

/** Phases whose pane is not the column of cards. */
private val ALONE = setOf(Phase.PEEK, Phase.LAST_CLAIMS, Phase.OVER)

/** The way to the top, the captains, and the sand that runs for everybody. */
@Composable
internal fun CityTop(
    scene: CityScene,
    city: City,
    reach: Reach,
    rail: Boolean = true,
) {
    val looks = remember(city) { city.captainLooks() }
    val pawns = remember(city) { city.pawns() }
    val names = remember(city) { city.track.tokens.mapValues { scene.text(it.value.key) } }
    Row(
        Modifier.background(NightSky),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            TrackStrip(city.track, pawns, names, unit = if (city.here == null) 16.dp else 14.dp)
            CaptainStrip(looks, { reach.sheet = CitySheet.OfCaptain(it) })
        }
        // A window has its own.
        if (!isWindow(scene)) scene.sand?.let { Glass(it) }
    }
    if (city.here != null && rail) CallRail(city, reach)
    HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
}

/** The hourglass on night-blue, by day as well. */
@Composable
private fun Glass(sand: Sand) =
    PrecinctTheme(dark = true) {
        Hourglass(sand, Modifier.padding(start = 4.dp, end = 12.dp), 96.dp)
    }

@Composable
private fun Middle(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    size: CallSize = CallSize.Phone,
) {
    when {
        city.phase == Phase.PEEK -> PeekPane(scene, Modifier.fillMaxWidth().padding(top = 16.dp))
        city.phase == Phase.OVER -> OverPane(scene, city, Modifier.fillMaxWidth())
        city.phase == Phase.LAST_CLAIMS -> DeskPane(scene, city, controls)
        city.here == null -> TheColumn(scene, city, controls, reach, size)
        else -> ThePlace(scene, city, controls, reach)
    }
}

@Composable
private fun TheColumn(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    size: CallSize,
) {
    val looks = remember(city, controls) { city.calls.map(controls::look) }
    val office =
        remember(city, controls) { city.captains.flatMap { it.inOffice }.map(controls::look) }
    val shelf = @Composable { OfficeShelf(scene.text("ui.office"), office, reach, size = size) }
    // Where somebody has to choose, that comes first.
    if (city.phase == Phase.OFFICE_KEEP) shelf()
    CallColumn(looks, reach, size = size, placing = (controls.draft as? DeployDraft)?.held != null)
    if (city.phase != Phase.OFFICE_KEEP) shelf()
}

/** What is decided about the card being resolved. */
@Composable
private fun ThePlace(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
) {
    PlaceHead(city.here!!, reach)
    val pointing = remember(scene) { scene.pointing() }
    when (city.phase) {
        Phase.NEGOTIATE -> {
            NegotiationBoard(scene, city, controls, reach)
            RevealPane(pointing, scene.sitters, reach.count)
            Teams(scene, city, controls, reach, die = 32.dp)
        }
        Phase.STATEMENT -> {
            StatementPane(scene, city)
            Teams(scene, city, controls, reach, die = 32.dp)
        }
        Phase.SOLO -> {
            SoloPane(scene, city, controls)
            RevealPane(pointing, scene.sitters, reach.count)
        }
        Phase.PICK -> PickPane(scene, controls)
        Phase.C_POINT -> {
            PointPane(city, controls)
            Teams(scene, city, controls, reach)
        }
        Phase.C_REMOVE -> {
            RevealPane(pointing, scene.sitters, reach.count)
            Teams(scene, city, controls, reach)
        }
        Phase.PLEDGE -> PledgePane(scene, city, controls)
        Phase.MAFIA_DEAL, Phase.DEAL_STATEMENT -> DealPane(scene, city, controls)
        Phase.TRADE -> TradePane(scene, city, controls)
        Phase.OFFICER -> {
            OnOffer(scene, city)
            Teams(scene, city, controls, reach, die = 32.dp)
        }
        else -> {
            Teams(scene, city, controls, reach)
            if (city.phase == Phase.SECURE) CallLieutenant(scene, controls)
        }
    }
}

@Composable
private fun Bottom(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier = Modifier,
) {
    if (city.phase == Phase.OVER) return
    val ground = MaterialTheme.colorScheme.surfaceContainer
    Column(modifier.fillMaxWidth().background(ground)) {
        reach.refusal?.let { why ->
            WhyBubble(why, { reach.refusal = null }, Modifier.padding(8.dp))
        }
        val team =
            if (city.phase in DEPLOYING) {
                @Composable { room: Modifier -> Team(scene, city, controls, reach, room) }
            } else {
                null
            }
        // More than five dice need a row of their own.
        val long = (city.mine?.team?.size ?: 0) > 5
        if (long) team?.invoke(Modifier.fillMaxWidth().background(Night.Middle))
        val window = isWindow(scene)
        if (city.phase != Phase.PEEK && !window) {
            DeskBar(scene, city, controls, reach, team = team.takeUnless { long })
        }
        if (window) Window(scene, city, controls, reach) else Bar(scene, controls, reach)
    }
}

private val DEPLOYING = setOf(Phase.DEPLOY, Phase.DEPLOY_TURN, Phase.ADJUST_TURN)

@Composable
private fun Team(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier,
) {
    val mine = city.mine ?: return
    val looks = remember(city, controls) { mine.team.sortedBy { it.number }.map(controls::look) }
    val refusals =
        remember(scene) {
            mine.team
                .mapNotNull { die ->
                    val why =
                        scene.why(What.DIE, die.number)
                            ?: if (die.staff == Staff.INFORMANT) scene.why(What.RIDING) else null
                    why?.let { die.number to it }
                }.toMap()
        }
    TeamTray(looks, refusals, reach, modifier)
}

/** What can be done; what is asked, the frame says. */
@Composable
private fun Bar(
    scene: CityScene,
    controls: Controls,
    reach: Reach,
) {
    val deeds = cityDeeds(scene, controls, reach)
    if (deeds.isNotEmpty()) ActionBar(deeds, enabled = controls.enabled)
}

/** A window is the same for all who are asked, whatever they hold. */
@Composable
private fun Window(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
) {
    val pass = controls.phaseChoices.firstOrNull { it.word == Word.PASS }
    // What it is about, the frame says: here are few words, so that large ones fit.
    WindowSheet(
        stringResource(R.string.parts_window_title),
        stringResource(R.string.policecity_window),
        scene.sand,
        react(controls, reach),
        Deed(
            scene.text("prompt_pass"),
            listOfNotNull(pass),
            Emphasis.QUIET,
            onTouch = { pass?.let(controls::act) },
        ),
        answer = if (scene.view.mine.decided) stringResource(R.string.policecity_passed) else null,
        enabled = controls.enabled,
        room = 92.dp,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(12.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            OwnSecret(scene, size = 56.dp)
            city.mine?.specials?.take(2)?.forEach { special ->
                val name = scene.text(special.key)
                SpecialToken(special, 52.dp, Modifier.semantics { contentDescription = name })
            }
            city.mine?.let { DeskButton(controls, it, reach) }
        }
    }
}

@Preview
@Composable
private fun CitySeatPreview() = Sampled { scene -> CitySeat(scene, {}) }
