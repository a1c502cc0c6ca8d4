package org.precinct.desktop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.runDesktopComposeUiTest
import androidx.compose.ui.unit.dp
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Test
import org.precinct.app.play.Marked
import org.precinct.engine.Language
import org.precinct.engine.kit.Patience
import javax.swing.SwingUtilities

/** The real app on two phones, drawn without a display and played by touch. */
@OptIn(ExperimentalTestApi::class)
class PhoneViewTest {
    private val house =
        House(
            listOf(
                Look("Ana", Language.ENGLISH, false, 0),
                Look("Ben", Language.FRENCH, true, 1),
            ),
        )

    @After
    fun switchOff() = house.phones.forEach(::off)

    private fun off(phone: DeskPhone) = SwingUtilities.invokeAndWait { phone.off() }

    private fun drawn(test: ComposeUiTest.() -> Unit) {
        runBlocking { house.play("kojak", 0) }
        runDesktopComposeUiTest(2 * WIDTH, HEIGHT) {
            setContent {
                Row {
                    for (phone in house.phones) {
                        Box(Modifier.size(WIDTH.dp, HEIGHT.dp)) {
                            PhoneView(phone, house.pace::now, moves = false)
                        }
                    }
                }
            }
            test()
        }
    }

    private val english = hasText("roll", substring = true, ignoreCase = true)
    private val french = hasText("le dé", substring = true, ignoreCase = true)

    private fun ComposeUiTest.await(there: () -> Boolean) =
        waitUntil(timeoutMillis = Patience.MILLIS, condition = there)

    private fun ComposeUiTest.sees(what: SemanticsMatcher) =
        onAllNodes(what).fetchSemanticsNodes().isNotEmpty()

    private fun summaries() =
        house.phones.map {
            val table =
                it.running!!
                    .phone.sessions.current.value
            table!!.state.value.summary
        }

    @Test
    fun everyPhoneSpeaksItsLanguage() =
        drawn {
            await { sees(english) }
            await { sees(french) }
        }

    @Test
    fun aTouchOnOnePhoneIsSeenOnTheOther() =
        drawn {
            await { sees(english) && sees(french) }
            val before = summaries()
            onAllNodes(SemanticsMatcher.keyIsDefined(Marked)).onFirst().performClick()
            await { summaries().zip(before).all { (now, then) -> now != then } }
        }

    @Test
    fun aPhoneThatIsOffIsDarkAndComesBack() =
        drawn {
            val ben = house.phones[1]
            await { sees(french) }
            off(ben)
            await { !sees(french) }
            assertThat(sees(english)).isTrue()
            ben.on()
            await { sees(french) }
        }

    @Test
    fun lettersCanBeLarge() =
        drawn {
            await { sees(french) }
            val usual =
                onAllNodes(french)
                    .onFirst()
                    .fetchSemanticsNode()
                    .size.height
            house.phones[1].text = 2f
            waitForIdle()
            val large =
                onAllNodes(french)
                    .onFirst()
                    .fetchSemanticsNode()
                    .size.height
            assertThat(large).isGreaterThan(usual)
        }
}
