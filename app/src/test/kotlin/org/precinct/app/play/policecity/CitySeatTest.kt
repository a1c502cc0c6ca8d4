package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.play.Marked
import org.precinct.app.play.Moments
import org.precinct.app.play.OnTheTable
import org.precinct.app.play.Tree
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.kit.Actions
import org.precinct.engine.policecity.kit.Box
import org.precinct.engine.policecity.kit.Special
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.What
import org.precinct.engine.policecity.proto.Word
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityControls
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.Pointing

/** A captain's phone in the hand. */
@RunWith(AndroidJUnit4::class)
class CitySeatTest {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val moments =
        Moments(PoliceCity(), Setup.of(4, "difficulty", "medium", "infiltrated_mafioso", "on"))
    private val sent = mutableListOf<Action>()

    private fun Booth.seat(scene: CityScene) =
        show {
            val keep = { action: Action -> if (action.lying == null) sent += action }
            CitySeat(scene, CityControls(), { keep(it) }, Modifier.fillMaxSize())
        }

    private fun said() = Tree.of(rule).said

    private val deploying =
        moments.seat {
            it.view.phase == Phase.DEPLOY &&
                it.view.mine.may.slots.size >= 2 &&
                it.view.slots.size > it.view.mine.may.slots.size &&
                it.view.players[it.seat!!].dice[0] == 0
        }

    private fun cardOn(slot: Int) =
        deploying.words.card(Box.cardNumbered(deploying.view.slots[slot - 1].card))

    private val inspector =
        SemanticsMatcher("is the own inspector") {
            SemanticsActions.OnClick in it.config &&
                it.touches(CityTouch.Die(deploying.seat!!, 1))
        }

    @Test
    fun aDieIsDraggedOntoACard() =
        Booth(rule).open {
            seat(deploying)
            val slot =
                deploying.view.mine.may.slots
                    .last()
            val name = cardOn(slot)
            val card = rule.onNode(hasContentDescription(name, substring = true)).performScrollTo()
            val goal = card.fetchSemanticsNode().boundsInRoot.center
            val die = rule.onAllNodes(inspector).onFirst()
            val way = goal - die.fetchSemanticsNode().boundsInRoot.center
            die.performTouchInput {
                down(center)
                repeat(STEPS) { moveBy(Offset(way.x / STEPS, way.y / STEPS)) }
                up()
            }
            rule.waitForIdle()
            assertThat(sent.map { it.place.die to it.place.slot }).containsExactly(1 to slot)
        }

    @Test
    fun aCardThatTakesNoDiceSaysWhy() =
        Booth(rule).open {
            seat(deploying)
            rule.onAllNodes(inspector).onFirst().performClick()
            val why =
                deploying.view.mine.may.why
                    .first { it.what == What.ON_SLOT }
            rule
                .onNode(
                    hasContentDescription(cardOn(why.item), substring = true),
                ).performScrollTo()
                .performClick()
            rule.onNodeWithText(deploying.text(why.key)).assertIsDisplayed()
            assertThat(sent).isEmpty()
        }

    @Test
    fun theOwnSecretShowsOnlyUnderTheThumb() =
        Booth(rule).open {
            val scene = moments.seat { it.view.phase == Phase.ROLL && it.view.mine.token > 0 }
            seat(scene)
            val token = scene.text(Special.of(scene.view.mine.token).get().key() + ".text")
            val loyalty = scene.text(scene.view.mine.loyalty.key!!)
            assertThat(said()).containsNoneOf(token, loyalty)
            val secret = rule.onNodeWithContentDescription("Your secret")
            secret.performTouchInput { down(center) }
            rule.mainClock.advanceTimeBy(500)
            assertThat(said()).containsAtLeast(token, loyalty)
            // What was hidden stands in its place now; the finger is still down.
            rule.onAllNodes(isRoot()).onFirst().performTouchInput { up() }
            assertThat(said()).containsNoneOf(token, loyalty)
        }

    @Test
    fun theFileIsShutUntilItsOwnerOpensIt() =
        Booth(rule).open {
            val scene =
                moments.seat {
                    it.view.mine.may.file_out
                        .isNotEmpty()
                }
            seat(scene)
            rule.onAllNodes(CLAIMS).onFirst().performSemanticsAction(SemanticsActions.OnClick)
            val out =
                scene.words.element(
                    scene.view.mine.file
                        .first(),
                )
            assertThat(said()).doesNotContain("Take out: $out")
            rule.onNodeWithText("Open your file").performScrollTo().performClick()
            assertThat(said()).contains("Take out: $out")
        }

    @Test
    fun aWindowDoesNotTellWhoCanReact() =
        Booth(rule).open {
            val all =
                moments
                    .everybody {
                        it.view.phase == Phase.AFTER_DEPLOY &&
                            it.view.players.all { one -> one.tokens.sum() == 0 } &&
                            announces(it)
                    }.dropLast(1)
            val able = all.filter(::announces)
            val unable = all - able.toSet()
            val windows =
                listOf(able.first(), unable.first()).map { scene ->
                    seat(scene)
                    rule.waitForIdle()
                    Tree
                        .of(rule)
                        .nodes
                        .map {
                            it.boundsInRoot to
                                it.config.map { (key, _) -> key.name }
                        }.takeLast(BAR)
                }
            assertThat(windows[0]).isEqualTo(windows[1])
            rule.onNodeWithText("Special action").performClick()
            rule.onNodeWithText("You have nothing that can be played now.").assertIsDisplayed()
        }

    @Test
    fun theSandIsInSightWhileDiceArePlaced() =
        Booth(rule).open {
            seat(deploying)
            rule.onNodeWithContentDescription("Hourglass").assertIsDisplayed()
        }

    @Test
    fun whoWantsItHasPassesGivenAfterAWhile() =
        Booth(rule).open {
            val opened =
                moments.seat { it.view.phase == Phase.AFTER_DEPLOY && it.asked && it.sand != null }
            val limit = opened.sand!!.limit
            val window = opened.copy(sand = opened.sand!!.copy(left = limit))
            show {
                OnTheTable {
                    CitySeat(window, CityControls(), { sent += it }, Modifier.fillMaxSize())
                }
            }
            rule.onNodeWithText("Special action").performClick()
            rule.onNodeWithText("Pass for me in this game").performClick()
            assertThat(sent).isEmpty()
            rule.mainClock.autoAdvance = false
            // Whatever is held, not at once, and not at the last moment.
            rule.mainClock.advanceTimeBy(limit / 10)
            assertThat(sent).isEmpty()
            rule.mainClock.advanceTimeBy(limit)
            assertThat(sent.map { it.word }).containsExactly(Word.PASS)
        }

    @Test
    fun fingersShowAfterACountOfThree() =
        Booth(rule).open {
            rule.mainClock.autoAdvance = false
            var pointing by mutableStateOf(emptyList<Pointing>())
            show { RevealPane(deploying, pointing, rememberCount(pointing)) }
            rule.mainClock.advanceTimeByFrame()
            rule.runOnUiThread {
                pointing = listOf(POINTING, Pointing(1, emptyList()))
                Snapshot.sendApplyNotifications()
            }
            rule.mainClock.advanceTimeByFrame()
            rule.mainClock.advanceTimeByFrame()
            val told = "Ana points at Leo 2"
            rule.onNodeWithText("3").assertIsDisplayed()
            assertThat(said()).doesNotContain(told)
            rule.mainClock.advanceTimeBy(1_000)
            rule.onNodeWithText("1").assertIsDisplayed()
            rule.mainClock.advanceTimeBy(1_000)
            assertThat(said()).contains(told)
        }

    @Test
    fun whoComesToLookLaterSeesTheFingersAtOnce() =
        Booth(rule).open {
            val pointing = listOf(POINTING)
            show { RevealPane(deploying, pointing, rememberCount(pointing)) }
            assertThat(said()).contains("Ana points at Leo 2")
        }

    @Test
    fun aGainIsDraggedToACaptain() =
        Booth(rule, Phone(height = 1400)).open {
            val scene =
                moments.seat {
                    it.view.phase == Phase.NEGOTIATE &&
                        it.view.mine.may.propose &&
                        it.view.proposals.isEmpty()
                }
            seat(scene)
            rule.onNodeWithText("Propose for all").performClick()
            // A fair split lies ready: the last captain's gain goes to the first.
            val gain = rule.onAllNodes(GAIN).onLast()
            val position =
                (gain.fetchSemanticsNode().config[Marked].touch as CityTouch.Gain).position
            val from = gain.fetchSemanticsNode().boundsInRoot.center
            val nobody =
                rule
                    .onNodeWithText("Nobody")
                    .fetchSemanticsNode()
                    .boundsInRoot.center
            // The row under that of nobody is the first captain's.
            val row = with(rule.density) { 60.dp.toPx() }
            val way = Offset(nobody.x - from.x, nobody.y + row - from.y)
            gain.performTouchInput {
                down(center)
                repeat(STEPS) { moveBy(Offset(way.x / STEPS, way.y / STEPS)) }
                up()
            }
            rule.onNodeWithText("Propose this to all").performClick()
            val first =
                CityBoard
                    .of(scene.view)
                    .there()
                    .first()
                    .seat + 1
            assertThat(
                sent
                    .single()
                    .propose.takers[position - 1],
            ).isEqualTo(first)
        }

    @Test
    fun aSwapIsFinalAndAskedForTwice() =
        Booth(rule).open {
            val scene =
                moments.seat {
                    it.view.phase == Phase.TRADE &&
                        it.view.mine.may.accept
                            .isNotEmpty()
                }
            seat(scene)
            val offer =
                scene.view.mine.may.accept
                    .first()
            val label = scene.label(Actions.accept(scene.view.phase_id, offer))
            rule
                .onAllNodes(hasText(label))
                .onFirst()
                .performScrollTo()
                .performClick()
            assertThat(sent).isEmpty()
            rule.onAllNodes(hasText(label)).onLast().performClick()
            assertThat(sent.single().accept).isNotNull()
        }

    private companion object {
        const val STEPS = 10

        /** Nodes of the window at the bottom. */
        const val BAR = 8

        /** A gain in the editor of the own proposal. */
        val GAIN =
            SemanticsMatcher("is a gain to be given") {
                SemanticsProperties.Selected in it.config &&
                    it.config.getOrNull(Marked)?.touch is CityTouch.Gain
            }

        val CLAIMS =
            SemanticsMatcher("opens what is possible at any time") {
                it.touches(CityTouch.Spot.CLAIMS)
            }

        val POINTING = Pointing(0, listOf(Pointing.Target(1, 2)))

        fun SemanticsNode.touches(touch: CityTouch) = config.getOrNull(Marked)?.touch == touch

        fun announces(scene: CityScene): Boolean =
            scene.view.mine
                ?.may
                ?.announce
                .orEmpty()
                .isNotEmpty()
    }
}
