package org.precinct.app.session

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch
import org.precinct.app.R
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsDao
import org.precinct.app.storage.Storage
import org.precinct.table.Entropy
import org.precinct.table.Loop
import org.precinct.table.ThreadLoop
import org.precinct.table.carrier.Links
import org.precinct.table.host.Limits
import java.io.File
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/**
 * What lives as long as the app: its tables, its history, its settings. Made on the main thread
 * without touching the disk.
 */
open class Phone(
    val storage: Storage,
    val links: () -> Links,
    about: About,
    parts: Parts,
    onOpened: (TableSession) -> Unit = {},
) {
    /**
     * What is the same for all tables.
     *
     * @param version the build, for people
     * @param folder where files can be for a moment
     */
    class About(
        val version: String,
        val folder: () -> File,
        val strings: Strings,
    )

    /**
     * What tests put something reproducible in place of.
     *
     * @param worker makes scenes, one after the other
     * @param clock the system's, in milliseconds
     */
    class Parts
        @JvmOverloads
        constructor(
            val loop: () -> Loop = { ThreadLoop("table") },
            val worker: Executor = Executors.newSingleThreadExecutor { Thread(it, "worker") },
            val limits: Limits = Limits.STANDARD,
            val entropy: Entropy = Entropy.system(),
            val clock: () -> Long = System::currentTimeMillis,
            val scope: CoroutineScope = CoroutineScope(SupervisorJob() + Dispatchers.Default),
            val disk: CoroutineDispatcher = Dispatchers.IO,
        )

    private val scope = parts.scope
    private val stored =
        flow { emitAll(storage.settings().settings()) }.map { SettingsDao.of(it) }

    /** The standard ones until they have been read. */
    val settings: StateFlow<Settings> =
        stored.stateIn(scope, SharingStarted.Eagerly, Settings.STANDARD)

    val texts = AppTexts(about.strings, settings, scope)

    private val environment by lazy {
        TableEnvironment(
            storage = storage,
            links = links,
            texts = texts,
            app = about.version,
            folder = about.folder(),
            causes =
                object : Storage.Causes {
                    override fun full() = texts.text(R.string.life_disk_full)

                    override fun unknown() = texts.text(R.string.life_disk_unknown)
                },
            parts = parts,
            limits = { parts.limits.with(settings.value.bots) },
        )
    }

    private val phoneSessions = PhoneSessions({ environment }, parts.disk, onOpened)

    val sessions: Sessions = phoneSessions

    val history: History = PhoneHistory({ environment }, sessions, parts.disk)

    init {
        scope.launch { texts.language.drop(1).collect { phoneSessions.languageChanged() } }
    }
}
