package org.precinct.app.play.bleus

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.offers
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.Stat
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.engine.bleus.proto.Action
import org.precinct.engine.bleus.proto.View

/** A card of this game: its title, and below it what it does, in signs. */
@Composable
internal fun BleusCardArt(
    scene: BleusScene,
    card: Int,
    modifier: Modifier = Modifier,
    size: CardSize = CardSize.MEDIUM,
    chosen: Boolean = false,
    enabled: Boolean = true,
    arrested: Boolean = false,
    left: Int? = null,
    onTouch: (() -> Unit)? = null,
) {
    val one = BleusCards.of(card)
    val caught = stringResource(R.string.bleus_arrested)
    val stock = left?.let { stringResource(R.string.bleus_left, it) }
    PlayingCard(
        scene.face(card).copy(end = left?.let { "×$it" }),
        modifier.semantics {
            val state = listOfNotNull(caught.takeIf { arrested }, stock)
            if (state.isNotEmpty()) stateDescription = state.joinToString()
        },
        size = size,
        chosen = chosen,
        enabled = enabled,
        onTouch = onTouch,
        badge = if (arrested) ({ Caught(Modifier.align(Alignment.Center)) }) else null,
        body = if (size == CardSize.MEDIUM) ({ Effects(one) }) else null,
    )
}

/** Handcuffs over an arrested card. */
@Composable
private fun Caught(modifier: Modifier) {
    Box(
        modifier.size(52.dp).clip(CircleShape).background(Night.Deep.copy(alpha = 0.82f)),
        Alignment.Center,
    ) {
        SignArt(BleusSign.ARREST, Modifier.size(34.dp), Brass.Light)
    }
}

@Composable
private fun Effects(card: BleusCard) {
    Column(
        Modifier.fillMaxWidth().padding(4.dp).clearAndSetSemantics { },
        Arrangement.spacedBy(2.dp),
        Alignment.CenterHorizontally,
    ) {
        EffectRow(card.first, null)
        if (card.arrest > 0) EffectRow(card.caught, card.arrest)
    }
}

/** @param arrest the force that it takes, in front of what it brings */
@Composable
private fun EffectRow(
    effects: List<CardEffect>,
    arrest: Int?,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(4.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(2.dp),
    ) {
        arrest?.let { Effect(BleusSign.ARREST, it, Color(0xFFA3281D)) }
        effects.forEach { Effect(it.sign, it.amount, Night.Middle) }
    }
}

@Composable
private fun Effect(
    sign: BleusSign,
    amount: Int,
    ink: Color,
) {
    Row(verticalAlignment = Alignment.CenterVertically) {
        SignArt(sign, Modifier.size(15.dp), ink)
        Text(
            amount.toString(),
            color = ink,
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.labelSmall,
        )
    }
}

/** The three pools of the turn. */
@Composable
internal fun Pools(
    scene: BleusScene,
    modifier: Modifier = Modifier,
    large: Boolean = false,
) {
    val turn = scene.view.turn ?: return
    FlowRow(
        modifier,
        horizontalArrangement = Arrangement.spacedBy(18.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        Pool(scene, "force", turn.force, BleusSign.FORCE, large)
        Pool(scene, "funding", turn.funding, BleusSign.FUNDING, large)
        Pool(scene, "tension", turn.tension, BleusSign.TENSION, large)
    }
}

@Composable
private fun Pool(
    scene: BleusScene,
    key: String,
    amount: Int,
    sign: BleusSign,
    large: Boolean,
) = Stat(
    amount.toString(),
    scene.text("gain.$key", "count", amount.toString()),
    word = scene.text("term.$key"),
    large = large,
    icon = drawing(sign),
)

/** Who plays, with points and arrests. */
@Composable
internal fun Scores(
    scene: BleusScene,
    modifier: Modifier = Modifier,
    touch: BleusTouch? = null,
    onPlayer: (Int) -> Unit,
) {
    FlowRow(
        modifier,
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        scene.sitters.indices.forEach { Score(scene, it, touch, onPlayer) }
    }
}

@Composable
private fun Score(
    scene: BleusScene,
    seat: Int,
    touch: BleusTouch?,
    onPlayer: (Int) -> Unit,
) {
    val player = scene.view.players[seat]
    val turn = scene.view.seat == seat && scene.view.phase != View.Phase.GAME_OVER
    val chosen = touch?.picks?.contains(Pick.Player(seat)) == true
    val colours = MaterialTheme.colorScheme
    val sitter = scene.sitters[seat]
    val said = stringResource(R.string.bleus_score, sitter.name, player.points, player.arrests)
    Surface(
        { onPlayer(seat) },
        Modifier
            .offers(touch?.offers(Pick.Player(seat)).orEmpty())
            .semantics { contentDescription = said },
        shape = MaterialTheme.shapes.small,
        color = if (turn) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (turn) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (turn || chosen) 2.dp else 1.dp,
                if (turn || chosen) Brass.Middle else colours.outlineVariant,
            ),
    ) {
        Row(
            Modifier
                .heightIn(
                    min = 48.dp,
                ).padding(horizontal = 8.dp, vertical = 4.dp)
                .clearAndSetSemantics { },
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 30.dp)
            Column {
                Text(
                    sitter.name,
                    maxLines = 1,
                    overflow = TextOverflow.Ellipsis,
                    style = MaterialTheme.typography.labelMedium,
                )
                Row(
                    horizontalArrangement = Arrangement.spacedBy(3.dp),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    SignArt(BleusSign.POINTS, Modifier.size(14.dp), colours.secondary)
                    Text("${player.points}", style = MaterialTheme.typography.labelLarge)
                    SignArt(BleusSign.ARREST, Modifier.padding(start = 4.dp).size(14.dp))
                    Text("${player.arrests}", style = MaterialTheme.typography.labelMedium)
                }
            }
        }
    }
}

/** The revealed suburb of the one whose turn it is. */
@Composable
internal fun SuburbRow(
    scene: BleusScene,
    modifier: Modifier = Modifier,
    touch: BleusTouch? = null,
    size: CardSize = CardSize.MEDIUM,
    onTouch: ((Pick) -> Unit)? = null,
) {
    val turn = scene.view.turn ?: return
    Row(
        modifier
            .horizontalScroll(
                rememberScrollState(),
            ).padding(horizontal = 12.dp, vertical = 8.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        turn.row.forEachIndexed { n, card ->
            val pick = Pick.Row(n + 1)
            BleusCardArt(
                scene,
                card,
                Modifier.offers(touch?.offers(pick).orEmpty<Action>()),
                size,
                chosen = touch?.picks?.contains(pick) == true,
                arrested = n + 1 in turn.arrested,
                onTouch = onTouch?.let { { it(pick) } },
            )
        }
    }
}
