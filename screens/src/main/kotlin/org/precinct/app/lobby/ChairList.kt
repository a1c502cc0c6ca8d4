package org.precinct.app.lobby

import androidx.annotation.DrawableRes
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectVerticalDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.QuietButton
import org.precinct.app.art.SignArt
import org.precinct.app.play.Attendance
import org.precinct.app.profile.initial
import org.precinct.app.session.ChairFacts
import org.precinct.engine.BotLevel
import kotlin.math.roundToInt

/** What may be done with chairs here. */
enum class ChairEditing {
    /** A guest: the players of its own phone. */
    OWN,

    /** The host: order and removal. */
    ORDER,

    /** The host of a table on one phone: names, too. */
    NAMES,
}

/**
 * The chairs in the order of the table. The grip is dragged; a tap on a chair opens buttons that do
 * the same, and a screen reader has them as actions.
 *
 * @param onCast where the game has characters to choose from
 */
@Composable
fun ChairList(
    chairs: List<ChairFacts>,
    arranging: ChairEditing,
    onMove: (from: Int, to: Int) -> Unit,
    onRemove: (Int) -> Unit,
    onRename: (Int) -> Unit,
    onCast: ((Int) -> Unit)? = null,
) {
    val gap = 8.dp
    val gapPx = with(LocalDensity.current) { gap.toPx() }
    var open by remember { mutableStateOf<String?>(null) }
    // A player who comes or goes ends a drag, and no event says so.
    var dragged by remember(chairs.size) { mutableIntStateOf(-1) }
    var way by remember { mutableFloatStateOf(0f) }
    var height by remember { mutableIntStateOf(1) }

    // From the newest state, also between two frames.
    fun target() = (dragged + (way / (height + gapPx)).roundToInt()).coerceIn(chairs.indices)
    val move by rememberUpdatedState(onMove)
    Column(verticalArrangement = Arrangement.spacedBy(gap)) {
        val target = if (dragged < 0) -1 else target()
        chairs.forEachIndexed { n, chair ->
            val shift =
                when {
                    n == dragged -> way
                    dragged < 0 -> 0f
                    n in (dragged + 1)..target -> -(height + gapPx)
                    n in target..<dragged -> height + gapPx
                    else -> 0f
                }
            ChairCard(
                n,
                chair,
                chairActions(chairs, n, arranging, onMove, onRemove, onRename, onCast),
                open = open == chair.name,
                onOpen = { open = if (open == chair.name) null else chair.name },
                modifier =
                    Modifier
                        .zIndex(if (n == dragged) 1f else 0f)
                        .onSizeChanged { if (dragged < 0 && open == null) height = it.height }
                        .graphicsLayer {
                            translationY = shift
                            shadowElevation = if (n == dragged) 8.dp.toPx() else 0f
                        },
                grip =
                    Modifier.takeIf { arranging != ChairEditing.OWN }?.pointerInput(
                        chairs.size,
                        n,
                    ) {
                        detectVerticalDragGestures(
                            onDragStart = {
                                open = null
                                dragged = n
                                way = 0f
                            },
                            onDragEnd = {
                                val from = dragged
                                val to = target()
                                dragged = -1
                                if (to != from) move(from, to)
                            },
                            onDragCancel = { dragged = -1 },
                        ) { change, amount ->
                            change.consume()
                            way += amount
                        }
                    },
            )
        }
    }
}

/** Something that can be done with a chair. */
private class ChairAction(
    val words: String,
    @DrawableRes val icon: Int,
    val enabled: Boolean = true,
    val grave: Boolean = false,
    val act: () -> Unit,
)

@Composable
private fun chairActions(
    chairs: List<ChairFacts>,
    n: Int,
    arranging: ChairEditing,
    onMove: (from: Int, to: Int) -> Unit,
    onRemove: (Int) -> Unit,
    onRename: (Int) -> Unit,
    onCast: ((Int) -> Unit)?,
): List<ChairAction> {
    val chair = chairs[n]
    val host = arranging != ChairEditing.OWN
    val up = stringResource(R.string.lobby_up)
    val down = stringResource(R.string.lobby_down)
    val remove = stringResource(R.string.lobby_remove)
    val rename = stringResource(R.string.lobby_rename)
    val cast = stringResource(R.string.lobby_cast)
    // Somebody stays who can deal, and a guest without a chair leaves the table.
    val last = chair.own && if (host) chairs.size == 1 else chairs.count { it.own } == 1
    val removable = !last && (host || chair.own)
    return buildList {
        if (host) {
            add(ChairAction(up, R.drawable.icon_up, n > 0) { onMove(n, n - 1) })
            add(ChairAction(down, R.drawable.icon_down, n < chairs.lastIndex) { onMove(n, n + 1) })
        }
        if (chair.bot == null && (chair.own || arranging == ChairEditing.NAMES)) {
            add(ChairAction(rename, R.drawable.icon_pencil) { onRename(n) })
        }
        if (onCast != null && chair.own && chair.bot == null) {
            add(ChairAction(cast, R.drawable.icon_players) { onCast(n) })
        }
        if (removable) add(ChairAction(remove, R.drawable.icon_close, grave = true) { onRemove(n) })
    }
}

/** @param grip where it can be dragged; null if it cannot */
@Composable
private fun ChairCard(
    number: Int,
    chair: ChairFacts,
    actions: List<ChairAction>,
    open: Boolean,
    onOpen: () -> Unit,
    modifier: Modifier,
    grip: Modifier?,
) {
    val possible = actions.filter { it.enabled }
    Surface(
        modifier,
        shape = MaterialTheme.shapes.large,
        color = MaterialTheme.colorScheme.surfaceContainer,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Column {
            val touch =
                if (possible.isEmpty()) {
                    Modifier
                } else {
                    Modifier.clickable(role = Role.Button, onClick = onOpen)
                }
            Row(
                Modifier
                    .fillMaxWidth()
                    .then(touch)
                    .spoken(stringResource(R.string.lobby_seat, number + 1), possible)
                    .heightIn(min = 60.dp)
                    .padding(start = 12.dp),
                horizontalArrangement = Arrangement.spacedBy(12.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                BadgeArt(chair.badge, chair.tint, initial(chair.name), 40.dp)
                Column(Modifier.weight(1f).padding(vertical = 8.dp)) {
                    Text(chair.name, style = MaterialTheme.typography.titleMedium)
                    Who(chair)
                    if (chair.character != null) {
                        Text(chair.character.name, style = MaterialTheme.typography.bodySmall)
                    }
                }
                if (chair.character != null) {
                    SignArt(
                        chair.character.portrait,
                        Modifier.size(40.dp).padding(end = if (grip == null) 12.dp else 0.dp),
                        MaterialTheme.colorScheme.onSurface,
                        MaterialTheme.colorScheme.surfaceContainer,
                    )
                }
                if (grip != null) {
                    Box(grip.size(52.dp).clearAndSetSemantics { }, Alignment.Center) {
                        Icon(
                            painterResource(R.drawable.icon_grip),
                            null,
                            Modifier.size(24.dp),
                            MaterialTheme.colorScheme.onSurfaceVariant,
                        )
                    }
                }
            }
            if (open && possible.isNotEmpty()) ChairButtons(actions)
        }
    }
}

private fun Modifier.spoken(
    seat: String,
    actions: List<ChairAction>,
) = semantics(mergeDescendants = true) {
    stateDescription = seat
    customActions =
        actions.map {
            CustomAccessibilityAction(it.words) {
                it.act()
                true
            }
        }
}

@Composable
private fun ChairButtons(actions: List<ChairAction>) =
    FlowRow(
        Modifier.padding(start = 8.dp, end = 8.dp, bottom = 4.dp),
        horizontalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        val colours = MaterialTheme.colorScheme
        actions.forEach {
            val colour = if (it.grave) colours.error else colours.secondary
            QuietButton(it.words, it.act, icon = it.icon, enabled = it.enabled, colour = colour)
        }
    }

@Composable
private fun Who(chair: ChairFacts) {
    val away = chair.attendance == Attendance.AWAY
    val (icon, words) =
        when {
            chair.bot == BotLevel.EASY -> R.drawable.icon_bot to R.string.lobby_easy_bot
            chair.bot != null -> R.drawable.icon_bot to R.string.lobby_normal_bot
            away -> R.drawable.icon_lost to R.string.lobby_away
            chair.own && !chair.ready -> R.drawable.icon_phone to R.string.lobby_mine
            chair.ready -> R.drawable.icon_check to R.string.lobby_is_ready
            else -> R.drawable.icon_hourglass to R.string.lobby_here
        }
    Row(Modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        val colour =
            with(MaterialTheme.colorScheme) {
                when {
                    away -> error
                    chair.ready -> secondary
                    else -> onSurfaceVariant
                }
            }
        Icon(painterResource(icon), null, Modifier.size(16.dp), colour)
        Text(stringResource(words), color = colour, style = MaterialTheme.typography.bodySmall)
    }
}
