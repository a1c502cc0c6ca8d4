package org.precinct.app

import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ActivityScenario
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.kit.Patience

/** The app on a phone of the test's choice. */
class Stage(
    val rule: ComposeTestRule,
    private val language: String = "en",
    private val dark: Boolean = false,
    private val width: Int = 411,
    private val height: Int = 891,
    private val text: Float = 1f,
) {
    private lateinit var activity: ActivityScenario<MainActivity>

    /** Starts the real activity and waits until the phone's owner is on the sign. */
    fun play(scene: Stage.() -> Unit) {
        Phone(language, dark, width, height, text, "xhdpi").pickUp()
        ActivityScenario.launch(MainActivity::class.java).use { started ->
            activity = started
            await(if (language == "fr") "Recrue" else "Rookie")
            await("Kojak")
            scene()
        }
    }

    /** Puts one screen on the stage, in a state that does not depend on the machine it is drawn on. */
    fun show(screen: @Composable () -> Unit) {
        activity.onActivity { it.setContent { PrecinctTheme { screen() } } }
    }

    /** Opens a game from the home screen, and waits for its case file. */
    fun open(title: String) {
        rule.onNodeWithText(title).performScrollTo().performClick()
        await(if (language == "fr") "Sur votre téléphone" else "On your phone")
    }

    @OptIn(ExperimentalTestApi::class)
    fun await(text: String) = rule.waitUntilAtLeastOneExists(hasText(text), PATIENCE)

    companion object {
        const val PATIENCE = Patience.MILLIS
    }
}
