package org.precinct.app.play

import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.unit.dp
import com.google.common.truth.Truth.assertThat
import org.junit.Assert.assertThrows
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.play.bleus.BleusTabletop
import org.precinct.engine.Setup
import org.precinct.engine.bleus.BleusKit
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.Event
import org.precinct.engine.bleus.proto.View
import org.precinct.seat.bleus.BleusControls
import org.precinct.seat.bleus.BleusTouch

/** The walker notices a screen that is not as it should be. */
class WalkerTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    @Test
    fun anHonestScreenIsWalkedToTheEnd() = walk(Buttons())

    @Test
    fun somethingThatCannotBeTouchedIsNoticed() =
        assertCaught("nothing touches", Buttons(shows = { it.drop(1) }))

    @Test
    fun somethingThatTheRulesDoNotOpenIsNoticed() =
        assertCaught("the rules do not open", Buttons(shows = { it + BleusTouch.RowCard(99) }))

    @Test
    fun aButtonThatDoesSomethingElseIsNoticed() {
        val ends: (BleusTouch) -> BleusTouch = {
            if (it is BleusTouch.HandCard) BleusTouch.Press.END_TURN else it
        }
        assertCaught("wanted", Buttons(does = ends))
    }

    @Test
    fun aButtonThatDoesNothingIsNoticed() = assertCaught("still not sent", Buttons(does = { null }))

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

    /** A button for everything that can be touched, changed on the way to the screen or back. */
    private open class Buttons(
        private val shows: (List<BleusTouch>) -> List<BleusTouch> = { it },
        private val does: (BleusTouch) -> BleusTouch? = { it },
    ) : Tabletop<Action, View, Event> {
        override val controls: BleusControls = BleusControls.DRAWER
        override val face = BleusTabletop.face

        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) {
            val state = rememberSeat(scene, controls, onAct)
            Column(modifier.verticalScroll(rememberScrollState())) {
                Text(scene.prompt())
                shows(state.offers.open()).forEach { touch ->
                    OutlinedButton(
                        { does(touch)?.let { state.touch(it) } },
                        Modifier.semantics { this[Marked] = Mark(state.offers, touch) },
                    ) { Text("$touch") }
                }
            }
        }

        @Composable
        override fun Board(
            scene: BleusScene,
            modifier: Modifier,
        ) = Text(scene.prompt(), modifier)
    }

    /** Buttons as large as a full stop. */
    private object Dots : Buttons() {
        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) {
            val state = rememberSeat(scene, controls, onAct)
            Column(modifier) {
                state.offers.open().forEach { touch ->
                    Box(
                        Modifier
                            .touches(state, touch)
                            .semantics { contentDescription = "$touch" }
                            .size(3.dp)
                            .pointerInput(touch) { detectTapGestures { state.touch(touch) } },
                    )
                }
            }
        }
    }

    /** Keeps on its screen what it was shown first. */
    private object Gossip : Buttons() {
        @Composable
        override fun Seat(
            scene: BleusScene,
            onAct: (Action) -> Unit,
            modifier: Modifier,
        ) = Column(modifier) {
            val first = remember { scene.view.hand }
            Text("$first")
            super.Seat(scene, onAct, Modifier)
        }
    }
}

private typealias BleusScene = Scene<Action, View, Event>
