package org.precinct.app.session

import android.content.Context
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
import org.precinct.app.PrecinctDatabase
import org.precinct.app.R
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsDao
import org.precinct.app.storage.DatabaseJournal
import org.precinct.table.Entropy
import org.precinct.table.Loop
import org.precinct.table.ThreadLoop
import org.precinct.table.carrier.Links
import org.precinct.table.host.Limits
import java.util.concurrent.Executor
import java.util.concurrent.Executors

/**
 * What lives as long as the app: its tables, its history, its settings. Made on the main thread
 * without touching the disk.
 */
class Phone(
    app: Context,
    val database: PrecinctDatabase,
    val visibility: Visibility,
    links: () -> Links,
    parts: Parts,
) {
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
        )

    private val scope = parts.scope
    private val stored =
        flow { emitAll(database.settings().settings()) }.map { SettingsDao.of(it) }

    /** The standard ones until they have been read. */
    val settings: StateFlow<Settings> =
        stored.stateIn(scope, SharingStarted.Eagerly, Settings.STANDARD)

    val texts = AppTexts(app, settings, scope)
    val notices = Notices(app, texts)

    private val environment by lazy {
        TableEnvironment(
            database = database,
            links = links,
            texts = texts,
            app = app.packageManager.getPackageInfo(app.packageName, 0).versionName ?: "",
            folder = app.cacheDir,
            causes =
                object : DatabaseJournal.Causes {
                    override fun full() = texts.text(R.string.life_disk_full)

                    override fun unknown() = texts.text(R.string.life_disk_unknown)
                },
            parts = parts,
        )
    }

    private val phoneSessions =
        PhoneSessions({ environment }) { if (it.kind.isShared) TableService.start(app) }

    val sessions: Sessions = phoneSessions

    val history: History = PhoneHistory({ environment }, sessions)

    init {
        scope.launch {
            texts.language.drop(1).collect {
                phoneSessions.languageChanged()
                notices.openChannels()
            }
        }
    }
}
