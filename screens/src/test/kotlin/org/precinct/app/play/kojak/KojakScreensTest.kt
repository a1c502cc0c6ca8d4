package org.precinct.app.play.kojak

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performSemanticsAction
import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.app.Booth
import org.precinct.app.Phone
import org.precinct.app.frame.Overlay
import org.precinct.app.play.Marked
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.app.play.OnTheTable
import org.precinct.app.play.SheetsTest
import org.precinct.app.play.framed
import org.precinct.engine.Setup
import org.precinct.engine.kojak.KojakGame
import org.precinct.engine.kojak.proto.Action
import org.precinct.engine.kojak.proto.Event
import org.precinct.engine.kojak.proto.Phase
import org.precinct.engine.kojak.proto.Stage
import org.precinct.engine.kojak.proto.View
import org.precinct.seat.kojak.KojakBoard
import org.precinct.seat.kojak.KojakTouch

/** Kojak in every phase, drawn as phones and tablets draw it. */
class KojakScreensTest :
    SheetsTest<Action, View, Event>("kojak", KojakTabletop, moments, boards) {
    @Test
    fun nothingIsLeftOut() =
        assertNothingIsLeftOut(
            Phase.entries - Phase.GAME_OVER,
            Phase.GAME_OVER,
            Action::class.java,
            emptySet(),
        ) { it.phase }

    @Test
    fun theTownKeepsTwoFifthsOfTheScreenInTextOfTwiceTheSize() {
        for (language in listOf("en", "fr")) {
            for (moment in moments) {
                val shot = moment.shot(KojakTabletop, Phone(language, text = 2f))
                Booth(rule, shot.phone).open {
                    show { OnTheTable(shot.content) }
                    val town =
                        rule
                            .onNode(hasContentDescription(moment.scene(language).text("town.map")))
                            .fetchSemanticsNode()
                    val glass =
                        rule
                            .onAllNodes(
                                isRoot(),
                            ).onFirst()
                            .fetchSemanticsNode()
                            .boundsInRoot
                    val share = town.boundsInRoot.height / glass.height
                    assertWithMessage(shot.name).that(share).isAtLeast(0.4f)
                }
            }
        }
    }

    @Test
    fun aLessonLeavesTheTownWhereItIsAndNothingOfItsThingIsCovered() {
        val scene = moments.first().scene()

        fun town(lesson: Boolean): Pair<Rect, List<Rect>> {
            lateinit var found: Pair<Rect, List<Rect>>
            val shot = framed(KojakTabletop, scene, Phone(), lesson)
            Booth(rule, shot.phone).open {
                show { OnTheTable(shot.content) }
                val map = rule.onNode(hasContentDescription(scene.text("town.map")))
                val words = rule.onAllNodes(hasText("Understood")).fetchSemanticsNodes()
                val die =
                    rule.onNode(
                        SemanticsMatcher("is the die") {
                            it.config.getOrNull(Marked)?.touch is KojakTouch.Die
                        },
                        true,
                    )
                val things = words + die.fetchSemanticsNode()
                found = map.fetchSemanticsNode().boundsInRoot to things.map { it.boundsInRoot }
            }
            return found
        }
        val (with, things) = town(lesson = true)
        assertThat(with).isEqualTo(town(lesson = false).first)
        val (understood, die) = things
        assertThat(understood.bottom).isLessThan(die.top)
        assertThat(understood.overlaps(with)).isTrue()
    }

    @Test
    fun forTheShop() = shop(4, chase)

    @Test
    fun onTabletsUpright() =
        sheet(
            "board-tablet",
            listOf(
                board to tablet.copy(language = "en"),
                board to upright,
                chase to upright,
            ),
        )
}

private val game = KojakGame()

private val board =
    Moment {
        Moments(game, Setup.of(4)).board {
            it.view.arrests.isNotEmpty() &&
                it.view.roll > 0 &&
                it.view.detectives.any { one -> one.posted } &&
                it.card != null
        }
    }

private val boards: List<Moment<Action, View, Event>> =
    listOf(
        Moment { Moments(game, Setup.of(2)).board { it.view.phase == Phase.ROLL } },
        board,
        Moment {
            Moments(game, Setup.of(3)).board {
                it.view.phase == Phase.TRAP_CHOICE && it.view.arrests.isNotEmpty()
            }
        },
        Moment { Moments(game, Setup.of(4)).board { it.view.phase == Phase.GAME_OVER } },
    )

private val chase =
    Moment(touch = { pickAWay() }) {
        find(4) { it.chases() && it.view.arrests.isNotEmpty() }
    }

private val moments: List<Moment<Action, View, Event>> =
    listOf(
        // Everybody is still in the car park.
        Moment(lesson = true) { find(4) { it.asked && it.view.phase == Phase.ROLL } },
        // The most ways that a phone has to find room for.
        Moment {
            find(2) {
                it.asked &&
                    it.view.phase == Phase.MOVE &&
                    it.view.moves.size > 6 &&
                    it.stage == Stage.MISSION
            }
        },
        chase,
        Moment(touch = { openTheFiles() }) {
            find(4) { it.chases() && it.view.arrests.isNotEmpty() }
        },
        // Somebody chooses among several criminals, each forward or back.
        Moment {
            find(3) {
                it.asked && it.view.phase == Phase.TRAP_CHOICE && it.view.criminals.size > 4
            }
        },
        Moment {
            find(3) {
                it.asked &&
                    it.view.phase == Phase.TRAP_CHOICE &&
                    it.view.criminals.all { one -> one.step == 0 }
            }
        },
        // A file that others hunt.
        Moment { find(4) { it.asked && it.view.phase == Phase.JOIN_CHOICE } },
        // The one before has drawn a card.
        Moment {
            find(4) {
                it.asked &&
                    it.view.phase == Phase.ROLL &&
                    it.card?.kind == Event.Kind.TRAP
            }
        },
        Moment {
            find(4) {
                !it.asked &&
                    it.view.phase == Phase.MOVE &&
                    it.card == null &&
                    it.view.round > 4
            }
        },
        Moment {
            find(2) { it.asked && it.view.phase == Phase.MOVE && it.stage == Stage.RACE }
        },
        Moment { find(3) { it.view.phase == Phase.GAME_OVER } },
        Moment(layer = Overlay.SIGNS) {
            find(2) { it.asked && it.view.phase == Phase.ROLL && it.view.round > 1 }
        },
    )

private val KojakScene.card: Event?
    get() = KojakBoard.lastCard(news).orElse(null)

private val KojakScene.stage: Stage
    get() = view.detectives[view.current].stage

private fun KojakScene.chases() =
    asked && view.phase == Phase.MOVE && view.moves.size > 2 && stage == Stage.CHASE

private fun find(
    seats: Int,
    wanted: (KojakScene) -> Boolean,
): KojakScene = Moments(game, Setup.of(seats)).seat(wanted)

private fun ComposeTestRule.openTheFiles() {
    onNode(
        SemanticsMatcher("opens the case file") {
            it.config.getOrNull(SemanticsActions.OnClick)?.label in FILES
        },
        true,
    ).performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

private val FILES = setOf("Case file", "Dossiers")

/** Touches the last way of the list. */
private fun ComposeTestRule.pickAWay() {
    val ways =
        onAllNodes(
            SemanticsMatcher.keyIsDefined(Marked) and
                SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.RadioButton),
            true,
        )
    ways[ways.fetchSemanticsNodes().size - 1].performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}
