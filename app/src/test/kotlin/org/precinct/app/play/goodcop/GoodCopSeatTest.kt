package org.precinct.app.play.goodcop

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.play.Moments
import org.precinct.app.play.OnTheTable
import org.precinct.app.play.Tree
import org.precinct.app.play.parts.Feedback
import org.precinct.app.play.parts.LocalFeedback
import org.precinct.app.play.parts.Sensation
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.kit.Actions
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.seat.goodcop.GoodCopTouch.Slot

@RunWith(AndroidJUnit4::class)
class GoodCopSeatTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val sent = mutableListOf<Action>()
    private val notebook = Notebook.InMemory()

    @Test
    fun ownCardsAreNotSaidUntilTheyAreLookedAt() =
        on(moment("order")) {
            val types = listOf("Agent", "Kingpin", "Honest", "Crooked")
            assertThat(said().filter { text -> types.any { it in text } }).isEmpty()
            rule.look()
            // Each card, and what they make of their owner.
            assertThat(said().filter { text -> types.any { it in text } }).hasSize(4)
        }

    @Test
    fun aCardIsDraggedToItsPlace() =
        on(moment("order").let { CopMoment(it.name, wanted = it.wanted) }) {
            val first = rule.onNode(touches { it == Slot(1) }, useUnmergedTree = true)
            first.performTouchInput {
                swipe(center, center.copy(x = center.x + 2.2f * width), durationMillis = 150)
            }
            rule.onNodeWithText("Lay them out like this").performClick()
            assertThat(sent.single().order).containsExactly(3, 2, 1).inOrder()
        }

    @Test
    fun aShotIsAskedForTwice() =
        on(moment("shoot")) { scene ->
            val label = scene.label(Actions.at(scene.view).announce(TurnAction.SHOOT))
            rule.onNodeWithText(label).performClick()
            assertThat(sent).isEmpty()
            rule.onAllNodes(hasText(label)).onLast().performClick()
            assertThat(sent.single().announce).isEqualTo(TurnAction.SHOOT)
        }

    @Test
    fun whatIsImpossibleTellsWhy() =
        on(moment("shoot")) {
            rule.onNodeWithText("Arm").performClick()
            assertThat(sent).isEmpty()
            rule.onNodeWithText("You already hold a gun.").assertIsDisplayed()
        }

    @Test
    fun aWindowLooksTheSameForEverybodyItAsks() {
        val scenes =
            Moments(goodCop, Setup.of(6)).everybody {
                it.view.phase == Phase.WINDOW && Integer.bitCount(it.view.asked) > 3
            }
        val asked = scenes.filter { it.seat != null && it.view.mine.may_pass }
        val looks =
            asked.map { scene ->
                var look: Any? = null
                Booth(rule, Phone()).open {
                    show { OnTheTable { GoodCopSeat(scene, {}, Modifier.fillMaxSize()) } }
                    rule.waitForIdle()
                    val titled = SemanticsMatcher.keyIsDefined(SemanticsProperties.PaneTitle)
                    val pane = rule.onNode(titled).fetchSemanticsNode()
                    val buttons =
                        listOf("Use my Equipment", "Pass").map {
                            rule.onNodeWithText(it).fetchSemanticsNode()
                        }
                    look =
                        listOf(pane.size) +
                        buttons.map {
                            it.boundsInRoot to it.config.getOrNull(SemanticsProperties.Disabled)
                        }
                }
                look
            }
        assertThat(looks.size).isGreaterThan(3)
        assertThat(looks.toSet()).hasSize(1)
    }

    @Test
    fun theEquipmentCanBeLookedAtAtAnyTime() =
        on(
            CopMoment("holding") { it.phase == Phase.AUDIT && it.mine.hand.isNotEmpty() },
        ) { scene ->
            val name =
                scene.words.word(
                    scene.view.mine.hand
                        .first(),
                )
            assertThat(said()).doesNotContain(name)
            rule.onNodeWithText("Equipment").performClick()
            rule.onNodeWithText(name).assertIsDisplayed()
            rule
                .onNodeWithText("Someone is making a choice: wait until it is made.")
                .assertIsDisplayed()
        }

    @Test
    fun theOwnSideIsToldToWhoLooks() =
        on(moment("action")) { scene ->
            val goals = listOf("Eliminate the Kingpin.", "Eliminate the Agent.")
            assertThat(said().filter { text -> goals.any { it in text } }).isEmpty()
            rule.look()
            val side = scene.words.word(scene.view.mine.side)
            assertThat(
                said().filter { text ->
                    goals.any { it in text } && side in text
                },
            ).hasSize(1)
        }

    @Test
    fun everyPhoneThatAWindowAsksHumsAndNoOther() {
        val scenes = Moments(goodCop, Setup.of(4)).everybody { it.view.phase == Phase.WINDOW }
        for (scene in scenes.filter { it.seat != null }) {
            val felt = mutableListOf<Sensation>()
            var now by mutableStateOf(
                scene.copy(
                    view =
                        scene.view
                            .newBuilder()
                            .phase(Phase.REVEAL)
                            .asked(0)
                            .build(),
                ),
            )
            Booth(rule, Phone()).open {
                show {
                    CompositionLocalProvider(LocalFeedback provides Feedback { felt += it }) {
                        OnTheTable { GoodCopSeat(now, {}, Modifier.fillMaxSize()) }
                    }
                }
                rule.waitForIdle()
                assertThat(felt).doesNotContain(Sensation.YOUR_TURN)
                now = scene
                rule.waitForIdle()
                assertThat(Sensation.YOUR_TURN in felt).isEqualTo(scene.called)
            }
        }
    }

    @Test
    fun notesStayInTheNotebook() =
        on(moment("dossier")) {
            rule.touch("Notebook")
            rule.touch("Leo")
            rule.onNodeWithText("The Kingpin?").performScrollTo().performClick()
            rule.waitForIdle()
            assertThat(notebook.page(1).suspicion).isEqualTo(Notebook.Suspicion.KINGPIN)
            rule.touch("Say: Leo is Crooked")
            assertThat(sent.single().kind).isEqualTo(Kind.CLAIM)
        }

    @Test
    fun everyDecisionHasItsLesson() {
        val ids = mutableSetOf<String>()
        for (moment in moments) {
            val scene = moment.scene()
            val lesson = GoodCopTabletop.lesson(scene)
            assertWithMessage(moment.name).that(lesson != null).isEqualTo(scene.asked)
            lesson?.let { ids += it.id }
        }
        assertThat(ids).hasSize(15)
    }

    private fun on(
        moment: CopMoment,
        act: (CopScene) -> Unit,
    ) {
        val scene = moment.scene()
        Booth(rule, Phone()).open {
            show {
                CompositionLocalProvider(LocalNotebooks provides Notebooks { _, _ -> notebook }) {
                    OnTheTable { GoodCopSeat(scene, { sent += it }, Modifier.fillMaxSize()) }
                }
            }
            rule.waitForIdle()
            act(scene)
        }
    }

    private fun said(): List<String> {
        rule.waitForIdle()
        return Tree.of(rule).nodes.flatMap { node ->
            node.config
                .getOrNull(SemanticsProperties.Text)
                .orEmpty()
                .map { it.text } +
                node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        }
    }
}
