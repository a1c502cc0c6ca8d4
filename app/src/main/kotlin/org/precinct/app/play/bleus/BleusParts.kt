package org.precinct.app.play.bleus

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.offers
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.across
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.bleus.proto.View

/** How wide a card is so that whole ones fill a row; larger text makes larger cards. */
@Composable
internal fun cardWidth(
    room: Dp,
    small: Boolean = false,
): Dp {
    val least = if (small) 96.dp else 116.dp
    val grown = if (LocalDensity.current.fontScale > LARGE_TEXT) least * 1.5f else least
    val within = room - 24.dp
    val columns = ((within + 8.dp) / (grown + 8.dp)).toInt().coerceAtLeast(1)
    // A little less, or rounding to pixels would push the last one into the next row.
    return (within - 8.dp * (columns - 1)) / columns - 0.7.dp
}

/** The three pools of the turn. */
@Composable
internal fun Pools(
    scene: BleusScene,
    modifier: Modifier = Modifier,
) {
    val turn = scene.view.turn ?: return
    val pools =
        listOf(
            Triple("force", turn.force, BleusSign.FORCE),
            Triple("funding", turn.funding, BleusSign.FUNDING),
            Triple("tension", turn.tension, BleusSign.TENSION),
        )
    if (LocalDensity.current.fontScale > LARGE_TEXT) {
        FlowRow(modifier, Arrangement.spacedBy(16.dp)) {
            pools.forEach { (key, amount, sign) ->
                Row(
                    Modifier.pool(scene, key, amount),
                    Arrangement.spacedBy(6.dp),
                    Alignment.CenterVertically,
                ) {
                    Amount(amount, sign)
                    PoolName(scene.text("term.$key"))
                }
            }
        }
    } else {
        Row(modifier, Arrangement.spacedBy(8.dp)) {
            pools.forEach { (key, amount, sign) ->
                Column(
                    Modifier.weight(1f).pool(scene, key, amount),
                    horizontalAlignment = Alignment.CenterHorizontally,
                ) {
                    Amount(amount, sign)
                    PoolName(scene.text("term.$key"))
                }
            }
        }
    }
}

private fun Modifier.pool(
    scene: BleusScene,
    key: String,
    amount: Int,
): Modifier {
    val said = scene.text("gain.$key", "count", amount.toString())
    return clearAndSetSemantics { contentDescription = said }
}

@Composable
private fun Amount(
    amount: Int,
    sign: BleusSign,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(6.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        SignArt(sign, Modifier.size(24.dp))
        Text("$amount", style = MaterialTheme.typography.headlineSmall)
    }
}

@Composable
private fun PoolName(name: String) {
    Text(
        name,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** How far the game is. */
@Composable
internal fun Progress(
    scene: BleusScene,
    modifier: Modifier = Modifier,
) {
    if (scene.view.phase == View.Phase.GAME_OVER) return
    Text(
        if (scene.view.last_round) {
            scene.text("prompt.last_round")
        } else {
            stringResource(R.string.bleus_progress, scene.view.round, scene.view.target)
        },
        modifier,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** The title of a part, with how many cards that deck has; under it if text is large. */
@Composable
internal fun DeckHeading(
    scene: BleusScene,
    title: String,
    deck: Deck,
    modifier: Modifier = Modifier,
) {
    if (LocalDensity.current.fontScale > LARGE_TEXT) {
        Column(modifier) {
            Heading(title)
            Piles(scene, deck)
        }
    } else {
        Heading(title, modifier, end = { Piles(scene, deck) })
    }
}

/** How many cards one of the decks of whoever's turn it is has left to draw, and in its discard. */
@Composable
internal fun Piles(
    scene: BleusScene,
    deck: Deck,
    seat: Int = scene.view.seat,
) {
    val player = scene.view.players[seat]
    val view = (if (deck == Deck.POLICE) player.police else player.suburb) ?: return
    Text(
        stringResource(R.string.bleus_deck, view.draw, view.discard),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** Who plays, with points and arrests: side by side, in two columns if text is large. */
@Composable
internal fun Scores(
    scene: BleusScene,
    modifier: Modifier = Modifier,
    touch: BleusTouch? = null,
    onPlayer: (Int) -> Unit,
) {
    val large = LocalDensity.current.fontScale > LARGE_TEXT
    BoxWithConstraints(modifier) {
        val across = if (large) 2 else across(scene.sitters.size, maxWidth, NAME_AND_POINTS)
        // Four at a phone's width have no room for badges; the frame shows these, too.
        val badges = large || scene.sitters.size < 4 && maxWidth / across >= NAME_AND_BADGE
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            scene.sitters.indices.chunked(across).forEach { some ->
                Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                    some.forEach { seat ->
                        Score(
                            scene,
                            seat,
                            badges,
                            touch?.picks?.contains(Pick.Player(seat)) == true,
                            Leads(touch?.offers(Pick.Player(seat)).orEmpty()),
                            onPlayer,
                            Modifier.weight(1f),
                        )
                    }
                }
            }
        }
    }
}

/** What a player takes up, at the usual size of text. */
private val NAME_AND_POINTS = 90.dp
private val NAME_AND_BADGE = 126.dp

@Composable
private fun Score(
    scene: BleusScene,
    seat: Int,
    badge: Boolean,
    chosen: Boolean,
    leads: Leads,
    onPlayer: (Int) -> Unit,
    modifier: Modifier,
) {
    val player = scene.view.players[seat]
    val result = scene.view.result
    val lit = if (result == null) scene.view.seat == seat else seat in result.winners
    val colours = MaterialTheme.colorScheme
    val sitter = scene.sitters[seat]
    val said = stringResource(R.string.bleus_score, sitter.name, player.points, player.arrests)
    Surface(
        { onPlayer(seat) },
        modifier
            .offers(leads.actions)
            .semantics { contentDescription = said },
        shape = MaterialTheme.shapes.small,
        color = if (lit) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (lit) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (lit || chosen) 2.dp else 1.dp,
                if (lit || chosen) Brass.Middle else colours.outlineVariant,
            ),
    ) {
        Row(
            Modifier
                .heightIn(min = 52.dp)
                .padding(horizontal = 6.dp, vertical = 3.dp)
                .clearAndSetSemantics { },
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            if (badge) BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), 26.dp)
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
                    SignArt(BleusSign.POINTS, Modifier.size(15.dp), colours.secondary)
                    Text("${player.points}", style = MaterialTheme.typography.titleMedium)
                    SignArt(BleusSign.ARREST, Modifier.padding(start = 2.dp).size(13.dp))
                    Text("${player.arrests}", style = MaterialTheme.typography.bodySmall)
                }
            }
        }
    }
}

/** The revealed suburb of the one whose turn it is; the next card peeps in if they do not all fit. */
@Composable
internal fun SuburbRow(
    scene: BleusScene,
    faces: BleusFaces,
    card: Dp,
    touch: BleusTouch,
    onTouch: (Pick) -> Unit,
) {
    val turn = scene.view.turn ?: return
    val width = if (turn.row.size > 3) card * 0.9f else card
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .padding(horizontal = 12.dp, vertical = 4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        turn.row.forEachIndexed { n, one ->
            val pick = Pick.Row(n + 1)
            BleusCardArt(
                faces[one],
                width,
                chosen = pick in touch.picks,
                arrested = n + 1 in turn.arrested,
                leads = Leads(touch.offers(pick)),
                onTouch = { onTouch(pick) },
            )
        }
    }
}

/** The cards played, as chips: they have had their effect. */
@Composable
internal fun Played(
    scene: BleusScene,
    faces: BleusFaces,
) {
    val played =
        scene.view.turn
            ?.played
            .orEmpty()
    if (played.isEmpty()) return
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .padding(horizontal = 12.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        Text(
            scene.text("term.played"),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        played.forEach { card ->
            val face = faces[card]
            Surface(
                shape = MaterialTheme.shapes.small,
                color = face.card.deck.colour,
                contentColor = Paper.Light,
            ) { PlayedChip(face) }
        }
    }
}

@Composable
private fun PlayedChip(face: BleusFace) {
    Row(
        Modifier.padding(horizontal = 8.dp, vertical = 4.dp),
        Arrangement.spacedBy(5.dp),
        Alignment.CenterVertically,
    ) {
        SignArt(face.card.sign, Modifier.size(16.dp))
        Text(face.title, maxLines = 1, style = MaterialTheme.typography.bodySmall)
    }
}

internal const val LARGE_TEXT = 1.4f
