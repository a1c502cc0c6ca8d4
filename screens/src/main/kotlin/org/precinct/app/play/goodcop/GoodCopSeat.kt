package org.precinct.app.play.goodcop

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
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.marked
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.PeekState
import org.precinct.app.play.parts.SandTicks
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.TabletScale
import org.precinct.app.play.parts.WindowSheet
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberPeek
import org.precinct.app.play.rememberSeat
import org.precinct.app.theme.Brass
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.seat.goodcop.GoodCopBoard
import org.precinct.seat.goodcop.GoodCopControls
import org.precinct.seat.goodcop.GoodCopDraft
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Press

/** A player's screen: the table above, the own cards and what may be done under the thumb. */
@Composable
internal fun GoodCopSeat(
    scene: CopScene,
    onAct: (Action) -> Unit,
    modifier: Modifier = Modifier,
) {
    val table = remember(scene.view) { GoodCopBoard.of(scene.view) }
    val top = rememberSeat(scene, GoodCopControls.CONTROLS, onAct)
    val state = remember(top) { if (top.draft.isBare) top else top.under(top.draft.bare()) }
    val notebooks = LocalNotebooks.current
    val notebook =
        remember(notebooks, scene.match, scene.seat) {
            notebooks.of(scene.match, scene.seat ?: 0)
        }
    Feelings(scene)
    val peek = rememberPeek()
    var piles by remember(scene.seat) { mutableStateOf(false) }
    var refused by remember(state) { mutableStateOf<GoodCopTouch?>(null) }
    val onSeat = { seat: Int ->
        val touch = GoodCopTouch.Player(seat)
        refused = touch.takeIf { !state.offers.reacts(it) }
        // A file can be read at any time.
        if (state.enabled) {
            state.touch(touch)
        } else if (state.choosingAt(scene) == null) {
            state.look(touch)
        }
    }

    TabletScale(1.3f, modifier) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val wide = maxWidth > 560.dp && maxWidth > maxHeight
            val letters = rememberLetters(scene)
            val seats = table.players().size
            val least = TableSize.least(seats, maxWidth, true, marked(table), letters)
            val most = (maxHeight - least).coerceIn(maxHeight * 0.46f, maxHeight * 0.62f)
            val around: @Composable (Modifier) -> Unit = { place ->
                Table(scene, table, place, state, peek, notebook, onSeat) { piles = true }
            }
            val front: @Composable (Modifier) -> Unit = { place ->
                val why = refused?.let { state.offers.why(it).orElse(null) }
                if (GoodCopControls.isReacting(state.draft, scene.view)) {
                    Reaction(scene, table, state, peek, place)
                } else {
                    Panel(scene, table, state, peek, why, { refused = null }, place)
                }
            }
            if (wide) {
                val side = (maxWidth * 0.42f).coerceIn(300.dp, 460.dp)
                val tall = maxHeight > 540.dp && LocalDensity.current.fontScale <= LARGE
                Row {
                    around(Modifier.weight(1f).fillMaxHeight())
                    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
                    Desktop(Modifier.width(side).fillMaxHeight(), scene.takeIf { tall }, front)
                }
            } else {
                Column {
                    around(Modifier.weight(1f).fillMaxWidth())
                    HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
                    Desktop(Modifier.heightIn(max = most).fillMaxWidth(), null, front)
                }
            }
        }
    }

    if (piles) PilesSheet(scene, table) { piles = false }
    OpenSheet(scene, table, top, notebook)
}

/** What lies open over the table, if anything does. */
@Composable
private fun OpenSheet(
    scene: CopScene,
    table: GoodCopBoard,
    state: CopState,
    notebook: Notebook,
) {
    when (val sheet = state.draft.sheet()) {
        is GoodCopDraft.NoSheet -> Unit
        is GoodCopDraft.EquipmentSheet -> GearSheet(scene, state)
        is GoodCopDraft.NotebookSheet -> NotebookSheet(scene, state, notebook)
        is GoodCopDraft.FileSheet -> {
            val seat = sheet.seat()
            val page = notebook.page(seat)
            DossierSheet(scene, state, sheet, table.players()[seat], page) {
                notebook.write(seat, it)
            }
        }
    }
}

/** Shots and turned cards are felt on every phone alike; who is asked is called, and hurried. */
@Composable
private fun Feelings(scene: CopScene) {
    val view = scene.view
    if (scene.seat == null) return
    YourTurn(scene.called, scene.seat)
    // The window's own hourglass is felt by itself.
    if (view.phase != Phase.WINDOW && scene.asked) scene.sand?.let { SandTicks(it) }
    val feedback = LocalFeedback.current
    var heard by remember(scene.seat) { mutableIntStateOf(scene.news.size) }
    LaunchedEffect(scene.news.size) {
        val kinds = scene.news.drop(heard).map { it.kind }
        heard = scene.news.size
        if (Event.Kind.SHOT in kinds) {
            feedback.play(Sensation.BLOW)
        } else if (Event.Kind.REVEALED in kinds) {
            feedback.play(Sensation.CARD)
        }
    }
}

/**
 * The place in front of the player.
 *
 * @param log whose news fill the room that is left, where there is much
 */
@Composable
private fun Desktop(
    modifier: Modifier,
    log: CopScene?,
    content: @Composable (Modifier) -> Unit,
) {
    Surface(modifier, color = MaterialTheme.colorScheme.surfaceContainer) {
        Column {
            val room = if (log == null) Modifier else Modifier.weight(1f, fill = false)
            Box(room.verticalScroll(rememberScrollState())) { content(Modifier.fillMaxWidth()) }
            if (log != null) {
                Column(
                    Modifier.heightIn(min = 120.dp).weight(0.6f).padding(16.dp),
                    Arrangement.spacedBy(8.dp),
                ) { Happened(log) }
            }
        }
    }
}

/** The same on every phone that a window asks, whatever is held there and has been answered. */
@Composable
private fun Reaction(
    scene: CopScene,
    table: GoodCopBoard,
    state: CopState,
    peek: PeekState,
    modifier: Modifier,
) {
    // What is announced, the frame says, and the table shows.
    val buttons = state.buttons()
    val scale = LocalDensity.current.fontScale.coerceAtLeast(1f)
    WindowSheet(
        stringResource(R.string.parts_window_title),
        scene.text("seat.window"),
        scene.sand,
        gearButton(scene, state, scene.text("action.use_equipment")),
        buttons.first(),
        modifier,
        if (scene.view.mine.recorded) scene.text("prompt.recorded") else null,
        state.enabled,
        room = 160.dp + 56.dp * (if (buttons.size > 1) scale * scale else 0f),
    ) {
        val own = table.ownPlayer().get()
        Column(horizontalAlignment = Alignment.CenterHorizontally) {
            OwnRow(scene, own, peek, largest = 84.dp, onGear = { state.look(Press.EQUIPMENT) })
            ActionButtons(buttons.drop(1), enabled = state.enabled)
        }
    }
}
