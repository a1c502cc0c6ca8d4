package org.precinct.app.session

import android.os.StrictMode
import com.squareup.wire.Message
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import okio.ByteString
import okio.ByteString.Companion.decodeHex
import org.precinct.app.R
import org.precinct.app.links.Doors
import org.precinct.app.links.Path
import org.precinct.app.links.Sign
import org.precinct.app.play.Presence
import org.precinct.app.play.Scene
import org.precinct.app.play.Sitter
import org.precinct.app.profile.Officer
import org.precinct.app.tables.TableKind
import org.precinct.engine.BotLevel
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.IllegalSetup
import org.precinct.engine.Language
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.table.Loop
import org.precinct.table.Wording
import org.precinct.table.channel.TableId
import org.precinct.table.guest.Guest
import org.precinct.table.guest.Sight
import org.precinct.table.host.Host
import org.precinct.table.net.JoinPhrase
import org.precinct.table.proto.Keepsake
import org.precinct.table.proto.Mind
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Refused
import org.precinct.table.proto.Room
import java.io.IOException
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicBoolean

/**
 * A table that is open on this phone: its guest here, and its host if that is here as well.
 *
 * Whatever changes calls for a new painting; all paintings happen one after the other on the
 * painter's thread, from the newest of everything, and what was overtaken meanwhile is never
 * painted.
 */
internal class LiveTable(
    override val kind: TableKind,
    table: String,
    private val owner: Officer,
    private val phrase: JoinPhrase?,
    played: Long,
    private val loop: Loop,
    private val house: House,
    private val onEnd: (LiveTable) -> Unit,
) : TableSession {
    private val mutableState = MutableStateFlow(TableState(table = table))
    override val state: StateFlow<TableState> = mutableState.asStateFlow()

    private val scenes = ConcurrentHashMap<Int, MutableStateFlow<Scene<*, *, *>?>>()
    private val painting = AtomicBoolean()
    private val ended = AtomicBoolean()

    /** Everything about this table has been put away. */
    val putAway = CompletableDeferred<Unit>()

    @Volatile private var table = table

    private lateinit var guest: Guest
    private var hosted: Host? = null
    private var doors: Doors? = null
    private var path: Path? = null

    /** The guest sets out before it is handed over here; what it tells before is told again. */
    @Volatile private var begun = false

    @Volatile private var doorState: Doors.State? = null

    @Volatile private var pathState: Path.State? = null

    @Volatile private var refusal: Refusal? = null

    @Volatile private var dismissed: Notice? = null
    private var refusals = 0
    private val deeds = ConcurrentHashMap<Int, Deed>()
    private val looked = ConcurrentHashMap<Int, Looked>()

    // The painter's own.
    private val makers = mutableMapOf<Int, SceneMaker<*, *, *>>()
    private var gamesBefore = -1
    private var sign: Sign? = null
    private val files = TableFiles(house, kind, loop, played)

    /** An action on its way; [change] is what its player saw when they acted. */
    private class Deed(
        val change: Int,
    ) {
        @Volatile var answered = false
    }

    /** How many news of a game a viewer has seen. */
    private class Looked(
        val game: Int,
        val news: Int,
    )

    override val host: HostDesk?
        get() = hosted?.let { Desk(it) }

    /** Takes a place at the table. */
    fun begin(
        guest: Guest,
        host: Host?,
        path: Path?,
    ) {
        this.guest = guest
        this.hosted = host
        this.path = path
        begun = true
        guest.watch { repaint() }
        host?.watch { repaint() }
    }

    fun open(doors: Doors) {
        this.doors = doors
        repaint()
    }

    fun doorsChanged(now: Doors.State) {
        doorState = now
        repaint()
    }

    fun pathChanged(now: Path.State) {
        pathState = now
        repaint()
    }

    /** Stores what gives this phone its seats again, before it returns. On the table's loop. */
    fun keep(keepsake: ByteString) {
        if (ended.get()) return
        table =
            Keepsake.ADAPTER
                .decode(keepsake)
                .table
                .hex()
        files.keep(table, keepsake)
        repaint()
    }

    // What the player does.

    override fun scene(seat: Int?): StateFlow<Scene<*, *, *>?> = flow(viewer(seat)).asStateFlow()

    private fun viewer(seat: Int?) = if (seat == null) 0 else 1 + seat

    private fun flow(viewer: Int) = scenes.computeIfAbsent(viewer) { MutableStateFlow(null) }

    override fun act(
        seat: Int,
        action: Message<*, *>,
    ) {
        val sight = guest.state().sight(Seat.of(seat)).orElse(null) ?: return
        val deed = Deed(sight.change())
        // A second touch before the first one is answered is not meant.
        if (deeds.putIfAbsent(seat, deed) != null) return
        refusal = null
        repaint()
        guest.act(Seat.of(seat), action.encodeByteString()) { answered(seat, deed, it) }
    }

    /** On the table's loop. */
    private fun answered(
        seat: Int,
        deed: Deed,
        refused: Optional<Refused>,
    ) {
        if (refused.isPresent) {
            val game =
                guest
                    .state()
                    .room()
                    .map { it.rules }
                    .orElse("")
            val text = Wording.text(refused.get(), game, house.language())
            refusal = Refusal(++refusals, seat, text)
            deeds.remove(seat, deed)
        } else {
            // The answer comes just before what it changed. Until then the old choices would look
            // as if they could be made again; but not everything that is done changes a view.
            deed.answered = true
            loop.after(LINGER) {
                if (deeds.remove(seat, deed)) repaint()
            }
        }
        repaint()
    }

    override fun seen(scene: Scene<*, *, *>) {
        val viewer = viewer(scene.seat)
        val game = state.value.room?.number ?: return
        looked[viewer] = Looked(game, scene.news.size)
        repaint()
    }

    override fun addPlayer(name: String) = guest.addPlayer(name)

    override fun leaveChair(chair: Int) = guest.leaveChair(chair)

    override fun ready(ready: Boolean) = guest.ready(ready)

    override fun askForPause() = guest.askForPause()

    override fun renameChair(
        chair: Int,
        name: String,
    ) {
        // The host names any chair, a guest its own.
        hosted?.renameChair(chair, name) ?: guest.renameChair(chair, name)
    }

    override fun dismiss() {
        refusal = null
        dismissed = hosted?.state()?.trouble()?.orElse(null)
        repaint()
    }

    override fun refresh() {
        doors?.refresh()
        path?.refresh()
    }

    override fun close() = end(false)

    override fun leave() = end(true)

    private fun end(forGood: Boolean) {
        if (!ended.compareAndSet(false, true)) return
        onEnd(this)
        doors?.close()
        val host = hosted
        // So that nobody's sand runs when the table is opened again.
        host?.pause()
        val playing =
            guest
                .state()
                .room()
                .map { it.isPlaying() }
                .orElse(false)
        // A chair in a lobby is of no use to somebody who has gone.
        if (host == null && (forGood || !playing)) guest.leave() else guest.close()
        host?.close()
        loop.execute {
            path?.close()
            val room = host?.state()?.room() ?: guest.state().room().orElse(null)
            files.end(table, room, forGood)
            (loop as? AutoCloseable)?.close()
            house.painter.execute {
                // In this order: whoever waits for the end sees the last picture.
                paint()
                putAway.complete(Unit)
            }
        }
    }

    // What the screens show.

    fun repaint() {
        if (painting.compareAndSet(false, true)) {
            house.painter.execute {
                painting.set(false)
                paint()
            }
        }
    }

    private fun paint() {
        if (!begun) return
        StrictMode.noteSlowCall("painting a table")
        val seen = guest.state()
        val room = seen.room().orElse(null) ?: hosted?.state()?.room()
        val language = house.language()
        val sitters = room?.let { sitters(it, seen.member(), owner) } ?: emptyList()
        if (room != null && gamesBefore < 0) gamesBefore = room.game
        val shown = scenes(seen, room, sitters, language)
        (scenes.keys + shown.keys).forEach { flow(it).value = shown[it] }
        if (seen.status() == Guest.Status.GONE && kind == TableKind.GUEST) {
            files.gone(table, seen.notice().map { it.key }.orElse(""))
        }
        val ending = room?.let { files.ending(table, it, seen, sitters, language) }
        val facts = room?.let { facts(it, seen.member(), sitters, language) }
        mutableState.value =
            TableState(
                table = table,
                link = link(seen.status()),
                words = seen.words(),
                room = facts,
                me = seen.member(),
                notice = seen.notice().map { Wording.text(it, language) }.orElse(null),
                trouble = trouble(language),
                refusal = refusal,
                knocks = knocks(),
                invite = invite(),
                doors = doorState,
                path = pathState,
                ending = ending,
                asked = asked(shown),
                summary = summary(facts, shown[0], ending),
            )
        if (room != null && !ended.get()) {
            files.describe(table, room, path?.trail()?.map { it.text() }?.orElse(null))
            show(Sign(TableId(table.decodeHex()), room.name, room.rules))
        }
    }

    private fun show(now: Sign) {
        if (doors == null || now == sign) return
        sign = now
        doors?.show(now)
    }

    private fun link(status: Guest.Status): TableLink =
        when (status) {
            Guest.Status.CONNECTING -> TableLink.CONNECTING
            Guest.Status.KNOCKING -> TableLink.KNOCKING
            Guest.Status.AT_TABLE -> TableLink.AT_TABLE
            Guest.Status.GONE -> TableLink.GONE
        }

    private fun trouble(language: Language): String? =
        hosted
            ?.state()
            ?.trouble()
            ?.orElse(null)
            ?.takeIf { it !== dismissed }
            ?.let { Wording.text(it, language) }

    private fun knocks(): List<KnockFacts> =
        hosted?.state()?.knocks()?.map {
            KnockFacts(it.id(), it.name(), it.words(), digits(it.name()))
        } ?: emptyList()

    /** A door knows its callers by name only; of two with one name, both are said. */
    private fun digits(name: String): String? =
        doorState
            ?.callers()
            .orEmpty()
            .filter { it.name() == name }
            .joinToString(", ") { it.digits() }
            .ifEmpty { null }

    private fun invite(): Invite? {
        val open = doorState ?: return null
        val secret = hosted?.entrance(true)?.secret() ?: return null
        return Invite(open.invitation(secret).text(), phrase?.let { open.code(it).text() })
    }

    private fun facts(
        room: Room,
        me: Int,
        sitters: List<Sitter>,
        language: Language,
    ): RoomFacts =
        RoomFacts(
            name = room.name,
            phase = room.phase,
            game = room.rules,
            title =
                Games
                    .find(room.rules)
                    .map { it.texts().get(language, "game.title") }
                    .orElse(room.rules),
            number = room.game,
            options = room.options,
            chairs =
                room.chairs.mapIndexed { seat, chair ->
                    ChairFacts(
                        seat,
                        chair.name,
                        chair.owner,
                        level(chair.mind),
                        sitters[seat].presence,
                        me > 0 && chair.owner == me,
                        sitters[seat].tint,
                        sitters[seat].badge,
                        room.people.any { it.member == chair.owner && it.ready },
                    )
                },
            people =
                room.people.map {
                    PersonFacts(
                        it.member,
                        it.name,
                        it.here,
                        it.watcher,
                        it.member == me,
                        it.ready,
                        it.pause,
                    )
                },
            obstacle = obstacle(room, language),
        )

    private fun level(mind: Mind): BotLevel? =
        when (mind) {
            Mind.PERSON -> null
            Mind.EASY_BOT -> BotLevel.EASY
            Mind.NORMAL_BOT -> BotLevel.NORMAL
        }

    private fun obstacle(
        room: Room,
        language: Language,
    ): String? {
        if (room.phase != Phase.LOBBY && room.phase != Phase.OVER) return null
        val game = Games.find(room.rules).orElse(null) ?: return null
        return try {
            game.info().complete(Setup(room.chairs.size, room.options))
            null
        } catch (refusal: IllegalSetup) {
            refusal.explain(game.texts(), language)
        }
    }

    private fun scenes(
        seen: Guest.State,
        room: Room?,
        sitters: List<Sitter>,
        language: Language,
    ): Map<Int, Scene<*, *, *>> {
        val game = room?.let { Games.find(it.rules).orElse(null) }
        if (game == null || sitters.isEmpty()) {
            makers.clear()
            return emptyMap()
        }
        return seen
            .sights()
            .mapNotNull { (viewer, sight) ->
                scene(game, sight, room, sitters, language)?.let { viewer to it }
            }.toMap()
    }

    private fun scene(
        game: Game<*, *, *, *>,
        sight: Sight,
        room: Room,
        sitters: List<Sitter>,
        language: Language,
    ): Scene<*, *, *>? {
        val viewer = sight.viewer()
        val seat = viewer - 1
        val around =
            SceneMaker.Circumstances(
                match = if (table.isEmpty()) "" else "$table-${sight.game()}",
                sitters = sitters,
                language = language,
                looked = looked(sight),
                mayAct = seat >= 0 && room.chairs[seat].mind == Mind.PERSON,
                busy = seat >= 0 && isBusy(seat, sight),
                paused = room.phase == Phase.PAUSED,
            )
        return try {
            maker(game, sight).scene(sight, around)
        } catch (garbage: RuntimeException) {
            // What the host sends and this phone's rules cannot read is not shown.
            null
        } catch (garbage: IOException) {
            null
        }
    }

    private fun maker(
        game: Game<*, *, *, *>,
        sight: Sight,
    ): SceneMaker<*, *, *> {
        makers[sight.viewer()]?.let { if (it.number == sight.game()) return it }
        return SceneMaker(game, sight.game()).also { makers[sight.viewer()] = it }
    }

    private fun isBusy(
        seat: Int,
        sight: Sight,
    ): Boolean {
        val deed = deeds[seat] ?: return false
        if (!deed.answered || sight.change() == deed.change) return true
        deeds.remove(seat, deed)
        return false
    }

    /** What was told before this phone took part in a game is not news. */
    private fun looked(sight: Sight): Int {
        val known = looked[sight.viewer()]
        if (known != null && known.game == sight.game()) return known.news
        val dealtHere = sight.game() > gamesBefore
        val first = Looked(sight.game(), if (dealtHere) 0 else sight.log().size)
        looked[sight.viewer()] = first
        return first.news
    }

    private fun asked(shown: Map<Int, Scene<*, *, *>>): List<Int> =
        shown.values
            .filter { it.asked && it.sitters[it.seat!!].presence != Presence.BOT }
            .map { it.seat!! }

    /** In words that anybody may read over the player's shoulder. */
    private fun summary(
        room: RoomFacts?,
        board: Scene<*, *, *>?,
        ending: Ending?,
    ): String =
        when (room?.phase) {
            Phase.PAUSED -> house.tongue.text(R.string.life_paused)
            Phase.PLAYING -> board?.prompt() ?: ""
            Phase.OVER -> ending?.text ?: board?.prompt() ?: ""
            Phase.LOBBY, Phase.DEALING -> house.tongue.text(R.string.life_lobby)
            null -> house.tongue.text(R.string.life_connecting)
        }

    private inner class Desk(
        private val host: Host,
    ) : HostDesk {
        override fun letIn(knock: Int) = host.letIn(knock)

        override fun turnAway(knock: Int) = host.turnAway(knock)

        override fun kick(member: Int) = host.kick(member)

        override fun choose(game: String) = host.choose(game)

        override fun option(
            id: String,
            value: String,
        ) = host.option(id, value)

        override fun addBot(level: BotLevel) {
            val taken =
                host
                    .state()
                    .room()
                    .chairs
                    .map { it.name }
            host.addBot(BotNames.free(taken), level)
        }

        override fun removeChair(chair: Int) = host.removeChair(chair)

        override fun moveChair(
            from: Int,
            to: Int,
        ) = host.moveChair(from, to)

        override fun seat(
            chair: Int,
            member: Int,
        ) = host.seat(chair, member)

        override fun handToBot(
            chair: Int,
            level: BotLevel,
        ) = host.hand(chair, Optional.of(level))

        override fun handBack(chair: Int) = host.hand(chair, Optional.empty())

        override fun declareAbsent(chair: Int) = host.declareAbsent(chair)

        override fun start() = host.start()

        override fun pause() = host.pause()

        override fun goOn() = host.goOn()

        override fun toLobby() = host.toLobby()
    }

    private companion object {
        /** How long an action that changes nothing keeps its player waiting, in milliseconds. */
        const val LINGER = 400L
    }
}
