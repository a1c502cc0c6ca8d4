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
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.play.parts.Heading

/** The whole market, for who watches. */
@Composable
internal fun Market(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    modifier: Modifier = Modifier,
) {
    Column(modifier.fillMaxWidth().padding(horizontal = 12.dp), Arrangement.spacedBy(10.dp)) {
        Deck.entries.forEach { deck ->
            Heading(scene.text(deck.key))
            Stall(scene.view.supply, deck, faces, card)
        }
    }
}

/**
 * One deck's side of the market in the order of cost; for who buys, what one cannot afford is pale.
 *
 * @param supply how many are left of each card
 * @param touch null if nobody buys here
 */
@Composable
internal fun Stall(
    supply: List<Int>,
    deck: Deck,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch? = null,
    onTouch: ((Pick) -> Unit)? = null,
) {
    Text(
        stringResource(
            if (deck == Deck.POLICE) R.string.bleus_for_funding else R.string.bleus_for_tension,
        ),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        BleusCards.market.getValue(deck).forEach { one ->
            val pick = Pick.Market(one.number)
            val chosen = touch?.picks?.contains(pick) == true
            val offered = touch?.offers(pick).orEmpty()
            BleusCardArt(
                faces[one.number],
                card,
                chosen = chosen,
                enabled =
                    if (touch == null) {
                        supply[one.number - 1] > 0
                    } else {
                        chosen || offered.isNotEmpty()
                    },
                left = supply[one.number - 1],
                leads = Leads(offered),
                onTouch = onTouch?.let { { it(pick) } },
            )
        }
    }
}
