package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.Hourglass
import org.precinct.app.theme.Brass
import org.precinct.app.theme.PrecinctTheme
import org.precinct.engine.policecity.proto.Phase

/** The table for everybody, on a tablet in the middle: everything public, nothing to touch. */
@Composable
fun CityBoard(
    scene: CityScene,
    modifier: Modifier = Modifier,
) {
    val city = remember(scene) { cityOf(scene) }
    val reach = remember { Reach() }
    val controls = rememberControls(scene) {}
    BoxWithConstraints(modifier.background(MaterialTheme.colorScheme.background)) {
        val wide = maxWidth > maxHeight
        Column(Modifier.fillMaxSize()) {
            BoardTop(scene, city)
            if (wide) {
                Row(Modifier.weight(1f)) {
                    Calls(scene, city, controls, reach, Modifier.weight(0.4f).fillMaxHeight())
                    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
                    Focus(scene, city, controls, reach, Modifier.weight(0.33f).fillMaxHeight())
                    VerticalDivider(thickness = 2.dp, color = Brass.Middle)
                    Captains(scene, city, Modifier.weight(0.27f).fillMaxHeight())
                }
            } else {
                Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
                    Focus(scene, city, controls, reach, Modifier.fillMaxWidth(), scrolls = false)
                    Calls(scene, city, controls, reach, Modifier.fillMaxWidth(), scrolls = false)
                    Captains(scene, city, Modifier.fillMaxWidth(), scrolls = false)
                }
            }
        }
    }
    CitySheets(scene, city, controls, reach)
}

/** The track and the sand; what is going on, the frame says. */
@Composable
private fun BoardTop(
    scene: CityScene,
    city: City,
) {
    Row(
        Modifier.fillMaxWidth().background(NightSky),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.policecity_round, city.round, city.roundLimit),
            Modifier.padding(start = 16.dp).widthIn(max = 84.dp),
            color = Brass.Light,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium,
        )
        val pawns = remember(city) { city.pawns() }
        val names = remember(city) { city.track.tokens.mapValues { scene.text(it.value.key) } }
        TrackStrip(city.track, pawns, names, Modifier.weight(1f), unit = 25.dp)
        scene.sand?.let {
            // On night-blue, by day as well.
            PrecinctTheme(dark = true) {
                Box(Modifier.padding(horizontal = 16.dp), Alignment.Center) {
                    Hourglass(it, height = 112.dp)
                }
            }
        }
    }
    HorizontalDivider(thickness = 3.dp, color = Brass.Middle)
}

@Composable
private fun Calls(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier,
    scrolls: Boolean = true,
) {
    val looks = remember(city, controls) { city.calls.map(controls::look) }
    val office =
        remember(city, controls) { city.captains.flatMap { it.inOffice }.map(controls::look) }
    Column(
        modifier
            .then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier)
            .padding(12.dp),
        Arrangement.spacedBy(10.dp),
    ) {
        val size = CallSize.onTable(city.calls.size)
        CallColumn(looks, reach, size = size)
        OfficeShelf(scene.text("ui.office"), office, reach, size = size)
    }
}

/** What is going on: the place being resolved, or the mayor's objectives and the log. */
@Composable
private fun Focus(
    scene: CityScene,
    city: City,
    controls: Controls,
    reach: Reach,
    modifier: Modifier,
    scrolls: Boolean = true,
) {
    Column(
        modifier
            .then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier)
            .padding(12.dp),
        Arrangement.spacedBy(10.dp),
    ) {
        val pointing = remember(scene) { scene.pointing() }
        if (city.phase == Phase.OVER) {
            OverPane(scene, city, Modifier.fillMaxWidth())
            return@Column
        }
        val here = city.here
        if (here != null) {
            PlaceHead(here, reach, art = 112.dp)
            when (city.phase) {
                Phase.NEGOTIATE -> NegotiationBoard(scene, city, controls, reach)
                Phase.STATEMENT -> StatementPane(scene, city)
                Phase.SOLO, Phase.OFFICER -> OnOffer(scene, city)
                Phase.PICK -> PickPane(scene, controls)
                Phase.PLEDGE -> PledgePane(scene, city, controls)
                Phase.MAFIA_DEAL, Phase.DEAL_STATEMENT -> DealPane(scene, city, controls)
                Phase.TRADE -> TradePane(scene, city, controls)
                else -> {}
            }
            RevealPane(pointing, scene.sitters, rememberCount(pointing))
            Teams(scene, city, controls, reach, die = 48.dp)
        } else {
            Heading(stringResource(R.string.policecity_objectives))
            city.objectives.forEach { objective ->
                Plate(
                    Modifier.semantics(mergeDescendants = true) {
                        contentDescription =
                            "${objective.name}. ${objective.text}"
                    },
                ) {
                    Text(objective.name, style = MaterialTheme.typography.titleMedium)
                    ObjectiveTerms(objective)
                }
            }
        }
        if (scrolls) {
            val sentences = remember(scene) { scene.news.takeLast(LINES).map(scene::sentence) }
            Heading(stringResource(R.string.policecity_latest))
            sentences.reversed().forEach {
                Text(it, style = MaterialTheme.typography.bodyMedium)
            }
        }
    }
}

private const val LINES = 8

/** The captains one under the other, with all that lies open before them. */
@Composable
private fun Captains(
    scene: CityScene,
    city: City,
    modifier: Modifier,
    scrolls: Boolean = true,
) {
    Column(
        modifier
            .then(if (scrolls) Modifier.verticalScroll(rememberScrollState()) else Modifier)
            .padding(12.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        city.captains.forEach { captain ->
            Plate(
                Modifier.alpha(if (captain.absent) 0.6f else 1f),
                marked = captain.asked && !captain.decided,
                padding = 6.dp,
            ) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(10.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    BadgeArt(
                        captain.sitter.badge,
                        captain.sitter.tint,
                        captain.sitter.name.take(1),
                        30.dp,
                    )
                    Text(
                        captain.sitter.name,
                        Modifier.weight(1f).semantics { heading() },
                        style = MaterialTheme.typography.titleMedium,
                    )
                    if (captain.decided) {
                        GlyphArt(
                            Signs.Tick,
                            Modifier.size(24.dp),
                            MaterialTheme.colorScheme.secondary,
                        )
                    }
                    val rank = stringResource(R.string.policecity_rank_is, captain.rank)
                    Text(
                        "${captain.rank}",
                        Modifier.semantics { contentDescription = rank },
                        color = MaterialTheme.colorScheme.secondary,
                        style = MaterialTheme.typography.titleLarge,
                    )
                }
                Belongings(scene, captain)
            }
        }
    }
}

/** What lies open before a captain, and what is known to be hidden. */
@Composable
private fun Belongings(
    scene: CityScene,
    captain: Captain,
) {
    val hidden = stringResource(R.string.policecity_has_secret)
    Flow(gap = 6.dp) {
        if (captain.seizures.sum() > 0) {
            SeizureCounts(captain.seizures, { scene.text(it.key) }, 26.dp)
        }
        captain.cards.forEach { card ->
            val name = scene.text(card.key)
            PlaceTile(card, Modifier.size(30.dp).semantics { contentDescription = name })
        }
        captain.specials.forEach { special ->
            val name = scene.text(special.key)
            SpecialToken(special, 30.dp, Modifier.semantics { contentDescription = name })
        }
        if (captain.hasSecret) {
            SpecialToken(null, 30.dp, Modifier.semantics { contentDescription = hidden })
        }
        if (captain.filed > 0) {
            Text(
                pluralStringResource(R.plurals.policecity_filed, captain.filed, captain.filed),
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

@Preview(device = "spec:width=1280dp,height=800dp")
@Composable
private fun CityBoardPreview() = Sampled { scene -> CityBoard(scene) }
