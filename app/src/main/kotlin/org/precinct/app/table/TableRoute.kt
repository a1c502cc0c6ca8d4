package org.precinct.app.table

import android.Manifest.permission.POST_NOTIFICATIONS
import android.content.pm.PackageManager.PERMISSION_GRANTED
import android.os.Build
import androidx.activity.compose.BackHandler
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.RequestPermission
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
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
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.core.content.ContextCompat
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.compose.currentStateAsState
import com.squareup.wire.Message
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.precinct.app.R
import org.precinct.app.art.NotKept
import org.precinct.app.art.Question
import org.precinct.app.curtain.Curtain
import org.precinct.app.curtain.CurtainScreen
import org.precinct.app.curtain.Secret
import org.precinct.app.end.EndScreen
import org.precinct.app.end.ResultPicture
import org.precinct.app.frame.GameFrame
import org.precinct.app.join.ArrivalScreen
import org.precinct.app.links.Radios
import org.precinct.app.links.Role
import org.precinct.app.lobby.LobbyScreen
import org.precinct.app.reach.open
import org.precinct.app.reach.rememberRemedies
import org.precinct.app.tables.TableKind
import java.io.IOException

/**
 * The open table, whatever it is at.
 *
 * @param radios what the phone reaches others with; null where nobody else takes part, and until
 *   they have been found
 * @param onAgain goes the same way to the table once more
 * @param onHistory shows a game that is over, by its id
 */
@Composable
fun TableRoute(
    model: TableViewModel,
    radios: Radios?,
    onAgain: () -> Unit,
    onHistory: (String) -> Unit,
) {
    val state by model.state.collectAsStateWithLifecycle()
    when (val now = state) {
        TableScreenState.Nothing ->
            Surface(Modifier.fillMaxSize(), color = MaterialTheme.colorScheme.background) {}
        is TableScreenState.Arriving -> {
            BackHandler(onBack = model::leave)
            val fix = radios?.let { rememberRemedies(it, Role.JOIN, model::refresh) }
            ArrivalScreen(
                now.name,
                now.arrival,
                onFix = { transport, obstacle -> fix?.invoke(transport, obstacle) },
                onAgain = {
                    model.leave()
                    onAgain()
                },
                onBack = model::leave,
            )
        }
        is TableScreenState.InLobby -> Lobby(now, model, radios)
        is TableScreenState.Playing -> Play(now, model)
        is TableScreenState.Over -> End(now, model, onHistory)
    }
}

@Composable
private fun Lobby(
    state: TableScreenState.InLobby,
    model: TableViewModel,
    radios: Radios?,
) {
    var leaving by rememberSaveable { mutableStateOf(false) }
    val lobby = state.lobby
    val back = {
        when (lobby.kind) {
            TableKind.HOST -> leaving = true
            TableKind.GUEST -> model.leave()
            TableKind.PASS, TableKind.SOLO -> model.putAway()
        }
    }
    BackHandler(onBack = back)
    val fix = radios?.let { rememberRemedies(it, Role.HOST, model::refresh) }
    val screens = rememberLauncherForActivityResult(StartActivityForResult()) { model.refresh() }
    LobbyScreen(
        lobby,
        model,
        onFix = { transport, obstacle -> fix?.invoke(transport, obstacle) },
        onDiscoverable = { radios?.let { screens.open(it.beDiscoverable()) } },
        onBack = back,
        onNotify = if (lobby.kind.isShared) rememberNotificationQuestion() else null,
    )
    if (leaving) {
        CloseTable(model::putAway) { leaving = false }
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

/** Asks for notifications; null if they may be shown, or the question was answered. */
@Composable
private fun rememberNotificationQuestion(): (() -> Unit)? {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return null
    val context = LocalContext.current
    var open by remember {
        mutableStateOf(
            ContextCompat.checkSelfPermission(context, POST_NOTIFICATIONS) != PERMISSION_GRANTED,
        )
    }
    val question = rememberLauncherForActivityResult(RequestPermission()) { open = false }
    return if (open) ({ question.launch(POST_NOTIFICATIONS) }) else null
}

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
    val game = remember(scene) { scene?.let { AnyTabletop.of(it) } }
    val act =
        remember(model, seat) {
            { action: Message<*, *> ->
                if (seat !=
                    null
                ) {
                    model.act(seat, action)
                }
            }
        }
    GameFrame(if (mine) state.own else state.open, model) { modifier ->
        if (scene == null || seat == null) {
            game?.Draw(act, modifier)
        } else if (hands == null) {
            Secret { model.memory.Screen(scene) { game?.Draw(act, modifier) } }
        } else {
            CurtainScreen(hands.asked, hands.chosen, { model.take(it.seat) }, modifier, curtain) {
                model.memory.Screen(scene) { game?.Draw(act, it) }
            }
        }
    }
}

@Composable
private fun End(
    state: TableScreenState.Over,
    model: TableViewModel,
    onHistory: (String) -> Unit,
) {
    BackHandler(onBack = model::putAway)
    val context = LocalContext.current
    val scope = rememberCoroutineScope()
    var unkept by remember { mutableStateOf(false) }
    if (unkept) NotKept { unkept = false }
    val board = stringResource(R.string.end_board)
    val end =
        remember(state.end, board) {
            state.end.copy(
                pictures =
                    state.end.pictures.map { (seat, name) ->
                        seat to
                            if (seat == null) board else name
                    },
            )
        }
    EndScreen(
        end,
        onRematch = model::start,
        onReady = model::ready,
        onLobby = model::toLobby,
        onShare = {
            scope.launch {
                try {
                    val intent = withContext(Dispatchers.IO) { ResultPicture.share(context, end) }
                    context.startActivity(intent)
                } catch (full: IOException) {
                    unkept = true
                }
            }
        },
        onHistory = {
            state.ending
                ?.history
                ?.takeIf { it.isNotEmpty() }
                ?.let(onHistory)
        },
        onHome = model::putAway,
        onLetIn = model::letIn,
        onTurnAway = model::turnAway,
    ) { seat, modifier ->
        val scene = state.ending?.scenes?.get(seat)
        if (scene != null) remember(scene) { AnyTabletop.of(scene) }.Draw({}, modifier)
    }
}
