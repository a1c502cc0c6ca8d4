package org.precinct.app

import android.net.Uri
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.navigation.NavBackStackEntry
import androidx.navigation.NavController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.rememberNavController
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.precinct.app.art.NotKept
import org.precinct.app.art.Patience
import org.precinct.app.art.Question
import org.precinct.app.art.Trouble
import org.precinct.app.art.TroublePage
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameOnShelf
import org.precinct.app.game.GameScreen
import org.precinct.app.history.HistoryScreen
import org.precinct.app.history.HistoryViewModel
import org.precinct.app.history.ReplayScreen
import org.precinct.app.history.ReplayViewModel
import org.precinct.app.home.HomeScreen
import org.precinct.app.home.HomeViewModel
import org.precinct.app.home.HomeWay
import org.precinct.app.join.CodeScreen
import org.precinct.app.join.Destination
import org.precinct.app.join.JoinScreen
import org.precinct.app.join.JoinViewModel
import org.precinct.app.join.rememberScanner
import org.precinct.app.links.Obstacle
import org.precinct.app.links.Radios
import org.precinct.app.links.Role
import org.precinct.app.newtable.NewTableScreen
import org.precinct.app.newtable.NewTableViewModel
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileScreen
import org.precinct.app.profile.ProfileViewModel
import org.precinct.app.reach.open
import org.precinct.app.reach.rememberRemedies
import org.precinct.app.rules.RulePage
import org.precinct.app.rules.RuleShelf
import org.precinct.app.session.Imported
import org.precinct.app.settings.SettingsRoute
import org.precinct.app.table.AnyTabletop
import org.precinct.app.table.KeptLessons
import org.precinct.app.table.TableRoute
import org.precinct.app.table.TableViewModel
import org.precinct.app.tables.TableKind
import org.precinct.app.tables.TableSummary
import org.precinct.engine.Games
import org.precinct.engine.RuleBook

/**
 * The ways between the screens, each screen with its view model.
 *
 * @param onLanguage another language has been chosen for the app
 */
@Composable
fun Ways(
    app: Precinct,
    onLanguage: (String) -> Unit,
) {
    val way = rememberNavController()
    val entrance: EntranceViewModel = viewModel { EntranceViewModel(app.phone().sessions) }
    val inside by entrance.inside.collectAsStateWithLifecycle()
    NavHost(way, startDestination = "home") {
        composable("home") { Home(app, way, entrance) }
        composable("game/{id}") { CaseFile(it.face(), way) }
        composable("rules") { RuleShelf({ way.go("rules/${it.id}") }, way::back) }
        composable("rules/{id}") { Rules(app, it.face(), way) }
        composable("profile") { Profile(way) }
        composable("settings") {
            SettingsRoute(
                app,
                onLanguage,
                { way.go("profile") },
                { way.go("history?import=true") },
                way::back,
            )
        }
        composable("new/{kind}?game={game}") { NewTable(app, it, way, entrance) }
        composable("join") { Join(app, way, entrance) }
        composable("code") { Code(app, way, entrance) }
        composable("history?import={import}") {
            History(app, it.arguments?.getString("import") == "true", way, entrance)
        }
        composable("replay/{game}") { Replay(app, it.arguments?.getString("game").orEmpty(), way) }
        composable("table") {
            val model: TableViewModel =
                viewModel {
                    TableViewModel(
                        app.phone().sessions,
                        app.phone().tongue.language,
                        KeptLessons(app.phone().database::settings),
                    )
                }
            TableRoute(
                model,
                radios(app),
                entrance::again,
            ) { way.go("replay/${Uri.encode(it)}") }
        }
    }
    // Whether a table is open is for the sessions to say, and the screens follow.
    LaunchedEffect(inside) {
        val there = way.currentDestination?.route == "table"
        if (inside && !there) way.navigate("table") { launchSingleTop = true }
        if (!inside && there) way.popBackStack("home", inclusive = false)
    }
    EntranceDialog(entrance)
}

private fun NavController.go(route: String) = navigate(route) { launchSingleTop = true }

private fun NavController.back() {
    popBackStack()
}

private fun NavBackStackEntry.face(): GameFace =
    GameFace.byId(arguments?.getString("id").orEmpty()) ?: GameFace.KOJAK

/** What is going on at the entrance, over whichever screen. */
@Composable
private fun EntranceDialog(entrance: EntranceViewModel) {
    val state by entrance.state.collectAsStateWithLifecycle()
    EntranceDialog(state, entrance::understood)
}

@Composable
internal fun EntranceDialog(
    state: EntranceState,
    onUnderstood: () -> Unit,
) {
    if (state.opening) Patience(stringResource(R.string.entrance_opening))
    state.failure?.let { Trouble(stringResource(R.string.entrance_failed), it, onUnderstood) }
    if (state.notKept) NotKept(onUnderstood)
}

/** Before a game is thrown away, which cannot be undone. */
@Composable
internal fun ForgetTable(
    onYes: () -> Unit,
    onNo: () -> Unit,
) = Question(
    stringResource(R.string.home_forget_title),
    listOf(stringResource(R.string.home_forget_text)),
    stringResource(R.string.home_forget),
    onYes,
    onNo,
)

/** Before a game with everybody's secrets goes into a file. */
@Composable
internal fun SaveTable(
    onYes: () -> Unit,
    onNo: () -> Unit,
) = Question(
    stringResource(R.string.home_save_title),
    listOf(stringResource(R.string.home_save_text)),
    stringResource(R.string.history_export),
    onYes,
    onNo,
)

/** Before a finished game is deleted. */
@Composable
internal fun DeleteGame(
    onYes: () -> Unit,
    onNo: () -> Unit,
) = Question(
    stringResource(R.string.history_delete_title),
    listOf(stringResource(R.string.history_delete_text)),
    stringResource(R.string.history_delete),
    onYes,
    onNo,
)

@Composable
private fun Home(
    app: Precinct,
    way: NavController,
    entrance: EntranceViewModel,
) {
    val model: HomeViewModel = viewModel(factory = HomeViewModel.Factory)
    val state by model.state.collectAsStateWithLifecycle()
    var forgetting by rememberSaveable { mutableStateOf<String?>(null) }
    var saving by rememberSaveable { mutableStateOf<String?>(null) }
    HomeScreen(state) {
        when (it) {
            HomeWay.Host -> way.go("new/${TableKind.HOST}")
            HomeWay.OnePhone -> way.go("new/${TableKind.PASS}")
            HomeWay.Solo -> way.go("new/${TableKind.SOLO}")
            HomeWay.Join -> way.go("join")
            HomeWay.History -> way.go("history")
            HomeWay.Rules -> way.go("rules")
            HomeWay.Settings -> way.go("settings")
            HomeWay.Profile -> way.go("profile")
            is HomeWay.Game -> way.go("game/${it.face.id}")
            is HomeWay.Resume -> entrance.enter { resume(it.table.id) }
            is HomeWay.Save -> saving = it.table.id
            is HomeWay.Forget -> forgetting = it.table.id
        }
    }
    SaveTable(app, state.unfinished.find { it.id == saving }) { saving = null }
    forgetting?.let { table ->
        ForgetTable(
            onYes = {
                entrance.discard(table)
                forgetting = null
            },
            onNo = { forgetting = null },
        )
    }
}

/** Writes an unfinished table into a file, for another phone or for safekeeping. */
@Composable
private fun SaveTable(
    app: Precinct,
    table: TableSummary?,
    onDone: () -> Unit,
) {
    val model: HistoryViewModel = viewModel { app.savesModel() }
    val trouble by model.trouble.collectAsStateWithLifecycle()
    val files = LocalContext.current.contentResolver
    var choosing by rememberSaveable { mutableStateOf<String?>(null) }
    val creating =
        rememberLauncherForActivityResult(CreateDocument(SAVE)) { file ->
            val chosen = choosing
            if (file != null && chosen != null) {
                model.exportTable(chosen) { files.openOutputStream(file) }
            }
            choosing = null
        }
    if (table != null) {
        SaveTable(
            onYes = {
                choosing = table.id
                onDone()
                model.choose { creating.launch("${table.game}.precinct") }
            },
            onNo = onDone,
        )
    }
    trouble?.let { Trouble(stringResource(R.string.trouble_title), it, model::understood) }
}

private fun Precinct.savesModel() =
    HistoryViewModel(
        phone().history,
        { phone().tongue.text(R.string.life_file_failed) },
        { phone().tongue.text(R.string.life_no_files) },
    )

private const val SAVE = "application/octet-stream"

@Composable
private fun CaseFile(
    face: GameFace,
    way: NavController,
) {
    val game by produceState<GameOnShelf?>(null) {
        value =
            withContext(Dispatchers.IO) { face.game() }
    }
    game?.let {
        GameScreen(
            it,
            onHost = { way.go("new/${TableKind.HOST}?game=${face.id}") },
            onRules = { way.go("rules/${face.id}") },
            onBack = way::back,
        )
    }
}

@Composable
private fun Rules(
    app: Precinct,
    face: GameFace,
    way: NavController,
) {
    val language by app
        .phone()
        .tongue.language
        .collectAsStateWithLifecycle()
    val book by produceState<RuleBook?>(null, language) {
        value = withContext(Dispatchers.IO) { RuleBook.of(Games.find(face.id).get(), language) }
    }
    book?.let { RulePage(face, it, way::back) }
}

@Composable
private fun Profile(way: NavController) {
    val model: ProfileViewModel = viewModel(factory = ProfileViewModel.Factory)
    val state by model.state.collectAsStateWithLifecycle()
    ProfileScreen(state, onChange = model::change, onBack = way::back)
    val refused by model.refused.collectAsStateWithLifecycle()
    if (refused) NotKept(model::understood)
}

/** What the owner of the phone is called at a table; a rookie has no name yet. */
@Composable
private fun ownerName(app: Precinct): String {
    val owner by produceState(Officer.Rookie) {
        withContext(Dispatchers.IO) { app.players().owner() }.collect { value = Officer.of(it) }
    }
    return owner.name.ifBlank { stringResource(R.string.profile_rookie) }
}

@Composable
private fun NewTable(
    app: Precinct,
    entry: NavBackStackEntry,
    way: NavController,
    entrance: EntranceViewModel,
) {
    val kind = TableKind.valueOf(entry.arguments?.getString("kind") ?: TableKind.HOST.name)
    val game = entry.arguments?.getString("game")?.let(GameFace::byId)
    val model: NewTableViewModel =
        viewModel { NewTableViewModel(kind, game, app.phone().tongue.language) }
    val state by model.state.collectAsStateWithLifecycle()
    val owner = ownerName(app)
    NewTableScreen(
        state,
        onGame = model::choose,
        onOption = model::option,
        onStandard = model::standard,
        onBoard = model::board,
        onOpen = { model.plan(owner)?.let { plan -> entrance.enter { open(plan) } } },
        onBack = way::back,
    )
}

@Composable
private fun Join(
    app: Precinct,
    way: NavController,
    entrance: EntranceViewModel,
) {
    val model: JoinViewModel = viewModel { JoinViewModel(app::links) }
    val state by model.state.collectAsStateWithLifecycle()
    val radios = radios(app)
    val fix = radios?.let { rememberRemedies(it, Role.JOIN, model::refresh) }
    val settings = rememberLauncherForActivityResult(StartActivityForResult()) { model.refresh() }
    val scan = rememberScanner({ entrance.goTo(model.scanned(it)) }, model::refuseCamera)
    JoinScreen(
        state,
        onTable = { entrance.goTo(model.choose(it)) },
        onScan = scan,
        onCode = { way.go("code") },
        onFix = { transport, obstacle -> fix?.invoke(transport, obstacle) },
        onBack = way::back,
        onSettings = { radios?.remedy(Obstacle.PERMISSION)?.ifPresent(settings::open) },
    )
}

/** Null for a moment: finding them is not for the main thread. */
@Composable
private fun radios(app: Precinct): Radios? {
    val radios by produceState<Radios?>(null) {
        value = withContext(Dispatchers.IO) { app.links().radios() }
    }
    return radios
}

private fun EntranceViewModel.goTo(there: Destination?) {
    if (there != null) enter { join(there.table, there.way) }
}

@Composable
private fun Code(
    app: Precinct,
    way: NavController,
    entrance: EntranceViewModel,
) {
    val model: JoinViewModel = viewModel { JoinViewModel(app::links) }
    val state by model.code.collectAsStateWithLifecycle()
    CodeScreen(state, model::type, { entrance.goTo(model.typed()) }, way::back)
}

@Composable
private fun History(
    app: Precinct,
    importing: Boolean,
    way: NavController,
    entrance: EntranceViewModel,
) {
    val model: HistoryViewModel = viewModel { app.savesModel() }
    val state by model.state.collectAsStateWithLifecycle()
    val trouble by model.trouble.collectAsStateWithLifecycle()
    val files = LocalContext.current.contentResolver
    var saving by rememberSaveable { mutableStateOf<String?>(null) }
    var deleting by rememberSaveable { mutableStateOf<String?>(null) }
    val creating =
        rememberLauncherForActivityResult(CreateDocument(SAVE)) { file ->
            val game = saving
            if (file != null && game != null) model.export(game) { files.openOutputStream(file) }
            saving = null
        }
    val opening =
        rememberLauncherForActivityResult(OpenDocument()) { file ->
            if (file == null) return@rememberLauncherForActivityResult
            model.import({ files.openInputStream(file) }) {
                when (it) {
                    is Imported.Game -> way.go("replay/${Uri.encode(it.id)}")
                    is Imported.Table -> entrance.enter { resume(it.table) }
                }
            }
        }
    var asked by rememberSaveable { mutableStateOf(false) }
    LaunchedEffect(importing) {
        if (importing && !asked) {
            asked = true
            model.choose { opening.launch(arrayOf("*/*")) }
        }
    }
    HistoryScreen(
        state,
        onGame = { way.go("replay/${Uri.encode(it.id)}") },
        onExport = {
            saving = it.id
            model.choose { creating.launch("${it.game}.precinct") }
        },
        onDelete = { deleting = it.id },
        onImport = { model.choose { opening.launch(arrayOf("*/*")) } },
        onBack = way::back,
    )
    trouble?.let { Trouble(stringResource(R.string.trouble_title), it, model::understood) }
    deleting?.let { game ->
        DeleteGame(
            onYes = {
                model.delete(game)
                deleting = null
            },
            onNo = { deleting = null },
        )
    }
}

@Composable
private fun Replay(
    app: Precinct,
    game: String,
    way: NavController,
) {
    val model: ReplayViewModel = viewModel { ReplayViewModel(app.phone().history, game) }
    val replaying by model.replaying.collectAsStateWithLifecycle()
    val everybody = stringResource(R.string.end_board)
    val state = replaying.state
    val trouble = replaying.trouble
    if (trouble != null) {
        TroublePage(stringResource(R.string.history_failed), trouble, way::back)
    } else if (state != null) {
        val named =
            remember(state, everybody) {
                state.copy(
                    viewers =
                        state.viewers.map { (seat, name) ->
                            seat to
                                if (seat == null) everybody else name
                        },
                )
            }
        ReplayScreen(named, model::step, model::view, way::back) { modifier ->
            replaying.scene?.let { scene ->
                remember(scene) { AnyTabletop.of(scene) }.Draw({}, modifier)
            }
        }
    }
}
