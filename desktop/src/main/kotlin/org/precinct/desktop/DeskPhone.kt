package org.precinct.desktop

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.LifecycleRegistry
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.ViewModelStoreOwner
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import org.precinct.app.device.BackKey
import org.precinct.app.device.Resources
import org.precinct.app.play.goodcop.Notebook
import org.precinct.app.play.goodcop.Notebooks
import org.precinct.app.play.goodcop.PhoneNotebooks
import org.precinct.app.players.Badge
import org.precinct.app.players.Settings
import org.precinct.app.players.Tint
import org.precinct.app.session.Phone
import org.precinct.app.session.Strings
import org.precinct.app.storage.ComputerStorage
import org.precinct.engine.Language
import org.precinct.table.net.Discovery
import java.io.File
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit

/** What a phone is like before anybody changes its settings. */
data class Look(
    val name: String,
    val language: Language,
    val dark: Boolean,
    val number: Int = 0,
)

/**
 * A phone on a computer. What it keeps survives that it is switched off; the rest does not.
 *
 * @param wire makes a way into the network, another one every time the phone is switched on
 * @param folder where it keeps things; null to forget them with the program
 */
class DeskPhone(
    val look: Look,
    private val wire: () -> Cable,
    private val pace: Pace,
    private val discovery: Discovery,
    private val folder: File? = null,
) {
    val storage = ComputerStorage(folder)

    private val texts =
        object : Strings {
            override fun language() = look.language

            override fun text(
                language: Language,
                id: Int,
                vararg arguments: Any,
            ) = Resources.text(language, id, *arguments)
        }

    // Outlives what it carried: doors are closed on it.
    private val radio = pace.loop("links")

    /** Null while it is switched off. */
    var running by mutableStateOf<Running?>(null)
        private set

    /** Whether it is in the network. */
    var plugged by mutableStateOf(true)
        private set

    /** Pulls the plug, or puts it in again. */
    fun plug(into: Boolean) {
        plugged = into
        running?.cable?.plug(into)
    }

    /** Held sideways. */
    var turned by mutableStateOf(false)

    /** How large letters are, 1 being usual. */
    var text by mutableStateOf(1f)

    init {
        val owner = runBlocking { storage.players().owner().first() }
        if (owner.isEmpty() && look.name.isNotEmpty()) {
            val tint = Tint.entries[look.number % Tint.entries.size]
            val badge = Badge.entries[look.number % Badge.entries.size]
            storage.players().saveOwner(look.name, tint, badge)
        }
        if (look.dark) change { it.with { one -> one.theme = Settings.Theme.DARK } }
        on()
    }

    fun on() {
        if (running == null) running = Running()
    }

    /** As if the battery had been taken out: nobody is told. On the thread that draws it. */
    fun off() {
        running?.die()
        running = null
    }

    /** The app while the phone is on. */
    inner class Running :
        LifecycleOwner,
        ViewModelStoreOwner {
        private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)
        private val loops = CopyOnWriteArrayList<AutoCloseable>()

        // Never shut down: the last tasks of a dying table still find it. Its thread goes by itself.
        private val worker =
            ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, LinkedBlockingQueue()) {
                daemon(it, "worker")
            }.apply { allowCoreThreadTimeOut(true) }
        private val registry = LifecycleRegistry.createUnsafe(this)
        val cable = wire().also { if (!plugged) it.plug(false) }
        private val links by lazy { cable.links(radio, discovery) }

        override val viewModelStore = ViewModelStore()
        override val lifecycle: Lifecycle get() = registry
        val back = BackKey()

        val phone =
            Phone(
                storage,
                { links },
                Phone.About(version(), { folder ?: temporary() }, texts),
                Phone.Parts(loop = { loop("table") }, worker = worker, scope = scope),
            )

        val notebooks: Notebooks = if (folder == null) remembered() else kept(folder)

        init {
            registry.currentState = Lifecycle.State.RESUMED
        }

        private fun loop(name: String) = pace.loop(name).also { loops += it }

        fun die() {
            // Its doors close, and nobody hears why.
            cable.plug(false)
            loops.forEach { it.close() }
            storage.letGo()
            scope.cancel()
            registry.currentState = Lifecycle.State.DESTROYED
            viewModelStore.clear()
        }
    }

    fun change(change: (Settings) -> Settings) = storage.settings().change(change)

    companion object {
        fun version(): String = DeskPhone::class.java.`package`.implementationVersion ?: ""

        private fun daemon(
            work: Runnable,
            name: String,
        ) = Thread(work, name).apply { isDaemon = true }

        private fun remembered(): Notebooks {
            val open = HashMap<String, Notebook>()
            return Notebooks { match, seat ->
                open.getOrPut("$match-$seat") { Notebook.InMemory() }
            }
        }

        private fun kept(folder: File): Notebooks {
            val disk = Executors.newSingleThreadExecutor { daemon(it, "notes") }
            return PhoneNotebooks(disk) { File(folder, "notebooks") }
        }

        private fun temporary() = File(System.getProperty("java.io.tmpdir"), "precinct")
    }
}
