package org.precinct.app.play.goodcop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import org.precinct.app.play.Marked
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.engine.Game
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.kit.TurnActions
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.engine.goodcop.proto.Why
import org.precinct.seat.goodcop.GoodCopTouch
import org.precinct.seat.goodcop.GoodCopTouch.Announce
import org.precinct.seat.goodcop.GoodCopTouch.Card
import org.precinct.seat.goodcop.GoodCopTouch.Discard
import org.precinct.seat.goodcop.GoodCopTouch.Player
import org.precinct.seat.goodcop.GoodCopTouch.Press
import org.precinct.seat.goodcop.GoodCopTouch.Slot

@Suppress("UNCHECKED_CAST")
internal val goodCop = GoodCopTabletop.game as Game<Any, Action, View, Event>

/** A moment worth drawing, and what is touched before it is drawn. */
internal class CopMoment(
    val name: String,
    val seats: Int = 5,
    options: List<String> = emptyList(),
    touch: ComposeTestRule.(CopScene) -> Unit = {},
    val wanted: (View) -> Boolean,
) {
    val moment =
        Moment(touch = touch) {
            Moments(goodCop, Setup.of(seats, *options.toTypedArray()))
                .seat { it.asked == asks && wanted(it.view) }
        }

    fun scene(): CopScene = moment.scene()

    /** Whether the viewer has something to decide in it. */
    private val asks: Boolean
        get() = name !in IDLE

    private companion object {
        val IDLE =
            setOf(
                "waiting",
                "recorded",
                "beat",
                "eliminated",
                "over",
                "notebook",
                "dossier",
                "piles",
            )
    }
}

/** Every phase, and every sheet. */
internal val moments: List<CopMoment> =
    listOf(
        CopMoment(
            "order",
            touch = { touching { it == Slot(1) } },
        ) { it.phase == Phase.ORDER_CARDS },
        CopMoment("action") {
            it.phase == Phase.TURN_ACTION &&
                it.aims() > 1 &&
                it.mine.hand.isNotEmpty() &&
                !it.own().armed
        },
        CopMoment("shoot") {
            it.phase == Phase.TURN_ACTION && it.own().aim != null && it.aims() > 1
        },
        CopMoment("confirm", touch = { touching { it == Announce(TurnAction.SHOOT) } }) {
            it.phase == Phase.TURN_ACTION && it.own().aim != null && it.aims() > 1
        },
        CopMoment("investigate", touch = {
            touching { it == Announce(TurnAction.INVESTIGATE) }
            touching { it is Player }
        }) { it.phase == Phase.TURN_ACTION && it.seats.any { s -> s.seen_by.isNotEmpty() } },
        CopMoment("window") {
            it.phase == Phase.WINDOW &&
                it.announced == TurnAction.SHOOT &&
                it.turn_seat != it.mine.seat
        },
        CopMoment("recorded") {
            it.phase == Phase.WINDOW && it.announced == TurnAction.INVESTIGATE && it.mine.recorded
        },
        CopMoment("gear", touch = {
            touching { it == Press.EQUIPMENT }
            touching { it == Press.EQUIPMENT }
        }) {
            it.phase == Phase.WINDOW && it.mine.play?.why == Why.POSSIBLE && it.mine.play.picks == 2
        },
        CopMoment("use", touch = {
            touching { it == Press.EQUIPMENT }
            touching { it is Player }
            touching { it is Card }
        }) { it.phase == Phase.WINDOW && it.mine.play?.card == Equipment.BLACKMAIL },
        CopMoment("flashbang", touch = {
            touching { it == Press.EQUIPMENT }
            touching { it == Press.USE }
        }) {
            it.mine.play?.card == Equipment.FLASHBANG &&
                it.mine.play.why == Why.POSSIBLE &&
                it.mine.play.order == 3 &&
                it.phase == Phase.TURN_ACTION
        },
        CopMoment("reconsider") { it.phase == Phase.RECONSIDER && !it.must_change },
        CopMoment("must-change") { it.phase == Phase.RECONSIDER && it.must_change },
        CopMoment("aim", touch = { touching { it is Player } }) {
            it.phase == Phase.AIM_NOW && it.aims() > 0
        },
        CopMoment("reveal", touch = { touching { it is Card } }) {
            it.phase == Phase.REVEAL
        },
        CopMoment("discard", touch = { touching { it is Discard } }) {
            it.phase == Phase.DISCARD
        },
        CopMoment("serum") { it.phase == Phase.SERUM },
        CopMoment("audit") { it.phase == Phase.AUDIT },
        CopMoment("retarget") { it.phase == Phase.RETARGET },
        CopMoment("standoff") { it.phase == Phase.STANDOFF },
        CopMoment("end-turn") {
            it.phase == Phase.TURN_END &&
                it.mine.choose_aim != 0 &&
                it.own().aim != null &&
                it.aims() > 1
        },
        CopMoment("end-turn-last") { it.phase == Phase.TURN_END && it.mine.choose_aim == 0 },
        CopMoment("beat") { it.phase == Phase.TURN_PASSES && it.mine.hand.isNotEmpty() },
        CopMoment("waiting", touch = { look() }) {
            it.phase == Phase.TURN_ACTION && it.mine.notebook.size > 2 && it.aims() > 0
        },
        CopMoment("notebook", touch = { scene -> touch(scene.text("thing.notebook")) }) {
            it.phase == Phase.TURN_ACTION && it.mine.notebook.size > 2
        },
        CopMoment("dossier", options = listOf("quick_claims", "ON"), touch = { scene ->
            touch(scene.text("thing.notebook"))
            touch(scene.name(1))
        }) {
            it.phase == Phase.TURN_ACTION &&
                it.mine.seat != 1 &&
                it.seats[1].armed &&
                it.seats[1].seen_by.isNotEmpty()
        },
        CopMoment("piles", touch = { pile() }) {
            it.phase == Phase.TURN_ACTION && it.discard.size > 1
        },
        CopMoment("first-edition", options = listOf("edition", "FIRST")) {
            it.phase == Phase.TURN_ACTION && it.seats.any { s -> s.wounded } && it.aims() > 0
        },
        CopMoment("training", options = listOf("equipment", "NONE")) {
            it.phase == Phase.TURN_ACTION && it.turn_no > 4
        },
        CopMoment(
            "nothing",
            4,
            listOf("equipment", "NONE"),
        ) {
            it.phase == Phase.TURN_ACTION &&
                TurnActions.why(it.mine, TurnAction.NOTHING) == Why.POSSIBLE
        },
        CopMoment("no-memory", options = listOf("memory_aid", "OFF"), touch = { look() }) {
            it.phase == Phase.TURN_ACTION && it.mine.seen_now.isNotEmpty()
        },
        CopMoment("eliminated") {
            it.phase == Phase.TURN_ACTION && it.own().eliminated && it.aims() > 0
        },
        CopMoment("over") { it.phase == Phase.GAME_OVER },
    )

internal fun moment(name: String): CopMoment = moments.single { it.name == name }

internal fun View.own() = seats[mine.seat]

internal fun View.aims() = seats.count { it.aim != null }

/** Touches the last node that touches such a thing: sheets lie over everything else. */
internal fun ComposeTestRule.touching(wanted: (GoodCopTouch) -> Boolean) {
    waitForIdle()
    val nodes = onAllNodes(touches(wanted), useUnmergedTree = true)
    nodes[nodes.fetchSemanticsNodes().size - 1].performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

internal fun touches(wanted: (GoodCopTouch) -> Boolean) =
    SemanticsMatcher("touches it") { node ->
        val touch = node.config.getOrNull(Marked)?.touch
        touch is GoodCopTouch && wanted(touch)
    }

internal fun ComposeTestRule.touch(text: String) {
    onAllNodes(hasText(text)).onFirst().performScrollTo().performClick()
    waitForIdle()
}

/** Shows all secrets, as who uses TalkBack does. */
internal fun ComposeTestRule.look() = described { it == "Show all" || it == "Tout montrer" }

private fun ComposeTestRule.pile() = described { "deck" in it || "pioche" in it }

private fun ComposeTestRule.described(wanted: (String) -> Boolean) {
    onAllNodes(
        SemanticsMatcher("is described") { node ->
            SemanticsActions.OnClick in node.config &&
                node.config
                    .getOrElse(SemanticsProperties.ContentDescription) { emptyList() }
                    .any(wanted)
        },
    ).onFirst().performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}
