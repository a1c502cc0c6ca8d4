package org.precinct.app.play

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.graphics.Rect
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.ComposeTestRule
import com.github.takahirom.roborazzi.ExperimentalRoborazziApi
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.RoborazziTaskType
import com.github.takahirom.roborazzi.captureRoboImage
import com.github.takahirom.roborazzi.captureScreenRoboImage
import com.squareup.wire.Message
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.around.FakeSession
import org.precinct.app.frame.FrameState
import org.precinct.app.frame.GameFrame
import org.precinct.app.frame.Overlay
import org.precinct.app.game.GameFace
import org.precinct.app.pictureFile
import org.precinct.app.pictures
import org.precinct.app.session.ChairFacts
import java.io.File
import kotlin.math.ceil

/** Draws game screens to docs/screens: see screens.gradle. */
class Pictures(
    private val rule: ComposeTestRule,
) {
    /** One screen. Anything may be touched in its [Shot.then] before it is drawn. */
    fun draw(
        name: String,
        shot: Shot,
    ) = Booth(rule, shot.phone).open {
        show { OnTheTable(shot.content) }
        rule.waitForIdle()
        shot.then(rule)
        draw(name)
    }

    /**
     * Many screens in one picture, left to right.
     *
     * @param width of one of them in the picture, in pixels
     */
    fun sheet(
        name: String,
        shots: List<Shot>,
        columns: Int = 4,
        width: Int = 270,
    ) {
        val images = shots.map { shoot(it) }
        val cells = images.map { Rect(0, 0, width, width * it.height / it.width) }
        val rows = ceil(images.size / columns.toFloat()).toInt()
        val heights =
            List(rows) { row -> cells.drop(row * columns).take(columns).maxOf { it.height() } }
        val across = minOf(columns, images.size)
        val sheet =
            Bitmap.createBitmap(
                GAP + across * (width + GAP),
                GAP + heights.sumOf { it + GAP },
                Bitmap.Config.ARGB_8888,
            )
        val canvas = Canvas(sheet)
        canvas.drawColor(Color.rgb(0x8A, 0x8D, 0x93))
        val smooth = Paint(Paint.FILTER_BITMAP_FLAG)
        images.forEachIndexed { n, image ->
            val cell = cells[n]
            cell.offset(
                GAP + n % columns * (width + GAP),
                GAP + heights.take(n / columns).sumOf { it + GAP },
            )
            canvas.drawBitmap(shrunk(image, width), null, cell, smooth)
        }
        coarsen(sheet)
        sheet.captureRoboImage(pictureFile(name), pictures)
    }

    /** Halved until it is less than twice as wide: one step of filtering would lose thin lines. */
    private fun shrunk(
        image: Bitmap,
        width: Int,
    ): Bitmap {
        var small = image
        while (small.width >= 2 * width) {
            small = Bitmap.createScaledBitmap(small, small.width / 2, small.height / 2, true)
        }
        return small
    }

    /** Leaves 32 shades of each colour: nobody misses the others, and the file is half as large. */
    private fun coarsen(image: Bitmap) {
        val row = IntArray(image.width)
        for (y in 0..<image.height) {
            image.getPixels(row, 0, row.size, 0, y, row.size, 1)
            for (x in row.indices) {
                val shade = row[x] and 0xF8F8F8
                row[x] = Color.BLACK or shade or (shade shr 5 and 0x070707)
            }
            image.setPixels(row, 0, row.size, 0, y, row.size, 1)
        }
    }

    private fun shoot(shot: Shot): Bitmap {
        lateinit var image: Bitmap
        Booth(rule, shot.phone).open {
            show { OnTheTable(shot.content) }
            rule.waitForIdle()
            shot.then(rule)
            rule.waitForIdle()
            image = windows()
        }
        return image
    }

    /** All windows, one over the other, as Roborazzi draws them. */
    @OptIn(ExperimentalRoborazziApi::class)
    private fun windows(): Bitmap {
        val file = File.createTempFile("shot", ".png")
        try {
            captureScreenRoboImage(file.path, RoborazziOptions(taskType = RoborazziTaskType.Record))
            val bytes = file.readBytes()
            return BitmapFactory.decodeByteArray(bytes, 0, bytes.size)
        } finally {
            file.delete()
        }
    }

    private companion object {
        const val GAP = 10
    }
}

/** A screen to be drawn, alone or on a contact sheet. */
class Shot(
    val phone: Phone = Phone(),
    val then: ComposeTestRule.() -> Unit = {},
    val content: @Composable () -> Unit,
)

/** A seat's screen, or the board's, with the frame that the app puts around it. */
fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> framed(
    tabletop: Tabletop<A, V, E>,
    scene: Scene<A, V, E>,
    phone: Phone = Phone(),
    lesson: Boolean = false,
    layer: Overlay = Overlay.NONE,
    then: ComposeTestRule.() -> Unit = {},
): Shot =
    Shot(phone, then) {
        val state =
            FrameState(
                GameFace.byId(tabletop.game.info().id())!!,
                scene.prompt(),
                scene.asked,
                scene.sitters.mapIndexed { n, it ->
                    ChairFacts(
                        n,
                        it.name,
                        n,
                        null,
                        it.attendance,
                        n == scene.seat,
                        it.tint,
                        it.badge,
                    )
                },
                sand = scene.sand,
                glossary = tabletop.glossary(scene.language),
                lesson = tabletop.lesson(scene).takeIf { lesson },
            )
        GameFrame(state, FakeSession(), layer) { Screen(tabletop, scene, it) }
    }

@Composable
private fun <A : Message<A, *>, V : Message<V, *>, E : Message<E, *>> Screen(
    tabletop: Tabletop<A, V, E>,
    scene: Scene<A, V, E>,
    modifier: Modifier,
) = if (scene.seat == null) {
    tabletop.Board(scene, modifier)
} else {
    tabletop.Seat(scene, {}, modifier)
}

/** What the frame provides around a game: a background, and a clock that stands still. */
@Composable
fun OnTheTable(content: @Composable () -> Unit) =
    CompositionLocalProvider(LocalNow provides { 0L }) {
        Surface(
            Modifier.fillMaxSize(),
            color = MaterialTheme.colorScheme.background,
            content = content,
        )
    }
