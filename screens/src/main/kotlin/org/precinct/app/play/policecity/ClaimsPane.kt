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
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.ActionButtons
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.Gain
import org.precinct.engine.policecity.kit.Objective
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.engine.policecity.kit.Special
import org.precinct.engine.policecity.proto.What
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard
import org.precinct.seat.policecity.CityBoard.Captain
import org.precinct.seat.policecity.CityTouch
import org.precinct.seat.policecity.CityTouch.Spot
import org.precinct.engine.policecity.kit.Box as Catalogue

/** What the player owns, in one line under the thumb: secret, tokens, and the way to the claims. */
@Composable
fun OwnBar(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
    /** In the place of the tokens, if it is short. */
    team: (@Composable (Modifier) -> Unit)? = null,
) {
    val mine = city.mine().orElse(null) ?: return
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
                scene,
                mine.seizures,
                24.dp,
                Modifier.weight(1f),
                Paper.Light,
            )
        }
        ClaimsButton(scene, state, mine)
    }
}

@Composable
fun ClaimsButton(
    scene: CityScene,
    state: CityState,
    mine: Captain,
) {
    val ready = scene.buttons(state).claimable()
    val said = scene.voice.count("seat.desk_ready", ready)
    Surface(
        { state.touch(Spot.CLAIMS) },
        Modifier
            .touches(state, Spot.CLAIMS)
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
                SignArt(CitySigns.OBJECTIVE, Modifier.size(20.dp))
                Text(
                    "${mine.cards.size + mine.filed}",
                    style = MaterialTheme.typography.titleMedium,
                )
                SignArt(CitySigns.FOLDER, Modifier.size(16.dp))
            }
            Text(
                scene.text("seat.desk"),
                style = MaterialTheme.typography.labelSmall,
            )
        }
    }
}

/** Objectives and combinations to claim, own cards, tokens and the file. */
@Composable
fun ClaimsPane(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
    modifier: Modifier = Modifier,
) {
    val mine = city.mine().orElse(null) ?: return
    Column(modifier, Arrangement.spacedBy(12.dp)) {
        Objectives(scene, city, state)
        Combinations(scene, mine, state)
        Stock(scene, mine, state)
    }
}

@Composable
private fun Objectives(
    scene: CityScene,
    city: CityBoard,
    state: CityState,
) {
    Heading(scene.text("seat.objectives"))
    city.objectives.forEach { number ->
        val objective = Catalogue.objectiveNumbered(number)
        val name = scene.text(objective.key())
        val touch = CityTouch.Objective(number)
        val chosen = state.draft.claim().isFor(number)
        val open = state.reacts(touch)
        val why = scene.why(What.CLAIMING, number)
        Surface(
            Modifier
                .fillMaxWidth()
                .then(
                    if (open) {
                        Modifier
                            .clip(MaterialTheme.shapes.medium)
                            .touches(state, touch)
                            .clickable(role = Role.Button) { state.touch(touch) }
                    } else {
                        Modifier
                    },
                ).semantics(mergeDescendants = true) {
                    contentDescription = "$name. ${scene.text("${objective.key()}.text")}"
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
                Text(name, style = MaterialTheme.typography.titleMedium)
                ObjectiveTerms(objective)
                if (why != null) Faint(why)
            }
        }
        if (chosen) ClaimEditor(scene, state)
    }
}

/** The open objectives in one line, for those who place dice with them in mind. */
@Composable
fun ObjectiveRail(
    scene: CityScene,
    city: CityBoard,
) {
    Row(
        Modifier
            .fillMaxWidth()
            .background(Night.Deep)
            .padding(horizontal = 8.dp, vertical = 3.dp),
        Arrangement.SpaceBetween,
        Alignment.CenterVertically,
    ) {
        city.objectives.forEach { number ->
            val objective = Catalogue.objectiveNumbered(number)
            val said =
                "${scene.text(objective.key())}. ${scene.text("${objective.key()}.text")}"
            Row(
                Modifier.clearAndSetSemantics { contentDescription = said },
                Arrangement.spacedBy(2.dp),
                Alignment.CenterVertically,
            ) {
                objective.symbols().forEach { DistrictSign(it, 18.dp) }
                repeat(objective.ranks) { GainToken(Gain.RANK, null, 16.dp) }
                objective.token.orElse(null)?.let { SpecialToken(it, 18.dp) }
            }
        }
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
            objective.symbols().forEach { DistrictSign(it, 28.dp) }
        }
        repeat(objective.ranks) { GainToken(Gain.RANK, null, 26.dp) }
        objective.token.orElse(null)?.let { SpecialToken(it, 32.dp) }
    }
}

/** Which of the own cards go for the objective. */
@Composable
private fun ClaimEditor(
    scene: CityScene,
    state: CityState,
) {
    val draft = state.draft.claim()
    Plate(marked = true) {
        Faint(scene.text("seat.choose_cards"))
        Chips {
            draft.usable(scene.view).forEach { card ->
                val touch = CityTouch.Card(card)
                TouchChip(
                    scene.words.card(Catalogue.cardNumbered(card)),
                    card in draft.cards,
                    state,
                    touch,
                    named = true,
                ) { PlaceTile(Catalogue.cardNumbered(card), Modifier.size(52.dp)) }
            }
        }
        val tokens = draft.tokens(scene.view)
        if (tokens.isNotEmpty()) {
            Faint(scene.text("prompt_pick_action"))
            Chips {
                tokens.forEach { token ->
                    val touch = CityTouch.Token(token)
                    val special = Special.of(token).orElse(null)
                    TouchChip(
                        special?.let { scene.text(it.key()) } ?: scene.text("seat.any"),
                        draft.token == token,
                        state,
                        touch,
                        named = true,
                    ) { SpecialToken(special, 44.dp) }
                }
            }
        }
        SendClaim(scene, state)
    }
}

@Composable
private fun SendClaim(
    scene: CityScene,
    state: CityState,
) = ActionButtons(
    listOf(state.button(scene.buttons(state).claim())),
    Modifier.fillMaxWidth(),
    state.enabled,
    Alignment.End,
)

@Composable
private fun Combinations(
    scene: CityScene,
    mine: Captain,
    state: CityState,
) {
    Heading(scene.text("seat.combinations"))
    if (mine.combined) Faint(scene.why(What.COMBINING) ?: scene.text("err_combo_used"))
    val open = scene.view.mine.may.combines
    if (open.isEmpty() && !mine.combined) Faint(scene.text("seat.no_combination"))
    Catalogue.COMBINATIONS.forEachIndexed { n, combination ->
        val forms = open.filter { it.combo == n + 1 }
        if (forms.isEmpty()) return@forEachIndexed
        Plate {
            Row(
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Text(
                    scene.text(combination.key()),
                    Modifier.weight(1f),
                    style = MaterialTheme.typography.titleMedium,
                )
                repeat(combination.ranks) { GainToken(Gain.RANK, null, 24.dp) }
            }
            Chips {
                forms.forEach { form ->
                    val kinds =
                        listOf(form.kind_a, form.kind_b).mapNotNull { Seizure.of(it).orElse(null) }
                    TouchChip(
                        scene.text(combination.key()) + ": " +
                            kinds.joinToString { scene.text(it.key()) },
                        state.draft
                            .claim()
                            .combine
                            .orElse(null) == form,
                        state,
                        CityTouch.Combination(form),
                    ) {
                        Row {
                            repeat(combination.countA) { SeizureToken(kinds[0], 28.dp) }
                            repeat(combination.countB) { SeizureToken(kinds[1], 28.dp) }
                        }
                    }
                }
            }
            val chosen = state.draft.claim().combine
            if (chosen.isPresent && chosen.get().combo == n + 1) SendClaim(scene, state)
        }
    }
}

@Composable
private fun Stock(
    scene: CityScene,
    mine: Captain,
    state: CityState,
) {
    Heading(scene.text("seat.stock"))
    if (scene.view.mine.may.file_in
            .isNotEmpty()
    ) {
        Faint(scene.text("seat.touch_to_file"))
    }
    scene.why(What.FILING)?.let { Faint(it) }
    if (mine.stock.isEmpty()) Faint(scene.text("seat.nothing"))
    Chips {
        mine.stock.forEachIndexed { n, element ->
            ElementChip(scene, state, CityTouch.FileIn(element), mine.stock, n)
        }
    }
    if (mine.specials.isNotEmpty()) {
        Heading(scene.text("ui.action_token"))
        mine.specials.groupBy { it }.forEach { (special, all) ->
            SpecialLine(scene, special, all.size)
        }
    }
    val file = scene.view.mine.file
    if (file.isEmpty()) return
    FileDrawer(scene, state) {
        Chips {
            file.forEachIndexed { n, element ->
                ElementChip(scene, state, CityTouch.FileOut(element), file, n)
            }
        }
    }
}

/** One of several elements; one of several equal tokens is enough to touch. */
@Composable
private fun ElementChip(
    scene: CityScene,
    state: CityState,
    touch: CityTouch,
    elements: List<Int>,
    n: Int,
) {
    val element = elements[n]
    val name = scene.words.element(element)
    val said =
        if (touch is CityTouch.FileOut) scene.text("seat.take_out", "element", name) else name
    if (n > 0 && elements[n - 1] == element) {
        Chip(said, false, named = true) { ElementToken(element, 44.dp) }
    } else {
        TouchChip(said, false, state, touch, named = true) { ElementToken(element, 44.dp) }
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
            Text(scene.text(special.key()), style = MaterialTheme.typography.titleMedium)
            Text(
                scene.text("${special.key()}.text"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}
