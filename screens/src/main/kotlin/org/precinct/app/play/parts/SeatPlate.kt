package org.precinct.app.play.parts

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.play.Attendance
import org.precinct.app.play.LocalNow
import org.precinct.app.play.Mark
import org.precinct.app.play.Marked
import org.precinct.app.play.Sand
import org.precinct.app.play.Sitter
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night

/**
 * How a seat stands at the moment.
 *
 * @param own whether this phone holds it
 * @param turn whether it is this player's turn
 * @param asked whether the table waits for this player
 * @param out no longer in the game
 * @param sand a ring around the badge that runs with it
 * @param chosen picked by this player as a target, say
 * @param why why this player cannot be picked, while players are being picked
 * @param spoken further facts for TalkBack
 * @param open whether this player can be picked now
 * @param mark what touching the seat touches in the game
 */
@Immutable
data class SeatLook(
    val seat: Int,
    val sitter: Sitter,
    val own: Boolean = false,
    val turn: Boolean = false,
    val asked: Boolean = false,
    val out: Boolean = false,
    val sand: Sand? = null,
    val chosen: Boolean = false,
    val why: String? = null,
    val spoken: String? = null,
    val open: Boolean = false,
    val mark: Mark? = null,
)

/**
 * One player at the table: badge, name, connection, turn, timer, and under it what the game puts
 * there.
 *
 * @param onTouch called whether or not [SeatLook.why] is set
 * @param badge the size of the badge
 * @param beside in the line of the name, after it
 */
@Composable
fun SeatPlate(
    look: SeatLook,
    modifier: Modifier = Modifier,
    onTouch: (() -> Unit)? = null,
    badge: Dp = 34.dp,
    beside: @Composable () -> Unit = {},
    content: @Composable () -> Unit = {},
) {
    val colours = MaterialTheme.colorScheme
    val shape = MaterialTheme.shapes.medium
    val ground = if (look.turn) colours.secondaryContainer else colours.surfaceContainer
    val edge =
        when {
            look.chosen -> colours.primary
            look.turn -> Brass.Middle
            look.open -> colours.outline
            else -> colours.outlineVariant
        }
    Column(
        modifier
            .clip(shape)
            .background(ground)
            .border(if (look.chosen || look.turn) 2.5.dp else 1.dp, edge, shape)
            .then(
                if (onTouch == null) {
                    Modifier
                } else {
                    Modifier.clickable(role = Role.Button, onClick = onTouch)
                },
            ).semantics {
                look.mark?.let { this[Marked] = it }
                if (look.chosen) selected = true
                look.why?.let {
                    stateDescription = it
                    if (onTouch != null) disabled()
                }
            }.then(if (onTouch == null) Modifier else Modifier.sizeIn(48.dp, 48.dp))
            .alpha(if (look.out || look.why != null) 0.62f else 1f)
            .padding(Padding),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(Modifier, Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            NamePlate(look, badge, Modifier.weight(1f, fill = false))
            beside()
        }
        content()
    }
}

/** Badge and name with the state of the seat itself. */
@Composable
private fun NamePlate(
    look: SeatLook,
    badge: Dp,
    modifier: Modifier,
) {
    val spoken = spoken(look)
    BesideOrBelow(modifier.clearAndSetSemantics { contentDescription = spoken }) {
        Box(Modifier.size(badge + 6.dp), Alignment.Center) {
            look.sand?.let { TimerRing(it, Modifier.size(badge + 6.dp)) }
            BadgeArt(look.sitter.badge, look.sitter.tint, look.sitter.name.take(1), badge)
            cornerMark(look)?.let { (drawing, ground, ink) ->
                Icon(
                    painterResource(drawing),
                    null,
                    Modifier
                        .align(Alignment.BottomEnd)
                        .size(16.dp)
                        .clip(CircleShape)
                        .background(ground)
                        .padding(2.dp),
                    ink,
                )
            }
        }
        Row(Modifier, Arrangement.spacedBy(5.dp), Alignment.CenterVertically) { Name(look) }
    }
}

/**
 * How high badge and name are in a plate of some width: see [BesideOrBelow].
 *
 * @param name the width of the name
 */
internal fun Density.headHeight(
    name: Dp,
    plate: Dp,
): Dp {
    val room = plate - Padding * 2
    val wide = name + MarkAfter
    val line = 16.sp.toDp()
    val beside = room - BadgePlace - Between
    return if (beside >= min(wide, Letter.toDp() * ENOUGH)) {
        max(BadgePlace, line * if (wide <= beside) 1 else 2)
    } else {
        BadgePlace + line * if (wide <= room) 1 else 2
    }
}

private val Padding = 6.dp
private val BadgePlace = 40.dp
private val Between = 5.dp
private val MarkAfter = 19.dp

/** Enough letters of a name to recognise it. */
private const val ENOUGH = 4
private val Letter = 12.sp

/** Badge and name side by side; large letters of which too few fit there go below the badge. */
@Composable
private fun BesideOrBelow(
    modifier: Modifier,
    content: @Composable () -> Unit,
) = Layout(content, modifier) { (badge, name), constraints ->
    val gap = Between.roundToPx()
    val loose = constraints.copy(minWidth = 0, minHeight = 0)
    val first = badge.measure(loose)
    val room = (constraints.maxWidth - first.width - gap).coerceAtLeast(0)
    val enough = minOf(name.maxIntrinsicWidth(Constraints.Infinity), Letter.roundToPx() * ENOUGH)
    if (room >= enough) {
        val second = name.measure(loose.copy(maxWidth = room))
        val height = maxOf(first.height, second.height)
        layout(first.width + gap + second.width, height) {
            first.placeRelative(0, (height - first.height) / 2)
            second.placeRelative(first.width + gap, (height - second.height) / 2)
        }
    } else {
        val second = name.measure(loose)
        val width = maxOf(first.width, second.width)
        layout(width, first.height + second.height) {
            first.placeRelative((width - first.width) / 2, 0)
            second.placeRelative((width - second.width) / 2, first.height)
        }
    }
}

@Composable
private fun RowScope.Name(look: SeatLook) {
    Text(
        look.sitter.name,
        Modifier.weight(1f, fill = false),
        fontWeight = if (look.own || look.turn) FontWeight.Bold else FontWeight.Medium,
        textDecoration = if (look.out) TextDecoration.LineThrough else null,
        maxLines = 2,
        overflow = TextOverflow.Ellipsis,
        style = MaterialTheme.typography.labelMedium,
    )
    val mark =
        when {
            look.chosen -> R.drawable.icon_check
            look.turn -> R.drawable.parts_turn
            look.asked -> R.drawable.parts_asked
            else -> null
        }
    if (mark != null) {
        Icon(painterResource(mark), null, Modifier.size(14.dp), MaterialTheme.colorScheme.secondary)
    }
}

private data class CornerMark(
    val drawing: Int,
    val ground: Color,
    val ink: Color,
)

/** On the badge's corner: out of the game, a bot, or a phone that is not connected. */
@Composable
private fun cornerMark(look: SeatLook): CornerMark? {
    val colours = MaterialTheme.colorScheme
    return when {
        look.out -> CornerMark(R.drawable.parts_out, colours.tertiary, colours.onTertiary)
        look.sitter.attendance == Attendance.AWAY ->
            CornerMark(R.drawable.parts_away, colours.tertiary, colours.onTertiary)
        look.sitter.attendance == Attendance.BOT ->
            CornerMark(R.drawable.parts_bot, Night.High, Brass.Light)
        else -> null
    }
}

@Composable
private fun spoken(look: SeatLook): String {
    val name = look.sitter.name
    return listOfNotNull(
        if (look.own) stringResource(R.string.parts_seat_you, name) else name,
        if (look.turn) stringResource(R.string.parts_seat_turn) else null,
        if (look.asked) stringResource(R.string.parts_seat_asked) else null,
        if (look.out) stringResource(R.string.parts_seat_out) else null,
        when (look.sitter.attendance) {
            Attendance.HERE -> null
            Attendance.AWAY -> stringResource(R.string.parts_seat_away)
            Attendance.BOT -> stringResource(R.string.parts_seat_bot)
        },
        look.spoken,
    ).joinToString()
}

/** The sand as a ring that shortens, drawn without recomposition. */
@Composable
fun TimerRing(
    sand: Sand,
    modifier: Modifier = Modifier,
) {
    val now = LocalNow.current
    val frame = rememberFrames(sand)
    val calm = MaterialTheme.colorScheme.secondary
    val late = MaterialTheme.colorScheme.error
    Box(
        modifier.drawBehind {
            frame.value
            val left = sand.left(now())
            val line = 3.dp.toPx()
            drawArc(
                if (left <= 5_000) late else calm,
                -90f,
                360f * left / sand.limit.coerceAtLeast(1),
                false,
                Offset(line / 2, line / 2),
                Size(size.width - line, size.height - line),
                style = Stroke(line, cap = StrokeCap.Round),
            )
        },
    )
}
