package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Peek
import org.precinct.app.play.parts.WindowSheet
import org.precinct.app.play.parts.rememberPeek
import org.precinct.app.theme.Brass
import org.precinct.engine.goodcop.proto.Action
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
    val notebook = LocalNotebook.current ?: remember(scene.seat) { Notebook.InMemory() }
    val desk = rememberDesk(scene)
    val peek = rememberPeek()
    var over by remember(scene.seat) { mutableStateOf<Over?>(null) }
    val onSeat = { seat: Int -> touchSeat(scene, desk, seat) { over = Over.Dossier(seat) } }

    BoxWithConstraints(modifier.fillMaxSize()) {
        val wide = maxWidth > 560.dp && maxWidth > maxHeight
        val most = maxHeight * 0.62f
        val around: @Composable (Modifier, Dp) -> Unit = { place, card ->
            Table(
                scene,
                table,
                place,
                desk.making,
                peek,
                notebook,
                onSeat,
                { over = Over.Piles },
                card,
            )
        }
        val front: @Composable (Modifier) -> Unit = { place ->
            Front(scene, table, desk, peek, onAct, { over = Over.Notes }, place)
        }
        if (wide) {
            val side = (maxWidth * 0.42f).coerceIn(300.dp, 460.dp)
            val card = if (maxHeight > 560.dp && maxWidth - side > 560.dp) 44.dp else 28.dp
            Row {
                around(Modifier.weight(1f).fillMaxHeight(), card)
                VerticalDivider(thickness = 2.dp, color = Brass.Middle)
                Desktop(Modifier.width(side).fillMaxHeight(), front)
            }
        } else {
            val card = if (maxWidth > 560.dp) 40.dp else 28.dp
            Column {
                around(Modifier.weight(1f).fillMaxWidth(), card)
                HorizontalDivider(thickness = 2.dp, color = Brass.Middle)
                Desktop(Modifier.heightIn(max = most).fillMaxWidth(), front)
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

/** Touching a player: chooses them if somebody is to be chosen, and opens their file otherwise. */
private fun touchSeat(
    scene: CopScene,
    desk: Desk,
    seat: Int,
    onFile: () -> Unit,
) {
    val making = desk.making?.takeIf { it.verb != Making.Verb.TURN_UP }
    desk.why = null
    when {
        making == null -> onFile()
        scene.busy || scene.paused -> {}
        seat in making.seats(scene.view) -> desk.making = making.touchSeat(scene.view, seat)
        else -> desk.why = scene.word(whyNot(making, TableModel.of(scene.view).seats[seat]))
    }
}

@Composable
private fun Desktop(
    modifier: Modifier,
    content: @Composable (Modifier) -> Unit,
) {
    Surface(modifier, color = MaterialTheme.colorScheme.surfaceContainer) {
        Box(Modifier.verticalScroll(rememberScrollState())) { content(Modifier.fillMaxWidth()) }
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
    WindowSheet(
        table.announcement?.let(scene::sentence).orEmpty(),
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
