package org.precinct.app.play.policecity

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import org.precinct.app.R
import org.precinct.app.art.BadgeArt
import org.precinct.app.art.SignArt
import org.precinct.app.play.Attendance
import org.precinct.app.play.Sitter
import org.precinct.app.play.parts.columns
import org.precinct.app.theme.Brass
import org.precinct.app.theme.Night
import org.precinct.app.theme.Paper
import org.precinct.engine.policecity.kit.Seizure
import org.precinct.seat.art.CitySigns
import org.precinct.seat.policecity.CityBoard

/** How a captain stands in the strip. */
@Immutable
data class CaptainLook(
    val seat: Int,
    val sitter: Sitter,
    val rank: Int,
    /** Kinds that lie on the track and that nobody shows more of. */
    val leads: List<Seizure>,
    val own: Boolean,
    val keeper: Boolean,
    val asked: Boolean,
    val decided: Boolean,
    val away: Boolean,
    /** Tokens and cards in the open. */
    val stock: Int,
)

fun CityScene.captainLooks(city: CityBoard): List<CaptainLook> =
    city.captains.map {
        CaptainLook(
            it.seat,
            sitters[it.seat],
            it.rank,
            city.leads(it),
            it.seat == seat,
            it.keeper,
            it.asked,
            it.decided,
            it.absent || sitters[it.seat].attendance == Attendance.AWAY,
            it.stock.size,
        )
    }

/** All captains in one row: who is asked, who is done, and how high they stand. */
@Composable
fun CaptainStrip(
    scene: CityScene,
    captains: List<CaptainLook>,
    onTouch: (Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    val large = LocalDensity.current.fontScale > LARGE
    BoxWithConstraints(modifier.fillMaxWidth()) {
        // Large letters need two rows, and so do fingers on a narrow screen.
        val across = columns(captains.size, maxWidth, if (large) LONG_NAME else FINGER)
        Column {
            captains.chunked(across).forEach { row ->
                Row(Modifier.fillMaxWidth()) {
                    row.forEach {
                        CaptainCell(
                            scene,
                            it,
                            { onTouch(it.seat) },
                            across > CLOSE,
                            Modifier.weight(1f),
                        )
                    }
                }
            }
        }
    }
}

private val FINGER = 48.dp
private val LONG_NAME = 110.dp

/** More than so many in a row stand closer. */
private const val CLOSE = 4

@Composable
private fun CaptainCell(
    scene: CityScene,
    captain: CaptainLook,
    onTouch: () -> Unit,
    close: Boolean,
    modifier: Modifier,
) {
    val said = scene.said(captain)
    Column(
        modifier
            .clickable(
                onClickLabel = scene.text("seat.look"),
                role = Role.Button,
                onClick = onTouch,
            ).semantics(mergeDescendants = true) { contentDescription = said }
            .heightIn(min = 56.dp)
            .padding(horizontal = 2.dp, vertical = 4.dp)
            .alpha(if (captain.away) 0.55f else 1f),
        Arrangement.spacedBy(1.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Box {
                BadgeArt(
                    captain.sitter.badge,
                    captain.sitter.tint,
                    captain.sitter.name.take(1),
                    if (close) 24.dp else 30.dp,
                    if (captain.asked && !captain.decided) {
                        Modifier.border(2.dp, Brass.Light, CircleShape).padding(3.dp)
                    } else {
                        Modifier.padding(3.dp)
                    },
                )
                Mark(captain, Modifier.align(Alignment.BottomEnd).offset(4.dp, 2.dp))
            }
            // Ranks are on the track; here is what they might still bring.
            Column(Modifier.padding(start = 2.dp)) {
                captain.leads.chunked(2).forEach { row ->
                    Row { row.forEach { SeizureToken(it, if (close) 13.dp else 15.dp) } }
                }
            }
        }
        Text(
            captain.sitter.name,
            color = if (captain.own) Brass.Light else Paper.Middle,
            style = MaterialTheme.typography.bodySmall,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

@Composable
private fun Mark(
    captain: CaptainLook,
    modifier: Modifier,
) {
    val round = modifier.size(17.dp).clip(CircleShape)
    when {
        captain.away ->
            SignArt(CitySigns.CROSS, round.background(Color(0xFF6E7480)).padding(4.dp), Paper.Light)
        captain.decided ->
            SignArt(CitySigns.TICK, round.background(Color(0xFF2F7A48)).padding(3.dp), Paper.Light)
        captain.keeper ->
            Icon(
                painterResource(R.drawable.icon_hourglass),
                null,
                round.background(Night.High).padding(2.dp),
                Brass.Light,
            )
    }
}

private fun CityScene.said(captain: CaptainLook): String {
    val state =
        when {
            captain.away -> text("seat.away")
            captain.decided -> text("seat.decided")
            captain.asked -> text("seat.deciding")
            else -> null
        }
    return listOfNotNull(
        text("seat.rank_of", "player", captain.sitter.name, "rank", "${captain.rank}"),
        captain.leads.joinToString { text(it.key()) }.takeIf { it.isNotEmpty() }?.let {
            text("seat.leads", "kinds", it)
        },
        state,
        if (captain.keeper) text("seat.keeper") else null,
    ).joinToString(", ")
}
