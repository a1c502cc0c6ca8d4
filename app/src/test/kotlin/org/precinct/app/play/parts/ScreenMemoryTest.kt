package org.precinct.app.play.parts

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.curtain.Secret
import org.precinct.app.play.Scene
import org.precinct.app.play.Scenes
import org.precinct.engine.Chance
import org.precinct.engine.Setup
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players

/** A turned phone goes on where it was, and nobody finds what another has begun. */
@RunWith(AndroidJUnit4::class)
class ScreenMemoryTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val memory = ScreenMemory()
    private val game = KojakGame()
    private val match = Match(game, Setup.of(2), Chance.of("memory"))
    private val luck = Chance.of("luck")
    private val random = Players.random(game, 2)
    private var scene by mutableStateOf<Scene<*, *, *>?>(seat(0))

    private fun seat(seat: Int) = Scenes(game, 2).seat(match.state(), seat).copy(match = "1")

    @Test
    fun aQuestionIsStillOpenOnATurnedPhone() =
        withPhone {
            ask()
            turn()
            rule.onNodeWithText(QUESTION).assertIsDisplayed()
            rule.onNodeWithText("Not yet").performClick()
            turn()
            rule.onNodeWithText(QUESTION).assertDoesNotExist()
        }

    @Test
    fun whatIsPutTogetherIsStillThereOnATurnedPhone() =
        withPhone {
            rule.onNodeWithText("Picked 0").performClick()
            turn()
            rule.onNodeWithText("Picked 1").assertIsDisplayed()
        }

    @Test
    fun aQuestionWaitsBehindTheCurtainForItsOwnPlayer() =
        withPhone {
            ask()
            show(null)
            show(seat(1))
            rule.onNodeWithText(QUESTION).assertDoesNotExist()
            show(seat(0))
            rule.onNodeWithText(QUESTION).assertIsDisplayed()
        }

    @Test
    fun whenTheGameHasGoneOnNothingIsAsked() =
        withPhone {
            ask()
            show(null)
            match.take(random.next(match.state(), luck))
            show(seat(0))
            rule.onNodeWithText(QUESTION).assertDoesNotExist()
            rule.onNodeWithText("Picked 0").assertIsDisplayed()
        }

    @Test
    fun anotherGameBeginsAnew() =
        withPhone {
            ask()
            show(seat(0).copy(match = "2"))
            rule.onNodeWithText(QUESTION).assertDoesNotExist()
        }

    private fun ask() {
        rule.onNodeWithText("Shoot").performClick()
        rule.onNodeWithText(QUESTION).assertIsDisplayed()
    }

    private fun show(next: Scene<*, *, *>?) {
        scene = next
        rule.waitForIdle()
    }

    private fun withPhone(act: Booth.() -> Unit) =
        Booth(rule).open {
            hang()
            act()
        }

    private fun Booth.turn() {
        activity.recreate()
        hang()
    }

    private fun Booth.hang() =
        show {
            scene?.let { seen ->
                Secret {
                    memory.Screen(seen) {
                        var picked by rememberKept(seen.seat) { mutableStateOf(Picks(0)) }
                        val shoot = ActionButton("Shoot", confirm = Confirm(QUESTION)) {}
                        val pick =
                            ActionButton("Picked ${picked.number}") {
                                picked =
                                    Picks(picked.number + 1)
                            }
                        ActionButtons(listOf(shoot, pick))
                    }
                }
            }
        }

    /** Nothing that the system could write down. */
    private class Picks(
        val number: Int,
    )

    private companion object {
        const val QUESTION = "Shoot Leo?"
    }
}
