package org.precinct.app.play.bleus

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Heading

/** The market in the order of cost: Police for Funding, Suburb for Tension. What one can afford is bright. */
@Composable
internal fun Market(
    scene: BleusScene,
    modifier: Modifier = Modifier,
    touch: BleusTouch? = null,
    onTouch: ((Pick) -> Unit)? = null,
) {
    Column(modifier.fillMaxWidth().padding(horizontal = 12.dp), Arrangement.spacedBy(10.dp)) {
        Stall(scene, Deck.POLICE, stringResource(R.string.bleus_for_funding), touch, onTouch)
        Stall(scene, Deck.SUBURB, stringResource(R.string.bleus_for_tension), touch, onTouch)
    }
}

@Composable
private fun Stall(
    scene: BleusScene,
    deck: Deck,
    paid: String,
    touch: BleusTouch?,
    onTouch: ((Pick) -> Unit)?,
) {
    Heading(scene.text(deck.key))
    Text(
        paid,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        BleusCards.market(deck).forEach { card ->
            val pick = Pick.Market(card.number)
            val chosen = touch?.picks?.contains(pick) == true
            val offered = touch?.offers(pick).orEmpty()
            BleusCardArt(
                scene,
                card.number,
                Modifier.offers(offered),
                chosen = chosen,
                enabled = touch == null || chosen || offered.isNotEmpty(),
                left = scene.view.supply[card.number - 1],
                onTouch = onTouch?.let { { it(pick) } },
            )
        }
    }
}
