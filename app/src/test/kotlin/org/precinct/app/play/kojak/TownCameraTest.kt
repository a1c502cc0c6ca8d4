package org.precinct.app.play.kojak

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class TownCameraTest {
    private val camera = TownCamera().apply { frame = Size(500f, 700f) }

    @Test
    fun theWholeTownFitsAtFirst() {
        assertNear(camera.toScreen(Offset.Zero), Offset.Zero)
        assertNear(camera.toScreen(Offset(1000f, 1400f)), Offset(500f, 700f))
    }

    @Test
    fun whatIsBetweenTheFingersStaysBetweenThem() {
        val fingers = Offset(150f, 400f)
        val held = Offset(300f, 800f)
        assertNear(camera.toScreen(held), fingers)
        camera.move(fingers, Offset.Zero, 2f)
        assertThat(camera.scale).isEqualTo(1f)
        assertNear(camera.toScreen(held), fingers)
        camera.move(fingers, Offset(20f, -30f), 1.2f)
        assertNear(camera.toScreen(held), fingers + Offset(20f, -30f))
    }

    @Test
    fun theTownIsNeverDraggedOutOfSight() {
        camera.move(Offset(250f, 350f), Offset.Zero, 2f)
        camera.move(Offset(250f, 350f), Offset(9000f, 9000f), 1f)
        assertNear(camera.toScreen(Offset.Zero), Offset.Zero)
        camera.move(Offset(250f, 350f), Offset.Zero, 0.01f)
        assertNear(camera.toScreen(Offset(500f, 700f)), Offset(250f, 350f))
    }

    @Test
    fun itGoesToWhatHappensAndBack() {
        camera.follow(true)
        camera.show(listOf(Offset(60f, 60f), Offset(170f, 167f)))
        assertThat(camera.scale).isGreaterThan(1f)
        assertThat(camera.toScreen(Offset(60f, 60f)).x).isGreaterThan(0f)
        camera.follow(false)
        assertNear(camera.toScreen(Offset.Zero), Offset.Zero)
    }

    private fun assertNear(
        point: Offset,
        wanted: Offset,
    ) = assertThat((point - wanted).getDistance()).isLessThan(0.01f)
}
