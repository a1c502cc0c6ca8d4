package org.precinct.app.play

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.runBlocking
import org.junit.Rule
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.R
import org.precinct.app.game.GameFace
import org.precinct.app.home.HomeAction
import org.precinct.app.home.HomeScreen
import org.precinct.app.home.HomeState
import org.precinct.app.newtable.NewTableViewModel
import org.precinct.app.play.parts.ActionBar
import org.precinct.app.rules.RuleShelf
import org.precinct.app.storage.TableKind
import org.precinct.engine.Language
import org.precinct.engine.Setup
import org.precinct.engine.pennies.Note
import org.precinct.engine.pennies.PenniesKit
import org.precinct.seat.pennies.PenniesControls

/** A game that the app has never heard of is on its lists, and is played on its screens. */
class TinyGameTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val faces = GameFace.all + PenniesTabletop.face

    @Test
    fun itHasAPlateAtHome() =
        Booth(rule).open {
            val opened = mutableListOf<HomeAction>()
            show { HomeScreen(HomeState(null, faces.map { it.game() }), opened::add) }
            rule.onNode(hasText(NAME) and hasClickAction()).performScrollTo().performClick()
            assertThat(opened).containsExactly(HomeAction.OpenGame(PenniesTabletop.face))
        }

    @Test
    fun itsRulesAreOnTheShelf() =
        Booth(rule).open {
            val opened = mutableListOf<GameFace>()
            show { RuleShelf(faces, opened::add, {}) }
            rule.onNodeWithText(NAME).performScrollTo().performClick()
            assertThat(opened).containsExactly(PenniesTabletop.face)
        }

    @Test
    fun aTableIsPlannedForIt() =
        runBlocking {
            val here = Dispatchers.Unconfined
            val model =
                NewTableViewModel(TableKind.HOST, null, flowOf(Language.ENGLISH), here) { faces }
            model.choose(PenniesTabletop.face)
            val state = model.state.first { it.chosen != null }
            assertThat(state.games.map { it.face }).isEqualTo(faces)
            assertThat(state.options.map { it.id })
                .isEqualTo(
                    PenniesTabletop.game
                        .info()
                        .options()
                        .map { it.id() },
                )
            assertThat(model.plan("Ana")!!.game).isEqualTo(PenniesTabletop.face.id)
        }

    @Test
    fun itIsPlayedByTouches() =
        Booth(rule).open {
            val walker = Walker(this, PenniesKit(), PenniesTabletop, Setup.of(3), "tiny")
            walker.walk()
            assertThat(walker.actions).isGreaterThan(5)
        }

    private companion object {
        /** It borrows the app's own words and emblem. */
        const val NAME = "Precinct"
    }
}

/** Pennies on a phone: a row for each number, and the buttons of the seat. */
private object PenniesTabletop : Tabletop<Note, Note, Note> {
    override val controls = PenniesControls()

    override val face =
        GameFace(
            rules = controls.game(),
            title = R.string.app_name,
            kind = R.string.app_name,
            line = R.string.app_name,
            goal = R.string.app_name,
            turn = R.string.app_name,
            phone = R.string.app_name,
            emblem = R.drawable.emblem_kojak,
        )

    @Composable
    override fun Seat(
        scene: Scene<Note, Note, Note>,
        onAct: (Note) -> Unit,
        modifier: Modifier,
    ) = Column(modifier) {
        val state = rememberSeat(scene, controls, onAct)
        val buttons = state.offers.buttons().map { it.touch() }
        state.offers.open().filter { it !in buttons }.forEach { pennies ->
            TextButton({ state.touch(pennies) }, Modifier.touches(state, pennies)) {
                Text("$pennies")
            }
        }
        ActionBar(state.buttons(), enabled = state.enabled)
    }

    @Composable
    override fun Board(
        scene: Scene<Note, Note, Note>,
        modifier: Modifier,
    ) = Text(scene.text("game.title"), modifier)
}
