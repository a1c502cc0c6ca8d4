package org.precinct.app

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.DrawModifier
import androidx.compose.ui.graphics.PixelMap
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.junit4.PhoneRule
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.LifecycleRegistry
import androidx.lifecycle.compose.LocalLifecycleOwner
import org.precinct.app.device.Handset
import org.precinct.app.device.LocalHandset
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.Language
import org.precinct.pictures.Screen

/** A phone that shows composables without the app around them. */
class Booth(
    val rule: ComposeTestRule,
    val phone: Phone = Phone(),
) {
    private val glass = rule as PhoneRule
    private var lit by mutableStateOf(false)

    fun open(act: Booth.() -> Unit) = glass.on(phone) { act() }

    fun show(content: @Composable () -> Unit) {
        val language = if (phone.language == "fr") Language.FRENCH else Language.ENGLISH
        glass.setContent {
            CompositionLocalProvider(
                LocalHandset provides remember { Handset(phone.height.dp, language) },
                LocalLifecycleOwner provides Awake,
            ) {
                PrecinctTheme(phone.dark) {
                    Box(Modifier.fillMaxSize().then(Lamp()), propagateMinConstraints = true) {
                        content()
                    }
                }
            }
        }
    }

    /** Everything is drawn, but on no pixel unless somebody looks: that would take most of the time. */
    private inner class Lamp : DrawModifier {
        override fun ContentDrawScope.draw() =
            if (lit) drawContent() else clipRect(0f, 0f, 0f, 0f) { this@draw.drawContent() }
    }

    /** What is on the glass. */
    fun picture(name: String): Screen {
        val pixels = pixels()
        return Screen(name, pixels.width, pixels.buffer)
    }

    @OptIn(ExperimentalTestApi::class)
    fun pixels(): PixelMap {
        lit = true
        return glass.test.captureToImage().toPixelMap()
    }

    /** Draws all of it once more. */
    fun repaint() = glass.repaint()

    private object Awake : LifecycleOwner {
        override val lifecycle =
            LifecycleRegistry
                .createUnsafe(this)
                .also { it.currentState = Lifecycle.State.RESUMED }
    }
}
