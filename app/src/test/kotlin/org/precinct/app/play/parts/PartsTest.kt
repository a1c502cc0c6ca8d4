package org.precinct.app.play.parts

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.bench.Recompositions
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Sand
import org.precinct.app.play.Tree
import org.precinct.app.play.sitter
import org.precinct.seat.Button.Emphasis

/** The shared parts as a hand, an ear and a stranger's eye find them. */
@RunWith(AndroidJUnit4::class)
class PartsTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val felt = mutableListOf<Sensation>()
    private val feedback = Feedback { felt += it }

    private fun said() = Tree.of(rule).said.joinToString("\n")

    @Test
    fun aSecretShowsOnlyWhileItIsHeld() =
        Booth(rule).open {
            val secrecy = CountedSecrecy()
            show {
                CompositionLocalProvider(LocalSecrecy provides secrecy) {
                    Secret(
                        "Your loyalty",
                        { Text("cover") },
                        Modifier.size(100.dp).testTag("card"),
                    ) { Text("MAFIOSO") }
                }
            }
            assertThat(said()).doesNotContain("MAFIOSO")
            assertThat(secrecy.open).isEqualTo(0)
            val card = rule.onNodeWithTag("card")
            card.performTouchInput { down(center) }
            rule.mainClock.advanceTimeBy(500)
            assertThat(said()).contains("MAFIOSO")
            assertThat(secrecy.open).isEqualTo(1)
            card.performTouchInput { moveBy(Offset(5f, 60f)) }
            assertThat(said()).contains("MAFIOSO")
            // What is read out is the card's name and what is on it.
            assertThat(
                card.fetchSemanticsNode().config[SemanticsProperties.Text].map { it.text },
            ).containsExactly("Your loyalty", "MAFIOSO")
            card.performTouchInput { up() }
            assertThat(said()).doesNotContain("MAFIOSO")
            assertThat(secrecy.open).isEqualTo(0)
        }

    @Test
    fun aSecretIsHiddenWhenTheAppLeavesTheHand() =
        Booth(rule).open {
            val secrecy = CountedSecrecy()
            show {
                CompositionLocalProvider(LocalSecrecy provides secrecy) {
                    Secret("Your loyalty", { Text("cover") }) { Text("MAFIOSO") }
                }
            }
            val card = rule.onNodeWithContentDescription("Your loyalty")
            card.performSemanticsAction(SemanticsActions.OnClick)
            assertThat(said()).contains("MAFIOSO")
            assertThat(secrecy.open).isEqualTo(1)
            activity.moveToState(Lifecycle.State.STARTED)
            activity.moveToState(Lifecycle.State.RESUMED)
            assertThat(said()).doesNotContain("MAFIOSO")
            assertThat(secrecy.open).isEqualTo(0)
        }

    @Test
    fun whoCannotHoldHasActionsInstead() =
        Booth(rule).open {
            show {
                HeldHand(2, { "Card ${it + 1}" }, cover = { CardBack(CardSize.TINY) }) {
                    Text("SECRET $it")
                }
            }
            assertThat(said()).doesNotContain("SECRET")
            val first = rule.onNodeWithContentDescription("Card 1")
            val actions = first.fetchSemanticsNode().config[SemanticsActions.CustomActions]
            assertThat(actions.map { it.label }).containsExactly("show it")
            rule.runOnUiThread { actions.single().action() }
            assertThat(said()).contains("SECRET 0")
            assertThat(said()).doesNotContain("SECRET 1")
            rule
                .onNodeWithContentDescription(
                    "Show all",
                ).performSemanticsAction(SemanticsActions.OnClick)
            assertThat(said()).contains("SECRET 1")
            rule
                .onNodeWithContentDescription(
                    "Hide all",
                ).performSemanticsAction(SemanticsActions.OnClick)
            assertThat(said()).doesNotContain("SECRET")
        }

    @Test
    fun aShortTouchOnASecretDoesWhatItIsFor() =
        Booth(rule).open {
            var touched = 0
            show {
                Secret(
                    "Card",
                    { CardBack(CardSize.LARGE) },
                    onTouch = { touched++ },
                ) { Text("SECRET") }
            }
            rule.onNodeWithContentDescription("Card").performClick()
            assertThat(touched).isEqualTo(1)
            assertThat(said()).doesNotContain("SECRET")
        }

    @Test
    fun whatCannotBeDoneTellsWhy() =
        Booth(rule).open {
            var done = 0
            show {
                CompositionLocalProvider(LocalFeedback provides feedback) {
                    ActionBar(
                        listOf(
                            ActionButton("Take a gun", why = "You hold one.", onTouch = { done++ }),
                        ),
                    )
                }
            }
            rule.onNode(hasStateDescription("You hold one.")).assertIsDisplayed()
            rule.onNodeWithText("Take a gun").performClick()
            rule.onNodeWithText("You hold one.").assertIsDisplayed()
            assertThat(done).isEqualTo(0)
            assertThat(felt).containsExactly(Sensation.REFUSED)
            rule.onNodeWithText("You hold one.").performClick()
            rule.onNodeWithText("You hold one.").assertDoesNotExist()
        }

    @Test
    fun whatCannotBeUndoneIsAskedFirst() =
        Booth(rule).open {
            var done = 0
            show {
                ActionBar(
                    listOf(
                        ActionButton(
                            "Shoot",
                            emphasis = Emphasis.DANGER,
                            confirm = Confirm("Shoot Leo?", yes = "Yes, shoot"),
                            onTouch = { done++ },
                        ),
                    ),
                )
            }
            rule.onNodeWithText("Shoot").performClick()
            rule.onNodeWithText("Shoot Leo?").assertIsDisplayed()
            rule.onNodeWithText("Not yet").performClick()
            rule.onNodeWithText("Shoot Leo?").assertDoesNotExist()
            assertThat(done).isEqualTo(0)
            rule.onNodeWithText("Shoot").performClick()
            rule.onNodeWithText("Yes, shoot").performClick()
            assertThat(done).isEqualTo(1)
            rule.onNodeWithText("Shoot Leo?").assertDoesNotExist()
        }

    @Test
    fun aReactionWindowLooksTheSameForAll() =
        Booth(rule, Phone(height = 1400)).open {
            val long = "You have played Flashbang on Leo; it is sealed until all have answered."
            show {
                Column {
                    for (who in listOf("able", "unable", "answered")) {
                        WindowSheet(
                            "Leo shoots Ana",
                            "Anybody may react.",
                            null,
                            ActionButton(
                                "React",
                                why = "No card.".takeIf { who == "unable" },
                                onTouch = {},
                            ),
                            ActionButton("Pass", onTouch = {}),
                            Modifier.testTag(who),
                            answer = long.takeIf { who == "answered" },
                        ) { if (who == "able") Box(Modifier.requiredSize(300.dp)) }
                    }
                }
            }
            val sizes =
                listOf("able", "unable", "answered").map {
                    rule.onNodeWithTag(it).fetchSemanticsNode().size
                }
            assertThat(sizes.toSet()).hasSize(1)
            assertThat(
                Tree.of(rule).nodes.none { SemanticsProperties.Disabled in it.config },
            ).isTrue()
        }

    @Test
    fun theLastSecondsOfTheSandAreFelt() =
        Booth(rule).open {
            rule.mainClock.autoAdvance = false
            val start = rule.mainClock.currentTime
            show {
                CompositionLocalProvider(
                    LocalFeedback provides feedback,
                    LocalNow provides { rule.mainClock.currentTime },
                ) { Hourglass(Sand(1, 30_000, 12_000, start, stopped = false)) }
            }
            rule.mainClock.advanceTimeBy(100)
            rule.onNode(hasStateDescription("12 seconds left")).assertExists()
            rule.mainClock.advanceTimeBy(2_500)
            rule.onNode(hasStateDescription("10 seconds left")).assertExists()
            assertThat(felt).isEmpty()
            rule.mainClock.advanceTimeBy(20_000)
            rule.onNode(hasStateDescription("Time is up")).assertExists()
            val ticks = List(5) { Sensation.SAND_TICK }
            assertThat(felt).containsExactlyElementsIn(ticks + Sensation.SAND_OUT).inOrder()
        }

    @Test
    fun theGlassTurnsOverWhenTheSandStartsAnew() =
        Booth(rule).open {
            var sand by mutableStateOf(Sand(1, 30_000, 3_000, 0, stopped = true))
            show { CompositionLocalProvider(LocalFeedback provides feedback) { Hourglass(sand) } }
            rule.waitForIdle()
            sand = sand.copy(left = 2_000)
            rule.waitForIdle()
            assertThat(felt).isEmpty()
            sand = Sand(2, 30_000, 30_000, 0, stopped = true)
            rule.waitForIdle()
            assertThat(felt).containsExactly(Sensation.SAND_TURN)
        }

    @Test
    fun theSandRunsWithoutRecomposition() =
        Booth(rule).open {
            rule.mainClock.autoAdvance = false
            val start = rule.mainClock.currentTime
            Recompositions().use { counter ->
                val first =
                    counter.during {
                        show {
                            CompositionLocalProvider(
                                LocalNow provides { rule.mainClock.currentTime },
                            ) {
                                Hourglass(Sand(1, 60_000, 59_500, start, stopped = false))
                            }
                        }
                        rule.mainClock.advanceTimeBy(100)
                    }
                assertThat(first).isGreaterThan(0)
                assertThat(counter.during { rule.mainClock.advanceTimeBy(6_000) }).isEqualTo(0)
            }
        }

    @Test
    fun diceAreThrownByTouchOrShakeAndShowWhatTheHostSays() =
        Booth(rule).open {
            var thrown = 0
            var shake: ((Shake) -> Unit)? = null
            val shakes =
                Shakes { listener ->
                    shake = listener
                    AutoCloseable { shake = null }
                }
            var face by mutableStateOf(0)
            var roll by mutableStateOf(0)
            var mayRoll by mutableStateOf(true)
            show {
                CompositionLocalProvider(
                    LocalFeedback provides feedback,
                    LocalShakes provides shakes,
                ) {
                    DiceTray(
                        listOf(Die(1, pips(), face, "shows $face")),
                        roll,
                        onRoll = if (mayRoll) ({ thrown++ }) else null,
                    )
                }
            }
            rule.onNodeWithText("Shake or touch to roll").performClick()
            assertThat(thrown).isEqualTo(1)
            rule.runOnUiThread { shake!!(Shake(ByteArray(4))) }
            assertThat(thrown).isEqualTo(2)
            face = 5
            roll = 1
            mayRoll = false
            rule.waitForIdle()
            rule.onNode(hasContentDescription("shows 5")).assertExists()
            assertThat(felt).containsExactly(Sensation.DICE_LAND)
            assertThat(shake).isNull()
        }

    @Test
    fun playersSitClockwiseFromTheOwnSeatAtTheBottom() =
        Booth(rule).open {
            val spots = SeatSpots()
            show {
                SeatsAround(
                    List(6) { SeatLook(it, sitter(it), own = it == 2) },
                    Modifier.size(400.dp, 500.dp),
                    spots = spots,
                )
            }
            rule.waitForIdle()
            val own = spots[2]!!.center
            val left = spots[3]!!.center
            val right = spots[1]!!.center
            assertThat(own.y).isGreaterThan(left.y)
            assertThat(left.x).isLessThan(own.x)
            assertThat(right.x).isGreaterThan(own.x)
            val top = listOf(4, 5, 0).map { spots[it]!!.center }
            assertThat(top.map { it.x }).isInOrder()
            assertThat(top.all { it.y < left.y }).isTrue()
            val all = (0..5).map { spots[it]!! }
            for (a in all) for (b in all) if (a !== b) assertThat(a.overlaps(b)).isFalse()
        }

    @Test
    fun fewPlayersSitFaceToFaceWithTheMiddleBetweenThem() =
        Booth(rule).open {
            val spots = SeatSpots()
            show {
                SeatsAround(
                    List(5) { SeatLook(it, sitter(it), own = it == 0) },
                    Modifier.size(400.dp, 500.dp),
                    facing = true,
                    spots = spots,
                    centre = { Text("the middle") },
                ) { Spacer(Modifier.size(170.dp, 60.dp)) }
            }
            rule.waitForIdle()
            val seats = (0..4).map { spots[it]!! }
            val middle = rule.onNodeWithText("the middle").fetchSemanticsNode().boundsInRoot
            assertThat(seats[1].top).isEqualTo(seats[4].top)
            assertThat(seats[2].top).isEqualTo(seats[3].top)
            assertThat(seats[1].left).isLessThan(seats[4].left)
            assertThat(seats[2].left).isLessThan(seats[3].left)
            val rows = listOf(seats[2].bottom, middle.top, middle.bottom, seats[1].top)
            assertThat(rows).isInOrder()
            assertThat(seats[1].bottom).isLessThan(seats[0].top)
            for (a in seats) for (b in seats) if (a !== b) assertThat(a.overlaps(b)).isFalse()
        }

    @Test
    fun aPlayerIsCalledOnceAndNotForComingBack() =
        Booth(rule).open {
            var called by mutableStateOf(true)
            var seat by mutableStateOf(0)
            show {
                CompositionLocalProvider(LocalFeedback provides feedback) { YourTurn(called, seat) }
            }
            rule.waitForIdle()
            assertThat(felt).isEmpty()
            called = false
            rule.waitForIdle()
            called = true
            rule.waitForIdle()
            assertThat(felt).containsExactly(Sensation.YOUR_TURN)
            // In another hand: who takes the phone knows why.
            seat = 1
            rule.waitForIdle()
            assertThat(felt).hasSize(1)
        }

    @Test
    fun noSecondIsFeltTwiceWhenTheHostTellsTheTimeAnew() =
        Booth(rule).open {
            rule.mainClock.autoAdvance = false
            val start = rule.mainClock.currentTime
            var sand by mutableStateOf(Sand(1, 30_000, 6_000, start, stopped = false))
            show {
                CompositionLocalProvider(
                    LocalFeedback provides feedback,
                    LocalNow provides { rule.mainClock.currentTime },
                ) { SandTicks(sand) }
            }
            repeat(90) {
                rule.mainClock.advanceTimeBy(100)
                val now = rule.mainClock.currentTime
                rule.runOnUiThread {
                    sand = sand.copy(left = sand.left(now), at = now)
                    Snapshot.sendApplyNotifications()
                }
            }
            val ticks = List(5) { Sensation.SAND_TICK }
            assertThat(felt).containsExactlyElementsIn(ticks + Sensation.SAND_OUT).inOrder()
        }

    @Test
    fun aSeatSaysHowItStands() =
        Booth(rule).open {
            show { SeatPlate(SeatLook(0, sitter(0), own = true, turn = true, out = true)) }
            rule.onNodeWithContentDescription("Ana (you), on turn, out of the game").assertExists()
        }

    @Test
    fun theLogShowsTheNewestAndWhereThePlayerLookedAway() =
        Booth(rule).open {
            show { LogSheet(List(60) { "Thing $it." }, 2, {}) }
            rule.onNodeWithText("Thing 59.").assertIsDisplayed()
            rule.onNodeWithText("Since you looked away").assertIsDisplayed()
            rule.onNodeWithText("Thing 3.").assertDoesNotExist()
        }

    private class CountedSecrecy : Secrecy {
        var open = 0

        override fun show(): AutoCloseable {
            open++
            return AutoCloseable { open-- }
        }
    }
}
