package org.precinct.desktop

import androidx.compose.runtime.Composable
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.precinct.app.device.Device
import org.precinct.app.device.FileChoice
import org.precinct.app.device.NearbyReport
import org.precinct.app.device.ResultSharer
import org.precinct.app.end.Standing
import org.precinct.table.carrier.Obstacle
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport
import java.awt.FileDialog
import java.awt.Frame
import java.awt.Toolkit
import java.awt.datatransfer.StringSelection
import java.io.File
import java.io.InputStream
import java.io.OutputStream

/** A computer asks for nothing and has no camera; files it has, and a clipboard. */
object Computer : Device {
    override val version: String = DeskPhone.version()

    override fun nearby(): NearbyReport? = null

    @Composable
    override fun remedies(
        role: Role,
        onChanged: () -> Unit,
    ): (Transport, Obstacle) -> Unit = { _, _ -> onChanged() }

    @Composable
    override fun discoverability(onChanged: () -> Unit): () -> Unit = onChanged

    @Composable
    override fun permissions(onChanged: () -> Unit): () -> Unit = onChanged

    @Composable
    override fun scanner(
        onScanned: (String) -> Unit,
        onRefused: () -> Unit,
    ): (() -> Unit)? = null

    @Composable
    override fun notifications(): (() -> Unit)? = null

    @Composable
    override fun saving(onChosen: (open: (() -> OutputStream?)?) -> Unit): FileChoice =
        FileChoice { suggested ->
            val file = choose(FileDialog.SAVE, suggested)
            onChosen(file?.let { { it.outputStream() } })
        }

    @Composable
    override fun opening(onChosen: (open: () -> InputStream?) -> Unit): FileChoice =
        FileChoice { choose(FileDialog.LOAD, "")?.let { onChosen(it::inputStream) } }

    private fun choose(
        mode: Int,
        suggested: String,
    ): File? {
        val dialog = FileDialog(null as Frame?, "Precinct", mode)
        dialog.file = suggested
        dialog.isVisible = true
        return dialog.file?.let { File(dialog.directory, it) }
    }

    /** Puts the result on the clipboard, a line for everybody. */
    @Composable
    override fun sharing(): ResultSharer =
        ResultSharer { result ->
            withContext(Dispatchers.IO) {
                val lines = listOfNotNull(result.result) + result.standings.map(::line)
                val text = StringSelection(lines.joinToString("\n"))
                Toolkit.getDefaultToolkit().systemClipboard.setContents(text, null)
            }
        }

    private fun line(standing: Standing) = "${standing.place}. ${standing.officer.name}"
}
