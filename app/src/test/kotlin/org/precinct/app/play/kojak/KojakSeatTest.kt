package org.precinct.app.play.kojak

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.play.Marked
import org.precinct.app.play.Moments
import org.precinct.app.play.OnTheTable
import org.precinct.app.play.parts.Feedback
import org.precinct.app.play.parts.Handling
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.LocalHandling
import org.precinct.app.play.parts.Sensation
import org.precinct.engine.Setup
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.kit.Actions
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase
import org.precinct.seat.kojak.KojakBoard
import org.precinct.seat.kojak.KojakTouch
import org.precinct.seat.kojak.KojakWords

/** What a detective sees and touches. */
@RunWith(AndroidJUnit4::class)
class KojakSeatTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val game = KojakGame()
    private val sent = mutableListOf<Action>()

    @Test
    fun theDieRollsUntilTheHostHasSpoken() {
        val asked = find(2) { it.asked && it.view.phase == Phase.ROLL && it.view.round > 1 }
        var scene by mutableStateOf(asked)
        show({ scene }) {
            rule.onNode(rolling, true).assertDoesNotExist()
            rule.onNode(offering, true).performClick()
            assertThat(sent).containsExactly(Actions.roll(asked.view.seq))
            rule.runOnUiThread { scene = asked.copy(busy = true) }
            rule.onNode(rolling, true).assertExists()
            rule.onNode(offering, true).assertDoesNotExist()
            rule.runOnUiThread {
                scene =
                    asked.copy(
                        view =
                            asked.view
                                .newBuilder()
                                .phase(Phase.MOVE)
                                .build(),
                    )
            }
            rule.onNode(rolling, true).assertDoesNotExist()
        }
    }

    @Test
    fun whatTheOneBeforeHasDrawnIsThereToRead() {
        val scene =
            find(3) {
                it.asked &&
                    it.view.phase == Phase.ROLL &&
                    it.card?.kind == Event.Kind.TRAP
            }
        val card = scene.card!!
        val face = scene.words.card(card)
        show({ scene }) {
            rule
                .onNodeWithContentDescription(
                    "${scene.name(card.seat)} · ${face.title()}. ${face.text()}",
                ).performClick()
            rule.onNodeWithText("Case file").assertExists()
        }
    }

    @Test
    fun theOwnMissionIsInTheCaseFileWhateverTrapLiesThere() {
        // A trap card and a mission card of the same number are still two cards.
        val scene =
            find(3) { one ->
                val card = one.card
                card?.kind == Event.Kind.TRAP && one.own() == card.card
            }
        show({ scene }) {
            rule
                .onAllNodes(
                    hasContentDescription(scene.words.card(scene.card!!).title(), true) and
                        hasClickAction(),
                ).onFirst()
                .performClick()
            val mission = scene.words.mission(scene.own()!!).spoken()
            // In the bar and in the file.
            rule.onAllNodes(hasContentDescription(mission)).assertCountEquals(2)
        }
    }

    @Test
    fun aWayIsLookedAtBeforeItIsDriven() {
        val scene = find(2) { it.asked && it.view.phase == Phase.MOVE && it.view.moves.size > 2 }
        show({ scene }) {
            val offer = scene.view.moves.last()
            val label = scene.words.route(KojakTouch.Route.of(offer), scene.view)
            // The map has a place for it as well, which others may share.
            rule
                .onNode(hasContentDescription(label) and chip)
                .performScrollTo()
                .performClick()
            assertThat(sent).isEmpty()
            rule.onNodeWithText("Touch again to drive.", substring = true).assertExists()
            rule
                .onNode(hasContentDescription(label) and chip)
                .performScrollTo()
                .performClick()
            assertThat(sent).containsExactly(Actions.move(scene.view.seq, offer))
        }
    }

    @Test
    fun aTurnIsFeltWhenItBeginsAndNotAgain() {
        val asked = find(2) { it.seat == 0 && it.asked && it.view.phase == Phase.ROLL }
        val felt = mutableListOf<Sensation>()
        var scene by mutableStateOf(find(2) { it.seat == 0 && !it.asked })
        Booth(rule).open {
            show {
                CompositionLocalProvider(
                    LocalHandling provides Handling(still = true),
                    LocalFeedback provides Feedback { felt += it },
                ) { OnTheTable { KojakSeat(scene, {}, Modifier) } }
            }
            rule.waitForIdle()
            assertThat(felt).doesNotContain(Sensation.YOUR_TURN)
            for (next in listOf(asked, asked.copy(busy = true), asked)) {
                scene = next
                rule.waitForIdle()
            }
            assertThat(felt.filter { it == Sensation.YOUR_TURN }).hasSize(1)
        }
    }

    @Test
    fun whoWaitsIsTold() {
        val scene = find(2) { !it.asked && it.view.phase == Phase.MOVE }
        show({ scene }) { rule.onNodeWithText("Your aim: bring", substring = true).assertExists() }
    }

    private val KojakScene.words get() = KojakWords(voice)

    private val KojakScene.card get() = KojakBoard.lastCard(news).orElse(null)

    private fun KojakScene.own(): Int? = seat?.let { view.detectives[it].mission }

    private fun find(
        seats: Int,
        wanted: (KojakScene) -> Boolean,
    ) = Moments(game, Setup.of(seats)).seat(wanted)

    private fun show(
        scene: () -> KojakScene,
        then: () -> Unit,
    ) = Booth(rule).open {
        show {
            CompositionLocalProvider(LocalHandling provides Handling(still = true)) {
                OnTheTable { KojakSeat(scene(), { sent += it }, Modifier) }
            }
        }
        rule.waitForIdle()
        then()
    }

    private companion object {
        val offering =
            hasClickAction() and
                SemanticsMatcher("is the die") {
                    it.config.getOrNull(Marked)?.touch is KojakTouch.Die
                }
        val chip = SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton)
        val rolling =
            SemanticsMatcher.expectValue(
                SemanticsProperties.StateDescription,
                "The dice are rolling",
            )
    }
}
