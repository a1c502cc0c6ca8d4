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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Confirm
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Stepper
import org.precinct.engine.policecity.proto.Deal
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.What

/** What everybody puts together against the mafia. */
@Composable
fun PledgePane(
    scene: CityScene,
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        Plate {
            Heading(stringResource(R.string.policecity_pledged))
            if (scene.view.pledges.isEmpty()) Faint(stringResource(R.string.policecity_nothing))
            Chips {
                scene.view.pledges.forEach { pledge ->
                    val sitter = city.captains[pledge.seat].sitter
                    Chip(
                        "${scene.elementName(pledge.element)}, ${sitter.name}",
                        false,
                        false,
                        emptyList(),
                        {},
                    ) {
                        Row(verticalAlignment = Alignment.CenterVertically) {
                            ElementToken(pledge.element, 36.dp)
                            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 20.dp)
                        }
                    }
                }
            }
        }
        val may =
            controls.moment
                ?.view
                ?.mine
                ?.may ?: return
        if (may.pledge.isEmpty() && may.unpledge.isEmpty()) return
        Plate(marked = true) {
            Heading(stringResource(R.string.policecity_yours))
            Chips {
                controls.phaseChoices.filter { it.pledge != null }.forEach { action ->
                    Chip(
                        scene.elementName(action.pledge),
                        false,
                        controls.enabled,
                        listOf(action),
                        { controls.act(action) },
                        named = true,
                    ) { ElementToken(action.pledge, 44.dp) }
                }
                controls.phaseChoices.filter { it.unpledge != null }.forEach { action ->
                    Chip(
                        stringResource(
                            R.string.policecity_take_out,
                            scene.elementName(action.unpledge),
                        ),
                        true,
                        controls.enabled,
                        listOf(action),
                        { controls.act(action) },
                        named = true,
                    ) { ElementToken(action.unpledge, 44.dp) }
                }
            }
        }
    }
}

/** Four tokens for four ranks: the deals proposed, and the own one in the making. */
@Composable
fun DealPane(
    scene: CityScene,
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        val view = scene.view
        view.deals
            .filter { view.phase == Phase.MAFIA_DEAL || it.number == view.statement }
            .forEach { deal ->
                Plate(marked = city.me != null && deal.supporters has city.me) {
                    Row(verticalAlignment = Alignment.CenterVertically) {
                        Who(
                            city.captains[deal.author].sitter,
                            Modifier.weight(1f),
                            text =
                                stringResource(
                                    R.string.policecity_proposes,
                                    scene.name(deal.author),
                                ),
                        )
                        Supporters(city, deal.supporters)
                    }
                    DealLines(scene, city, deal.deal, deal.author)
                    if (!deal.valid) Faint(scene.text("err_deal_not_held"))
                    Deeds(
                        listOfNotNull(supportDeed(scene, controls, deal.number, deal.supporters)),
                        Modifier.fillMaxWidth(),
                        controls.enabled,
                        Alignment.End,
                    )
                }
            }
        val draft = controls.draft as? DealDraft ?: return
        DealEditor(scene, city, draft, controls)
    }
}

@Composable
private fun DealLines(
    scene: CityScene,
    city: City,
    deal: Deal,
    author: Int,
) {
    city.captains.forEach { captain ->
        val given =
            deal.give.filter { it / 8 == captain.seat }.map { it % 8 } +
                if (captain.seat == author) deal.give_filed else emptyList()
        val ranks = deal.ranks.getOrElse(captain.seat) { 0 }
        if (given.isEmpty() && ranks == 0) return@forEach
        val said =
            stringResource(
                R.string.policecity_deal_line,
                captain.sitter.name,
                given.joinToString { scene.elementName(it) },
                ranks,
            )
        Flow(
            Modifier.semantics(mergeDescendants = true) { contentDescription = said },
            6.dp,
        ) {
            Who(captain.sitter, size = 24.dp)
            given.forEach { ElementToken(it, 28.dp) }
            if (given.isNotEmpty() && ranks > 0) {
                GlyphArt(
                    Signs.Swap,
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
    city: City,
    draft: DealDraft,
    controls: Controls,
) = Plate(marked = true) {
    Heading(stringResource(R.string.policecity_your_proposal))
    Text(
        stringResource(R.string.policecity_deal_so_far, draft.tokens, draft.ranks.sum()),
        style = MaterialTheme.typography.titleMedium,
    )
    val me = controls.moment!!.me
    city.captains.forEach { captain ->
        HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
        Row(verticalAlignment = Alignment.CenterVertically) {
            Who(captain.sitter, Modifier.weight(1f))
            val more = Touch.OfRank(captain.seat, true)
            val less = Touch.OfRank(captain.seat, false)
            val ranks = draft.ranks[captain.seat]
            GainToken(Gain.RANK, null, 26.dp)
            Stepper(
                ranks,
                0..if (controls.reacts(more)) ranks + 1 else ranks,
                stringResource(R.string.policecity_ranks_for, captain.sitter.name),
                { controls.touch(if (it > ranks) more else less) },
                less = Modifier.offers(controls.offers(less)),
                more = Modifier.offers(controls.offers(more)),
            )
        }
        val open = captain.openElements().filter { Element.kind(it) != null }
        ElementChips(
            scene,
            captain.seat,
            open,
            false,
            { draft.given(captain.seat, it, false) },
            controls,
            named = false,
        )
        val filed =
            scene.view.mine.file
                .filter { Element.kind(it) != null }
        if (captain.seat == me && filed.isNotEmpty()) {
            FileDrawer(controls.phaseChoices.filter { it.deal?.give_filed?.isNotEmpty() == true }) {
                ElementChips(scene, me, filed, true, { draft.given(me, it, true) }, controls)
            }
        }
    }
}

/** Swaps: offers on the table, and the own one in the making. */
@Composable
fun TradePane(
    scene: CityScene,
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(10.dp)) {
        val final = stringResource(R.string.policecity_swap_final)
        scene.view.offers.forEach { open ->
            Plate(marked = city.me == open.offer.to) {
                OfferLine(scene, city, open.from, open.offer.give + open.offer.give_filed)
                OfferLine(scene, city, open.offer.to, open.offer.want)
                val answers =
                    controls.phaseChoices.filter {
                        it.accept == open.number ||
                            it.decline == open.number ||
                            it.withdraw == open.number
                    }
                val deeds =
                    answers.map {
                        Deed(
                            scene.label(it),
                            listOf(it),
                            if (it.accept != null) Emphasis.PRIMARY else Emphasis.QUIET,
                            confirm =
                                if (it.accept == null) null else Confirm(scene.label(it), final),
                            onTouch = { controls.act(it) },
                        )
                    }
                val why = scene.why(What.ACCEPTING, open.number)
                Deeds(deeds, Modifier.fillMaxWidth(), controls.enabled, Alignment.End)
                if (why != null) Faint(why)
            }
        }
        val draft = controls.draft as? OfferDraft ?: return
        OfferEditor(scene, city, draft, controls)
    }
}

@Composable
private fun OfferLine(
    scene: CityScene,
    city: City,
    seat: Int,
    gives: List<Int>,
) {
    val said =
        stringResource(
            R.string.policecity_gives,
            scene.name(seat),
            gives.joinToString { scene.elementName(it) },
        )
    Flow(
        Modifier.semantics(mergeDescendants = true) { contentDescription = said },
        6.dp,
    ) {
        Who(city.captains[seat].sitter, size = 24.dp)
        GlyphArt(Signs.Swap, Modifier.size(18.dp), MaterialTheme.colorScheme.onSurfaceVariant)
        gives.forEach { ElementToken(it, 32.dp) }
    }
}

@Composable
private fun OfferEditor(
    scene: CityScene,
    city: City,
    draft: OfferDraft,
    controls: Controls,
) = Plate(marked = true) {
    val me = controls.moment!!.me
    Heading(stringResource(R.string.policecity_offer_to))
    Chips {
        city.captains.filter { it.seat != me }.forEach { captain ->
            val touch = Touch.OfCaptain(captain.seat)
            val may = captain.seat in scene.view.mine.may.offer_to
            Chip(
                captain.sitter.name,
                draft.to == captain.seat,
                controls.reacts(touch),
                controls.offers(touch),
                { controls.touch(touch) },
                named = true,
                faded = !may,
            ) {
                BadgeArt(
                    captain.sitter.badge,
                    captain.sitter.tint,
                    captain.sitter.name.take(1),
                    40.dp,
                )
            }
        }
    }
    Heading(stringResource(R.string.policecity_you_give))
    ElementChips(
        scene,
        me,
        city.captains[me].openElements(),
        false,
        { draft.count(true, it, false) },
        controls,
    )
    val filed = scene.view.mine.file
    if (filed.isNotEmpty()) {
        FileDrawer(controls.phaseChoices.filter { it.offer?.give_filed?.isNotEmpty() == true }) {
            ElementChips(scene, me, filed, true, { draft.count(true, it, true) }, controls)
        }
    }
    Heading(stringResource(R.string.policecity_you_get))
    if (draft.to == null) {
        Faint(scene.text("err_offer_self"))
    } else {
        ElementChips(
            scene,
            draft.to,
            city.captains[draft.to].openElements(),
            false,
            { draft.count(false, it, false) },
            controls,
        )
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

@Preview
@Composable
private fun TradePanePreview() =
    Sampled(Phase.TRADE) { scene, city, controls -> TradePane(scene, city, controls) }
