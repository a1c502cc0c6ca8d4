package org.precinct.app.play

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Assert.assertThrows
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.engine.Setup
import org.precinct.engine.bleus.AllezLesBleus
import org.precinct.engine.bleus.BleusKit
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View

/** The walker notices a screen that is not as it should be. */
@RunWith(AndroidJUnit4::class)
class WalkerTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun anHonestScreenIsWalkedToTheEnd() = walk(Honest())

    @Test
    fun aChoiceThatIsNotThereIsNoticed() =
        assertCaught("nothing offers", Honest { it.copy(choices = it.choices.drop(1)) })

    @Test
    fun aChoiceThatTheRulesDoNotAllowIsNoticed() =
        assertCaught("the engine does not allow", Honest { it.copy(choices = it.choices + forged) })

    @Test
    fun aButtonThatDoesSomethingElseIsNoticed() {
        val first = { scene: BleusScene, _: Action -> scene.choices.first() }
        assertCaught("wanted", Honest(sends = first))
    }

    @Test
    fun aButtonThatDoesNothingIsNoticed() =
        assertCaught("still not sent", Honest(sends = { _, _ -> null }))

    @Test
    fun aButtonTooSmallForAFingerIsNoticed() = assertCaught("too small for a finger", Dots)

    @Test
    fun aSecretThatAPassedPhoneRemembersIsNoticed() = assertCaught("secrets show", Gossip)

    private fun assertCaught(
        problem: String,
        tabletop: Tabletop<Action, View, Event>,
    ) {
        val caught = assertThrows(AssertionError::class.java) { walk(tabletop) }
        assertThat(caught).hasMessageThat().contains(problem)
    }

    private fun walk(tabletop: Tabletop<Action, View, Event>) =
        Booth(rule).open {
            val setup = Setup.of(2, "target", "8")
            Walker(this, BleusKit(), tabletop, setup, "faults").walk()
        }

    /** Any game as a list of answers, changed on the way to the screen or back. */
    private class Honest(
        private val sends: (BleusScene, Action) -> Action? = { _, action -> action },
        private val shows: (BleusScene) -> BleusScene = { it },
    ) : Tabletop<Action, View, Event> by plain {
        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) = plain.Seat(shows(scene), { action -> sends(scene, action)?.let(onAct) }, modifier)
    }

    /** Buttons as large as a full stop. */
    private object Dots : Tabletop<Action, View, Event> by plain {
        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) = Column(modifier) {
            scene.choices.forEach { action ->
                Box(
                    Modifier
                        .offers(action)
                        .semantics { contentDescription = scene.label(action) }
                        .size(3.dp)
                        .pointerInput(action) { detectTapGestures { onAct(action) } },
                )
            }
        }
    }

    /** Keeps on its screen what it was shown first. */
    private object Gossip : Tabletop<Action, View, Event> by plain {
        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) = Column(modifier) {
            val first = remember { scene.view.hand }
            Text("$first")
            plain.Seat(scene, onAct, Modifier)
        }
    }

    private companion object {
        val plain: Tabletop<Action, View, Event> = PlainTabletop(AllezLesBleus())

        /** The first card is not for sale. */
        val forged: Action =
            Action
                .Builder()
                .buy(
                    Action.Buy
                        .Builder()
                        .card(1)
                        .build(),
                ).build()
    }
}

private typealias BleusScene = Scene<Action, View, Event>
