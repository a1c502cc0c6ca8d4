package org.precinct.app.session

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import okio.ByteString
import okio.ByteString.Companion.decodeHex
import okio.ByteString.Companion.toByteString
import org.precinct.app.R
import org.precinct.app.device.StorageFailure
import org.precinct.app.players.DiskWrite
import org.precinct.app.profile.Officer
import org.precinct.app.storage.KeptTable
import org.precinct.app.storage.TableKind
import org.precinct.app.storage.TableSummary
import org.precinct.engine.Games
import org.precinct.engine.IllegalSetup
import org.precinct.engine.Setup
import org.precinct.table.Loop
import org.precinct.table.Shelf
import org.precinct.table.Wording
import org.precinct.table.carrier.Journey
import org.precinct.table.carrier.TableAdvert
import org.precinct.table.carrier.Trail
import org.precinct.table.channel.Doorkeeper
import org.precinct.table.channel.JoinSecret
import org.precinct.table.channel.LocalChannel
import org.precinct.table.channel.TableId
import org.precinct.table.guest.Connector
import org.precinct.table.guest.Guest
import org.precinct.table.guest.GuestTable
import org.precinct.table.guest.Profile
import org.precinct.table.host.CannotResume
import org.precinct.table.host.Host
import org.precinct.table.host.HostTable
import org.precinct.table.net.JoinPhrase
import java.io.IOException
import java.util.Optional

/**
 * The tables of this phone.
 *
 * @param environment made when it is first needed, off the main thread
 * @param onOpened hears of every table that is opened, on any thread
 */
class PhoneSessions(
    private val environment: () -> TableEnvironment,
    private val disk: CoroutineDispatcher,
    private val onOpened: (TableSession) -> Unit = {},
) : Sessions {
    private val mutableCurrent = MutableStateFlow<LiveTable?>(null)
    override val current: StateFlow<TableSession?> = mutableCurrent.asStateFlow()

    // One table is opened at a time.
    private val door = Mutex()

    /** Guarded by the door. It may be closed already and still have something to write. */
    private var last: LiveTable? = null

    override val unfinished: Flow<List<TableSummary>> =
        flow { emitAll(environment().storage.tables().unfinished()) }.flowOn(disk)

    fun languageChanged() {
        mutableCurrent.value?.update()
    }

    override suspend fun open(plan: TablePlan): TableSession =
        opening { environment ->
            val game = Games.find(plan.game).get()
            if (plan.kind != TableKind.HOST) {
                try {
                    game.info().complete(Setup(plan.players.size + plan.bots, plan.options))
                } catch (refusal: IllegalSetup) {
                    throw CannotOpen(refusal.explain(game.texts(), environment.language()))
                }
            }
            val phrase = if (plan.kind == TableKind.HOST) JoinPhrase.random() else null
            val secret = phrase?.secret() ?: JoinSecret.random()
            val table = TableId.random()
            val owner = owner(environment)
            val row = row(environment, plan, table, phrase)
            environment.storage.tables().save(row)
            environment.storage.tables().live(row.id)
            val loop = environment.parts.loop()
            val host =
                try {
                    loop.orEnd {
                        HostTable.open(
                            loop,
                            journal(environment, row.id),
                            environment.parts.entropy,
                            Shelf.HOUSE,
                            environment.limits(),
                            HostTable.Plan(environment.app, plan.name, plan.game, table, secret),
                        )
                    }
                } catch (full: IOException) {
                    environment.storage.tables().delete(row.id)
                    throw full
                }
            val live = LiveTable(plan.kind, row.id, owner, phrase, 0, loop, environment, ::ended)
            live.orNothing {
                sit(environment, live, loop, host, plan.players.firstOrNull(), null)
                plan.options.forEach { (id, value) -> host.option(id, value) }
                plan.players.drop(1).forEach { live.guest.addPlayer(it) }
                live.await(plan.players.size)
                repeat(plan.bots) {
                    host.addBot(plan.level)
                    live.await(plan.players.size + it + 1)
                }
                openDoors(environment, live, loop, host)
            }
        }

    /** A table that could not be opened altogether is not open. */
    private inline fun LiveTable.orNothing(furnish: () -> Unit): LiveTable {
        var done = false
        try {
            furnish()
            done = true
        } finally {
            if (!done) close()
        }
        return this
    }

    /** The thread of a table that there will never be ends at once. */
    private inline fun <T> Loop.orEnd(begin: () -> T): T {
        var begun = false
        try {
            return begin().also { begun = true }
        } finally {
            if (!begun) (this as? AutoCloseable)?.close()
        }
    }

    private fun row(
        environment: TableEnvironment,
        plan: TablePlan,
        table: TableId,
        phrase: JoinPhrase?,
    ): KeptTable {
        val now = environment.parts.clock()
        return KeptTable(
            table.toString(),
            plan.kind,
            plan.name,
            plan.game,
            plan.players.joinToString("\n"),
            false,
            true,
            now,
            now,
            0,
            phrase?.digits(),
            plan.players.isEmpty(),
            null,
            null,
        )
    }

    /** Until so many chairs are taken, or there is a reason why not. */
    private suspend fun LiveTable.await(chairs: Int) {
        state.first { it.trouble != null || (it.room?.chairs?.size ?: 0) >= chairs }
    }

    override suspend fun join(
        table: TableId?,
        way: (me: String, listener: Journey.Listener) -> Journey,
    ): TableSession =
        opening { environment ->
            val row = table?.let { environment.storage.tables().find(it.toString()) }
            // Its own table is not reached from outside.
            if (row != null && row.kind.isHosted) {
                take(environment, row)
            } else {
                visit(environment, table?.toString() ?: "", row, way)
            }
        }

    override suspend fun resume(table: String): TableSession =
        opening(table) { environment ->
            val row =
                environment.storage.tables().find(table)
                    ?: throw CannotOpen(environment.texts.text(R.string.life_table_gone))
            if (row.kind.isHosted) {
                take(environment, row)
            } else {
                visit(environment, row.id, row) { me, listener ->
                    val trail = Optional.ofNullable(row.trail).flatMap(Trail::parse)
                    val known = trail.orElseGet { Trail.to(TableId(row.id.decodeHex())) }
                    environment.links().to(known, me, listener)
                }
            }
        }

    override suspend fun resumeLive(): TableSession? {
        current.value?.let { return it }
        val row =
            withContext(disk) {
                try {
                    environment().storage.tables().live()
                } catch (broken: StorageFailure) {
                    throw CannotOpen(environment().texts.text(R.string.life_not_read), broken)
                }
            } ?: return null
        return try {
            resume(row.id)
        } catch (cannot: CannotOpen) {
            withContext(disk) { DiskWrite.succeeds { environment().storage.tables().left(row.id) } }
            throw cannot
        }
    }

    override suspend fun discard(table: String) {
        val open = mutableCurrent.value
        if (open != null && open.state.value.table == table) {
            open.leave()
            open.putAway.await()
        } else {
            withContext(disk) {
                val gone = DiskWrite.succeeds { environment().storage.tables().delete(table) }
                if (!gone) throw CannotOpen(environment().texts.text(R.string.life_not_kept))
            }
        }
    }

    /**
     * One table at a time, not interrupted by a screen that goes away, and off the main thread.
     *
     * @param wanted nothing is opened if this one is: after a process has died, a screen and the
     *   service may both want it
     */
    private suspend fun opening(
        wanted: String? = null,
        open: suspend (TableEnvironment) -> LiveTable,
    ): LiveTable =
        withContext(NonCancellable + disk) {
            door.withLock {
                mutableCurrent.value?.let { if (it.state.value.table == wanted) return@withLock it }
                val environment = environment()
                // Two hosts must not write into one journal.
                last?.let {
                    it.close()
                    it.putAway.await()
                }
                val live =
                    try {
                        open(environment)
                    } catch (full: IOException) {
                        throw CannotOpen(environment.texts.text(R.string.life_not_saved), full)
                    } catch (broken: StorageFailure) {
                        val why =
                            if (wanted ==
                                null
                            ) {
                                R.string.life_not_saved
                            } else {
                                R.string.life_not_read
                            }
                        throw CannotOpen(environment.texts.text(why), broken)
                    }
                last = live
                mutableCurrent.value = live
                onOpened(live)
                live
            }
        }

    private fun ended(live: LiveTable) {
        mutableCurrent.compareAndSet(live, null)
    }

    private suspend fun owner(environment: TableEnvironment): Officer =
        Officer.of(
            environment.storage
                .players()
                .owner()
                .first(),
        )

    private fun journal(
        environment: TableEnvironment,
        table: String,
    ) = environment.storage.journal(table, environment.causes)

    /** Takes up a table of this phone's own. */
    private suspend fun take(
        environment: TableEnvironment,
        row: KeptTable,
    ): LiveTable {
        val loop = environment.parts.loop()
        val host =
            try {
                loop.orEnd {
                    HostTable.resume(
                        loop,
                        journal(environment, row.id),
                        environment.parts.entropy,
                        Shelf.HOUSE,
                        environment.limits(),
                        environment.app,
                    )
                }
            } catch (cannot: CannotResume) {
                throw CannotOpen(Wording.text(cannot.notice(), environment.language()), cannot)
            }
        environment.storage.tables().live(row.id)
        val phrase = row.phrase?.let { JoinPhrase(it) }
        val live =
            LiveTable(
                row.kind,
                row.id,
                owner(environment),
                phrase,
                row.played,
                loop,
                environment,
                ::ended,
            )
        val keepsake = row.keepsake?.toByteString()
        val name = if (row.board) null else row.people.lineSequence().first()
        return live.orNothing {
            sit(environment, live, loop, host, name, keepsake)
            if (keepsake == null) takeOver(live, host)
            // A table without other phones waits for nobody.
            if (!row.kind.isShared) host.goOn()
            openDoors(environment, live, loop, host)
        }
    }

    /**
     * A save has come from another phone: this one plays where its host did, who was the first to
     * sit down.
     */
    private suspend fun takeOver(
        live: LiveTable,
        host: Host,
    ) {
        val me = live.state.value.me
        val left =
            live.state.value.room!!
                .chairs
                .filter { it.owner == FIRST }
        left.forEach { host.seat(it.seat, me) }
        live.state.first { now -> now.room!!.chairs.none { it.owner == FIRST } }
    }

    private suspend fun sit(
        environment: TableEnvironment,
        live: LiveTable,
        loop: Loop,
        host: Host,
        name: String?,
        keepsake: ByteString?,
    ) {
        val connector =
            Connector { _, answer ->
                val pair = LocalChannel.pair(loop::execute)
                host.arrived(pair.one())
                answer.connected(pair.other())
            }
        val profile =
            if (name == null) {
                Profile.board(environment.app, environment.texts.text(R.string.life_board))
            } else {
                player(environment, name)
            }
        join(environment, live, loop, connector, profile, keepsake, host, null)
        live.state.first { it.link == Guest.Status.AT_TABLE && it.room != null && it.me > 0 }
    }

    /** Every phone gets the public board as well: it is what notifications may tell. */
    private fun player(
        environment: TableEnvironment,
        name: String,
    ) = Profile(environment.app, name, false, true, false)

    private fun join(
        environment: TableEnvironment,
        live: LiveTable,
        loop: Loop,
        connector: Connector,
        profile: Profile,
        keepsake: ByteString?,
        host: Host?,
        journey: Journey?,
    ) {
        val guest =
            GuestTable.join(
                loop,
                connector,
                environment.parts.entropy,
                Shelf.HOUSE,
                profile,
                Optional.ofNullable(keepsake),
                live::keep,
            )
        live.begin(guest, host, journey)
    }

    private fun openDoors(
        environment: TableEnvironment,
        live: LiveTable,
        loop: Loop,
        host: Host,
    ) {
        if (live.kind != TableKind.HOST) return
        val room = host.state().room()
        val doors =
            environment.links().host(
                TableAdvert(host.entrance(true).table(), room.name, room.rules),
                Doorkeeper(
                    loop,
                    { host.entrance(true) },
                    Doorkeeper.Limits.USUAL,
                    host::arrived,
                ),
                live::doorsChanged,
            )
        live.open(doors)
    }

    /** Sets out for another phone's table. */
    private suspend fun visit(
        environment: TableEnvironment,
        table: String,
        row: KeptTable?,
        way: (String, Journey.Listener) -> Journey,
    ): LiveTable {
        val owner = owner(environment)
        val loop = environment.parts.loop()
        val name = owner.name.ifBlank { environment.texts.text(R.string.profile_rookie) }
        val played = row?.played ?: 0
        val live =
            LiveTable(TableKind.GUEST, table, owner, null, played, loop, environment, ::ended)
        val journey = way(name, live::journeyChanged)
        val keepsake = row?.keepsake?.toByteString()
        join(environment, live, loop, journey, player(environment, name), keepsake, null, journey)
        return live
    }

    private companion object {
        const val FIRST = 1
    }
}
