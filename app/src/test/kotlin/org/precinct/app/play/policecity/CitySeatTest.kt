package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.createEmptyComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import com.google.common.truth.Truth.assertThat
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.precinct.app.Booth
import org.precinct.app.play.Moments
import org.precinct.app.play.Offers
import org.precinct.app.play.Tree
import org.precinct.engine.Setup
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Phase

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
            CitySeat(scene, { sent += it }, Modifier.fillMaxSize())
        }

    private fun said() = Tree.of(rule).said

    private val deploying =
        moments.seat {
            it.view.phase == Phase.DEPLOY &&
                it.view.mine.may.slots.size >= 2 &&
                it.view.slots.size > it.view.mine.may.slots.size &&
                it.view.players[it.seat!!].dice[0] == 0
        }

    private val inspector =
        SemanticsMatcher("is the own inspector") {
            SemanticsActions.OnClick in it.config &&
                Offers in it.config &&
                it.config[Offers].all { action -> (action as Action).place?.die == 1 }
        }

    @Test
    fun aDieIsDraggedOntoACard() =
        Booth(rule).open {
            seat(deploying)
            val slot =
                deploying.view.mine.may.slots
                    .last()
            val name = cityOf(deploying).calls[slot - 1].name
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
            val call = cityOf(deploying).calls.first { it.refusal != null }
            rule
                .onNode(
                    hasContentDescription(call.name, substring = true),
                ).performScrollTo()
                .performClick()
            rule.onNodeWithText(call.refusal!!).assertIsDisplayed()
            assertThat(sent).isEmpty()
        }

    @Test
    fun theOwnSecretShowsOnlyUnderTheThumb() =
        Booth(rule).open {
            val scene = moments.seat { it.view.phase == Phase.ROLL && it.view.mine.token > 0 }
            seat(scene)
            val token = scene.text(Special.of(scene.view.mine.token)!!.key + ".text")
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
                    it.view.mine.file
                        .isNotEmpty() &&
                        it.choices.any { one -> one.file_out != null }
                }
            seat(scene)
            rule.onAllNodes(OFFERS_FREE).onFirst().performSemanticsAction(SemanticsActions.OnClick)
            val out =
                scene.elementName(
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
                            it.choices.any { one -> one.announce != null }
                    }.dropLast(1)
            val able = all.filter { it.choices.any { one -> one.announce != null } }
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
                                it.config.map { (key, _) -> key.name }.minus("Offers")
                        }.takeLast(BAR)
                }
            assertThat(windows[0]).isEqualTo(windows[1])
            rule.onNodeWithText("Special action").performClick()
            rule.onNodeWithText("You have nothing that can be played now.").assertIsDisplayed()
        }

    private companion object {
        const val STEPS = 10

        /** Nodes of the window at the bottom. */
        const val BAR = 8

        val OFFERS_FREE =
            SemanticsMatcher("offers what is possible at any time") {
                Offers in it.config &&
                    it.config[Offers].all { one -> DeskDraft.isFree(one as Action) }
            }
    }
}
