package org.precinct.app.tablescreen

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.compose.currentStateAsState
import com.squareup.wire.Message
import kotlinx.coroutines.launch
import org.precinct.app.R
import org.precinct.app.art.NotKept
import org.precinct.app.art.Question
import org.precinct.app.curtain.Curtain
import org.precinct.app.curtain.CurtainScreen
import org.precinct.app.curtain.Secret
import org.precinct.app.device.Device
import org.precinct.app.end.EndScreen
import org.precinct.app.frame.GameFrame
import org.precinct.app.join.ArrivalScreen
import org.precinct.app.lobby.LobbyScreen
import org.precinct.app.lobby.LobbyState
import org.precinct.app.play.SceneScreen
import org.precinct.app.session.TableSession
import org.precinct.app.storage.TableKind
import org.precinct.table.carrier.Role
import java.io.IOException

/**
 * The open table, from the door to the end.
 *
 * @param radios what the phone reaches others with; null where nobody else takes part, and until
 *   they have been found
 * @param onAgain goes the same way to the table once more
 * @param onHistory shows a game that is over, by its id
 */
@Composable
fun TableScreen(
    model: TableViewModel,
    device: Device,
    onAgain: () -> Unit,
    onHistory: (String) -> Unit,
) {
    val state by model.state.collectAsStateWithLifecycle()
    when (val now = state) {
        TableScreenState.Empty ->
            Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {}
        is TableScreenState.Arriving -> {
            val session = now.session
            BackHandler(onBack = session::leave)
            val fix = device.remedies(Role.JOIN, session::refresh)
            ArrivalScreen(
                now.name,
                now.arrival,
                onFix = fix,
                onAgain = {
                    session.leave()
                    onAgain()
                },
                onBack = session::leave,
                onSame = session.guest::confirmWords,
            )
        }
        is TableScreenState.InLobby -> Lobby(now.lobby, now.session, device)
        is TableScreenState.Playing -> Play(now, model)
        is TableScreenState.Ended -> End(now, device, onHistory)
    }
}

@Composable
private fun Lobby(
    lobby: LobbyState,
    session: TableSession,
    device: Device,
) {
    var leaving by rememberSaveable { mutableStateOf(false) }
    val back = {
        when (lobby.kind) {
            TableKind.HOST -> leaving = true
            TableKind.GUEST -> session.leave()
            TableKind.PASS, TableKind.SOLO -> session.close()
        }
    }
    BackHandler(onBack = back)
    LobbyScreen(
        lobby,
        session,
        onFix = device.remedies(Role.HOST, session::refresh),
        onDiscoverable = device.discoverability(session::refresh),
        onBack = back,
        onNotify = if (lobby.kind.isShared) device.notifications() else null,
    )
    if (leaving) {
        CloseTable(session::close) { leaving = false }
    }
}

/** Before a table is closed to those who are in. */
@Composable
internal fun CloseTable(
    onYes: () -> Unit,
    onNo: () -> Unit,
) = Question(
    stringResource(R.string.lobby_leave_title),
    listOf(stringResource(R.string.lobby_leave_text)),
    stringResource(R.string.lobby_leave_close),
    onYes,
    onNo,
)

@Composable
private fun Play(
    state: TableScreenState.Playing,
    model: TableViewModel,
) {
    val hands = state.curtain
    val curtain = remember(hands?.chosen?.seat) { Curtain() }
    // In one player's hands there is no curtain; on the board there are no secrets.
    val mine = hands == null || curtain.isOpen
    val scene = state.scene
    val lifecycle by LocalLifecycleOwner.current.lifecycle.currentStateAsState()
    val looking = mine && lifecycle.isAtLeast(Lifecycle.State.RESUMED)
    var looked by remember(scene?.seat) { mutableStateOf(false) }
    LaunchedEffect(scene, looking) {
        if (looking && scene != null) model.look(scene, again = !looked)
        looked = looking
    }
    val seat = scene?.seat
    val act =
        remember(model, seat) {
            { action: Message<*, *> -> if (seat != null) model.act(seat, action) }
        }
    GameFrame(
        if (mine) state.own else state.open,
        state.session,
        onNewsRead = model::newsRead,
        onLearnt = model::learnt,
        onNoLessons = model::noLessons,
    ) { modifier ->
        if (hands != null) {
            CurtainScreen(
                hands,
                model::take,
                model::letPass,
                modifier,
                curtain,
                board = { around -> state.board?.let { SceneScreen(it, around) } },
            ) { around ->
                if (scene != null) model.memory.Screen(scene) { SceneScreen(scene, around, act) }
            }
        } else if (scene?.seat != null) {
            Secret { model.memory.Screen(scene) { SceneScreen(scene, modifier, act) } }
        } else if (scene != null) {
            SceneScreen(scene, modifier)
        }
    }
}

@Composable
private fun End(
    state: TableScreenState.Ended,
    device: Device,
    onHistory: (String) -> Unit,
) {
    val session = state.session
    BackHandler(onBack = session::close)
    val sharing = device.sharing()
    val scope = rememberCoroutineScope()
    var unkept by remember { mutableStateOf(false) }
    if (unkept) NotKept { unkept = false }
    val board = stringResource(R.string.end_board)
    val end =
        remember(state.end, board) {
            val named =
                state.end.pictures.map { (seat, name) ->
                    seat to
                        if (seat == null) board else name
                }
            state.end.copy(pictures = named)
        }
    EndScreen(
        end,
        session,
        onShare = {
            scope.launch {
                try {
                    sharing.share(end)
                } catch (full: IOException) {
                    unkept = true
                }
            }
        },
        onHistory = {
            val kept = state.result?.history.orEmpty()
            if (kept.isNotEmpty()) onHistory(kept)
        },
    ) { seat, modifier ->
        state.result
            ?.scenes
            ?.get(seat)
            ?.let { SceneScreen(it, modifier) }
    }
}
