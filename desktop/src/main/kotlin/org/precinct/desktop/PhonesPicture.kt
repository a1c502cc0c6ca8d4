package org.precinct.desktop

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import org.jetbrains.skia.Paint
import org.jetbrains.skia.RRect
import org.jetbrains.skia.Surface
import java.io.File
import javax.swing.SwingUtilities

/** Draws phones side by side into a file, without a window. */
class PhonesPicture(
    private val house: House,
    private val density: Float,
) {
    fun write(file: File) {
        val screens = house.phones.map(::screen)
        val width = screens.sumOf { it.width } + GAP * (screens.size + 1)
        val height = screens.maxOf { it.height } + 2 * GAP
        val surface = Surface.makeRasterN32Premul(width, height)
        var left = GAP.toFloat()
        for (screen in screens) {
            val corner = CORNER * density
            val edge =
                RRect.makeXYWH(
                    left,
                    GAP.toFloat(),
                    screen.width.toFloat(),
                    screen.height.toFloat(),
                    corner,
                )
            surface.canvas.save()
            surface.canvas.clipRRect(edge, true)
            surface.canvas.drawImage(screen, left, GAP.toFloat())
            surface.canvas.restore()
            surface.canvas.drawRRect(edge, frame())
            left += screen.width + GAP
        }
        val data = checkNotNull(surface.makeImageSnapshot().encodeToData(EncodedImageFormat.PNG))
        file.writeBytes(data.bytes)
    }

    private fun frame() =
        Paint().apply {
            setStroke(true)
            strokeWidth = 3 * density
            color = 0xFF20242B.toInt()
            isAntiAlias = true
        }

    /** A phone after everything on it has come to rest. */
    private fun screen(phone: DeskPhone): Image {
        lateinit var scene: ImageComposeScene
        lateinit var image: Image
        val (width, height) = if (phone.turned) HEIGHT to WIDTH else WIDTH to HEIGHT
        onScreenThread {
            val size = Density(density)
            scene =
                ImageComposeScene((width * density).toInt(), (height * density).toInt(), size) {
                    PhoneView(phone, house.pace::now, moves = false)
                }
        }
        // View models think on other threads; each turn gives them time.
        for (frame in 0..FRAMES) {
            onScreenThread { image = scene.render(frame * FRAME_NANOS) }
            Thread.sleep(FRAME_NANOS / 1_000_000)
        }
        onScreenThread { scene.close() }
        return image
    }

    private fun onScreenThread(work: () -> Unit) = SwingUtilities.invokeAndWait(work)

    private companion object {
        const val GAP = 24
        const val CORNER = 18
        const val FRAMES = 80
        const val FRAME_NANOS = 16_000_000L
    }
}
