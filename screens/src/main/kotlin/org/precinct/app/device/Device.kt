package org.precinct.app.device

import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import org.precinct.app.end.EndState
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream

/**
 * What the screens ask of the machine they are on. Composables return what a touch begins; it is
 * null where the machine has nothing of the kind.
 */
interface Device {
    /** The app's own. */
    val version: String

    /** Where there are radios to try. */
    val fieldKit: FieldKit? get() = null

    /** How Nearby Connections is doing; null where nobody expects it. Not for the main thread. */
    fun nearby(): NearbyReport?

    /** Removes obstacles with the person's help. */
    @Composable
    fun remedies(
        role: Role,
        onChanged: () -> Unit,
    ): (Transport, Obstacle) -> Unit

    /** Lets other phones find this one by Bluetooth. */
    @Composable
    fun discoverability(onChanged: () -> Unit): () -> Unit

    /** Shows what the system allows the app. */
    @Composable
    fun permissions(onChanged: () -> Unit): () -> Unit

    /** Reads a QR code. */
    @Composable
    fun scanner(
        onScanned: (String) -> Unit,
        onRefused: () -> Unit,
    ): (() -> Unit)?

    /** Asks whether notifications may be shown; null if there is nothing to ask. */
    @Composable
    fun notifications(): (() -> Unit)?

    /**
     * Lets the person choose a file to write, under a suggested name.
     *
     * @param onChosen opens the file, or null if nobody chose one
     */
    @Composable
    fun saving(onChosen: (open: (() -> OutputStream?)?) -> Unit): FileChoice

    /** Lets the person choose a file to read. */
    @Composable
    fun opening(onChosen: (open: () -> InputStream?) -> Unit): FileChoice

    /** Shows a result to other apps or people. */
    @Composable
    fun sharing(): ResultSharer
}

fun interface FileChoice {
    /** @param suggested what a new file may be called; empty for one that exists */
    @Throws(NoFileChooser::class)
    fun ask(suggested: String)
}

/** There is no screen on which a file can be chosen. */
class NoFileChooser(
    cause: Exception,
) : Exception(cause)

fun interface ResultSharer {
    @Throws(IOException::class)
    suspend fun share(result: EndState)
}

/** What to say about Nearby Connections. */
data class NearbyReport(
    val ready: Boolean,
    @StringRes val words: Int,
)
