package org.precinct.app.play.policecity

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test
import org.precinct.engine.BotLevel
import org.precinct.engine.Chance
import org.precinct.engine.Seat
import org.precinct.engine.Setup
import org.precinct.engine.Viewer
import org.precinct.engine.play.Match
import org.precinct.engine.play.Players
import org.precinct.engine.policecity.PoliceCity
import org.precinct.engine.policecity.State
import org.precinct.engine.policecity.proto.Action
import org.precinct.engine.policecity.proto.Claim
import org.precinct.engine.policecity.proto.Combine
import org.precinct.engine.policecity.proto.May
import org.precinct.engine.policecity.proto.Mine
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.Player
import org.precinct.engine.policecity.proto.Point
import org.precinct.engine.policecity.proto.Proposal
import org.precinct.engine.policecity.proto.View

/** Whatever takes several touches can be put together by them, from wherever a draft stands. */
class DraftsTest {
    private val game = PoliceCity()

    @Test
    fun everyChoiceOfRandomGamesCanBePutTogether() {
        val made = HashSet<String>()
        for (seats in 3..6) {
            for (seed in 1..6) {
                val placement = if (seed % 2 == 0) "turns" else "live"
                val setup = Setup.of(seats, "difficulty", "medium", "placement", placement)
                play(setup, "drafts $seats $seed") { state, seat -> tryAll(state, seat, made) }
            }
        }
        assertThat(made).containsAtLeast(
            "place",
            "ride",
            "take_back",
            "helicopter",
            "counter_order",
            "reroll",
            "take_all_but",
            "propose",
            "point",
            "remove",
            "keep",
            "claim",
            "combine",
            "deal",
            "offer",
        )
    }

    private fun play(
        setup: Setup,
        seed: String,
        look: (State, Int) -> Unit,
    ) {
        val match = Match(game, setup, Chance.of(seed))
        val random = Players.random(game, setup.seats())
        val bots = Players.bots(game, List(setup.seats()) { game.bot(BotLevel.NORMAL) })
        val luck = Chance.of("luck $seed")
        while (!match.isOver()) {
            if (luck.oneIn(3)) repeat(setup.seats()) { look(match.state(), it) }
            // Bots keep the mafia down long enough for everything to come up.
            match.take((if (luck.oneIn(2)) random else bots).next(match.state(), luck))
        }
    }

    private fun tryAll(
        state: State,
        seat: Int,
        made: MutableSet<String>,
    ) {
        val view = game.view(state, Viewer.of(Seat.of(seat)))
        val moment = Moment(view, game.choices(state, Seat.of(seat)))
        var draft = draftFor(view)
        var desk: Draft = DeskDraft()
        moment.choices.forEach { choice ->
            val free = choice.claim != null || choice.combine != null
            if (free) {
                desk = make(choice, desk, moment)
                made += kind(choice)
            } else if (isDrafted(choice)) {
                // Each from where the one before ended, as a player who changes their mind.
                draft = make(choice, draft ?: error("no draft for $choice"), moment)
                made += kind(choice)
            }
        }
    }

    private fun isDrafted(action: Action): Boolean =
        action.word == null &&
            action.announce == null &&
            action.take == null &&
            action.support == null &&
            action.file_in == null &&
            action.file_out == null &&
            action.pledge == null &&
            action.unpledge == null &&
            action.accept == null &&
            action.decline == null &&
            action.withdraw == null

    private fun kind(action: Action): String = KIND.find(action.toString())!!.groupValues[1]

    private fun make(
        wanted: Action,
        from: Draft,
        moment: Moment,
    ): Draft {
        var draft = from
        repeat(MOST) {
            val touch = touches(moment).firstOrNull { wanted in draft.offers(it, moment) }
            assertWithMessage("a step from $draft to $wanted").that(touch).isNotNull()
            when (val reaction = draft.react(touch!!, moment)) {
                is Reaction.Edit -> draft = reaction.draft
                is Reaction.Send -> {
                    assertThat(reaction.action).isEqualTo(wanted)
                    return draft
                }
                Reaction.Nothing -> error("$touch offers $wanted and does nothing")
            }
        }
        throw AssertionError("$wanted is still not sent, but $draft")
    }

    /** Everything on the screen that could be touched. */
    private fun touches(moment: Moment): List<Touch> {
        val view = moment.view
        val seats = view.players.indices
        return buildList {
            add(Touch.Send)
            add(Touch.Home)
            view.slots.indices.forEach { add(Touch.OfSlot(it + 1)) }
            seats.forEach { seat -> (1..9).forEach { add(Touch.OfDie(seat, it)) } }
            view.gains.indices.forEach { add(Touch.OfGain(it + 1)) }
            (0..seats.last + 1).forEach { add(Touch.OfTaker(it)) }
            seats.forEach { seat ->
                listOf(true, false).forEach { more ->
                    add(Touch.OfFinger(seat, more))
                    add(Touch.OfRank(seat, more))
                    (1..60).forEach { element ->
                        add(Touch.OfElement(seat, element, false, more))
                        add(Touch.OfElement(seat, element, true, more))
                    }
                }
                add(Touch.OfCaptain(seat))
            }
            Kind.entries.forEach { add(Touch.OfKind(it)) }
            view.objectives.forEach { add(Touch.OfObjective(it)) }
            (1..55).forEach { add(Touch.OfCard(it)) }
            (0..5).forEach { add(Touch.OfToken(it)) }
            view.mine.may.combines
                .forEach { add(Touch.OfCombination(it)) }
        }
    }

    @Test
    fun aDieGoesWhereTheNextTouchSays() {
        val moment = opening()
        val held = moment.after(DeployDraft(), Touch.OfDie(0, 1))
        assertThat(held).isEqualTo(DeployDraft(1))
        val sent = held.react(Touch.OfSlot(2), moment) as Reaction.Send
        assertThat(sent.action.place.die).isEqualTo(1)
        assertThat(sent.action.place.slot).isEqualTo(2)
        assertThat(held.react(Touch.OfDie(0, 1), moment)).isEqualTo(Reaction.Edit(DeployDraft()))
        assertThat(held.react(Touch.OfDie(1, 2), moment)).isEqualTo(Reaction.Nothing)
        assertThat(DeployDraft().react(Touch.OfSlot(2), moment)).isEqualTo(Reaction.Nothing)
    }

    @Test
    fun draggingIsTouchingTwice() {
        val moment = opening()
        val dragged = DeployDraft().drag(Touch.OfDie(0, 3), Touch.OfSlot(1), moment)
        assertThat((dragged as Reaction.Send).action.place.die).isEqualTo(3)
        val again = DeployDraft(3).drag(Touch.OfDie(0, 3), Touch.OfSlot(1), moment)
        assertThat(again).isEqualTo(dragged)
        val other = DeployDraft(2).drag(Touch.OfDie(0, 3), Touch.OfSlot(1), moment)
        assertThat(other).isEqualTo(dragged)
        assertThat(
            DeployDraft().drag(Touch.OfDie(1, 3), Touch.OfSlot(1), moment),
        ).isEqualTo(Reaction.Nothing)
    }

    /** The first deployment of a game whose cards all take dice. */
    private fun opening(): Moment {
        for (seed in 1..50) {
            val match = Match(game, Setup.of(3), Chance.of("opening $seed"))
            val players = Players.random(game, 3)
            val luck = Chance.of("o")
            while (game.view(match.state(), Viewer.BOARD).phase == Phase.PEEK) {
                match.take(players.next(match.state(), luck))
            }
            val view = game.view(match.state(), Viewer.of(Seat.of(0)))
            if (view.phase == Phase.DEPLOY && view.mine.may.slots.size == 3) {
                return Moment(view, game.choices(match.state(), Seat.of(0)))
            }
        }
        throw AssertionError("no such opening")
    }

    private fun Moment.after(
        draft: Draft,
        touch: Touch,
    ): Draft = (draft.react(touch, this) as Reaction.Edit).draft

    @Test
    fun aSplitStartsFromTheOwnProposal() {
        val view =
            View
                .Builder()
                .phase(Phase.NEGOTIATE)
                .participants(3)
                .gains(listOf(Gain.CARD, Gain.RANK))
                .proposals(listOf(Proposal(1, 1, listOf(1, 1), 2), Proposal(2, 0, listOf(2, 0), 1)))
                .players(List(2) { Player.Builder().build() })
                .mine(
                    Mine
                        .Builder()
                        .seat(0)
                        .may(May.Builder().propose(true).build())
                        .build(),
                ).build()
        val moment = Moment(view, emptyList())
        val draft = draftFor(view) as SplitDraft
        assertThat(draft.takers).containsExactly(2, 0).inOrder()
        val picked = moment.after(draft, Touch.OfGain(2))
        assertThat(picked.react(Touch.OfTaker(3), moment)).isEqualTo(Reaction.Nothing)
        val given = moment.after(picked, Touch.OfTaker(1)) as SplitDraft
        assertThat(given.takers).containsExactly(2, 1).inOrder()
        assertThat(given.held).isNull()
        assertThat(given.action(moment).propose.takers).containsExactly(2, 1).inOrder()
    }

    @Test
    fun fingersAreAllUsedOrNone() {
        val may =
            May
                .Builder()
                .point_ranks(3)
                .point_seats(listOf(1, 2, 3))
                .build()
        val view =
            View
                .Builder()
                .phase(Phase.C_POINT)
                .mine(
                    Mine
                        .Builder()
                        .seat(0)
                        .may(may)
                        .build(),
                ).build()
        val moment = Moment(view, emptyList())
        var draft = draftFor(view)!!
        assertThat(draft.action(moment)!!.point).isEqualTo(Point(emptyList(), emptyList()))
        draft = moment.after(draft, Touch.OfFinger(2, true))
        assertThat(draft.action(moment)).isNull()
        assertThat(draft.missing(moment)).isEqualTo("err_point_sum")
        draft = moment.after(draft, Touch.OfFinger(1, true))
        // A third target is one too many.
        assertThat(draft.react(Touch.OfFinger(3, true), moment)).isEqualTo(Reaction.Nothing)
        draft = moment.after(draft, Touch.OfFinger(1, true))
        assertThat(draft.action(moment)!!.point).isEqualTo(Point(listOf(1, 2), listOf(2, 1)))
        assertThat(draft.react(Touch.OfFinger(1, true), moment)).isEqualTo(Reaction.Nothing)
    }

    @Test
    fun whatIsGoneLeavesTheDraft() {
        val mine =
            Mine
                .Builder()
                .seat(0)
                .file(listOf(2))
                .may(May.Builder().build())
                .build()
        val player = Player.Builder().seizures(listOf(1, 0, 0, 0, 0)).build()
        val view =
            View
                .Builder()
                .players(listOf(player, player))
                .mine(mine)
                .build()
        val offer = OfferDraft(1, listOf(1, 1), listOf(2, 2), listOf(1, 3))
        assertThat(offer.revised(view)).isEqualTo(OfferDraft(1, listOf(1), listOf(2), listOf(1)))
        val deal = DealDraft(listOf(1, 1, 9), listOf(2, 3), listOf(4, 0))
        assertThat(deal.revised(view)).isEqualTo(DealDraft(listOf(1, 9), listOf(2), listOf(4, 0)))
        val desk = DeskDraft(combine = Combine(1, 1, 0))
        assertThat(desk.revised(view)).isEqualTo(DeskDraft())
    }

    @Test
    fun cardsOfAnObjectiveAreChosenWhereThereIsNoChoice() {
        val one = May.Builder().claims(listOf(Claim(4, listOf(20, 21), 0))).build()
        val two =
            one.newBuilder().claims(one.claims + Claim(4, listOf(20, 22), 0)).build()

        fun moment(may: May) =
            Moment(
                View
                    .Builder()
                    .mine(
                        Mine
                            .Builder()
                            .seat(0)
                            .may(may)
                            .build(),
                    ).build(),
                may.claims.map { Action.Builder().claim(it).build() },
            )
        val single = moment(one).after(DeskDraft(), Touch.OfObjective(4)) as DeskDraft
        assertThat(single.cards).containsExactly(20, 21)
        assertThat(single.action(moment(one))!!.claim.cards).containsExactly(20, 21)
        val several = moment(two).after(DeskDraft(), Touch.OfObjective(4)) as DeskDraft
        assertThat(several.cards).isEmpty()
        assertThat(several.missing(moment(two))).isEqualTo("err_objective_cards")
        val all = DeskDraft(4, setOf(20, 21, 22))
        assertThat(all.missing(moment(two))).isEqualTo("err_card_too_many")
    }

    private companion object {
        const val MOST = 40
        val KIND = Regex("^Action\\{(?:phase_id=\\d+, )?(\\w+)=")
    }
}
