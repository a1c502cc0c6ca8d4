package org.precinct.app.play.goodcop

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import org.precinct.app.play.Moment
import org.precinct.app.play.Moments
import org.precinct.app.play.Offers
import org.precinct.engine.Game
import org.precinct.engine.Setup
import org.precinct.engine.goodcop.proto.Action
import org.precinct.engine.goodcop.proto.Action.Kind
import org.precinct.engine.goodcop.proto.Equipment
import org.precinct.engine.goodcop.proto.Event
import org.precinct.engine.goodcop.proto.TurnAction
import org.precinct.engine.goodcop.proto.View
import org.precinct.engine.goodcop.proto.View.Phase
import org.precinct.engine.goodcop.proto.Why

@Suppress("UNCHECKED_CAST")
internal val goodCop = GoodCopTabletop.game as Game<Any, Action, View, Event>

/** A moment worth drawing, and what is touched before it is drawn. */
internal class CopMoment(
    val name: String,
    val seats: Int = 5,
    options: List<String> = emptyList(),
    touch: ComposeTestRule.(CopScene) -> Unit = {},
    offered: (List<Action>) -> Boolean = { true },
    val wanted: (View) -> Boolean,
) {
    val moment =
        Moment(touch = touch) {
            Moments(goodCop, Setup.of(seats, *options.toTypedArray()))
                .seat { it.asked == asks && wanted(it.view) && offered(it.choices) }
        }

    fun scene(): CopScene = moment.scene()

    /** Whether the viewer has something to decide in it. */
    private val asks: Boolean
        get() = name !in IDLE

    private companion object {
        val IDLE =
            setOf("waiting", "recorded", "eliminated", "over", "notebook", "dossier", "piles")
    }
}

/** Every phase, and every sheet. */
internal val moments: List<CopMoment> =
    listOf(
        CopMoment("order", touch = { touchCard(0) }) { it.phase == Phase.ORDER_CARDS },
        CopMoment("action") {
            it.phase == Phase.TURN_ACTION &&
                it.aims() > 1 &&
                it.mine.hand.isNotEmpty() &&
                !it.own().armed
        },
        CopMoment("shoot") {
            it.phase == Phase.TURN_ACTION && it.own().aim != null && it.aims() > 1
        },
        CopMoment("confirm", touch = { offering { a -> a.announce == TurnAction.SHOOT } }) {
            it.phase == Phase.TURN_ACTION && it.own().aim != null && it.aims() > 1
        },
        CopMoment("investigate", touch = {
            offering { a -> a.announce == TurnAction.INVESTIGATE }
            offering { a -> a.announce == TurnAction.INVESTIGATE }
        }) { it.phase == Phase.TURN_ACTION && it.seats.any { s -> s.seen_by.isNotEmpty() } },
        CopMoment("window") {
            it.phase == Phase.WINDOW &&
                it.announced == TurnAction.SHOOT &&
                it.turn_seat != it.mine.seat
        },
        CopMoment("recorded") {
            it.phase == Phase.WINDOW && it.announced == TurnAction.INVESTIGATE && it.mine.recorded
        },
        CopMoment("gear", touch = { offering { a -> a.kind == Kind.PLAY } }) {
            it.phase == Phase.WINDOW && it.mine.play?.why == Why.POSSIBLE && it.mine.play.picks == 2
        },
        CopMoment("use", touch = {
            offering { a -> a.kind == Kind.PLAY }
            offering { a -> a.kind == Kind.PLAY }
            offering { a -> a.kind == Kind.PLAY }
            offering { a -> a.kind == Kind.PLAY }
        }) { it.phase == Phase.WINDOW && it.mine.play?.card == Equipment.BLACKMAIL },
        CopMoment("flashbang", touch = {
            offering { a -> a.kind == Kind.PLAY }
            offering { a -> a.kind == Kind.PLAY }
        }) {
            it.mine.play?.card == Equipment.FLASHBANG &&
                it.mine.play.why == Why.POSSIBLE &&
                it.mine.play.order == 3 &&
                it.phase == Phase.TURN_ACTION
        },
        CopMoment("reconsider") { it.phase == Phase.RECONSIDER && !it.must_change },
        CopMoment("must-change") { it.phase == Phase.RECONSIDER && it.must_change },
        CopMoment("aim", touch = { offering { a -> a.kind == Kind.CHOOSE_AIM } }) {
            it.phase == Phase.AIM_NOW && it.aims() > 0
        },
        CopMoment("reveal", touch = { offering { a -> a.kind == Kind.CHOOSE_CARD } }) {
            it.phase == Phase.REVEAL
        },
        CopMoment("discard", touch = { offering { a -> a.kind == Kind.DISCARD } }) {
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
            offered = { all -> all.any { it.announce == TurnAction.NOTHING } },
        ) { it.phase == Phase.TURN_ACTION },
        CopMoment("no-memory", options = listOf("memory_aid", "OFF"), touch = { look() }) {
            it.phase == Phase.TURN_END && it.mine.seen_now.isNotEmpty()
        },
        CopMoment("eliminated") {
            it.phase == Phase.TURN_ACTION && it.own().eliminated && it.aims() > 0
        },
        CopMoment("over") { it.phase == Phase.GAME_OVER },
    )

internal fun moment(name: String): CopMoment = moments.single { it.name == name }

internal fun View.own() = seats[mine.seat]

internal fun View.aims() = seats.count { it.aim != null }

/** Touches the first node that offers an action of a kind. */
internal fun ComposeTestRule.offering(wanted: (Action) -> Boolean) {
    waitForIdle()
    val nodes =
        onAllNodes(
            SemanticsMatcher("offers it") { node ->
                Offers in node.config && node.config[Offers].any { it is Action && wanted(it) }
            },
            useUnmergedTree = true,
        )
    // Sheets lie over everything else.
    nodes[nodes.fetchSemanticsNodes().size - 1].performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

internal fun ComposeTestRule.touch(text: String) {
    onAllNodes(hasText(text)).onFirst().performScrollTo().performClick()
    waitForIdle()
}

/** Shows all secrets, as who uses TalkBack does. */
internal fun ComposeTestRule.look() = described { it == "Show all" || it == "Tout montrer" }

private fun ComposeTestRule.pile() = described { "deck" in it || "pioche" in it }

internal fun ComposeTestRule.touchCard(index: Int) {
    val cards =
        onAllNodes(
            SemanticsMatcher("is an own card") { node ->
                Offers in node.config &&
                    node.config[Offers].any { it is Action && it.kind == Kind.ORDER }
            },
            useUnmergedTree = true,
        )
    cards[index].performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

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
