package org.precinct.app.around

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import com.squareup.wire.Message
import org.precinct.app.DeleteGame
import org.precinct.app.EntranceDialog
import org.precinct.app.EntranceState
import org.precinct.app.ForgetTable
import org.precinct.app.R
import org.precinct.app.SaveTable
import org.precinct.app.art.LocalCalendar
import org.precinct.app.art.NotKept
import org.precinct.app.art.QrPattern
import org.precinct.app.art.Trouble
import org.precinct.app.art.TroublePage
import org.precinct.app.curtain.Curtain
import org.precinct.app.curtain.CurtainScreen
import org.precinct.app.curtain.Hands
import org.precinct.app.device.NearbyReport
import org.precinct.app.device.locale
import org.precinct.app.end.EndScreen
import org.precinct.app.end.EndState
import org.precinct.app.end.Standing
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.frame.Overlay
import org.precinct.app.game.GameFace
import org.precinct.app.game.GameScreen
import org.precinct.app.history.HistoryScreen
import org.precinct.app.history.HistoryState
import org.precinct.app.history.ReplayScreen
import org.precinct.app.history.ReplayState
import org.precinct.app.home.HomeScreen
import org.precinct.app.home.HomeState
import org.precinct.app.join.Arrival
import org.precinct.app.join.ArrivalScreen
import org.precinct.app.join.CameraDialog
import org.precinct.app.join.CodeProblem
import org.precinct.app.join.CodeScreen
import org.precinct.app.join.CodeState
import org.precinct.app.join.JoinScreen
import org.precinct.app.join.JoinState
import org.precinct.app.join.ListedTable
import org.precinct.app.lobby.LobbyScreen
import org.precinct.app.lobby.LobbyState
import org.precinct.app.lobby.WayIn
import org.precinct.app.newtable.NewTableScreen
import org.precinct.app.newtable.NewTableState
import org.precinct.app.newtable.TableOption
import org.precinct.app.permissions.PermissionDialog
import org.precinct.app.permissions.PermissionTalk
import org.precinct.app.play.Attendance
import org.precinct.app.play.LessonText
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand
import org.precinct.app.play.Scene
import org.precinct.app.play.SceneScreen
import org.precinct.app.play.Sitter
import org.precinct.app.play.Tabletops
import org.precinct.app.players.Badge
import org.precinct.app.players.Settings
import org.precinct.app.players.Tint
import org.precinct.app.profile.Officer
import org.precinct.app.profile.ProfileScreen
import org.precinct.app.profile.ProfileState
import org.precinct.app.rules.RulePage
import org.precinct.app.rules.RuleShelf
import org.precinct.app.session.ChairFacts
import org.precinct.app.session.Fairness
import org.precinct.app.session.KnockFacts
import org.precinct.app.session.PastGame
import org.precinct.app.session.PersonFacts
import org.precinct.app.session.RefusedAction
import org.precinct.app.session.RoundFacts
import org.precinct.app.settings.SettingsScreen
import org.precinct.app.storage.TableKind
import org.precinct.app.storage.TableSummary
import org.precinct.app.tablescreen.CloseTable
import org.precinct.engine.BotLevel
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.RuleBook
import org.precinct.table.carrier.Condition
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Strength
import org.precinct.table.carrier.Transport
import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset

/** A screen in one of its states. */
class Exhibit(
    val name: String,
    val content: @Composable () -> Unit,
)

/** The evening on which all pictures are taken. */
private val Evening = Instant.parse("2026-11-14T21:30:00Z")
private const val MINUTE = 60_000L
private const val WORDS = "jaguar piano sorbet zebra"

private val LocalBare = staticCompositionLocalOf { false }

/** The exhibits with the people that are in all pictures. */
object Gallery : Exhibition("Ana", "Bruno", "Chloé-Marie", "Colombo", "Zoé", "Sacha", "Louis")

/** Every screen around the games in every state, with made-up people. */
open class Exhibition(
    private val ana: String,
    private val bruno: String,
    private val chloe: String,
    private val colombo: String,
    private val zoe: String,
    private val sacha: String,
    private val louis: String,
) {
    val games = GameFace.all.map { it.game() }
    private val officer = Officer(ana, Tint.GREEN, Badge.STAR)

    val chairs =
        listOf(
            ChairFacts(0, ana, 1, null, Attendance.HERE, true, Tint.GREEN, Badge.STAR),
            ChairFacts(1, bruno, 2, null, Attendance.HERE, false, Tint.BLUE, Badge.SHIELD),
            ChairFacts(2, chloe, 3, null, Attendance.AWAY, false, Tint.RED, Badge.ROUND),
            ChairFacts(
                3,
                colombo,
                0,
                BotLevel.NORMAL,
                Attendance.BOT,
                false,
                Tint.YELLOW,
                Badge.SUN,
            ),
        )
    val together =
        chairs.map {
            if (it.attendance ==
                Attendance.AWAY
            ) {
                it.copy(attendance = Attendance.HERE)
            } else {
                it
            }
        }

    private val halfReady =
        together.map {
            it.copy(ready = it.name == bruno)
        }

    private val working = Transport.entries.associateWith { Condition.WORKING }
    private val mixed =
        mapOf(
            Transport.WIFI to Condition.WORKING,
            Transport.NEARBY to Condition.of(Obstacle.PERMISSION),
            Transport.BLUETOOTH to Condition.of(Obstacle.BLUETOOTH_OFF),
        )
    private val deaf =
        mapOf(
            Transport.WIFI to Condition.of(Obstacle.NO_NETWORK),
            Transport.NEARBY to Condition.of(Obstacle.NO_GOOGLE_SERVICES),
            Transport.BLUETOOTH to Condition.of(Obstacle.PERMISSION),
        )

    /**
     * Where all exhibits hang: the same evening, sand that stands still.
     *
     * @param bare felt in place of the games, for those who look at the frames alone
     */
    @Composable
    fun Wall(
        bare: Boolean = false,
        content: @Composable () -> Unit,
    ) = CompositionLocalProvider(
        LocalCalendar provides Clock.fixed(Evening, ZoneOffset.UTC),
        LocalNow provides { 0L },
        LocalBare provides bare,
        content = content,
    )

    @Composable
    private fun spoken(): Language = Language.of(locale())

    /** What an exhibit says, in the language of its phone. */
    @Composable
    private fun say(
        english: String,
        french: String,
    ): String = if (spoken() == Language.FRENCH) french else english

    private fun summary(
        id: String,
        kind: TableKind,
        game: String,
        people: String,
        minutesAgo: Long,
    ) = TableSummary(id, kind, ana, game, people, Evening.toEpochMilli() - minutesAgo * MINUTE, 0)

    val homeFresh = Exhibit("home-fresh") { HomeScreen(HomeState(Officer.Rookie, games), {}) }
    val homeUnfinished =
        Exhibit("home") {
            HomeScreen(
                HomeState(
                    officer,
                    games,
                    listOf(
                        summary("1", TableKind.HOST, "kojak", "$ana\n$bruno\n$chloe", 12),
                        summary(
                            "2",
                            TableKind.PASS,
                            "police-city",
                            "$ana\n$sacha\n$louis",
                            26 * 60,
                        ),
                    ),
                ),
                {},
            )
        }

    /** What lies below a dialog, as dark as the system makes it, which the pictures leave out. */
    @Composable
    private fun Below(screen: @Composable () -> Unit) =
        Box {
            screen()
            Box(Modifier.matchParentSize().background(Color.Black.copy(alpha = 0.6f)))
        }

    /** A screen on which something was changed or made that the disk did not take. */
    private fun notKept(screen: Exhibit) =
        Exhibit("${screen.name}-not-kept") {
            Below { screen.content() }
            NotKept {}
        }

    val homeOpening =
        Exhibit("home-opening") {
            Below { homeUnfinished.content() }
            EntranceDialog(EntranceState(opening = true), {})
        }
    val homeNotOpened =
        Exhibit("home-not-opened") {
            val why =
                say(
                    "The saved game cannot be read any more.",
                    "La partie enregistrée n’est plus lisible.",
                )
            Below { homeUnfinished.content() }
            EntranceDialog(EntranceState(failure = why), {})
        }
    val homeForget =
        Exhibit("home-forget") {
            Below { homeUnfinished.content() }
            ForgetTable({}, {})
        }
    val homeNotKept =
        Exhibit("home-not-kept") {
            Below { homeUnfinished.content() }
            EntranceDialog(EntranceState(notKept = true), {})
        }
    val homeSave =
        Exhibit("home-save") {
            Below { homeUnfinished.content() }
            SaveTable({}, {})
        }

    @Composable
    private fun NewTable(
        kind: TableKind,
        face: GameFace?,
        changed: Map<String, String> = emptyMap(),
    ) {
        val language = spoken()
        val options =
            remember(language) {
                face
                    ?.let {
                        TableOption.of(
                            Games.find(it.id).get(),
                            changed,
                            emptyList(),
                            language,
                        )
                    }.orEmpty()
            }
        NewTableScreen(
            NewTableState(kind, games, face?.game(), options),
            {},
            { _, _ -> },
            {},
            {},
            {},
            {},
        )
    }

    val newTableEmpty = Exhibit("newtable-empty") { NewTable(TableKind.HOST, null) }
    val newTable =
        Exhibit("newtable") {
            NewTable(
                TableKind.HOST,
                GameFace.byId("police-city")!!,
                mapOf(
                    "difficulty" to "hard",
                ),
            )
        }
    val newTableSolo =
        Exhibit("newtable-solo") { NewTable(TableKind.SOLO, GameFace.byId("good-cop-bad-cop")!!) }

    private val qr = QrPattern.of("PRECINCT:1:" + "7Q2MK3XN9D4T".repeat(6))
    internal val wayIn = WayIn(qr, "7Q2M-K3XN-9D4T", working)

    private fun session(kind: TableKind) = FakeSession().also { it.kind = kind }

    @Composable
    private fun Lobby(state: LobbyState) =
        LobbyScreen(state, session(state.kind), { _, _ -> }, {}, {})

    private val kojak = GameFace.byId("kojak")!!.game()

    @Composable
    private fun kojakOptions(): List<TableOption> {
        val language = spoken()
        return remember(language) {
            TableOption.of(
                Games.find("kojak").get(),
                mapOf("mode" to "quick"),
                emptyList(),
                language,
            )
        }
    }

    /** Ana's table, with the game that all exhibits play. */
    fun table(
        kind: TableKind,
        chairs: List<ChairFacts>,
        options: List<TableOption> = emptyList(),
    ) = LobbyState(kind, ana, kojak, options, chairs)

    @Composable
    private fun tooFew(
        wayIn: WayIn,
        options: List<TableOption> = emptyList(),
    ) = table(TableKind.HOST, chairs.take(1), options).copy(
        wayIn = wayIn,
        missing = say("One more player is needed.", "Il faut encore un joueur."),
    )

    private fun seenByBruno(chairs: List<ChairFacts>) =
        chairs.map { it.copy(own = it.name == bruno) }

    val lobbyOpening =
        Exhibit("lobby-opening") {
            val starting = Transport.entries.associateWith { Condition.STARTING }
            Lobby(tooFew(WayIn(null, null, starting)))
        }
    val lobbyEmpty =
        Exhibit("lobby-empty") {
            Lobby(tooFew(wayIn.copy(discoverable = false), kojakOptions()))
        }
    val lobbyNotify =
        Exhibit("lobby-notify") {
            LobbyScreen(tooFew(wayIn), FakeSession(), { _, _ -> }, {}, {}, onNotify = {})
        }
    val lobby =
        Exhibit("lobby") {
            Lobby(
                table(TableKind.HOST, halfReady.take(3), kojakOptions()).copy(wayIn = wayIn),
            )
        }
    val lobbyAllReady =
        Exhibit("lobby-ready") {
            val ready = together.map { it.copy(ready = !it.own && it.bot == null) }
            Lobby(table(TableKind.HOST, ready))
        }
    val lobbyKnock =
        Exhibit("lobby-knock") {
            Lobby(
                table(TableKind.HOST, chairs.take(2)).copy(
                    wayIn = wayIn.copy(doors = mixed),
                    knocks = listOf(KnockFacts(1, chloe, WORDS, "4711")),
                ),
            )
        }
    val lobbyPass =
        Exhibit("lobby-pass") {
            Lobby(table(TableKind.PASS, together.map { it.copy(own = it.bot == null) }))
        }
    val lobbyGuest =
        Exhibit("lobby-guest") {
            val guests = seenByBruno(chairs).take(3)
            Lobby(
                table(TableKind.GUEST, guests, kojakOptions()).copy(watchers = listOf("Tablette")),
            )
        }
    val lobbyGuestReady =
        Exhibit("lobby-guest-ready") {
            Lobby(table(TableKind.GUEST, seenByBruno(halfReady)).copy(ready = true))
        }
    val lobbyLost =
        Exhibit("lobby-lost") {
            Lobby(table(TableKind.GUEST, seenByBruno(chairs)).copy(lost = true))
        }
    val lobbyDealing =
        Exhibit("lobby-dealing") {
            Lobby(
                table(TableKind.HOST, together).copy(
                    dealing = true,
                    trouble = say("There is no free chair.", "Il n’y a plus de chaise libre."),
                ),
            )
        }
    val lobbyClose =
        Exhibit("lobby-close") {
            Below { Lobby(table(TableKind.HOST, together)) }
            CloseTable({}, {})
        }

    private val seen =
        listOf(
            ListedTable(
                "1",
                ana,
                GameFace.byId("kojak")!!,
                listOf(Transport.WIFI, Transport.NEARBY),
                null,
            ),
            ListedTable(
                "2",
                "Le train de 18 h 42",
                GameFace.byId("good-cop-bad-cop")!!,
                listOf(Transport.BLUETOOTH),
                Strength.STRONG,
            ),
            ListedTable("3", "", null, listOf(Transport.NEARBY), Strength.WEAK),
        )

    @Composable
    private fun Join(state: JoinState) = JoinScreen(state, {}, {}, {}, { _, _ -> }, {})

    val joinSearching = Exhibit("join-searching") { Join(JoinState(conditions = working)) }
    val join = Exhibit("join") { Join(JoinState(seen, mixed)) }
    val joinDeaf = Exhibit("join-deaf") { Join(JoinState(conditions = deaf)) }
    val joinWrongPicture =
        Exhibit("join-wrong-picture") {
            Join(JoinState(conditions = working, problem = CodeProblem.SOMETHING_ELSE))
        }
    val joinNoCamera =
        Exhibit("join-no-camera") {
            JoinScreen(JoinState(seen.take(1), working), {}, null, {}, { _, _ -> }, {})
        }
    val joinCameraRefused =
        Exhibit("join-camera-refused") {
            Join(JoinState(seen.take(1), working, cameraRefused = true))
        }
    val camera =
        Exhibit("camera") {
            Below { Join(JoinState(conditions = working)) }
            CameraDialog({}, {})
        }
    val permission =
        Exhibit("permission") {
            Permission(
                PermissionTalk(Transport.NEARBY, Role.JOIN, location = true, refused = false),
            )
        }
    val permissionRefused =
        Exhibit("permission-refused") {
            Permission(
                PermissionTalk(Transport.BLUETOOTH, Role.JOIN, location = false, refused = true),
            )
        }

    @Composable
    private fun Permission(talk: PermissionTalk) {
        Below { Join(JoinState(conditions = mixed)) }
        PermissionDialog(talk, {}, {})
    }

    val codeEmpty = Exhibit("code-empty") { CodeScreen(CodeState(), {}, {}, {}) }
    val code =
        Exhibit("code") {
            CodeScreen(CodeState("7Q2M-K3XN-9D4S", CodeProblem.MISTYPED), {}, {}, {})
        }

    @Composable
    private fun Arriving(state: Arrival) = ArrivalScreen(ana, state, { _, _ -> }, {}, {})

    val arriving = Exhibit("arrival-looking") { Arriving(Arrival.OnTheWay()) }
    val arrivingFailed =
        Exhibit("arrival-not-found") {
            Arriving(Arrival.OnTheWay(Transport.BLUETOOTH, Journey.Failure.NOT_FOUND, mixed))
        }
    val knocking =
        Exhibit("arrival-knocking") {
            Arriving(Arrival.Knocking(WORDS, Transport.NEARBY, "4711"))
        }
    val refused =
        Exhibit("arrival-refused") {
            Arriving(
                Arrival.GivenUp(
                    say(
                        "This table does not let you in.",
                        "Cette table ne vous laisse pas entrer.",
                    ),
                ),
            )
        }

    @Composable
    private fun frame(asked: Boolean = true): FrameState {
        val language = spoken()
        val rules = remember(language) { RuleBook.of(Games.find("kojak").get(), language) }
        val scene = scene(asked)
        return FrameState(
            GameFace.byId("kojak")!!,
            scene.prompt(),
            scene.asked,
            chairs,
            Sand(1, 45_000, 17_000, 0, stopped = true),
            log = scene.news.map(scene::sentence),
            rules = rules,
            topic = "turn",
            glossary = Tabletops.of("kojak").glossary(language),
        )
    }

    @Composable
    private fun scene(asked: Boolean) =
        RealGame.of(spoken()).let { if (asked) it.turn else it.waiting }.ours()

    /** Played by the people of this exhibition. */
    private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Scene<A, V, E>.ours() =
        copy(sitters = chairs.map { Sitter(it.name, it.tint, it.badge, it.attendance) })

    @Composable
    private fun Frame(
        state: FrameState,
        layer: Overlay = Overlay.NONE,
    ) = GameFrame(state, FakeSession(), layer) { Game(scene(state.asked), it) }

    @Composable
    private fun Game(
        scene: Scene<*, *, *>,
        modifier: Modifier,
    ) = if (LocalBare.current) {
        Box(
            modifier
                .heightIn(min = 48.dp)
                .background(MaterialTheme.colorScheme.surfaceContainerHigh)
                .semantics {
                    contentDescription = "Game"
                    heading()
                },
        )
    } else {
        SceneScreen(scene, modifier)
    }

    @Composable
    private fun AnasTurn(modifier: Modifier) = Game(scene(asked = true), modifier)

    val frame = Exhibit("frame") { Frame(frame().copy(host = true)) }
    val frameNews =
        Exhibit("frame-news") {
            val state = frame(asked = false)
            Frame(
                state.copy(
                    news = state.log.takeLast(2),
                    lesson =
                        LessonText(
                            "roll",
                            stringResource(R.string.game_turn),
                            stringResource(R.string.kojak_turn),
                        ),
                ),
            )
        }
    val frameMenu =
        Exhibit("frame-menu") { Frame(frame().copy(host = true, wayIn = wayIn), Overlay.MENU) }
    val frameMenuGuest = Exhibit("frame-menu-guest") { Frame(frame(), Overlay.MENU) }
    val frameLog = Exhibit("frame-log") { Frame(frame(), Overlay.LOG) }
    val frameRules = Exhibit("frame-rules") { Frame(frame(), Overlay.MOMENT) }
    val frameSeats = Exhibit("frame-seats") { Frame(frame().copy(host = true), Overlay.SEATS) }
    val frameNewcomer =
        Exhibit("frame-newcomer") {
            val late = PersonFacts(5, zoe, here = true, watcher = false, me = false)
            Frame(frame().copy(host = true, standing = listOf(late)), Overlay.SEATS)
        }
    val frameInvite =
        Exhibit("frame-invite") { Frame(frame().copy(host = true, wayIn = wayIn), Overlay.INVITE) }
    val frameSigns = Exhibit("frame-signs") { Frame(frame(), Overlay.SIGNS) }
    val frameKnock =
        Exhibit("frame-knock") {
            val late = KnockFacts(1, zoe, WORDS, "4711")
            Frame(frame(asked = false).copy(host = true, knocks = listOf(late)))
        }
    val framePauseWanted =
        Exhibit("frame-pause-wanted") {
            Frame(frame().copy(host = true, wantPause = listOf(bruno, chloe)))
        }
    val framePauseAsked =
        Exhibit("frame-pause-asked") { Frame(frame(asked = false).copy(askedForPause = true)) }
    val framePausedGuest =
        Exhibit("frame-paused-guest") { Frame(frame(asked = false).copy(paused = true)) }
    val frameLeaveGuest = Exhibit("frame-leave-guest") { Frame(frame(), Overlay.LEAVE) }
    val framePaused =
        Exhibit("frame-paused") { Frame(frame(asked = false).copy(host = true, paused = true)) }
    val frameResumed =
        Exhibit("frame-resumed") {
            val alone =
                chairs.map {
                    if (it.own || it.bot != null) it else it.copy(attendance = Attendance.AWAY)
                }
            Frame(frame(asked = false).copy(chairs = alone, host = true, paused = true))
        }
    val frameTrouble =
        Exhibit("frame-trouble") {
            val trouble =
                say(
                    "The game cannot be written down: the phone’s memory is full.",
                    "La partie ne peut pas être notée : la mémoire du téléphone est pleine.",
                )
            Frame(frame(asked = false).copy(host = true, trouble = trouble))
        }
    val frameLost =
        Exhibit("frame-lost") {
            Frame(
                frame(asked = false).copy(
                    lost = say("The connection was lost.", "La connexion a été perdue."),
                    refusal =
                        RefusedAction(
                            1,
                            0,
                            say("The game is paused.", "La partie est en pause."),
                        ),
                ),
            )
        }
    val frameLeave = Exhibit("frame-leave") { Frame(frame().copy(host = true), Overlay.LEAVE) }
    val frameLeaveAlone =
        Exhibit("frame-leave-alone") {
            Frame(frame().copy(host = true, shared = false), Overlay.LEAVE)
        }

    /** The public board between hands, and Ana's screen behind the curtain. */
    @Composable
    private fun Passed(
        hands: Hands,
        curtain: Curtain = remember { Curtain() },
        board: @Composable () -> Scene<*, *, *> = { RealGame.of(spoken()).board.ours() },
    ) {
        val scene = board()
        CurtainScreen(
            hands.copy(latest = sentences(scene).takeLast(2)),
            {},
            {},
            Modifier.fillMaxSize(),
            curtain,
            { Game(scene, it) },
        ) { AnasTurn(it) }
    }

    private fun <E : Message<E, *>> sentences(scene: Scene<*, *, E>) =
        scene.news.map(scene::sentence)

    /** What all who share the phone are asked in a window. */
    @Composable
    private fun round(): RoundFacts {
        val scene = RealGame.of(spoken()).window.ours()
        val takers = together.filter { it.bot == null && scene.view.seats[it.seat].hand > 0 }
        return RoundFacts(
            scene.text("round"),
            scene.text("round.nobody"),
            takers.associate { it.seat to scene.text("round.me", "player", it.name) },
            emptyMap(),
            emptyMap(),
        )
    }

    val curtain = Exhibit("curtain") { Passed(Hands(together.take(1), together[0])) }
    val curtainSeveral =
        Exhibit("curtain-several") { Passed(Hands(together.take(3), together[2])) }
    val curtainQuestion =
        Exhibit("curtain-question") {
            val hands = Hands(emptyList(), null, round = round())
            Passed(hands) { RealGame.of(spoken()).window.ours() }
        }
    val curtainOpen =
        Exhibit("curtain-open") {
            val open = remember { Curtain().apply { press() } }
            Passed(Hands(together.take(1), together[0]), open)
        }

    @Composable
    private fun ending(): EndState =
        EndState(
            GameFace.byId("kojak")!!,
            say("$ana wins with three arrests.", "$ana gagne avec trois arrestations."),
            listOf(
                Standing(officer, 1, winner = true, mine = true),
                Standing(
                    Officer(bruno, Tint.BLUE, Badge.SHIELD),
                    2,
                    winner = false,
                    mine = false,
                ),
                Standing(
                    Officer(chloe, Tint.RED, Badge.ROUND),
                    3,
                    winner = false,
                    mine = false,
                ),
            ),
            Fairness.FAIR,
            say(
                "This device has played the whole game again (312 steps): every card and every die was fair.",
                "Cet appareil a rejoué toute la partie (312 étapes) : toutes les cartes et tous les dés étaient honnêtes.",
            ),
            host = true,
            chairs = halfReady.take(3),
        )

    @Composable
    private fun End(state: EndState) = EndScreen(state, FakeSession(), {}, {})

    val end = Exhibit("end") { End(ending()) }
    val endNotKept = notKept(end)
    val endSecrets =
        Exhibit("end-secrets") {
            EndScreen(
                ending().copy(pictures = listOf(null to "Kojak", 0 to ana, 1 to bruno)),
                FakeSession(),
                {},
                {},
            ) { seat, modifier ->
                val over = RealGame.of(spoken()).over
                Game(over[seat ?: over.lastIndex].ours(), modifier)
            }
        }
    val endOpening =
        Exhibit("end-opening") {
            End(
                ending().copy(
                    result = null,
                    standings = emptyList(),
                    fairness = null,
                    host = false,
                ),
            )
        }
    val endGuest =
        Exhibit("end-guest") {
            End(ending().copy(host = false, chairs = seenByBruno(halfReady), ready = true))
        }
    val endKnock =
        Exhibit("end-knock") {
            End(ending().copy(knocks = listOf(KnockFacts(1, zoe, WORDS)), chairs = chairs))
        }
    val endLost =
        Exhibit("end-lost") {
            val text =
                say(
                    "This device cannot tell: it has not seen the whole game.",
                    "Cet appareil ne peut pas le dire : il n’a pas vu toute la partie.",
                )
            End(
                ending().copy(
                    fairness = Fairness.UNCHECKED,
                    fairnessText = text,
                    host = false,
                    chairs = seenByBruno(chairs),
                    lost = true,
                ),
            )
        }
    val endUnfair =
        Exhibit("end-unfair") {
            End(
                ending().copy(
                    fairness = Fairness.DIFFERS,
                    fairnessText =
                        say(
                            "At step 41 a player’s own randomness is not what was promised.",
                            "À l’étape 41, l’aléa d’un joueur n’est pas celui qui avait été promis.",
                        ),
                    host = false,
                ),
            )
        }

    @Composable
    private fun past(): List<PastGame> {
        val at = Evening.toEpochMilli()
        return listOf(
            PastGame(
                "1",
                "kojak",
                ana,
                listOf(ana, bruno, chloe),
                setOf(0),
                setOf(0),
                say("$ana wins with three arrests.", "$ana gagne avec trois arrestations."),
                at - 8 * MINUTE,
                31,
            ),
            PastGame(
                "2",
                "police-city",
                bruno,
                listOf(bruno, ana, sacha),
                setOf(1),
                setOf(2),
                say("$sacha is the highest captain.", "$sacha a le plus haut rang."),
                at - 27 * 60 * MINUTE,
                1,
            ),
        )
    }

    val historyEmpty =
        Exhibit("history-empty") { HistoryScreen(HistoryState(emptyList()), {}, {}, {}, {}, {}) }
    val history = Exhibit("history") { HistoryScreen(HistoryState(past()), {}, {}, {}, {}, {}) }
    val historyDelete =
        Exhibit("history-delete") {
            Below { history.content() }
            DeleteGame({}, {})
        }
    val historyTrouble =
        Exhibit("history-trouble") {
            val why = say("This is not a saved game.", "Ce n’est pas une partie enregistrée.")
            Below { historyEmpty.content() }
            Trouble(say("That did not work", "Cela n’a pas marché"), why, {})
        }
    val replay =
        Exhibit("replay") {
            ReplayScreen(
                ReplayState(
                    GameFace.byId("kojak")!!,
                    listOf(null to "Kojak", 0 to ana, 1 to bruno, 2 to chloe),
                    0,
                    57,
                    312,
                    listOf(say("$bruno draws a mission.", "$bruno tire une mission.")),
                ),
                {},
                {},
                {},
            ) { Game(scene(asked = true).copy(decides = false), it) }
        }

    val settings = settings("settings", taught = true)
    val settingsTeaching = settings("settings-teaching", taught = false)
    val settingsNotKept = notKept(settings)
    val ruleShelf = Exhibit("rules") { RuleShelf(GameFace.all, {}, {}) }
    val ruleBook =
        Exhibit("rules-book") {
            val language = spoken()
            RulePage(
                GameFace.byId("kojak")!!,
                remember(language) { RuleBook.of(Games.find("kojak").get(), language) },
                {},
            )
        }
    val trouble =
        Exhibit("trouble") {
            TroublePage(
                say("The table cannot be opened", "La table ne peut pas être ouverte"),
                say("This save cannot be read.", "Cette sauvegarde est illisible."),
                {},
                onAgain = {},
            )
        }

    private fun settings(
        name: String,
        taught: Boolean,
    ) = Exhibit(name) {
        SettingsScreen(Settings.STANDARD, taught, "0.1", {}, {}, {}, {}, {})
    }

    val profile =
        Exhibit("profile") {
            val nearby = NearbyReport(true, R.string.nearby_ready)
            ProfileScreen(ProfileState(officer, nearby), {}, {})
        }
    val profileNotKept = notKept(profile)
    val profileRookie =
        Exhibit("profile-rookie") {
            val nearby = NearbyReport(false, R.string.nearby_no_services)
            ProfileScreen(ProfileState(Officer.Rookie, nearby), {}, {})
        }
    val caseFiles =
        GameFace.all.map { Exhibit("game-${it.id}") { GameScreen(it.game(), {}, {}, {}) } }

    /** The screens that most people see. */
    val main = listOf(homeUnfinished, newTable, lobby, join, knocking, end, history, settings)

    /** All the other states on the way to a game. */
    val before =
        listOf(homeFresh, homeOpening, homeNotOpened, homeForget, homeNotKept, homeSave) +
            listOf(profile, profileRookie, profileNotKept) + caseFiles +
            listOf(
                newTableEmpty,
                newTableSolo,
                lobbyOpening,
                lobbyEmpty,
                lobbyNotify,
                lobbyKnock,
                lobbyAllReady,
                lobbyPass,
                lobbyGuest,
                lobbyGuestReady,
                lobbyLost,
                lobbyDealing,
                lobbyClose,
                joinSearching,
                joinDeaf,
                joinWrongPicture,
                joinNoCamera,
                joinCameraRefused,
                camera,
                permission,
                permissionRefused,
                codeEmpty,
                code,
                arriving,
                arrivingFailed,
                refused,
                ruleShelf,
                ruleBook,
                settingsNotKept,
                trouble,
            )

    /** All the other states during a game and after it. */
    val during =
        listOf(
            frame,
            frameNews,
            frameMenu,
            frameMenuGuest,
            frameLog,
            frameRules,
            frameSigns,
            frameSeats,
            frameNewcomer,
            frameInvite,
            frameKnock,
            framePauseWanted,
            framePauseAsked,
            framePaused,
            framePausedGuest,
            frameResumed,
            frameTrouble,
            frameLost,
            frameLeave,
            frameLeaveGuest,
            frameLeaveAlone,
            curtain,
            curtainSeveral,
            curtainQuestion,
            curtainOpen,
            endGuest,
            endKnock,
            endSecrets,
            endOpening,
            endUnfair,
            endLost,
            endNotKept,
            historyEmpty,
            historyDelete,
            historyTrouble,
            replay,
        )

    /** The states in which a name is to be seen. */
    val withNames
        get() =
            listOf(homeUnfinished, lobby, join, knocking, end, history, profile) +
                listOf(lobbyKnock, lobbyPass, lobbyGuest, lobbyLost, arrivingFailed, refused) +
                listOf(frame, frameSeats, frameNewcomer, frameKnock, framePauseWanted) +
                listOf(frameResumed, frameLog, curtain, curtainSeveral, curtainOpen) +
                listOf(endGuest, endKnock, endSecrets, replay)
}
