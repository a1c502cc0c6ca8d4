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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.parts.Heading
import org.precinct.app.play.parts.columns
import org.precinct.app.play.touches
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Paper
import org.precinct.engine.bleus.kit.Side
import org.precinct.seat.art.BleusSigns
import org.precinct.seat.art.Sign
import org.precinct.seat.bleus.BleusBoard
import org.precinct.seat.bleus.BleusTouch

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
    table: BleusTable,
    modifier: Modifier = Modifier,
) {
    val turn = table.board.pools().orElse(null) ?: return
    val scene = table.scene
    val pools =
        listOf(
            Triple("force", turn.force(), BleusSigns.FORCE),
            Triple("funding", turn.funding(), BleusSigns.FUNDING),
            Triple("tension", turn.tension(), BleusSigns.TENSION),
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
    sign: Sign,
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
    table: BleusTable,
    modifier: Modifier = Modifier,
) {
    if (!table.board.pools().isPresent) return
    Text(
        table.words.progress(table.scene.view),
        modifier,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

/** The title of a part, with how many cards that deck has; under it if text is large. */
@Composable
internal fun DeckHeading(
    table: BleusTable,
    title: String,
    side: Side,
    modifier: Modifier = Modifier,
) {
    if (LocalDensity.current.fontScale > LARGE_TEXT) {
        Column(modifier) {
            Heading(title)
            Piles(table, side)
        }
    } else {
        Heading(title, modifier, end = { Piles(table, side) })
    }
}

/** How many cards the turn player's deck has left to draw, and in its discard. */
@Composable
internal fun Piles(
    table: BleusTable,
    side: Side,
) {
    val board = table.board
    Text(
        table.words.deck(board.players()[board.turn()].deck(side)),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodySmall,
    )
}

/**
 * The players with points and arrests: side by side, in two columns if text is large.
 *
 * @param state null if nobody chooses a player here
 * @param onPlayer somebody wants to look at that player's cards
 */
@Composable
internal fun Scores(
    table: BleusTable,
    modifier: Modifier = Modifier,
    state: BleusState? = null,
    onPlayer: (Int) -> Unit,
) {
    val large = LocalDensity.current.fontScale > LARGE_TEXT
    val players = table.board.players()
    BoxWithConstraints(modifier) {
        val across = if (large) 2 else columns(players.size, maxWidth, NAME_AND_POINTS)
        val badge = if (large || maxWidth / across >= NAME_AND_BADGE) 26.dp else 20.dp
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            players.chunked(across).forEach { some ->
                Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                    some.forEach { player ->
                        val touch = BleusTouch.Opponent(player.seat())
                        val touches =
                            if (state == null) Modifier else Modifier.touches(state, touch)
                        Score(
                            table,
                            player,
                            badge,
                            state?.draft?.has(touch) == true,
                            Modifier.weight(1f).then(touches),
                        ) {
                            if (state?.reacts(touch) == true) {
                                state.touch(touch)
                            } else {
                                onPlayer(player.seat())
                            }
                        }
                    }
                }
            }
        }
    }
}

/** What a player takes up, at the usual size of text. */
private val NAME_AND_POINTS = 116.dp
private val NAME_AND_BADGE = 126.dp

@Composable
private fun Score(
    table: BleusTable,
    player: BleusBoard.Player,
    badge: Dp,
    chosen: Boolean,
    modifier: Modifier,
    onTouch: () -> Unit,
) {
    val bright = player.lit() || chosen
    val colours = MaterialTheme.colorScheme
    val sitter = table.scene.sitters[player.seat()]
    val spoken = table.words.score(player)
    Surface(
        onTouch,
        modifier.semantics { contentDescription = spoken },
        shape = MaterialTheme.shapes.small,
        color = if (player.lit()) colours.secondaryContainer else colours.surfaceContainer,
        contentColor = if (player.lit()) colours.onSecondaryContainer else colours.onSurface,
        border =
            BorderStroke(
                if (bright) 2.dp else 1.dp,
                if (bright) Brass.Middle else colours.outlineVariant,
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
            BadgeArt(sitter.badge, sitter.tint, sitter.name.take(1), badge)
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
                    SignArt(BleusSigns.POINTS, Modifier.size(15.dp), colours.secondary)
                    Text("${player.points()}", style = MaterialTheme.typography.titleMedium)
                    SignArt(BleusSigns.ARREST, Modifier.padding(start = 2.dp).size(13.dp))
                    Text("${player.arrests()}", style = MaterialTheme.typography.bodySmall)
                }
            }
        }
    }
}

/** The revealed suburb of the turn player; the next card peeps in if they do not all fit. */
@Composable
internal fun SuburbRow(
    table: BleusTable,
    state: BleusState,
    card: Dp,
) {
    val row = table.board.row()
    val width = if (row.size > 3) card * 0.9f else card
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .padding(horizontal = 12.dp, vertical = 4.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        row.forEach {
            val touch = BleusTouch.RowCard(it.place())
            TouchCard(state, touch, table.face(it.card()), width)
        }
        table.board.arrested().forEachIndexed { index, card ->
            val touch = BleusTouch.Arrested(index)
            TouchCard(state, touch, table.face(card), width, arrested = true)
        }
    }
}

/** The cards played, as chips: they have had their effect. */
@Composable
internal fun Played(table: BleusTable) {
    val played = table.board.played()
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
            table.scene.text("term.played"),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodySmall,
        )
        played.forEach { PlayedChip(table.face(it)) }
    }
}

@Composable
private fun PlayedChip(face: BleusFace) {
    Surface(
        shape = MaterialTheme.shapes.small,
        color = face.card.side().colour,
        contentColor = Paper.Light,
    ) {
        Row(
            Modifier.padding(horizontal = 8.dp, vertical = 4.dp),
            Arrangement.spacedBy(5.dp),
            Alignment.CenterVertically,
        ) {
            SignArt(face.sign, Modifier.size(16.dp))
            Text(face.title, maxLines = 1, style = MaterialTheme.typography.bodySmall)
        }
    }
}

internal const val LARGE_TEXT = 1.4f
