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
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.FeltSand
import org.precinct.app.play.parts.Grown
import org.precinct.app.play.parts.LocalFeel
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.Sensation
import org.precinct.app.play.parts.WindowSheet
import org.precinct.app.play.parts.YourTurn
import org.precinct.app.play.parts.rememberPeek
import org.precinct.app.theme.Brass
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.View.Phase

/** A sheet over the game. */
private sealed interface Over {
    data object Notes : Over

    data object Piles : Over

    data class Dossier(
        val seat: Int,
    ) : Over
}

/** A player's screen: the table above, the own cards and what may be done under the thumb. */
@Composable
internal fun GoodCopSeat(
    scene: CopScene,
    onAct: (Action) -> Unit,
    modifier: Modifier = Modifier,
) {
    val table = remember(scene.view) { TableModel.of(scene.view) }
    val notebooks = LocalNotebooks.current
    val notebook =
        remember(notebooks, scene.match, scene.seat) {
            notebooks.of(scene.match, scene.seat ?: 0)
        }
    val desk = rememberDesk(scene)
    Feelings(scene)
    val peek = rememberPeek()
    var over by remember(scene.seat) { mutableStateOf<Over?>(null) }
    val onSeat = { seat: Int -> touchSeat(scene, desk, seat) { over = Over.Dossier(seat) } }

    Grown(1.3f, modifier) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val wide = maxWidth > 560.dp && maxWidth > maxHeight
            val letters = rememberLetters(scene)
            val least = TableSize.least(table.seats.size, maxWidth, true, marked(table), letters)
            val most = (maxHeight - least).coerceIn(maxHeight * 0.46f, maxHeight * 0.62f)
            val around: @Composable (Modifier) -> Unit = { place ->
                Table(
                    scene,
                    table,
                    place,
                    desk.making,
                    peek,
                    notebook,
                    onSeat,
                ) { over = Over.Piles }
            }
            val front: @Composable (Modifier) -> Unit = { place ->
                Front(scene, table, desk, peek, onAct, { over = Over.Notes }, place)
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

    if (desk.gear) GearSheet(scene, desk, onAct)
    when (val open = over) {
        null -> {}
        Over.Notes ->
            NotebookSheet(scene, notebook, { over = Over.Dossier(it) }, { over = null })
        Over.Piles -> PilesSheet(scene, table) { over = null }
        is Over.Dossier ->
            DossierSheet(
                scene,
                table.seats[open.seat],
                notebook.page(open.seat),
                { notebook.write(open.seat, it) },
                onAct,
            ) { over = null }
    }
}

/** Shots and turned cards are felt on every phone alike; who is asked is called, and hurried. */
@Composable
private fun Feelings(scene: CopScene) {
    val view = scene.view
    val own = view.seats.getOrNull(scene.seat ?: -1) ?: return
    // A window calls all who live, also those who have their passes given.
    val window = view.phase == Phase.WINDOW && !own.eliminated
    YourTurn(window || scene.called, scene.seat)
    // The window's own hourglass is felt by itself.
    if (!window && scene.asked) scene.sand?.let { FeltSand(it) }
    val feel = LocalFeel.current
    var heard by remember(scene.seat) { mutableIntStateOf(scene.news.size) }
    LaunchedEffect(scene.news.size) {
        val kinds = scene.news.drop(heard).map { it.kind }
        heard = scene.news.size
        if (Event.Kind.SHOT in kinds) {
            feel.play(Sensation.BLOW)
        } else if (Event.Kind.REVEALED in kinds) {
            feel.play(Sensation.CARD)
        }
    }
}

/** Touching a player: chooses them if somebody is to be chosen, and opens their file otherwise. */
private fun touchSeat(
    scene: CopScene,
    desk: Desk,
    seat: Int,
    onFile: () -> Unit,
) {
    val making = desk.making?.takeIf { it.asksTable(scene.view) }
    desk.why = null
    when {
        making == null -> onFile()
        scene.busy || scene.paused -> {}
        seat in making.seats(scene.view) -> desk.making = making.touchSeat(scene.view, seat)
        else -> desk.why = scene.word(whyNot(making, TableModel.of(scene.view).seats[seat]))
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

/** The reaction window while one is open, else the panel. */
@Composable
private fun Front(
    scene: CopScene,
    table: TableModel,
    desk: Desk,
    peek: Peek,
    onAct: (Action) -> Unit,
    onNotebook: () -> Unit,
    modifier: Modifier,
) {
    val reacting = table.ownSeat?.takeIf { table.phase == Phase.WINDOW && !it.eliminated }
    if (reacting != null && !desk.canCancel) {
        Reaction(scene, table, reacting, desk, peek, onAct, modifier)
    } else {
        Panel(scene, table, desk, peek, onAct, onNotebook, modifier)
    }
}

/** The same on every living player's phone, whatever they hold and have answered. */
@Composable
private fun Reaction(
    scene: CopScene,
    table: TableModel,
    own: SeatModel,
    desk: Desk,
    peek: Peek,
    onAct: (Action) -> Unit,
    modifier: Modifier,
) {
    val mine = scene.view.mine
    val pass = Acts(scene.view).pass()
    // What is announced, the frame says, and the table shows.
    WindowSheet(
        stringResource(R.string.parts_window_title),
        stringResource(R.string.goodcop_window),
        scene.sand,
        gearDeed(scene, desk, scene.text("action.use_equipment")),
        Deed(
            scene.text("action.pass"),
            if (mine.may_pass) listOf(pass) else emptyList(),
            Emphasis.PRIMARY,
        ) { if (mine.may_pass) onAct(pass) },
        modifier,
        if (mine.recorded) scene.text("prompt.recorded") else null,
        !scene.busy && !scene.paused,
    ) {
        OwnRow(scene, own, peek, largest = 84.dp, onGear = { desk.gear = true })
    }
}

@Preview
@Composable
private fun GoodCopSeatPreview() = Sampled { scene, _ -> GoodCopSeat(scene, {}) }
