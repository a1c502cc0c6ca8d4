package org.precinct.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import androidx.navigation.NavBackStackEntry
import androidx.navigation.NavController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.rememberNavController
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.withContext
import org.precinct.app.art.NotKept
import org.precinct.app.art.Patience
import org.precinct.app.art.Question
import org.precinct.app.art.Trouble
import org.precinct.app.art.TroublePage
import org.precinct.app.device.Device
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameScreen
import org.precinct.app.history.HistoryScreen
import org.precinct.app.history.HistoryViewModel
import org.precinct.app.history.ReplayScreen
import org.precinct.app.history.ReplayViewModel
import org.precinct.app.home.HomeAction
import org.precinct.app.home.HomeScreen
import org.precinct.app.home.HomeViewModel
import org.precinct.app.join.CodeScreen
import org.precinct.app.join.Destination
import org.precinct.app.join.JoinScreen
import org.precinct.app.join.JoinViewModel
import org.precinct.app.newtable.NewTableScreen
import org.precinct.app.newtable.NewTableViewModel
import org.precinct.app.play.SceneScreen
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileScreen
import org.precinct.app.profile.ProfileViewModel
import org.precinct.app.rules.RulePage
import org.precinct.app.rules.RuleShelf
import org.precinct.app.session.Imported
import org.precinct.app.session.Phone
import org.precinct.app.settings.SettingsRoute
import org.precinct.app.storage.TableKind
import org.precinct.app.storage.TableSummary
import org.precinct.app.tablescreen.StoredLessons
import org.precinct.app.tablescreen.TableScreen
import org.precinct.app.tablescreen.TableViewModel
import org.precinct.engine.RuleBook
import org.precinct.table.carrier.Role

/**
 * The screens and how they follow each other, each with its view model.
 *
 * @param device what the screens ask of the machine they are on
 * @param onLanguage another language has been chosen for the app
 */
@Composable
fun Navigation(
    phone: Phone,
    device: Device,
    onLanguage: (String) -> Unit,
) {
    val nav = rememberNavController()
    val entrance: EntranceViewModel = viewModel { EntranceViewModel(phone.sessions) }
    val inside by entrance.inside.collectAsStateWithLifecycle()
    NavHost(nav, startDestination = "home") {
        composable("home") { Home(phone, device, nav, entrance) }
        composable("game/{id}") { CaseFile(it.game(), nav) }
        composable("rules") {
            prepared { GameFace.all }?.let { games ->
                RuleShelf(games, { nav.go("rules/${it.id}") }, nav::back)
            }
        }
        composable("rules/{id}") { Rules(phone, it.game(), nav) }
        composable("profile") { Profile(phone, device, nav) }
        composable("settings") {
            SettingsRoute(
                phone,
                device.version,
                onLanguage,
                { nav.go("profile") },
                { nav.go("history?import=true") },
                nav::back,
                device.fieldKit,
            )
        }
        composable("new/{kind}?game={game}") { NewTable(phone, it, nav, entrance) }
        composable("join") { Join(phone, device, nav, entrance) }
        composable("code") { Code(phone, nav, entrance) }
        composable("history?import={import}") {
            History(phone, device, it.arguments?.getString("import") == "true", nav, entrance)
        }
        composable(
            "replay/{game}",
        ) { Replay(phone, it.arguments?.getString("game").orEmpty(), nav) }
        composable("table") {
            val model: TableViewModel =
                viewModel {
                    TableViewModel(
                        phone.sessions,
                        phone.texts.language,
                        StoredLessons(phone.storage::settings),
                    )
                }
            TableScreen(model, device, entrance::again) { nav.go("replay/$it") }
        }
    }
    // Whether a table is open is for the sessions to say, and the screens follow.
    LaunchedEffect(inside) {
        val there = nav.currentDestination?.route == "table"
        if (inside && !there) nav.navigate("table") { launchSingleTop = true }
        if (!inside && there) nav.popBackStack("home", inclusive = false)
    }
    EntranceDialog(entrance)
}

private fun NavController.go(route: String) = navigate(route) { launchSingleTop = true }

private fun NavController.back() {
    popBackStack()
}

private fun NavBackStackEntry.game(): String = arguments?.getString("id").orEmpty()

/** Something that is not made on the main thread; null until then. */
@Composable
private fun <T> prepared(
    vararg keys: Any?,
    make: () -> T?,
): T? {
    val made by produceState<T?>(null, *keys) { value = withContext(Dispatchers.IO) { make() } }
    return made
}

/** What is going on at the entrance, over any screen. */
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
    phone: Phone,
    device: Device,
    nav: NavController,
    entrance: EntranceViewModel,
) {
    val model: HomeViewModel =
        viewModel {
            HomeViewModel(
                flow { emitAll(phone.storage.players().owner()) }.map(Officer::of),
                games = { GameFace.all.map { it.game() } },
                unfinished = flow { emitAll(phone.sessions.unfinished) },
            )
        }
    val state by model.state.collectAsStateWithLifecycle()
    var forgetting by rememberSaveable { mutableStateOf<String?>(null) }
    var saving by rememberSaveable { mutableStateOf<String?>(null) }
    HomeScreen(state) {
        when (it) {
            HomeAction.NewTable -> nav.go("new/${TableKind.HOST}")
            HomeAction.SharePhone -> nav.go("new/${TableKind.PASS}")
            HomeAction.PlayAlone -> nav.go("new/${TableKind.SOLO}")
            HomeAction.JoinTable -> nav.go("join")
            HomeAction.OpenHistory -> nav.go("history")
            HomeAction.OpenRules -> nav.go("rules")
            HomeAction.OpenSettings -> nav.go("settings")
            HomeAction.OpenProfile -> nav.go("profile")
            is HomeAction.OpenGame -> nav.go("game/${it.face.id}")
            is HomeAction.ResumeTable -> entrance.enter { resume(it.table.id) }
            is HomeAction.SaveTable -> saving = it.table.id
            is HomeAction.ForgetTable -> forgetting = it.table.id
        }
    }
    SaveTable(phone, device, state.unfinished.find { it.id == saving }) { saving = null }
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
    phone: Phone,
    device: Device,
    table: TableSummary?,
    onDone: () -> Unit,
) {
    val model: HistoryViewModel = viewModel { phone.savesModel() }
    val trouble by model.trouble.collectAsStateWithLifecycle()
    var choosing by rememberSaveable { mutableStateOf<String?>(null) }
    val creating =
        device.saving { file ->
            val chosen = choosing
            if (file != null && chosen != null) model.exportTable(chosen, file)
            choosing = null
        }
    if (table != null) {
        SaveTable(
            onYes = {
                choosing = table.id
                onDone()
                model.choose { creating.ask("${table.game}.precinct") }
            },
            onNo = onDone,
        )
    }
    trouble?.let { Trouble(stringResource(R.string.trouble_title), it, model::understood) }
}

private fun Phone.savesModel() =
    HistoryViewModel(
        history,
        { texts.text(R.string.life_file_failed) },
        { texts.text(R.string.life_no_files) },
    )

@Composable
private fun CaseFile(
    id: String,
    nav: NavController,
) {
    prepared(id) { GameFace.byId(id)?.game() }?.let {
        GameScreen(
            it,
            onHost = { nav.go("new/${TableKind.HOST}?game=$id") },
            onRules = { nav.go("rules/$id") },
            onBack = nav::back,
        )
    }
}

@Composable
private fun Rules(
    phone: Phone,
    id: String,
    nav: NavController,
) {
    val language by phone.texts.language.collectAsStateWithLifecycle()
    val face = prepared(id) { GameFace.byId(id) }
    val book = prepared(id, language) { GameFace.byId(id)?.let { RuleBook.of(it.rules, language) } }
    if (face != null && book != null) RulePage(face, book, nav::back)
}

@Composable
private fun Profile(
    phone: Phone,
    device: Device,
    nav: NavController,
) {
    val model: ProfileViewModel =
        viewModel { ProfileViewModel(phone.storage::players, device::nearby) }
    val state by model.state.collectAsStateWithLifecycle()
    ProfileScreen(state, onChange = model::change, onBack = nav::back)
    val refused by model.refused.collectAsStateWithLifecycle()
    if (refused) NotKept(model::understood)
}

/** What the owner of the phone is called at a table; a rookie has no name yet. */
@Composable
private fun ownerName(phone: Phone): String {
    val owner by produceState(Officer.Rookie) {
        withContext(Dispatchers.IO) { phone.storage.players().owner() }.collect {
            value =
                Officer.of(it)
        }
    }
    return owner.name.ifBlank { stringResource(R.string.profile_rookie) }
}

@Composable
private fun NewTable(
    phone: Phone,
    entry: NavBackStackEntry,
    nav: NavController,
    entrance: EntranceViewModel,
) {
    val kind = TableKind.valueOf(entry.arguments?.getString("kind") ?: TableKind.HOST.name)
    val game = entry.arguments?.getString("game")?.let(GameFace::byId)
    val model: NewTableViewModel =
        viewModel { NewTableViewModel(kind, game, phone.texts.language) }
    val state by model.state.collectAsStateWithLifecycle()
    val owner = ownerName(phone)
    NewTableScreen(
        state,
        onGame = model::choose,
        onOption = model::option,
        onStandard = model::standard,
        onBoard = model::board,
        onOpen = { model.plan(owner)?.let { plan -> entrance.enter { open(plan) } } },
        onBack = nav::back,
    )
}

@Composable
private fun Join(
    phone: Phone,
    device: Device,
    nav: NavController,
    entrance: EntranceViewModel,
) {
    val model: JoinViewModel = viewModel { JoinViewModel(phone.links) }
    val state by model.state.collectAsStateWithLifecycle()
    val scan = device.scanner({ entrance.goTo(model.scanned(it)) }, model::refuseCamera)
    JoinScreen(
        state,
        onTable = { entrance.goTo(model.choose(it)) },
        onScan = scan,
        onCode = { nav.go("code") },
        onFix = device.remedies(Role.JOIN, model::refresh),
        onBack = nav::back,
        onSettings = device.permissions(model::refresh),
    )
}

private fun EntranceViewModel.goTo(there: Destination?) {
    if (there != null) enter { join(there.table, there.way) }
}

@Composable
private fun Code(
    phone: Phone,
    nav: NavController,
    entrance: EntranceViewModel,
) {
    val model: JoinViewModel = viewModel { JoinViewModel(phone.links) }
    val state by model.code.collectAsStateWithLifecycle()
    CodeScreen(state, model::type, { entrance.goTo(model.typed()) }, nav::back)
}

@Composable
private fun History(
    phone: Phone,
    device: Device,
    importing: Boolean,
    nav: NavController,
    entrance: EntranceViewModel,
) {
    val model: HistoryViewModel = viewModel { phone.savesModel() }
    val state by model.state.collectAsStateWithLifecycle()
    val trouble by model.trouble.collectAsStateWithLifecycle()
    var saving by rememberSaveable { mutableStateOf<String?>(null) }
    var deleting by rememberSaveable { mutableStateOf<String?>(null) }
    val creating =
        device.saving { file ->
            val game = saving
            if (file != null && game != null) model.export(game, file)
            saving = null
        }
    val opening =
        device.opening { file ->
            model.import(file) {
                when (it) {
                    is Imported.ToReplay -> nav.go("replay/${it.id}")
                    is Imported.ToResume -> entrance.enter { resume(it.table) }
                }
            }
        }
    var asked by rememberSaveable { mutableStateOf(false) }
    LaunchedEffect(importing) {
        if (importing && !asked) {
            asked = true
            model.choose { opening.ask("") }
        }
    }
    HistoryScreen(
        state,
        onGame = { nav.go("replay/${it.id}") },
        onExport = {
            saving = it.id
            model.choose { creating.ask("${it.game}.precinct") }
        },
        onDelete = { deleting = it.id },
        onImport = { model.choose { opening.ask("") } },
        onBack = nav::back,
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
    phone: Phone,
    game: String,
    nav: NavController,
) {
    val model: ReplayViewModel = viewModel { ReplayViewModel(phone.history, game) }
    val replaying by model.replaying.collectAsStateWithLifecycle()
    val everybody = stringResource(R.string.end_board)
    val state = replaying.state
    val trouble = replaying.trouble
    if (trouble != null) {
        TroublePage(stringResource(R.string.history_failed), trouble, nav::back)
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
        ReplayScreen(named, model::step, model::view, nav::back) { modifier ->
            replaying.scene?.let { SceneScreen(it, modifier) }
        }
    }
}
