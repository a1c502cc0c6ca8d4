package org.precinct.app.play.policecity

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Popup
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.BackLook
import org.precinct.app.play.parts.CardBack
import org.precinct.app.play.parts.CardFace
import org.precinct.app.play.parts.CardSize
import org.precinct.app.play.parts.HeldHand
import org.precinct.app.play.parts.PlayingCard
import org.precinct.app.play.parts.Secret
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.engine.policecity.kit.Special
import org.precinct.engine.policecity.proto.Loyalty
import org.precinct.seat.art.CitySigns

/** The own secret under the thumb: while a finger rests on it, it shows above the finger. */
@Composable
fun OwnSecret(
    scene: CityScene,
    modifier: Modifier = Modifier,
    size: Dp = 48.dp,
    ink: Color = LocalContentColor.current,
) {
    val mine = scene.view.mine ?: return
    if (mine.token == 0 && mine.loyalty == Loyalty.LOYALTY_NONE) return
    Secret(
        scene.text("seat.secret"),
        { Lock(scene, size, ink) },
        modifier,
    ) {
        Lock(scene, size, ink)
        Popup(Alignment.BottomStart, IntOffset(0, -200)) { SecretPlate(scene) }
    }
}

/** What hides it; said by what is hidden. */
@Composable
private fun Lock(
    scene: CityScene,
    size: Dp,
    ink: Color,
) = Column(
    Modifier.defaultMinSize(48.dp, 48.dp).clearAndSetSemantics { },
    horizontalAlignment = Alignment.CenterHorizontally,
) {
    SpecialToken(null, size)
    Text(
        scene.text("seat.hold"),
        color = ink,
        style = MaterialTheme.typography.labelSmall,
    )
}

@Composable
private fun SecretPlate(scene: CityScene) {
    val mine = scene.view.mine
    Surface(
        Modifier.widthIn(max = 340.dp).padding(8.dp),
        MaterialTheme.shapes.large,
        MaterialTheme.colorScheme.surfaceContainer,
        border = BorderStroke(2.dp, Brass.Middle),
        shadowElevation = 8.dp,
    ) {
        Column(Modifier.padding(14.dp), Arrangement.spacedBy(12.dp)) {
            Special.of(mine.token).orElse(null)?.let { SpecialLine(scene, it) }
            mine.loyalty.key?.let { key ->
                Row(
                    Modifier.semantics(mergeDescendants = true) {},
                    Arrangement.spacedBy(12.dp),
                    Alignment.CenterVertically,
                ) {
                    LoyaltySign(mine.loyalty, Modifier.size(48.dp))
                    Column(Modifier.weight(1f)) {
                        Text(scene.text(key), style = MaterialTheme.typography.titleMedium)
                        Text(
                            scene.text("$key.text"),
                            color = MaterialTheme.colorScheme.onSurfaceVariant,
                            style = MaterialTheme.typography.bodySmall,
                        )
                    }
                }
            }
        }
    }
}

/** Null where there is none. */
val Loyalty.key: String?
    get() =
        when (this) {
            Loyalty.LOYALTY_NONE -> null
            Loyalty.LOYAL -> "loyalty.loyal_cop"
            Loyalty.MAFIOSO -> "loyalty.infiltrated_mafioso"
        }

@Composable
fun LoyaltySign(
    loyalty: Loyalty,
    modifier: Modifier = Modifier,
) = SignArt(
    if (loyalty == Loyalty.MAFIOSO) CitySigns.MAFIA else CitySigns.STAR,
    modifier,
    if (loyalty == Loyalty.MAFIOSO) MafiaRed else MaterialTheme.colorScheme.secondary,
)

/** The first look: what each was dealt, held hidden as cards are. The same size for everybody. */
@Composable
fun PeekPane(
    scene: CityScene,
    modifier: Modifier = Modifier,
) {
    val mine = scene.view.mine ?: return
    val special = Special.of(mine.token).orElse(null)
    val loyalty = mine.loyalty.key
    Column(modifier, Arrangement.spacedBy(16.dp), Alignment.CenterHorizontally) {
        HeldHand(
            if (loyalty == null) 1 else 2,
            {
                stringOf(scene, it == 0)
            },
            Modifier.fillMaxWidth(),
            cover = { n ->
                CardBack(
                    CardSize.LARGE,
                    look =
                        BackLook(
                            if (n == 0) Night.High else MafiaRed,
                            {
                                val sign = if (n == 0) CitySigns.REINFORCEMENTS else CitySigns.STAR
                                SignArt(sign, it, Brass.Light)
                            },
                        ),
                )
            },
        ) { n ->
            if (n == 0) SpecialCard(scene, special) else LoyaltyCard(scene, mine.loyalty)
        }
        Box(Modifier.padding(horizontal = 24.dp)) {
            Text(
                scene.text("seat.peek_help"),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

private fun stringOf(
    scene: CityScene,
    special: Boolean,
): String = if (special) scene.text("ui.action_token") else scene.text("ui.variant_mafioso")

/** A dealt Top-secret file lies open already: then there is no secret one. */
@Composable
private fun SpecialCard(
    scene: CityScene,
    special: Special?,
) {
    val shown = special ?: Special.TOP_SECRET_FILE
    PlayingCard(
        CardFace(
            scene.text(shown.key()),
            kind = scene.text("ui.action_token"),
            text = scene.text("${shown.key()}.text"),
            stripe = Night.High,
            sign = { SpecialToken(shown, 72.dp, it) },
        ),
        size = CardSize.LARGE,
    )
}

@Composable
private fun LoyaltyCard(
    scene: CityScene,
    loyalty: Loyalty,
) {
    val key = loyalty.key ?: return
    PlayingCard(
        CardFace(
            scene.text(key),
            text = scene.text("$key.text"),
            stripe = if (loyalty == Loyalty.MAFIOSO) MafiaRed else Night.High,
            sign = { LoyaltySign(loyalty, it) },
        ),
        size = CardSize.LARGE,
    )
}
