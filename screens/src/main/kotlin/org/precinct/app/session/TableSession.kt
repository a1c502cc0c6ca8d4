package org.precinct.app.session

import com.squareup.wire.Message
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import okio.ByteString
import okio.ByteString.Companion.decodeHex
import org.precinct.app.R
import org.precinct.app.device.noteSlowCall
import org.precinct.app.play.Attendance
import org.precinct.app.play.Scene
import org.precinct.app.profile.Officer
import org.precinct.app.storage.TableKind
import org.precinct.engine.Game
import org.precinct.engine.Games
import org.precinct.engine.Seat
import org.precinct.table.Loop
import org.precinct.table.Wording
import org.precinct.table.carrier.Doors
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.channel.TableId
import org.precinct.table.guest.Guest
import org.precinct.table.guest.Sight
import org.precinct.table.host.Host
import org.precinct.table.net.JoinPhrase
import org.precinct.table.proto.Keepsake
import org.precinct.table.proto.Notice
import org.precinct.table.proto.Phase
import org.precinct.table.proto.Refused
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicBoolean

/**
 * A table that this phone hosts or sits at.
 *
 * It lives as long as the app, not as long as a screen, and goes on without any. Every method may
 * be called from the main thread and returns at once; what it did shows in [state] and in the
 * scenes, which are made on other threads. What was refused says so in [TableState.refusal] or
 * [TableState.trouble], in the player's language.
 */
interface TableSession {
    val kind: TableKind

    val state: StateFlow<TableState>

    /** This phone's place at the table. */
    val guest: Guest

    /** The table itself; null at another phone's. */
    val host: Host?

    /**
     * What one of this phone's players sees, or everybody (null); null before the deal, after the
     * game has been put away, and for seats that are not this phone's.
     */
    fun scene(seat: Int?): StateFlow<Scene<*, *, *>?>

    /**
     * Does something in one of this phone's seats. Until it is answered, that seat's scene is busy;
     * a whisper goes out beside everything else.
     *
     * @param action the Action message of the game that is played
     */
    fun act(
        seat: Int,
        action: Message<*, *>,
    )

    /** Somebody has seen everything in this scene: its news are not fresh any more. */
    fun seen(scene: Scene<*, *, *>)

    /** Removes a guest for good. What its phone knows of the way in is of no use any more. */
    fun sendAway(member: Int)

    /** A refusal or a trouble has been read. */
    fun dismiss()

    /** Looks again at what the phone has: a permission may have been given. */
    fun refresh()

    /**
     * Hangs up. A game that is not over stays among the unfinished ones and can be resumed; a table
     * without one is gone.
     */
    fun close()

    /** Leaves for good: guests give up their seats, a host throws the table away. */
    fun leave()
}

/**
 * A table that is open on this phone: its guest here, and its host if that is here as well.
 *
 * Whatever changes calls for an update; all updates happen one after the other on the environment's
 * worker, from the newest of everything, and what was overtaken meanwhile is never shown.
 */
internal class LiveTable(
    override val kind: TableKind,
    table: String,
    private val owner: Officer,
    private val phrase: JoinPhrase?,
    played: Long,
    private val loop: Loop,
    private val environment: TableEnvironment,
    private val onEnd: (LiveTable) -> Unit,
) : TableSession {
    private val mutableState = MutableStateFlow(TableState(table = table))
    override val state: StateFlow<TableState> = mutableState.asStateFlow()

    private val scenes = ConcurrentHashMap<Int, MutableStateFlow<Scene<*, *, *>?>>()
    private val updating = AtomicBoolean()
    private val ended = AtomicBoolean()

    /** Everything about this table has been put away. */
    val putAway = CompletableDeferred<Unit>()

    @Volatile private var table = table

    override lateinit var guest: Guest
        private set
    override var host: Host? = null
        private set
    private var doors: Doors? = null
    private var journey: Journey? = null

    /** The guest sets out before it is handed over here; what it tells before is told again. */
    @Volatile private var begun = false

    @Volatile private var doorState: Doors.State? = null

    @Volatile private var journeyState: Journey.State? = null

    @Volatile private var refusal: RefusedAction? = null

    @Volatile private var dismissed: Notice? = null
    private var refusals = 0
    private val pending = ConcurrentHashMap<Int, PendingAction>()

    // The worker's own.
    private val maker = SceneMaker(::isBusy)
    private var advert: TableAdvert? = null
    private val files = TableFiles(environment, kind, loop, played)

    /** An action on its way; [change] is what its player saw when they acted. */
    private class PendingAction(
        val change: Int,
    ) {
        @Volatile var answered = false
    }

    /** Takes a place at the table. */
    fun begin(
        guest: Guest,
        host: Host?,
        journey: Journey?,
    ) {
        this.guest = guest
        this.host = host
        this.journey = journey
        begun = true
        guest.watch { update() }
        host?.watch { update() }
    }

    fun open(doors: Doors) {
        this.doors = doors
        update()
    }

    fun doorsChanged(now: Doors.State) {
        doorState = now
        update()
    }

    fun journeyChanged(now: Journey.State) {
        journeyState = now
        update()
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
        update()
    }

    override fun scene(seat: Int?): StateFlow<Scene<*, *, *>?> =
        flow(if (seat == null) 0 else 1 + seat).asStateFlow()

    private fun flow(viewer: Int) = scenes.computeIfAbsent(viewer) { MutableStateFlow(null) }

    override fun act(
        seat: Int,
        action: Message<*, *>,
    ) {
        val sight = guest.state().sight(Seat.of(seat)).orElse(null) ?: return
        if (isWhisper(action)) {
            // One that comes too late is overtaken by what the host tells next.
            guest.act(Seat.of(seat), action.encodeByteString()) {}
            return
        }
        val sent = PendingAction(sight.change())
        // A second touch before the first one is answered is not meant.
        if (pending.putIfAbsent(seat, sent) != null) return
        refusal = null
        update()
        guest.act(Seat.of(seat), action.encodeByteString()) { answered(seat, sent, it) }
    }

    private fun rules(): String =
        guest
            .state()
            .room()
            .map { it.rules }
            .orElse("")

    private fun isWhisper(action: Message<*, *>): Boolean =
        Games.find(rules()).map { isWhisper(it, action) }.orElse(false)

    private fun <A : Message<A, *>> isWhisper(
        game: Game<*, A, *, *>,
        action: Message<*, *>,
    ): Boolean = game.isWhisper(game.actionAdapter().decode(action.encodeByteString()))

    /** On the table's loop. */
    private fun answered(
        seat: Int,
        sent: PendingAction,
        refused: Optional<Refused>,
    ) {
        if (refused.isPresent) {
            val text = Wording.text(refused.get(), rules(), environment.language())
            refusal = RefusedAction(++refusals, seat, text)
            pending.remove(seat, sent)
        } else {
            // The answer comes just before what it changed. Until then the old choices would look
            // as if they could be made again; but not everything that is done changes a view.
            sent.answered = true
            loop.after(LINGER) {
                if (pending.remove(seat, sent)) update()
            }
        }
        update()
    }

    private fun isBusy(
        seat: Int,
        sight: Sight,
    ): Boolean {
        val sent = pending[seat] ?: return false
        if (!sent.answered || sight.change() == sent.change) return true
        pending.remove(seat, sent)
        return false
    }

    override fun seen(scene: Scene<*, *, *>) {
        val game = state.value.room?.number ?: return
        maker.seen(scene, game)
        update()
    }

    override fun sendAway(member: Int) {
        val table = host ?: return
        table.kick(member)
        // Stretching a phrase takes a while.
        environment.parts.worker.execute { table.invite(JoinPhrase.random()) }
    }

    override fun dismiss() {
        refusal = null
        dismissed = TableState.trouble(host?.state(), guest.state())
        update()
    }

    override fun refresh() {
        doors?.refresh()
        journey?.refresh()
    }

    override fun close() = end(false)

    override fun leave() = end(true)

    private fun end(forGood: Boolean) {
        if (!ended.compareAndSet(false, true)) return
        onEnd(this)
        doors?.close()
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
            journey?.close()
            val room = host?.state()?.room() ?: guest.state().room().orElse(null)
            files.end(table, room, forGood)
            (loop as? AutoCloseable)?.close()
            environment.parts.worker.execute {
                // In this order: those who wait for the end see the last state.
                show()
                putAway.complete(Unit)
            }
        }
    }

    /** Shows what has changed, soon. */
    fun update() {
        if (updating.compareAndSet(false, true)) {
            environment.parts.worker.execute {
                updating.set(false)
                show()
            }
        }
    }

    private fun show() {
        if (!begun) return
        noteSlowCall("showing a table")
        val seen = guest.state()
        val hosting = host?.state()
        val open = doorState
        val room = seen.room().orElse(null) ?: hosting?.room()
        val language = environment.language()
        val sitters = room?.let { sitters(it, seen.member(), owner) } ?: emptyList()
        val shown =
            room?.let { maker.scenes(table, seen, it, sitters, language) } ?: emptyMap()
        (scenes.keys + shown.keys).forEach { flow(it).value = shown[it] }
        if (seen.status() == Guest.Status.GONE && kind == TableKind.GUEST) {
            files.gone(table, seen.notice().map { it.key }.orElse(""))
        }
        val ending = room?.let { files.ending(table, it, seen, sitters, language) }
        val facts = room?.let { RoomFacts.of(it, seen.member(), sitters, language) }
        val trouble = TableState.trouble(hosting, seen)?.takeIf { it !== dismissed }
        mutableState.value =
            TableState(
                table = table,
                link = seen.status(),
                words = seen.words(),
                room = facts,
                me = seen.member(),
                notice = seen.notice().map { Wording.text(it, language) }.orElse(null),
                trouble = trouble?.let { Wording.text(it, language) },
                refusal = refusal,
                knocks = hosting?.knocks()?.map { KnockFacts.of(it, open) } ?: emptyList(),
                invite = open?.let(::invite),
                doors = open,
                journey = journeyState,
                ending = ending,
                unchecked = TableState.unchecked(seen)?.let { Wording.text(it, language) },
                asked = asked(shown),
                round = facts?.takeIf { it.phase == Phase.PLAYING }?.let { round(shown) },
                summary = summary(facts, shown[0], ending),
            )
        if (room != null && !ended.get()) {
            files.describe(table, room, journey?.trail()?.map { it.text() }?.orElse(null))
            advertise(TableAdvert(TableId(table.decodeHex()), room.name, room.rules))
        }
    }

    private fun advertise(now: TableAdvert) {
        if (doors == null || now == advert) return
        advert = now
        doors?.show(now)
    }

    private fun invite(open: Doors.State): Invite? {
        val secret = host?.entrance(true)?.secret() ?: return null
        val typed = phrase?.let { host?.phrase(it)?.orElse(null) }
        return Invite(open.invitation(secret).text(), typed?.let { open.code(it).text() })
    }

    private fun asked(shown: Map<Int, Scene<*, *, *>>): List<Int> =
        people(shown).filter { it.asked }.map { it.seat!! }

    private fun round(shown: Map<Int, Scene<*, *, *>>): RoundFacts? =
        // While answers are on their way nobody is asked again.
        people(shown).takeIf { all -> all.none { it.busy } }?.let(RoundFacts::of)

    /** This phone's players but for those for whom a bot plays. */
    private fun people(shown: Map<Int, Scene<*, *, *>>): List<Scene<*, *, *>> =
        shown.values.filter {
            it.seat != null && it.sitters[it.seat].attendance != Attendance.BOT
        }

    /** In words that anybody may read over the player's shoulder. */
    private fun summary(
        room: RoomFacts?,
        board: Scene<*, *, *>?,
        ending: GameResult?,
    ): String =
        when (room?.phase) {
            Phase.PAUSED -> environment.texts.text(R.string.life_paused)
            Phase.PLAYING -> board?.prompt() ?: ""
            Phase.OVER -> ending?.text ?: board?.prompt() ?: ""
            Phase.LOBBY, Phase.DEALING -> environment.texts.text(R.string.life_lobby)
            null -> environment.texts.text(R.string.life_connecting)
        }

    private companion object {
        /** How long an action that changes nothing keeps its player waiting, in milliseconds. */
        const val LINGER = 400L
    }
}
