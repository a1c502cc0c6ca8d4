package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Stepper
import org.precinct.app.play.touches
import org.precinct.engine.policecity.kit.Gain
import org.precinct.engine.policecity.proto.Deal
import org.precinct.engine.policecity.proto.What
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.DealDraft
import org.precinct.seat.policecity.OfferDraft
import org.precinct.seat.policecity.Owned

/** What everybody puts together against the mafia. */
@Composable
fun PledgePane(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        Plate {
            Heading(scene.text("seat.pledged"))
            if (scene.view.pledges.isEmpty()) Faint(scene.text("seat.nothing"))
            Chips {
                scene.view.pledges.forEach { pledge ->
                    val sitter = scene.sitters[pledge.seat]
                    Chip("${scene.words.element(pledge.element)}, ${sitter.name}", false) {
                        Row(verticalAlignment = Alignment.CenterVertically) {
                            ElementToken(pledge.element, 36.dp)
                            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 20.dp)
                        }
                    }
                }
            }
        }
        val may = scene.view.mine?.may ?: return
        if (may.pledge.isEmpty() && may.unpledge.isEmpty()) return
        Plate(marked = true) {
            Heading(scene.text("seat.yours"))
            Chips {
                may.pledge.forEach { element ->
                    TouchChip(
                        scene.words.element(element),
                        false,
                        state,
                        CityTouch.Pledge(element),
                        named = true,
                    ) { ElementToken(element, 44.dp) }
                }
                may.unpledge.forEach { element ->
                    TouchChip(
                        scene.text("seat.take_out", "element", scene.words.element(element)),
                        true,
                        state,
                        CityTouch.Unpledge(element),
                        named = true,
                    ) { ElementToken(element, 44.dp) }
                }
            }
        }
    }
}

/** Four tokens for four ranks: the deals proposed, and the own one in the making. */
@Composable
fun DealPane(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        val view = scene.view
        view.deals.forEach { deal ->
            Plate(marked = scene.isFor(deal.supporters)) {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    Who(
                        scene.sitters[deal.author],
                        Modifier.weight(1f),
                        text =
                            scene.text("seat.proposes", "player", scene.name(deal.author)),
                    )
                    Supporters(scene, deal.supporters)
                }
                DealLines(scene, deal.deal, deal.author)
                if (!deal.valid) Faint(scene.text("err_deal_not_held"))
                ActionButtons(
                    listOfNotNull(supportButton(scene, state, deal.number, deal.supporters)),
                    Modifier.fillMaxWidth(),
                    state.enabled,
                    Alignment.End,
                )
            }
        }
        val draft = state.draft.part() as? DealDraft ?: return
        DealEditor(scene, city, draft, state)
    }
}

@Composable
private fun DealLines(
    scene: CityScene,
    deal: Deal,
    author: Int,
) {
    scene.sitters.forEachIndexed { seat, sitter ->
        val given =
            CityBoard.given(deal).filter { it.seat() == seat }.map { it.kind().number() } +
                if (seat == author) deal.give_filed else emptyList()
        val ranks = deal.ranks.getOrElse(seat) { 0 }
        if (given.isEmpty() && ranks == 0) return@forEachIndexed
        val said =
            scene.text(
                "seat.deal_line",
                "player",
                sitter.name,
                "elements",
                scene.words.elements(given),
                "ranks",
                "$ranks",
            )
        Flow(
            Modifier.semantics(mergeDescendants = true) { contentDescription = said },
            6.dp,
        ) {
            Who(sitter, size = 24.dp)
            given.forEach { ElementToken(it, 28.dp) }
            if (given.isNotEmpty() && ranks > 0) {
                SignArt(
                    CitySigns.SWAP,
                    Modifier.size(18.dp),
                    MaterialTheme.colorScheme.onSurfaceVariant,
                )
            }
            repeat(ranks) { GainToken(Gain.RANK, null, 28.dp) }
        }
    }
}

@Composable
private fun DealEditor(
    scene: CityScene,
    city: CityBoard,
    draft: DealDraft,
    state: CityState,
) = Plate(marked = true) {
    Heading(scene.text("seat.your_proposal"))
    Text(
        scene.text("seat.deal_so_far", "tokens", "${draft.tokens()}", "ranks", "${draft.rising()}"),
        style = MaterialTheme.typography.titleMedium,
    )
    val me = scene.view.mine.seat
    city.captains.forEach { captain ->
        HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
        Row(verticalAlignment = Alignment.CenterVertically) {
            Who(scene.sitters[captain.seat], Modifier.weight(1f))
            val more = CityTouch.Rank(captain.seat, true)
            val less = CityTouch.Rank(captain.seat, false)
            val ranks = draft.ranks[captain.seat]
            GainToken(Gain.RANK, null, 26.dp)
            Stepper(
                ranks,
                0..if (state.reacts(more)) ranks + 1 else ranks,
                scene.text("seat.ranks_for", "player", scene.sitters[captain.seat].name),
                { state.touch(if (it > ranks) more else less) },
                less = Modifier.touches(state, less),
                more = Modifier.touches(state, more),
            )
        }
        val open = Owned.tokens(captain.stock)
        ElementChips(
            scene,
            captain.seat,
            open,
            false,
            { draft.given(captain.seat, it, false) },
            state,
            named = false,
        )
        val filed = Owned.tokens(scene.view.mine.file)
        if (captain.seat == me && filed.isNotEmpty()) {
            FileDrawer(scene, state) {
                ElementChips(scene, me, filed, true, { draft.given(me, it, true) }, state)
            }
        }
    }
}

/** Swaps: offers on the table, and the own one in the making. */
@Composable
fun TradePane(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        scene.view.offers.forEach { open ->
            Plate(marked = scene.seat == open.offer.to) {
                OfferLine(scene, open.from, open.offer.give + open.offer.give_filed)
                OfferLine(scene, open.offer.to, open.offer.want)
                val buttons = scene.buttons(state).answers(open.number).map(state::button)
                val why = scene.why(What.ACCEPTING, open.number)
                ActionButtons(buttons, Modifier.fillMaxWidth(), state.enabled, Alignment.End)
                if (why != null) Faint(why)
            }
        }
        val draft = state.draft.part() as? OfferDraft ?: return
        OfferEditor(scene, city, draft, state)
    }
}

@Composable
private fun OfferLine(
    scene: CityScene,
    seat: Int,
    gives: List<Int>,
) {
    val said =
        scene.text(
            "seat.gives",
            "player",
            scene.name(seat),
            "elements",
            scene.words.elements(gives),
        )
    Flow(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        6.dp,
    ) {
        Who(scene.sitters[seat], size = 24.dp)
        SignArt(CitySigns.SWAP, Modifier.size(18.dp), MaterialTheme.colorScheme.onSurfaceVariant)
        gives.forEach { ElementToken(it, 32.dp) }
    }
}

@Composable
private fun OfferEditor(
    scene: CityScene,
    city: CityBoard,
    draft: OfferDraft,
    state: CityState,
) = Plate(marked = true) {
    val me = scene.view.mine.seat
    Heading(scene.text("seat.offer_to"))
    Chips {
        city.captains.filter { it.seat != me }.forEach { captain ->
            val touch = CityTouch.Captain(captain.seat)
            val may = captain.seat in scene.view.mine.may.offer_to
            TouchChip(
                scene.sitters[captain.seat].name,
                draft.goesTo(captain.seat),
                state,
                touch,
                named = true,
                faded = !may,
            ) {
                BadgeArt(
                    scene.sitters[captain.seat].badge,
                    scene.sitters[captain.seat].tint,
                    scene.sitters[captain.seat].name.take(1),
                    40.dp,
                )
            }
        }
    }
    Heading(scene.text("seat.you_give"))
    ElementChips(
        scene,
        me,
        city.captains[me].stock,
        false,
        { draft.given(it, false) },
        state,
    )
    val filed = scene.view.mine.file
    if (filed.isNotEmpty()) {
        FileDrawer(scene, state) {
            ElementChips(scene, me, filed, true, { draft.given(it, true) }, state)
        }
    }
    Heading(scene.text("seat.you_get"))
    if (!draft.to().isPresent) {
        Faint(scene.text("err_offer_self"))
    } else {
        val other = draft.to().asInt
        ElementChips(scene, other, city.captains[other].stock, false, draft::wanted, state)
    }
}

@Composable
internal fun Faint(
    text: String,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier.padding(vertical = 2.dp),
    color = MaterialTheme.colorScheme.onSurfaceVariant,
    style = MaterialTheme.typography.bodySmall,
)
