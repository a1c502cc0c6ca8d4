package org.precinct.app.play.policecity

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.Stat
import org.precinct.engine.policecity.kit.Special
import org.precinct.engine.policecity.proto.Cause
import org.precinct.engine.policecity.proto.Loyalty
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard

/** The end: who is chief, and all that was secret. */
@Composable
fun OverPane(
    scene: CityScene,
    city: CityBoard,
    modifier: Modifier = Modifier,
) {
    val result = scene.view.result ?: return
    val winners = CityBoard.seats(result.winners)
    Column(modifier, Arrangement.spacedBy(10.dp), Alignment.CenterHorizontally) {
        val mafia = result.cause == Cause.MAFIA
        SignArt(
            if (mafia) CitySigns.MAFIA else CitySigns.RANKING_OFFICER,
            Modifier.padding(top = 8.dp).size(72.dp),
            if (mafia) MafiaRed else MaterialTheme.colorScheme.secondary,
        )
        Text(
            ending(scene),
            Modifier.semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineMedium,
        )
        city.captains.sortedBy { result.places[it.seat] }.forEach { captain ->
            Plate(marked = captain.seat in winners) {
                Row(
                    horizontalArrangement = Arrangement.spacedBy(12.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Text(
                        "${result.places[captain.seat]}.",
                        style = MaterialTheme.typography.titleLarge,
                    )
                    BadgeArt(
                        scene.sitters[captain.seat].badge,
                        scene.sitters[captain.seat].tint,
                        scene.sitters[captain.seat].name.take(1),
                        36.dp,
                    )
                    Text(
                        scene.sitters[captain.seat].name,
                        Modifier.weight(1f),
                        style = MaterialTheme.typography.titleMedium,
                    )
                    Stat(
                        "${captain.rank}",
                        scene.text("seat.rank_is", "rank", "${captain.rank}"),
                        icon = { SignArt(CitySigns.RANK, it, MaterialTheme.colorScheme.secondary) },
                    )
                    val stock = result.stock[captain.seat]
                    Stat(
                        "$stock",
                        scene.text("seat.stock_of", "count", "$stock"),
                        icon = {
                            SignArt(
                                CitySigns.FOLDER,
                                it,
                                MaterialTheme.colorScheme.secondary,
                            )
                        },
                    )
                }
                Revealed(scene, captain.seat)
            }
        }
        if (Loyalty.MAFIOSO in result.loyalty_left) {
            Text(scene.text("end_no_mole"), style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** What nobody but the captain knew. */
@Composable
private fun Revealed(
    scene: CityScene,
    seat: Int,
) {
    val result = scene.view.result
    result.loyalty.getOrNull(seat)?.key?.let { key ->
        Row(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            LoyaltySign(result.loyalty[seat], Modifier.size(22.dp))
            Text(scene.text(key), style = MaterialTheme.typography.bodyMedium)
        }
    }
    Special.of(result.tokens.getOrElse(seat) { 0 }).orElse(null)?.let { special ->
        Row(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            SpecialToken(special, 26.dp)
            Text(scene.text(special.key()), style = MaterialTheme.typography.bodyMedium)
        }
    }
    val file = CityBoard.filed(result, seat)
    if (file.isNotEmpty()) {
        Chips {
            file.forEach { element ->
                Chip(scene.words.element(element), false, named = true) {
                    ElementToken(element, 36.dp)
                }
            }
        }
    }
}

private fun ending(scene: CityScene): String {
    val result = scene.view.result
    val winners = CityBoard.seats(result.winners)
    val names = winners.map(scene::name)
    val mole = result.loyalty.indexOf(Loyalty.MAFIOSO)
    val moleWins = mole in winners
    return when {
        result.cause == Cause.MAFIA && names.isEmpty() -> scene.text("end_mafia")
        result.cause == Cause.MAFIA -> scene.text("end_mafia_mole", "player", names.first())
        names.size > 1 -> scene.text("end_chiefs", "players", names.joinToString())
        moleWins -> scene.text("end_mole_chief", "player", names.first())
        else -> scene.text("end_chief", "player", names.first())
    }
}
