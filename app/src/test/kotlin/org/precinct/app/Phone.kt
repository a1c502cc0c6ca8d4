package org.precinct.app

import android.content.ComponentName
import android.content.Context
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import org.precinct.app.theme.PrecinctTheme
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** A phone, or a tablet, of the test's choice. */
data class Phone(
    val language: String = "en",
    val dark: Boolean = false,
    val width: Int = 411,
    val height: Int = 891,
    val text: Float = 1f,
    val density: String = "hdpi",
) {
    /** Makes Android believe that it runs on this phone; for activities that start afterwards. */
    fun pickUp() {
        val turn = if (width > height) "land" else "port"
        val light = if (dark) "night" else "notnight"
        RuntimeEnvironment.setQualifiers("$language-w${width}dp-h${height}dp-$turn-$light-$density")
        RuntimeEnvironment.setFontScale(text)
    }
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
}
