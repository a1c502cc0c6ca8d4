package org.precinct.app

import android.content.ComponentName
import android.content.Context
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.os.Build.VERSION.SDK_INT
import android.os.Build.VERSION_CODES.Q
import android.view.View
import android.view.WindowManager
import android.view.inspector.WindowInspector
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.core.graphics.withTranslation
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import org.precinct.app.theme.PrecinctTheme
import org.precinct.pictures.Screen
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** Makes Android believe that it runs on this phone; for activities that start afterwards. */
fun Phone.pickUp() {
    val turn = if (width > height) "land" else "port"
    val light = if (dark) "night" else "notnight"
    RuntimeEnvironment.setQualifiers("$language-w${width}dp-h${height}dp-$turn-$light-$density")
    RuntimeEnvironment.setFontScale(text)
}

/** A phone that shows composables without the app around them. */
class Booth(
    val rule: ComposeTestRule,
    val phone: Phone = Phone(),
) {
    lateinit var activity: ActivityScenario<ComponentActivity>
        private set

    fun open(act: Booth.() -> Unit) {
        phone.pickUp()
        val context = ApplicationProvider.getApplicationContext<Context>()
        shadowOf(context.packageManager)
            .addActivityIfNotPresent(ComponentName(context, ComponentActivity::class.java))
        ActivityScenario.launch(ComponentActivity::class.java).use { started ->
            activity = started
            act()
        }
    }

    fun show(content: @Composable () -> Unit) {
        activity.onActivity { it.setContent { PrecinctTheme { content() } } }
    }

    /** What is on the glass: all windows, one over the other. */
    fun picture(name: String): Screen {
        rule.waitForIdle()
        val windows = windows()
        val screen =
            Bitmap.createBitmap(windows[0].width, windows[0].height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(screen)
        for (window in windows) {
            val layout = window.layoutParams as WindowManager.LayoutParams
            if (layout.flags and WindowManager.LayoutParams.FLAG_DIM_BEHIND != 0) {
                canvas.drawColor(Color.argb(layout.dimAmount, 0f, 0f, 0f))
            }
            val (x, y) = IntArray(2).also(window::getLocationOnScreen)
            canvas.withTranslation(x.toFloat(), y.toFloat()) { window.draw(this) }
        }
        return screen.named(name)
    }

    /** The oldest Androids tell of the main one only. */
    private fun windows(): List<View> {
        if (SDK_INT >= Q) return WindowInspector.getGlobalWindowViews()
        lateinit var main: View
        activity.onActivity { main = it.window.decorView }
        return listOf(main)
    }
}

/** What has been drawn, for an album. */
fun Bitmap.named(name: String): Screen {
    val pixels = IntArray(width * height)
    getPixels(pixels, 0, width, 0, 0, width, height)
    return Screen(name, width, pixels)
}
