package org.precinct.app.play.policecity

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Deed
import org.precinct.app.play.parts.Deeds
import org.precinct.app.play.parts.Emphasis
import org.precinct.app.play.parts.Heading
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.proto.Combine
import org.precinct.engine.policecity.proto.Phase
import org.precinct.engine.policecity.proto.What

/** What the player owns, in one line under the thumb: secret, tokens, and the way to the desk. */
@Composable
fun DeskBar(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier = Modifier,
    /** In the place of the tokens, if it is short. */
    team: (@Composable (Modifier) -> Unit)? = null,
) {
    val mine = city.mine ?: return
    Row(
        modifier
            .fillMaxWidth()
            .background(
                Night.Middle,
            ).padding(horizontal = 8.dp, vertical = 4.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        OwnSecret(scene, size = 44.dp, ink = Paper.Light)
        if (team != null) {
            team(Modifier.weight(1f))
        } else {
            SeizureCounts(
                mine.seizures,
                { scene.text(it.key) },
                24.dp,
                Modifier.weight(1f),
                Paper.Light,
            )
        }
        DeskButton(controls, mine, reach)
    }
}

@Composable
fun DeskButton(
    controls: Controls,
    mine: Captain,
    reach: Reach,
) {
    val ready =
        controls.freeChoices.count { it.claim?.alt_token == 0 || it.combine != null }
    val said =
        pluralStringResource(R.plurals.policecity_desk_ready, ready, ready)
    Surface(
        { reach.sheet = CitySheet.Desk },
        Modifier
            .offers(if (reach.sheet == CitySheet.Desk) emptyList() else controls.freeChoices)
            .semantics { contentDescription = said },
        shape = MaterialTheme.shapes.medium,
        color = if (ready > 0) Brass.Light else Night.High,
        contentColor = if (ready > 0) Night.Deep else Paper.Light,
        border = BorderStroke(1.dp, Brass.Middle),
    ) {
        Column(
            Modifier.heightIn(min = 52.dp).padding(horizontal = 12.dp, vertical = 4.dp),
            Arrangement.Center,
            Alignment.CenterHorizontally,
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(6.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                GlyphArt(Signs.Objective, Modifier.size(20.dp))
                Text(
                    "${mine.cards.size + mine.filed}",
                    style = MaterialTheme.typography.titleMedium,
                )
                GlyphArt(Signs.Folder, Modifier.size(16.dp))
            }
            Text(
                stringResource(R.string.policecity_desk),
                style = MaterialTheme.typography.labelSmall,
            )
        }
    }
}

/** Objectives and combinations to claim, own cards, tokens and the file. */
@Composable
fun DeskPane(
    scene: CityScene,
    city: City,
    controls: Controls,
    modifier: Modifier = Modifier,
) {
    val mine = city.mine ?: return
    Column(modifier, Arrangement.spacedBy(12.dp)) {
        Objectives(scene, city, controls)
        Combinations(scene, mine, controls)
        Stock(scene, mine, controls)
    }
}

@Composable
private fun Objectives(
    scene: CityScene,
    city: City,
    controls: Controls,
) {
    Heading(stringResource(R.string.policecity_objectives))
    city.objectives.forEach { objective ->
        val number = objective.printed.number
        val touch = Touch.OfObjective(number)
        val chosen = controls.desk.objective == number
        val open = controls.deskReacts(touch)
        val why = scene.why(What.CLAIMING, number)
        Surface(
            Modifier
                .fillMaxWidth()
                .then(
                    if (open) {
                        Modifier
                            .clip(MaterialTheme.shapes.medium)
                            .offers(controls.deskOffers(touch))
                            .clickable(role = Role.Button) { controls.touchDesk(touch) }
                    } else {
                        Modifier
                    },
                ).semantics(mergeDescendants = true) {
                    contentDescription = "${objective.name}. ${objective.text}"
                    if (open) selected = chosen
                },
            MaterialTheme.shapes.medium,
            if (open) {
                MaterialTheme.colorScheme.secondaryContainer
            } else {
                MaterialTheme.colorScheme.surfaceContainerHigh
            },
            border =
                BorderStroke(
                    if (chosen) 2.dp else 1.dp,
                    if (open) Brass.Middle else MaterialTheme.colorScheme.outlineVariant,
                ),
        ) {
            Column(Modifier.padding(10.dp), Arrangement.spacedBy(4.dp)) {
                Text(objective.name, style = MaterialTheme.typography.titleMedium)
                ObjectiveTerms(objective)
                if (why != null) Faint(why)
            }
        }
        if (chosen) ClaimEditor(scene, controls)
    }
}

/** What an objective takes and gives. */
@Composable
fun ObjectiveTerms(
    objective: Objective,
    modifier: Modifier = Modifier,
) {
    Row(modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
        Row(Modifier.weight(1f), Arrangement.spacedBy(3.dp)) {
            objective.printed.districts.forEach { DistrictSign(it, 28.dp) }
        }
        repeat(objective.printed.ranks) { GainToken(Gain.RANK, null, 26.dp) }
        objective.printed.token?.let { SpecialToken(it, 32.dp) }
    }
}

/** Which of the own cards go for the objective. */
@Composable
private fun ClaimEditor(
    scene: CityScene,
    controls: Controls,
) {
    val moment = controls.moment ?: return
    val draft = controls.desk
    Plate(marked = true) {
        Faint(stringResource(R.string.policecity_choose_cards))
        Chips {
            draft.usable(moment).sorted().forEach { card ->
                val touch = Touch.OfCard(card)
                Chip(
                    scene.text(CityBox.card(card).key),
                    card in draft.cards,
                    controls.deskReacts(touch),
                    controls.deskOffers(touch),
                    { controls.touchDesk(touch) },
                    named = true,
                ) { PlaceTile(CityBox.card(card), Modifier.size(52.dp)) }
            }
        }
        val tokens = draft.tokens(moment)
        if (tokens.isNotEmpty()) {
            Faint(scene.text("prompt_pick_action"))
            Chips {
                tokens.forEach { token ->
                    val touch = Touch.OfToken(token)
                    val special = Special.of(token)
                    Chip(
                        special?.let { scene.text(it.key) }
                            ?: stringResource(R.string.policecity_any),
                        draft.token == token,
                        controls.deskReacts(touch),
                        controls.deskOffers(touch),
                        { controls.touchDesk(touch) },
                        named = true,
                    ) { SpecialToken(special, 44.dp) }
                }
            }
        }
        SendDesk(scene, controls, scene.text("prompt_claim"))
    }
}

@Composable
private fun SendDesk(
    scene: CityScene,
    controls: Controls,
    label: String,
) {
    val moment = controls.moment ?: return
    val missing = controls.desk.missing(moment)
    Deeds(
        listOf(
            Deed(
                label,
                controls.deskOffers(Touch.Send),
                Emphasis.PRIMARY,
                why = missing?.let { scene.text(it) },
                spoken = controls.desk.action(moment)?.let { scene.label(it) },
                onTouch = { controls.touchDesk(Touch.Send) },
            ),
        ),
        Modifier.fillMaxWidth(),
        controls.enabled,
        Alignment.End,
    )
}

@Composable
private fun Combinations(
    scene: CityScene,
    mine: Captain,
    controls: Controls,
) {
    Heading(stringResource(R.string.policecity_combinations))
    if (mine.combined) Faint(scene.why(What.COMBINING) ?: scene.text("err_combo_used"))
    val open = scene.view.mine.may.combines
    if (open.isEmpty() && !mine.combined) Faint(stringResource(R.string.policecity_no_combination))
    CityBox.combinations().forEach { combination ->
        val ways = open.filter { it.combo == combination.number }
        if (ways.isEmpty()) return@forEach
        Plate {
            Row(
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Text(
                    scene.text(combination.key),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.titleMedium,
                )
                repeat(combination.ranks) { GainToken(Gain.RANK, null, 24.dp) }
            }
            Chips {
                ways.forEach { way ->
                    val touch = Touch.OfCombination(way)
                    Chip(
                        scene.text(combination.key) + ": " +
                            kinds(way).joinToString { scene.text(it.key) },
                        controls.desk.combine == way,
                        controls.deskReacts(touch),
                        controls.deskOffers(touch),
                        { controls.touchDesk(touch) },
                    ) {
                        Row {
                            repeat(combination.countA) { SeizureToken(kinds(way)[0], 28.dp) }
                            repeat(combination.countB) { SeizureToken(kinds(way)[1], 28.dp) }
                        }
                    }
                }
            }
            if (controls.desk.combine?.combo == combination.number) {
                SendDesk(scene, controls, scene.text("prompt_combo"))
            }
        }
    }
}

private fun kinds(way: Combine) = listOf(way.kind_a, way.kind_b).mapNotNull(Element::kind)

@Composable
private fun Stock(
    scene: CityScene,
    mine: Captain,
    controls: Controls,
) {
    Heading(stringResource(R.string.policecity_stock))
    val filing = controls.freeChoices.filter { it.file_in != null }.associateBy { it.file_in }
    if (filing.isNotEmpty()) Faint(stringResource(R.string.policecity_touch_to_file))
    scene.why(What.FILING)?.let { Faint(it) }
    val elements = mine.openElements()
    if (elements.isEmpty()) Faint(stringResource(R.string.policecity_nothing))
    Chips {
        elements.forEachIndexed { n, element ->
            // One of several equal tokens is enough to touch.
            val action = if (n > 0 && elements[n - 1] == element) null else filing[element]
            Chip(
                scene.elementName(element),
                false,
                action != null && controls.enabled,
                listOfNotNull(action),
                { action?.let(controls::act) },
                named = true,
            ) { ElementToken(element, 44.dp) }
        }
    }
    val specials = mine.specials
    if (specials.isNotEmpty()) {
        Heading(scene.text("ui.action_token"))
        specials.distinct().forEach { special ->
            SpecialLine(
                scene,
                special,
                specials.count {
                    it ==
                        special
                },
            )
        }
    }
    if (scene.view.mine.file
            .isNotEmpty()
    ) {
        FileDrawer(controls.freeChoices.filter { it.file_out != null }) {
            Chips {
                val file = scene.view.mine.file
                val out =
                    controls.freeChoices
                        .filter {
                            it.file_out != null
                        }.associateBy { it.file_out }
                file.forEachIndexed { n, element ->
                    val action = if (n > 0 && file[n - 1] == element) null else out[element]
                    Chip(
                        stringResource(R.string.policecity_take_out, scene.elementName(element)),
                        false,
                        action != null && controls.enabled,
                        listOfNotNull(action),
                        { action?.let(controls::act) },
                        named = true,
                    ) { ElementToken(element, 44.dp) }
                }
            }
        }
    }
}

/** A special action and what it does. */
@Composable
fun SpecialLine(
    scene: CityScene,
    special: Special,
    count: Int = 1,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier.semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Box {
            SpecialToken(special, 48.dp)
            if (count > 1) {
                Text(
                    "×$count",
                    Modifier
                        .align(
                            Alignment.BottomEnd,
                        ).clip(CircleShape)
                        .background(Night.Deep)
                        .padding(horizontal = 5.dp),
                    color = Brass.Light,
                    style = MaterialTheme.typography.labelSmall,
                )
            }
        }
        Column(Modifier.weight(1f)) {
            Text(scene.text(special.key), style = MaterialTheme.typography.titleMedium)
            Text(
                scene.text("${special.key}.text"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

@Preview
@Composable
private fun DeskPreview() =
    Sampled(Phase.LAST_CLAIMS) { scene, city, controls ->
        Column {
            DeskPane(scene, city, controls, Modifier.padding(12.dp))
            DeskBar(scene, city, controls, Reach())
        }
    }
